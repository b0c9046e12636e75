/**
 * The page's one door to the program. Nothing else imports `@tauri-apps`.
 *
 * Every call is a command of the program's shell; a failed call rejects with a `WindowError`.
 */

import { Channel, invoke } from '@tauri-apps/api/core';

import type {
  Appointment,
  AppointmentLook,
  BoardLook,
  CalendarPage,
  Command,
  Computer,
  ComputerHere,
  Demo,
  DemoName,
  Details,
  GameChoice,
  HistoryPage,
  HistoryQuery,
  HistoryWords,
  Hosted,
  InvitationOffer,
  NewGame,
  OpponentPage,
  PositionPage,
  Preview,
  Profile,
  Push,
  Record as GameRecord,
  Remarks,
  SetChoice,
  SetUp,
  SetUpLook,
  Settings,
  Side,
  Startup,
  WindowError,
} from './types';

/** What the page can ask of the program. */
export interface Backend {
  /** Everything that the page needs once, when it opens. */
  startup(): Promise<Startup>;
  /** Ends the program. */
  exit(): Promise<void>;
  /** Opens the window's one channel; the newest call gets everything that is pushed. */
  listen(hear: (push: Push) => void): Promise<void>;
  saveName(name: string): Promise<void>;
  /** What there is to say of a position on the set-up board, under a rule set or regular chess. */
  lookAtSetUp(setUp: SetUp, ruleSet: SetChoice | null): Promise<SetUpLook>;
  /** The position of a FEN, for the set-up board. */
  readSetUp(fen: string, ruleSet: SetChoice | null): Promise<SetUp>;
  /** A position of a board game after some moves: its usual start, or the one that is named. */
  lookAtBoard(
    game: GameChoice,
    position: string | null,
    moves: readonly string[],
  ): Promise<BoardLook>;
  /** Opens a table and puts it before the player; its frames come over the channel. */
  newGame(request: NewGame): Promise<string>;
  /** Invites somebody on another machine to a game; when he has accepted, its frames come. */
  invite(request: NewGame): Promise<Hosted>;
  /** Closes the invitation that is open. */
  withdrawInvitation(): Promise<void>;
  /** What an invitation offers. */
  lookAtInvitation(text: string): Promise<InvitationOffer>;
  /** Takes its seat; the frames come over the channel. */
  acceptInvitation(text: string): Promise<void>;
  /** Comes back to the seat that was taken last at another machine's table. */
  comeBack(): Promise<void>;
  /** Puts an unfinished game back on the table. */
  goOn(game: string): Promise<void>;
  leaveTable(): Promise<void>;
  /** Sends a command to the table; resolves when it is done and on disk. */
  send(command: Command): Promise<void>;
  /** Keeps a move for the moment after the other side's, which comes after this half-move. */
  advance(ply: number, text: string): Promise<void>;
  /** Forgets the move that was entered in advance. */
  withdrawAdvance(): Promise<void>;
  /** The computer that plays in the game on the table, if one does. */
  computer(): Promise<ComputerHere | null>;
  /** Lets it play in another way from now on. */
  changeComputer(computer: Computer): Promise<void>;
  /** Lets the player and it change sides. */
  changeSides(): Promise<void>;
  /** Lets it make the best move that it has found, at once. */
  hurry(): Promise<void>;
  /** The player who was called to the board sits there now. */
  takeSeat(to: Side): Promise<void>;
  history(query: HistoryQuery): Promise<HistoryPage>;
  /** Ended games that had men such as `Kg1 qd8` on their squares at once, from a number downwards. */
  searchPositions(men: string, from: number | null): Promise<PositionPage>;
  /** The events and tags that games have. */
  historyWords(): Promise<HistoryWords>;
  /** What the player wrote about a game. */
  remarks(game: string): Promise<Remarks>;
  saveRemarks(game: string, remarks: Remarks): Promise<void>;
  /** The player and his games in figures. */
  profile(): Promise<Profile>;
  /** Keeps what the player tells of himself. */
  saveDetails(details: Details): Promise<void>;
  /** Keeps a file's picture as the player's, or that he has none; the kept one is the answer. */
  savePicture(bytes: number[] | null): Promise<string | null>;
  /** What there is about an opponent. */
  opponent(name: string): Promise<OpponentPage>;
  saveOpponent(name: string, details: Details): Promise<void>;
  /** The occasions of so many local days, from one such as `2026-05-01` on. */
  calendar(from: string, days: number): Promise<CalendarPage>;
  /** The names of all time zones. */
  zones(): Promise<string[]>;
  /** What an appointment comes to before it is kept. */
  lookAtAppointment(appointment: Appointment): Promise<AppointmentLook>;
  /** Keeps appointments, each in place of the one with the same id; one without an id is new. */
  keepAppointments(appointments: Appointment[]): Promise<void>;
  deleteAppointment(uid: string): Promise<void>;
  /** What a calendar file holds; nothing of it is kept. */
  previewCalendar(bytes: number[]): Promise<Preview>;
  /** Where the calendar may be written: a name that is not taken. */
  calendarFile(): Promise<string>;
  /** Writes every appointment into a new file. */
  exportCalendar(path: string): Promise<void>;
  deleteGame(game: string): Promise<void>;
  /** The full record of an ended game. */
  replay(game: string): Promise<GameRecord>;
  /** A game to be watched. */
  demo(name: DemoName): Promise<Demo>;
  saveSettings(settings: Settings): Promise<void>;
  /** Keeps a rule set of the player's own: a new one, or in place of the one with this number. */
  saveSet(own: number | null, set: SetChoice): Promise<void>;
  deleteSet(own: number): Promise<void>;
  /** Sets damaged stored games aside (never deletes them) and starts with an empty store. */
  freshStore(): Promise<Startup>;
}

