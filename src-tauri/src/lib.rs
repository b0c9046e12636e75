//! The desktop program.

/// x
pub fn run() {
    tauri::Builder::default()
        .run(tauri::generate_context!())
        .expect("x");
}
