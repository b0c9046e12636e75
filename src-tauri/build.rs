//! Embeds the page and the icons, and lists the commands that the page may call.

/// Every command of `src/commands.rs`; the capability allows them one by one.
const COMMANDS: &[&str] = &[
    "listen",
    "startup",
    "exit",
    "save_name",
    "save_settings",
    "look_at_set_up",
    "look_at_board",
    "read_set_up",
    "new_game",
    "invite",
    "withdraw_invitation",
    "look_at_invitation",
    "accept_invitation",
    "come_back",
    "go_on",
    "leave_table",
    "send",
    "advance",
    "withdraw_advance",
    "computer",
    "change_computer",
    "change_sides",
    "hurry",
    "take_seat",
    "history",
    "history_words",
    "remarks",
    "save_remarks",
    "profile",
    "save_details",
    "save_picture",
    "opponent",
    "save_opponent",
    "search_positions",
    "calendar",
    "zones",
    "look_at_appointment",
    "keep_appointments",
    "delete_appointment",
    "preview_calendar",
    "calendar_file",
    "export_calendar",
    "delete_game",
    "save_set",
    "delete_set",
    "replay",
    "demo",
    "fresh_store",
];

fn main() {
    let manifest = tauri_build::AppManifest::new().commands(COMMANDS);
    let attributes = tauri_build::Attributes::new()
        .app_manifest(manifest)
        .capabilities_path_pattern("src-tauri/capabilities/*.json");
    tauri_build::try_build(attributes).expect("the program's configuration is read");
}
