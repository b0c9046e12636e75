//! The commands that the page may call, each a few lines over its owner.

use std::sync::Arc;

use calendar::Appointment;
use calendar::ics::Preview;
use chrono::NaiveDate;
use games::Side;
use protocol::board::{BoardLook, GameChoice};
use protocol::calendar::{AppointmentLook, CalendarPage};
use protocol::client::Command;
use protocol::computer::{Computer, ComputerHere};
use protocol::demo::{Demo, DemoName};
use protocol::history::{HistoryQuery, HistoryWords, PositionPage, Remarks};
use protocol::link::{Hosted, InvitationOffer};
use protocol::profile::{Details, OpponentPage, Profile};
use protocol::set_up::{SetUp, SetUpLook};
use protocol::sets::SetChoice;
use protocol::window::{HistoryPage, NewGame, Push, Record, Settings, Startup, WindowError};
use tauri::ipc::Channel;
use tauri::{AppHandle, Manager as _, State};

use crate::agenda::{self, Agenda};
use crate::attention::Attention;
use crate::boards;
use crate::desk::Desk;
use crate::direct::Direct;
use crate::library::{self, Library};
use crate::page::Page;
use crate::preferences;
use crate::request;
use crate::texts::{Language, Texts};

type Answer<T> = Result<T, WindowError>;

/// The page has opened and listens.
#[tauri::command]
#[expect(
    clippy::needless_pass_by_value,
    reason = "commands are given their state by value"
)]
pub(crate) fn listen(page: State<'_, Page>, channel: Channel<Push>) {
    page.attach(channel);
}

/// Everything that the page needs once. A page that was loaded anew goes back to its game.
#[tauri::command]
pub(crate) async fn startup(
    desk: State<'_, Desk>,
    direct: State<'_, Arc<Direct>>,
    library: State<'_, Arc<Library>>,
) -> Answer<Startup> {
    Ok(Startup {
        open_game: desk.game().await,
        last_host: direct.last_host(),
        ..library.startup().await?
    })
}

/// Ends the program. What was played is on disk already.
#[tauri::command]
#[expect(
    clippy::needless_pass_by_value,
    reason = "commands are given their state by value"
)]
pub(crate) fn exit(app: AppHandle) {
    app.exit(0);
}

/// Keeps the player's name.
#[tauri::command]
pub(crate) async fn save_name(library: State<'_, Arc<Library>>, name: String) -> Answer<()> {
    let name = request::read_name("name", &name)?;
    library.save_name(name).await
}

/// Keeps the preferences.
#[tauri::command]
pub(crate) async fn save_settings(
    library: State<'_, Arc<Library>>,
    attention: State<'_, Attention>,
    settings: Settings,
) -> Answer<()> {
    preferences::check(&settings)?;
    attention.speak(Texts::new(Language::choose(settings.language.as_deref())));
    attention.reject_requests(settings.reject_requests);
    library.save_settings(settings).await
}

/// Keeps a rule set of the player's own: a new one, or in place of the one with this number.
#[tauri::command]
pub(crate) async fn save_set(
    library: State<'_, Arc<Library>>,
    own: Option<u32>,
    set: SetChoice,
) -> Answer<()> {
    library.save_set(own, set).await
}

/// Deletes a rule set of the player's own.
#[tauri::command]
pub(crate) async fn delete_set(library: State<'_, Arc<Library>>, own: u32) -> Answer<()> {
    library.delete_set(own).await
}

/// What there is to say of a position on the set-up board, for a game under the chosen rules.
#[tauri::command]
#[expect(
    clippy::needless_pass_by_value,
    reason = "commands are given their arguments by value"
)]
pub(crate) fn look_at_set_up(set_up: SetUp, rule_set: Option<SetChoice>) -> Answer<SetUpLook> {
    let rules = request::chosen_rules(rule_set.as_ref())?;
    let looked = table::look_at_set_up(&set_up, &rules);
    Ok(SetUpLook {
        fen: looked.fen,
        castling: looked.castling,
        en_passant: looked.en_passant,
        problem: looked.problem.as_ref().map(request::bad_terms),
    })
}

/// The position of a FEN, for the set-up board.
#[tauri::command]
#[expect(
    clippy::needless_pass_by_value,
    reason = "commands are given their arguments by value"
)]
pub(crate) fn read_set_up(fen: String, rule_set: Option<SetChoice>) -> Answer<SetUp> {
    let rules = request::chosen_rules(rule_set.as_ref())?;
    table::read_set_up(fen.trim(), &rules).map_err(|error| request::bad_terms(&error))
}

/// A position of a board game after some moves, to look at and to try the next one on. Nothing is kept.
#[tauri::command]
#[expect(
    clippy::needless_pass_by_value,
    reason = "commands are given their arguments by value"
)]
pub(crate) fn look_at_board(
    game: GameChoice,
    position: Option<String>,
    moves: Vec<String>,
) -> Answer<BoardLook> {
    boards::look(&game, position.as_deref(), &moves)
}

