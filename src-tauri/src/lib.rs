//! The desktop program: one window over the host that runs in this process.
//!
//! Nothing here knows a rule or SQL; `desk` and `session` hold the game at the window, `library`
//! what is stored, `attention` what is told when the window is not in front.

mod agenda;
mod arguments;
mod attention;
mod boards;
mod commands;
mod desk;
mod direct;
mod library;
mod notices;
mod page;
mod picture;
mod place;
mod positions;
mod preferences;
mod profile;
mod remarks;
mod reminders;
mod request;
mod session;
mod sets;
mod texts;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use clap::Parser as _;
use protocol::window::{Notice, Push};
use tauri::{AppHandle, Manager as _, RunEvent, WebviewUrl, WebviewWindowBuilder, WindowEvent};

use agenda::Agenda;
use arguments::Arguments;
use attention::Attention;
use desk::Desk;
use direct::Direct;
use library::Library;
use notices::Notifier;
use page::Page;
use place::{KeptPlace, Place, Screen};
use texts::{Language, Texts};

/// The smallest window, in points.
const SMALLEST: (f64, f64) = (960.0, 640.0);

/// The window of the first start.
const FIRST_PLACE: Place = Place {
    size: (1280.0, 860.0),
    at: None,
    maximized: false,
};

/// How long the program waits for a slow disk when its window is closed.
const AT_EXIT: Duration = Duration::from_secs(5);

/// Runs the program until its window is closed.
pub fn run() -> ExitCode {
    let arguments = Arguments::parse();
    tracing_subscriber::fmt()
        .with_env_filter(tracing_subscriber::EnvFilter::from_default_env())
        .with_writer(std::io::stderr)
        .init();
    let built = tauri::Builder::default()
        .invoke_handler(tauri::generate_handler![
            commands::listen,
            commands::startup,
            commands::exit,
            commands::save_name,
            commands::save_settings,
            commands::save_set,
            commands::delete_set,
            commands::look_at_set_up,
            commands::look_at_board,
            commands::read_set_up,
            commands::new_game,
            commands::invite,
            commands::withdraw_invitation,
            commands::look_at_invitation,
            commands::accept_invitation,
            commands::come_back,
            commands::go_on,
            commands::leave_table,
            commands::send,
            commands::advance,
            commands::withdraw_advance,
            commands::computer,
            commands::change_computer,
            commands::change_sides,
            commands::hurry,
            commands::take_seat,
            commands::history,
            commands::history_words,
            commands::remarks,
            commands::save_remarks,
            commands::profile,
            commands::save_details,
            commands::save_picture,
            commands::opponent,
            commands::save_opponent,
            commands::search_positions,
            commands::calendar,
            commands::zones,
            commands::look_at_appointment,
            commands::keep_appointments,
            commands::delete_appointment,
            commands::preview_calendar,
            commands::calendar_file,
            commands::export_calendar,
            commands::delete_game,
            commands::replay,
            commands::demo,
            commands::fresh_store,
        ])
        .setup(move |app| Ok(set_up(app, &arguments)?))
        .build(tauri::generate_context!());
    match built {
        Ok(app) => {
            app.run(|app, event| {
                if matches!(event, RunEvent::Exit) {
                    put_to_rest(app);
                }
            });
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("encounter: the window could not be opened: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Lets the games that run write down what the disk did not take before.
fn put_to_rest(app: &AppHandle) {
    app.state::<KeptPlace>().keep();
    let library = Arc::clone(&app.state::<Arc<Library>>());
    tauri::async_runtime::block_on(async move {
        if let Ok(opened) = library.opened() {
            let rested = tokio::time::timeout(AT_EXIT, opened.host.shut_down()).await;
            if rested.is_err() {
                tracing::warn!("a game could not be written down before the end");
            }
        }
    });
}

fn set_up(app: &mut tauri::App, arguments: &Arguments) -> anyhow::Result<()> {
    let _inside = tauri::async_runtime::handle().inner().enter();
    let folder = data_folder(app, arguments)?;
    let library = Arc::new(Library::open(folder.clone(), arguments.options()));
    if let Ok(opened) = library.opened() {
        tauri::async_runtime::spawn(positions::make_up(opened.store));
    }
    app.manage(KeptPlace::read(&folder, FIRST_PLACE));
    let page = Page::default();
    let told = page.clone();
    let notifier = Notifier::start(move |detail| {
        told.push(Push::Notice {
            notice: Notice::NoNotifications { detail },
        });
    });
    let settings = library.settings();
    let texts = Texts::new(Language::choose(settings.language.as_deref()));
    let attention = Attention::new(notifier, texts);
    attention.reject_requests(settings.reject_requests);
    let agenda = Agenda::new(Arc::clone(&library), arguments.clock_ahead);
    tauri::async_runtime::spawn(reminders::tell(agenda.clone(), attention.clone()));
    app.manage(agenda);
    let direct = Arc::new(Direct::new(Arc::clone(&library), folder, arguments.listen));
    app.manage(Arc::clone(&direct));
    app.manage(Desk::new(
        Arc::clone(&library),
        direct,
        page.clone(),
        attention.clone(),
    ));
    app.manage(library);
    app.manage(page);
    app.manage(attention);
    open_window(app)
}

fn data_folder(app: &tauri::App, arguments: &Arguments) -> anyhow::Result<PathBuf> {
    match &arguments.data {
        Some(dir) => Ok(dir.clone()),
        None => app
            .path()
            .app_data_dir()
            .context("the system names no folder for data"),
    }
}

fn open_window(app: &tauri::App) -> anyhow::Result<()> {
    let screens: Vec<_> = app.available_monitors()?.iter().map(Screen::from).collect();
    let place = app.state::<KeptPlace>().place().seen_on(&screens);
    let mut opening = WebviewWindowBuilder::new(app, "main", WebviewUrl::default())
        .title("Encounter")
        .inner_size(place.size.0, place.size.1)
        .min_inner_size(SMALLEST.0, SMALLEST.1)
        .maximized(place.maximized);
    if let Some((x, y)) = place.at {
        opening = opening.position(x, y);
    }
    let window = opening
        // Nothing but the program's own page is ever shown.
        .on_navigation(|url| url.scheme() == "tauri" || url.host_str() == Some("tauri.localhost"))
        .build()
        .context("no window")?;
    let handle = app.handle().clone();
    let itself = window.clone();
    window.on_window_event(move |event| match event {
        WindowEvent::Focused(in_front) => handle.state::<Attention>().set_in_front(*in_front),
        WindowEvent::Resized(_) | WindowEvent::Moved(_) => {
            handle.state::<KeptPlace>().follow(&itself);
        }
        _ => {}
    });
    Ok(())
}
