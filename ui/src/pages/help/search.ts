/** Search over the help's topics, blind to case and to diacritics. */

import { t } from '../../i18n';
import { KEYS } from './keys';
import { paragraphKeys, TOPICS, type Topic } from './topics';

/** A part of a text, and whether it is what was looked for. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** A topic that was found, and the sentence that has the first word. */
export interface Hit {
  topic: Topic;
  excerpt: string;
}

/** The words of what was typed. */
export function wordsIn(query: string): string[] {
  return fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The topics that have every word at the beginning of one of theirs; those with the most in the title first. */
export function search(words: readonly string[]): Hit[] {
  const found = TOPICS.map((topic) => ({ topic, texts: textsOf(topic) }))
    .filter(({ texts }) => words.every((word) => texts.some((text) => has(text, word))))
    .map(({ topic, texts }) => ({ topic, excerpt: excerpt(texts.slice(1), words) }));
  const inTitle = ({ topic }: Hit) =>
    words.filter((word) => has(t(`help-${topic.name}`), word)).length;
  return found.sort((one, other) => inTitle(other) - inTitle(one));
}

/** A text cut where the words begin and end that were looked for. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  if (words.length === 0) return [{ text, hit: false }];
  const found: Piece[] = [];
  let from = 0;
  for (const match of fold(text).matchAll(starts(words))) {
    found.push({ text: text.slice(from, match.index), hit: false });
    from = match.index + match[0].length;
    found.push({ text: text.slice(match.index, from), hit: true });
  }
  found.push({ text: text.slice(from), hit: false });
  return found.filter((piece) => piece.text !== '');
}

/** Everything that a topic says in the language in use, its title first. */
function textsOf(topic: Topic): string[] {
  const figures = Object.values(topic.figures ?? {}).flat();
  return [
    `help-${topic.name}`,
    ...paragraphKeys(topic),
    ...figures.map((name) => `figure-${name}`),
    ...(topic.extra === 'keys' ? KEYS.map(({ does }) => does) : []),
  ].map((key) => t(key));
}

/** Lower case without diacritics, letter for letter. */
function fold(text: string): string {
  return text
    .split('')
    .map((unit) => (unit.normalize('NFD')[0] ?? unit).toLowerCase()[0] ?? unit)
    .join('');
}

function has(text: string, word: string): boolean {
  return starts([word]).test(fold(text));
}

/** The words at the beginning of a word. They hold letters and figures alone. */
function starts(words: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})`, 'gu');
}

/** How much stands before and after the word in an excerpt. */
const AROUND = 44;

function excerpt(texts: readonly string[], words: readonly string[]): string {
  const [word] = words;
  const text = word === undefined ? undefined : texts.find((each) => has(each, word));
  if (word === undefined || text === undefined) return texts[0]?.slice(0, 2 * AROUND) ?? '';
  const at = fold(text).search(starts([word]));
  const from = text.lastIndexOf(' ', Math.max(0, at - AROUND)) + 1;
  const to = at + AROUND < text.length ? text.lastIndexOf(' ', at + AROUND) : text.length;
  const cut = text.slice(at <= AROUND ? 0 : from, to <= at ? text.length : to);
  return `${at <= AROUND ? '' : '… '}${cut}${to < text.length ? ' …' : ''}`;
}