/// Starts a game and shows it; the answer is its id.
#[tauri::command]
pub(crate) async fn new_game(desk: State<'_, Desk>, request: NewGame) -> Answer<String> {
    desk.new_game(&request).await
}

/// Invites somebody on another machine to a game; it is shown when he has accepted.
#[tauri::command]
pub(crate) async fn invite(
    app: AppHandle,
    desk: State<'_, Desk>,
    request: NewGame,
) -> Answer<Hosted> {
    let (hosted, begun) = desk.invite(&request).await?;
    tauri::async_runtime::spawn(async move {
        // An invitation that is withdrawn ends the waiting.
        if let Ok(game) = begun.await {
            app.state::<Desk>().receive(game).await;
        }
    });
    Ok(hosted)
}

/// Closes the invitation that is open.
#[tauri::command]
pub(crate) async fn withdraw_invitation(direct: State<'_, Arc<Direct>>) -> Answer<()> {
    direct.withdraw().await;
    Ok(())
}

/// What an invitation offers.
#[tauri::command]
pub(crate) async fn look_at_invitation(
    direct: State<'_, Arc<Direct>>,
    text: String,
) -> Answer<InvitationOffer> {
    direct.look(&text).await
}

/// Takes the seat of an invitation at another machine's table, and shows it.
#[tauri::command]
pub(crate) async fn accept_invitation(desk: State<'_, Desk>, text: String) -> Answer<()> {
    desk.accept(&text).await
}

/// Comes back to the seat that was taken last at another machine's table.
#[tauri::command]
pub(crate) async fn come_back(desk: State<'_, Desk>) -> Answer<()> {
    desk.come_back().await
}

/// Goes on with a game that is not over, and shows it.
#[tauri::command]
pub(crate) async fn go_on(desk: State<'_, Desk>, game: String) -> Answer<()> {
    desk.go_on(&game).await
}

/// Leaves the game in the window; it stays stored and can be gone on with.
#[tauri::command]
pub(crate) async fn leave_table(desk: State<'_, Desk>) -> Answer<()> {
    desk.leave().await
}

/// Passes a command of the seat at the window to its table.
#[tauri::command]
pub(crate) async fn send(desk: State<'_, Desk>, command: Command) -> Answer<()> {
    desk.send(command).await
}

/// Keeps a move of the seat at the window for the moment after the other side's.
#[tauri::command]
pub(crate) async fn advance(desk: State<'_, Desk>, ply: u32, text: String) -> Answer<()> {
    desk.advance(ply, text).await
}

/// Forgets the move that was entered in advance.
#[tauri::command]
pub(crate) async fn withdraw_advance(desk: State<'_, Desk>) -> Answer<()> {
    desk.withdraw_advance().await
}

/// The computer that plays in the game in the window, if one does.
#[tauri::command]
pub(crate) async fn computer(desk: State<'_, Desk>) -> Answer<Option<ComputerHere>> {
    desk.computer().await
}

/// Lets the computer play in another way from now on.
#[tauri::command]
pub(crate) async fn change_computer(desk: State<'_, Desk>, computer: Computer) -> Answer<()> {
    desk.change_computer(computer).await
}

/// Lets the person and the computer change sides.
#[tauri::command]
pub(crate) async fn change_sides(desk: State<'_, Desk>) -> Answer<()> {
    desk.change_sides().await
}

/// Lets the computer make the best move that it has found, at once.
#[tauri::command]
pub(crate) async fn hurry(desk: State<'_, Desk>) -> Answer<()> {
    desk.hurry().await
}

/// Two people at one machine: the one who was called sits down.
#[tauri::command]
pub(crate) async fn take_seat(desk: State<'_, Desk>, to: Side) -> Answer<()> {
    desk.take_seat(to).await
}

/// A page of the history.
#[tauri::command]
pub(crate) async fn history(
    library: State<'_, Arc<Library>>,
    query: HistoryQuery,
) -> Answer<HistoryPage> {
    library.history(query).await
}

/// Ended games that had certain men on their squares at once.
#[tauri::command]
pub(crate) async fn search_positions(
    library: State<'_, Arc<Library>>,
    men: String,
    from: Option<i64>,
) -> Answer<PositionPage> {
    library.search_positions(&men, from).await
}

/// The events and tags that games have.
#[tauri::command]
pub(crate) async fn history_words(library: State<'_, Arc<Library>>) -> Answer<HistoryWords> {
    library.history_words().await
}

/// What the player wrote about a game.
#[tauri::command]
pub(crate) async fn remarks(library: State<'_, Arc<Library>>, game: String) -> Answer<Remarks> {
    library.remarks(game).await
}

/// Keeps what he writes about it.
#[tauri::command]
pub(crate) async fn save_remarks(
    library: State<'_, Arc<Library>>,
    game: String,
    remarks: Remarks,
) -> Answer<()> {
    library.save_remarks(game, remarks).await
}

/// The player and his games in figures.
#[tauri::command]
pub(crate) async fn profile(library: State<'_, Arc<Library>>) -> Answer<Profile> {
    library.profile(chrono::Utc::now().timestamp_millis()).await
}

