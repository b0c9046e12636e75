import { describe, expect, it } from 'vitest';

import { drawnFen } from './fen';

describe('a FEN', () => {
  it('is drawn with its men and the side that begins', () => {
    expect(drawnFen('4k3/8/8/8/8/8/7p/R3K3[Pn] b - - 0 1')).toEqual({
      men: [
        { cell: 'e8', side: 'black', kind: 'k' },
        { cell: 'h2', side: 'black', kind: 'p' },
        { cell: 'a1', side: 'white', kind: 'r' },
        { cell: 'e1', side: 'white', kind: 'k' },
      ],
      turn: 'black',
    });
  });

  it.each(['', '8/8/8/8/8/8/8 w', '9/8/8/8/8/8/8/8 w', '8/8/8/8/8/8/8/8 x', '8/8/8/8/8/8/8/7z w'])(
    'that is none (%s) is not drawn',
    (text) => {
      expect(drawnFen(text)).toBeNull();
    },
  );
});
