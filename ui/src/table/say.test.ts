import { afterEach, describe, expect, it } from 'vitest';

import { setLanguage } from '../i18n';
import type { Announcement } from '../types';
import { gravest, say, sayAll, worthSaying } from './say';

afterEach(() => setLanguage('en'));

const ALL: [Announcement, string, string][] = [
  [{ say: 'turn', side: 'black' }, 'Black to move', 'Negrul la mutare'],
  [{ say: 'capture', square: 'e5', what: 'pawn' }, 'Pawn captured on e5', 'Pion capturat pe e5'],
  [{ say: 'capture', square: 'e5' }, 'Captured on e5', 'Captură pe e5'],
  [
    { say: 'capture', square: 'd6', ep: true },
    'Captured en passant on d6',
    'Captură en passant pe d6',
  ],
  [
    { say: 'capture', square: 'd6', what: 'knight', by: 'queen' },
    'Knight captured on d6, by a queen',
    'Cal capturat pe d6, de o damă',
  ],
  [
    { say: 'check', dirs: ['vertical', 'knight'] },
    'Check: vertical and knight',
    'Șah: coloană verticală și cal',
  ],
  [{ say: 'check', dirs: ['left_diagonal'] }, 'Check: left diagonal', 'Șah: diagonală stângă'],
  [{ say: 'tries', n: 1 }, '1 pawn try', 'O captură posibilă cu pionul'],
  [{ say: 'tries', n: 2 }, '2 pawn tries', '2 capturi posibile cu pionul'],
  [
    { say: 'tries', to: ['e5', 'g5'] },
    'Pawn tries on e5, g5',
    'Capturi posibile cu pionul pe e5, g5',
  ],
  [{ say: 'tries', from: ['d4'] }, 'Pawn tries from d4', 'Capturi posibile cu pionul de pe d4'],
  [{ say: 'try' }, 'There is a pawn try', 'Există o captură posibilă cu pionul'],
  [{ say: 'pawn_capture' }, 'A pawn capture is possible', 'Este posibilă o captură cu pionul'],
  [{ say: 'check', dirs: [] }, 'Check', 'Șah'],
  [{ say: 'promoted', square: 'b5' }, 'Promoted on b5', 'Transformare pe b5'],
  [
    { say: 'pass', side: 'black' },
    'Black cannot move and passes',
    'Negrul nu poate muta și pasează',
  ],
  [{ say: 'promotion' }, 'A pawn was promoted', 'Un pion a fost transformat'],
  [{ say: 'promotion', side: 'white' }, 'White promoted a pawn', 'Albul a transformat un pion'],
  [{ say: 'any', answer: 'yes' }, 'Any pawn captures: yes', 'Capturi cu pionul: da'],
  [{ say: 'illegal_count', n: 3 }, '3 refusals for the last move', '3 refuzuri la ultima mutare'],
  [{ say: 'no' }, 'No', 'Nu'],
  [{ say: 'illegal' }, 'Illegal', 'Ilegal'],
  [{ say: 'nonsense' }, 'Nonsense', 'Absurd'],
  [{ say: 'impossible' }, 'Impossible', 'Imposibil'],
  [{ say: 'hell_no' }, 'Hell no', 'Nici vorbă'],
  [
    { say: 'error', why: 'queen_or_rook_only' },
    'Error: a pawn becomes a queen or a rook',
    'Eroare: pionul se transformă numai în damă sau turn',
  ],
];

describe('the referee', () => {
  it.each(ALL)('says %j', (said, english, romanian) => {
    expect(say(said)).toBe(english);
    setLanguage('ro');
    expect(say(said)).toBe(romanian);
  });

  it('names the side whose pawns can capture', () => {
    const turn: Announcement = { say: 'turn', side: 'black' };
    expect(sayAll([turn, { say: 'tries', n: 2 }])).toEqual(['2 pawn tries for Black']);
    expect(sayAll([turn, { say: 'try' }])).toEqual(['There is a pawn try for Black']);
    setLanguage('ro');
    expect(sayAll([turn, { say: 'tries', from: ['d5'] }])).toEqual([
      'Capturi posibile cu pionul pentru Negru de pe d5',
    ]);
  });

  it('leaves the turn unsaid when there is anything else', () => {
    const turn: Announcement = { say: 'turn', side: 'white' };
    expect(worthSaying([turn])).toEqual([turn]);
    expect(worthSaying([turn, { say: 'try' }])).toEqual([{ say: 'try' }]);
  });

  it('keeps No, Error and a legal move apart', () => {
    expect(gravest([{ say: 'no' }])).toBe('no');
    expect(gravest([{ say: 'error' }])).toBe('error');
    expect(gravest([{ say: 'turn', side: 'white' }])).toBe('plain');
    expect(
      gravest([
        { say: 'capture', square: 'e4' },
        { say: 'check', dirs: ['knight'] },
      ]),
    ).toBe('check');
  });
});
