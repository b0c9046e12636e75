import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';

import { app } from '../../app.svelte';
import { drawnFen } from '../../board/fen';
import { has, setLanguage, t } from '../../i18n';
import { program } from '../../test/program';
import Help from '../Help.svelte';
import Overlays from '../Overlays.svelte';
import { request } from '../request/request.svelte';
import { figureNamed } from './figures';
import figures from './figures.json';
import { helpDialogs, openHelp } from './help.svelte';
import { pieces, search, wordsIn } from './search';
import { paragraphKeys, TOPICS } from './topics';
import { TOUR } from './tour';

const names = (query: string) => search(wordsIn(query)).map(({ topic }) => topic.name);
const shownFigures = TOPICS.flatMap(({ figures }) => Object.values(figures ?? {}).flat());

describe.each(['en', 'ro'])('the texts of the help: %s', (language) => {
  it('are there for every topic, figure and page of the tour, and for none besides', () => {
    setLanguage(language);
    const wanted = [
      ...TOPICS.flatMap((topic) => [`help-${topic.name}`, ...paragraphKeys(topic)]),
      ...[...shownFigures, ...TOUR.map(({ figure }) => figure)].map((name) => `figure-${name}`),
      ...TOUR.flatMap(({ name }) => [`tour-${name}`, `tour-${name}-text`]),
    ];
    expect(wanted.length).toBeGreaterThan(200);
    expect(wanted.filter((key) => !has(key))).toEqual([]);
    const more = TOPICS.map(({ name, paragraphs }) => `help-${name}-${paragraphs + 1}`);
    expect(more.filter(has)).toEqual([]);
  });
});

describe('the search', () => {
  it('finds a topic by a word of its text, in both languages', () => {
    setLanguage('en');
    expect(names('journalist')).toEqual(['story']);
    expect(names('touch pad')).toEqual(['moving']);
    setLanguage('ro');
    expect(names('ziarist')).toEqual(['story']);
    expect(names('touchpad')).toEqual(['moving']);
  });

  it('is blind to case and diacritics', () => {
    setLanguage('ro');
    expect(names('ROCADA')).toContain('chess-castling');
    expect(names('rocadă')).toEqual(names('rocada'));
  });

  it('wants every word, at the beginning of a word, and puts titles first', () => {
    setLanguage('en');
    expect(names('castl')[0]).toBe('chess-castling');
    expect(names('castling journalist')).toEqual([]);
    expect(names('astling')).toEqual([]);
  });

  it('finds captions and keys', () => {
    setLanguage('en');
    expect(names('back-rank stalemate cannot')).toEqual([]);
    expect(names('stalemate cannot move')).toContain('chess-draws');
    expect(names('clipboard')).toEqual([]);
    expect(names('fen copy')).toEqual(['keys']);
  });

  it('marks what was found', () => {
    expect(pieces('Șah și șah-mat', ['sah'])).toEqual([
      { text: 'Șah', hit: true },
      { text: ' și ', hit: false },
      { text: 'șah', hit: true },
      { text: '-mat', hit: false },
    ]);
  });

  it('cuts an excerpt round the word', () => {
    setLanguage('en');
    const [hit] = search(wordsIn('journalist'));
    expect(hit?.excerpt).toMatch(/^… .*English journalist.* …$/);
    expect(hit?.excerpt.length).toBeLessThan(110);
  });
});

describe('the figures', () => {
  it('are all shown, and each is a position', () => {
    const shown = new Set([...shownFigures, ...TOUR.map(({ figure }) => figure)]);
    expect(figures.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
    const fens = figures.flatMap(({ fen, dummies }) => [fen, dummies ?? fen]);
    expect(fens.filter((fen) => drawnFen(fen) === null)).toEqual([]);
  });

  it('give every strategy tip a position to play', () => {
    const tips = TOPICS.filter(({ group }) => group === 'strategy');
    expect(tips.length).toBeGreaterThanOrEqual(10);
    for (const { name, figures } of tips) {
      const playable = Object.values(figures ?? {}).flat();
      expect(
        playable.some((figure) => figureNamed(figure).play),
        name,
      ).toBe(true);
    }
  });
});

describe('the help', () => {
  it('finds, shows and marks a topic, and goes back where one was', async () => {
    program();
    app.go({ name: 'history' });
    openHelp();
    render(Help);
    await fireEvent.input(screen.getByTestId('help-search'), { target: { value: 'journalist' } });
    expect(screen.getByTestId('help-found').textContent).toContain('1 topic');
    await fireEvent.click(screen.getByTestId('help-topic-story'));
    expect(screen.getByTestId('help-text').querySelector('mark')?.textContent).toBe('journalist');
    await fireEvent.click(screen.getByTestId('help-back'));
    expect(app.screen).toEqual({ name: 'history' });
  });

  it('opens the game request with an example', async () => {
    program();
    openHelp('tip-probe');
    render(Help);
    await fireEvent.click(screen.getByTestId('play-tip-probe'));
    expect(request.shown).toMatchObject({
      opponent: 'computer',
      colour: 'white',
      start: figureNamed('tip-probe').fen,
      set: { base: 'se' },
    });
    request.close();
  });

  it('leads from each point of the quick help to its topic', async () => {
    program();
    helpDialogs.shown = 'quick';
    render(Overlays);
    const more = screen.getAllByTestId(/^quick-more-/);
    expect(more.map(({ dataset }) => dataset.testid?.slice('quick-more-'.length))).toEqual([
      'idea',
      'informs',
      'words',
      'tries',
      'dummies',
      'cubes',
      'moving',
      'black',
      'replay',
    ]);
    await fireEvent.click(screen.getByTestId('quick-more-replay'));
    expect(app.screen).toEqual({ name: 'help', topic: 'replay' });
    expect(helpDialogs.shown).toBeNull();
  });

  it('opens at the topic of the screen by F1, and shows the keys by ?', async () => {
    program();
    render(Overlays);
    app.go({ name: 'settings' });
    await fireEvent.keyDown(document.body, { key: 'F1' });
    expect(app.screen).toEqual({ name: 'help', topic: 'settings' });
    await fireEvent.keyDown(document.body, { key: '?' });
    expect(helpDialogs.shown).toBe('keys');
    helpDialogs.close();
  });

  it('leads through the tour to a game', async () => {
    program();
    helpDialogs.tour();
    render(Overlays);
    expect(TOUR.length).toBeLessThanOrEqual(8);
    for (const { name } of TOUR) {
      expect(screen.getByTestId('tour').textContent).toContain(t(`tour-${name}`));
      await fireEvent.click(screen.getByTestId('tour-on'));
    }
    expect(helpDialogs.shown).toBeNull();
    expect(request.shown).toEqual({ opponent: 'computer' });
    request.close();
  });
});
