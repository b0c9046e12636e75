//! What a seat may know now, built field by field.

use games::{Cell, Side};
use protocol::board::BoardView;
use protocol::client::{Claim, Offer};
use protocol::view::{ClockView, Hint, May, Phase, View};
use referee::{Announcement, EndReason};
use shakmaty::Bitboard;

use crate::allow::Ask;
use crate::ids::Millis;
use crate::table::{Played, Table};

impl Table {
    /// What a seat may know now. `saved` is handed through.
    pub fn view(&self, seat: Side, at: Millis, saved: bool) -> View {
        let own = self.seats.get(seat);
        let desk = own.marks.now();
        let phase = self.phase();
        let speaker = self.speaker(seat);
        let to_move = phase == Phase::Playing && self.turn() == speaker;
        let heard = self.heard_last(seat);
        let (files, ranks) = self.judge.size();
        View {
            game: self.game.to_string(),
            seat,
            terms: self.terms.clone(),
            hidden: self.judge.is_hidden(),
            phase,
            turn: self.turn(),
            ply: self.ply(),
            attempt: if self.turn() == speaker {
                self.attempts
            } else {
                0
            },
            taken_back: self.taken_back,
            owes_pawn_capture: to_move && self.judge.owes_pawn_capture(),
            files,
            ranks,
            men: self.judge.men_for(seat),
            hints: if phase == Phase::Playing {
                self.hints(seat)
            } else {
                Vec::new()
            },
            promotes_to: self.judge.promotes_to(),
            dummies: desk.dummies(seat.other()),
            cubes: desk.cubes(),
            highlights: desk.highlights(),
            drawings: desk.drawings(),
            doubtful: desk.doubtful(self.judge.men_are_limited(), self.just_crossed(seat)),
            can_undo_mark: self.allows_undo(seat).is_ok(),
            can_redo_mark: self.allows_redo(seat).is_ok(),
            clock: self.clock_view(at),
            capture: heard.iter().find_map(|said| match said {
                Announcement::Capture { square, .. } => Some(*square),
                _ => None,
            }),
            check: heard
                .iter()
                .find_map(|said| match said {
                    Announcement::Check { dirs } => Some(dirs.clone()),
                    _ => None,
                })
                .unwrap_or_default(),
            last_move: self.last_move(seat),
            latest: own.latest.clone(),
            offers: self.offers.clone(),
            may: self.may(seat),
            notes: own.notes.clone(),
            saved,
            board: self.board_view(speaker, to_move),
        }
    }

    /// What the board of a board game shows besides the men, and the moves of who is to move.
    fn board_view(&self, speaker: Side, to_move: bool) -> Option<Box<BoardView>> {
        let board = self.judge.board()?;
        Some(Box::new(board.view(to_move.then_some(speaker))))
    }

    fn clock_view(&self, at: Millis) -> Option<ClockView> {
        let clock = self.clock.as_ref()?;
        Some(ClockView {
            left_ms: clock.left(at.max(self.last_at())),
            running: clock.running(),
        })
    }

    /// Squares that the seat's own men have crossed, if it made the last move.
    fn just_crossed(&self, seat: Side) -> Bitboard {
        let last = self.last_completed().filter(|played| played.by == seat);
        let squares = last
            .and_then(Played::cells)
            .map(|(from, to)| (from.on_chess_board(), to.on_chess_board()));
        match squares {
            Some((Some(from), Some(to))) => {
                let board = self.judge.own_board(seat);
                board.map_or(Bitboard::EMPTY, |board| board.crossed(from, to))
            }
            Some((None, _) | (_, None)) | None => Bitboard::EMPTY,
        }
    }

    /// The last completed move of the men that a seat moves.
    fn last_move(&self, seat: Side) -> Option<(Cell, Cell)> {
        self.completed()
            .filter(|played| !played.is_turn())
            .rfind(|played| played.by == seat || self.terms.practice)
            .and_then(Played::cells)
    }

    /// Where the men that a seat moves could go.
    fn hints(&self, seat: Side) -> Vec<Hint> {
        let mut hints = self.judge.hints(seat);
        if self.terms.practice {
            hints.extend(self.judge.hints(seat.other()));
            hints.sort_unstable_by_key(|hint| hint.from);
        }
        hints
    }

    /// What a seat can ask for now; decided from what both sides know alone.
    fn may(&self, seat: Side) -> Vec<May> {
        const ALL: [(May, Ask); 16] = [
            (May::Try, Ask::Try),
            (May::AskAny, Ask::Any),
            (May::AskNoes, Ask::Noes),
            (May::OfferDraw, Ask::Offer(Offer::Draw)),
            (May::TakeBack, Ask::Offer(Offer::TakeBack)),
            (May::ClaimFifty, Ask::Claim(Claim::Fifty)),
            (May::ClaimRepetition, Ask::Claim(Claim::Repetition)),
            (May::QuickDraw, Ask::QuickDraw),
            (May::Resign, Ask::Resign),
            (May::Abort, Ask::Abort),
            (May::AddMinute, Ask::AddMinute),
            (May::ClockOff, Ask::Offer(Offer::ClockOff)),
            (May::ClockOn, Ask::Offer(Offer::ClockOn)),
            (May::Adjourn, Ask::Offer(Offer::Adjourn)),
            (May::MinuteAfterEnd, Ask::Offer(Offer::MinuteAfterEnd)),
            (May::TakeBackAfterEnd, Ask::Offer(Offer::TakeBackAfterEnd)),
        ];
        ALL.into_iter()
            .filter(|(_, ask)| self.allows(seat, *ask).is_ok())
            .map(|(may, _)| may)
            .collect()
    }

    /// The side whose flag fell, if that ended the game.
    pub(crate) fn flagged(&self) -> Option<Side> {
        match self.end?.reason {
            EndReason::Flag | EndReason::FlagInsufficient => Some(self.turn()),
            EndReason::Checkmate
            | EndReason::Stalemate
            | EndReason::Insufficient
            | EndReason::Fifty
            | EndReason::Repetition
            | EndReason::Resign
            | EndReason::Agreed
            | EndReason::Aborted
            | EndReason::FlagCorner
            | EndReason::KingCaptured
            | EndReason::Immobile
            | EndReason::NoMove
            | EndReason::Hundred
            | EndReason::Recurrence
            | EndReason::Demonstration => None,
        }
    }
}
