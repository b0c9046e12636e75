//! Embeds the page and the icons into the program.

fn main() {
    tauri_build::build();
}
