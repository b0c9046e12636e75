import { afterEach, describe, expect, it } from 'vitest';

import { setLanguage } from '../i18n';
import { readLetters, written } from './notation';

afterEach(() => setLanguage('en'));

function check(language: string, program: string, reader: string): void {
  setLanguage(language);
  expect(written(program), language).toBe(reader);
  expect(readLetters(reader), language).toBe(program);
}

describe('the letters of the men', () => {
  it("are the reader's, both ways", () => {
    check('en', 'Nf3', 'Nf3');
    check('ro', 'Nf3', 'Cf3');
    check('ro', 'Rxe1', 'Txe1');
    check('ro', 'Kd2', 'Rd2');
    check('ro', 'exd8=Q', 'exd8=D');
    check('ro', 'O-O', 'O-O');
  });
});