/// Keeps what the player tells of himself.
#[tauri::command]
pub(crate) async fn save_details(library: State<'_, Arc<Library>>, details: Details) -> Answer<()> {
    library.save_details(details).await
}

/// Keeps the picture of a file as the player's, or that he has none. The kept one is the answer.
#[tauri::command]
pub(crate) async fn save_picture(
    library: State<'_, Arc<Library>>,
    bytes: Option<Vec<u8>>,
) -> Answer<Option<String>> {
    library.save_picture(bytes).await
}

/// What there is about an opponent.
#[tauri::command]
pub(crate) async fn opponent(
    library: State<'_, Arc<Library>>,
    name: String,
) -> Answer<OpponentPage> {
    library.opponent(name).await
}

/// Keeps what the player writes about an opponent.
#[tauri::command]
pub(crate) async fn save_opponent(
    library: State<'_, Arc<Library>>,
    name: String,
    details: Details,
) -> Answer<()> {
    library.save_opponent(name, details).await
}

/// The occasions of so many local days from this one on.
#[tauri::command]
pub(crate) async fn calendar(
    agenda: State<'_, Agenda>,
    from: NaiveDate,
    days: u32,
) -> Answer<CalendarPage> {
    agenda.page(from, days).await
}

/// The names of all time zones.
#[tauri::command]
pub(crate) fn zones() -> Vec<&'static str> {
    calendar::zone_names().collect()
}

/// What there is to say of an appointment before it is kept.
#[tauri::command]
pub(crate) async fn look_at_appointment(
    agenda: State<'_, Agenda>,
    appointment: Appointment,
) -> Answer<AppointmentLook> {
    agenda.look(appointment).await
}

/// Keeps appointments, each in place of the one with the same id; one without an id is new.
#[tauri::command]
pub(crate) async fn keep_appointments(
    agenda: State<'_, Agenda>,
    appointments: Vec<Appointment>,
) -> Answer<()> {
    agenda.keep(appointments).await
}

/// Deletes an appointment with all its occasions.
#[tauri::command]
pub(crate) async fn delete_appointment(agenda: State<'_, Agenda>, uid: String) -> Answer<()> {
    agenda.delete(uid).await
}

/// What an `.ics` file holds, before any of it is kept.
#[tauri::command]
pub(crate) async fn preview_calendar(agenda: State<'_, Agenda>, bytes: Vec<u8>) -> Answer<Preview> {
    agenda.preview(bytes).await
}

/// Where the calendar's file may be written: a name that is not taken yet.
#[tauri::command]
#[expect(
    clippy::needless_pass_by_value,
    reason = "commands are given their state by value"
)]
pub(crate) fn calendar_file(app: AppHandle) -> String {
    let paths = app.path();
    let folder = paths.download_dir().or_else(|_| paths.home_dir());
    agenda::free_name(&folder.unwrap_or_default())
}

/// Writes every appointment into a new file.
#[tauri::command]
pub(crate) async fn export_calendar(agenda: State<'_, Agenda>, path: String) -> Answer<()> {
    agenda.export(path).await
}

/// Deletes a game for good.
#[tauri::command]
pub(crate) async fn delete_game(
    desk: State<'_, Desk>,
    library: State<'_, Arc<Library>>,
    game: String,
) -> Answer<()> {
    desk.leave_if(&game).await?;
    library.delete(game).await
}

/// An ended game, whole.
#[tauri::command]
pub(crate) async fn replay(
    desk: State<'_, Desk>,
    library: State<'_, Arc<Library>>,
    game: String,
) -> Answer<Record> {
    match desk.remote_record(&game).await {
        Some(record) => Ok(record),
        None => library.record(game).await,
    }
}

/// A game to be watched. Nothing of it is stored.
#[tauri::command]
pub(crate) async fn demo(name: DemoName) -> Answer<Demo> {
    demos::play(name).map_err(library::told)
}

/// Puts a database that cannot be opened aside and starts with a new one.
#[tauri::command]
pub(crate) async fn fresh_store(library: State<'_, Arc<Library>>) -> Answer<Startup> {
    library.start_fresh().await?;
    library.startup().await
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    /// What stands between two marks in every line that has both.
    fn between<'a>(text: &'a str, before: &str, after: &str) -> BTreeSet<&'a str> {
        let inner = |line: &'a str| line.trim().strip_prefix(before)?.strip_suffix(after);
        text.lines().filter_map(inner).collect()
    }

    #[test]
    fn every_command_may_be_called_by_the_page() {
        let handled = between(include_str!("lib.rs"), "commands::", ",");
        assert!(handled.contains("look_at_board"), "the list is found");
        let listed = between(include_str!("../build.rs"), "\"", "\",");
        assert_eq!(listed, handled, "what build.rs lists");
        let capability = include_str!("../capabilities/main.json").replace(',', "");
        let allowed = between(&capability, "\"allow-", "\"");
        let allowed: BTreeSet<String> = allowed.iter().map(|name| name.replace('-', "_")).collect();
        let handled: BTreeSet<String> = handled.iter().map(ToString::to_string).collect();
        assert_eq!(allowed, handled, "what the capability allows");
    }
}
