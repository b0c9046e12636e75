/** A player's profile and appointments, for component tests and an ordinary browser. */

import type { Backend } from '../backend';
import type { Appointment, CalendarPage, Point, Profile } from '../types';

/** A player with three rated games. */
const profile: Profile = {
  details: { zone: 'Europe/Bucharest', languages: ['română', 'English'], about: '' },
  picture: null,
  ratings: (['all', 'people', 'computers'] as const).map((scope) => ({
    scope,
    curve: {
      now: { rating: 1550, deviation: 150, volatility: 0.06 },
      points: scope === 'people' ? [] : ratedGames(),
    },
  })),
  against: [
    { opponent: 'Computer', level: 2, won: 2, drawn: 1, lost: 0 },
    { opponent: 'Ștefan', level: null, won: 0, drawn: 0, lost: 1 },
  ],
  favourites: [
    { rules: 'se', games: 3 },
    { rules: 'chess', games: 1 },
  ],
};

function ratedGames(): Point[] {
  return [1650, 1580, 1550].map((rating, game) => ({
    at: 1_790_000_000_000 + game * 86_400_000,
    game: String(game),
    rating,
    deviation: 290 - game * 70,
  }));
}

/** A weekly evening against somebody far away. */
const evening: Appointment = {
  uid: 'evening@example',
  title: 'Club evening',
  opponent: 'Ștefan',
  game: { rules: 'english', main_ms: 2_700_000, increment_ms: 0 },
  start: '2026-05-01T19:00:00',
  zone: 'Europe/Bucharest',
  opponent_zone: 'Asia/Tokyo',
  minutes: 90,
  leads: [0, 15],
  repeat: { every: 'week', interval: 1, end: { after: 3 } },
  notes: '',
};

/** A picture of one pixel. */
const PICTURE =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const TODAY = '2026-05-04';

const page: CalendarPage = {
  home: 'Europe/Bucharest',
  today: TODAY,
  occasions: ['01', '08', '15'].map((day) => ({
    uid: evening.uid,
    at: Date.parse(`2026-05-${day}T16:00:00Z`),
    here: `2026-05-${day}T19:00`,
    there: `2026-05-${String(Number(day) + 1).padStart(2, '0')}T01:00`,
    past: day === '01',
  })),
  appointments: [evening],
};

/** What the program tells of them. */
export const diary = {
  historyWords: async () => ({ events: ['Club evening'], tags: ['endgame', 'rook'] }),
  remarks: async () => ({ tags: ['rook'], notes: 'The rook was lost at once.' }),
  saveRemarks: async () => {},
  profile: async () => profile,
  saveDetails: async () => {},
  savePicture: async (bytes) => (bytes === null ? null : PICTURE),
  opponent: async (name) => ({
    details: { zone: 'Asia/Tokyo', languages: [], about: 'Castles late.' },
    against: profile.against.filter(({ opponent }) => opponent === name),
  }),
  saveOpponent: async () => {},
  calendar: async (from, days) =>
    days === 0
      ? { ...page, occasions: [], appointments: [] }
      : { ...page, occasions: page.occasions.filter(({ here }) => here >= from) },
  zones: async () => ['Asia/Tokyo', 'Europe/Bucharest', 'UTC'],
  lookAtAppointment: async () => ({
    first: page.occasions.slice(0, 1),
    count: 3,
    clocks: 'once',
  }),
  keepAppointments: async () => {},
  deleteAppointment: async () => {},
  previewCalendar: async () => ({
    found: [{ appointment: evening, news: 'new', left_out: ['end'] }],
    refused: [{ title: '', why: { code: 'unknown_zone', zone: 'Mars' } }],
  }),
  calendarFile: async () => '/home/ioana/Downloads/encounter.ics',
  exportCalendar: async () => {},
} satisfies Partial<Backend>;