const tauri: Backend = {
  startup: () => invoke('startup'),
  exit: () => invoke('exit'),
  listen: (hear) => invoke('listen', { channel: new Channel<Push>(hear) }),
  saveName: (name) => invoke('save_name', { name }),
  lookAtSetUp: (setUp, ruleSet) => invoke('look_at_set_up', { setUp, ruleSet }),
  readSetUp: (fen, ruleSet) => invoke('read_set_up', { fen, ruleSet }),
  lookAtBoard: (game, position, moves) => invoke('look_at_board', { game, position, moves }),
  newGame: (request) => invoke('new_game', { request }),
  invite: (request) => invoke('invite', { request }),
  withdrawInvitation: () => invoke('withdraw_invitation'),
  lookAtInvitation: (text) => invoke('look_at_invitation', { text }),
  acceptInvitation: (text) => invoke('accept_invitation', { text }),
  comeBack: () => invoke('come_back'),
  goOn: (game) => invoke('go_on', { game }),
  leaveTable: () => invoke('leave_table'),
  send: (command) => invoke('send', { command }),
  advance: (ply, text) => invoke('advance', { ply, text }),
  withdrawAdvance: () => invoke('withdraw_advance'),
  computer: () => invoke('computer'),
  changeComputer: (computer) => invoke('change_computer', { computer }),
  changeSides: () => invoke('change_sides'),
  hurry: () => invoke('hurry'),
  takeSeat: (to) => invoke('take_seat', { to }),
  history: (query) => invoke('history', { query }),
  searchPositions: (men, from) => invoke('search_positions', { men, from }),
  historyWords: () => invoke('history_words'),
  remarks: (game) => invoke('remarks', { game }),
  saveRemarks: (game, remarks) => invoke('save_remarks', { game, remarks }),
  profile: () => invoke('profile'),
  saveDetails: (details) => invoke('save_details', { details }),
  savePicture: (bytes) => invoke('save_picture', { bytes }),
  opponent: (name) => invoke('opponent', { name }),
  saveOpponent: (name, details) => invoke('save_opponent', { name, details }),
  calendar: (from, days) => invoke('calendar', { from, days }),
  zones: () => invoke('zones'),
  lookAtAppointment: (appointment) => invoke('look_at_appointment', { appointment }),
  keepAppointments: (appointments) => invoke('keep_appointments', { appointments }),
  deleteAppointment: (uid) => invoke('delete_appointment', { uid }),
  previewCalendar: (bytes) => invoke('preview_calendar', { bytes }),
  calendarFile: () => invoke('calendar_file'),
  exportCalendar: (path) => invoke('export_calendar', { path }),
  deleteGame: (game) => invoke('delete_game', { game }),
  replay: (game) => invoke('replay', { game }),
  demo: (name) => invoke('demo', { name }),
  saveSettings: (settings) => invoke('save_settings', { settings }),
  saveSet: (own, set) => invoke('save_set', { own, set }),
  deleteSet: (own) => invoke('delete_set', { own }),
  freshStore: () => invoke('fresh_store'),
};

let current: Backend = tauri;

/** The backend in use. */
export function backend(): Backend {
  return current;
}

/** Puts another backend in place: the recorded one, or a test's. */
export function setBackend(next: Backend): void {
  current = next;
}

/**
 * The program when the page runs in its window; recorded games in an ordinary browser.
 *
 * The page that the program embeds has no recorded games in it; `npm run preview` and `npm run dev`
 * have.
 */
export async function chooseBackend(): Promise<Backend> {
  if (import.meta.env.MODE === 'production') return tauri;
  const wanted = new URLSearchParams(location.search).has('recorded');
  if (!wanted && '__TAURI_INTERNALS__' in window) return tauri;
  const { recordedBackend } = await import('./backend.recorded');
  return recordedBackend(new URLSearchParams(location.search));
}

/** Whether a rejected call told the page what is wrong in the program's own form. */
export function isWindowError(error: unknown): error is WindowError {
  return typeof error === 'object' && error !== null && 'error' in error;
}
