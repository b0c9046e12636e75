import { describe, expect, it } from 'vitest';

import { recorded } from '../../backend.recorded';
import { has, setLanguage } from '../../i18n';
import type { OfferedSet, SetChoice } from '../../types';
import { choiceOf, chosenAgain, keyOf, offeredFor } from './choice';
import { GROUPS, differing, readings } from './rules';

const sets = recorded.startup.rule_sets;
const rules = GROUPS.flatMap((group) => group.rules);

function own(title: string, base: string, options: Record<string, string> = {}): OfferedSet {
  const made = structuredClone(sets.find(({ set }) => set.base === base)!);
  made.set.title = title;
  made.own = 7;
  for (const option of made.options) option.value = options[option.key] ?? option.value;
  return made;
}

describe('the comparison', () => {
  it('is about every rule of a set, once', () => {
    const about = rules.flatMap((rule) => rule.about);
    const first = sets[1]!.set;
    const fields = Object.keys(first).filter((field) => field !== 'base');
    const ask = typeof first.pawn_tries === 'object' ? Object.keys(first.pawn_tries.ask) : [];
    const all = [...fields, ...ask.map((field) => `pawn_tries.${field}`)];
    expect([...about].sort()).toEqual(all.sort());
  });

  it.each(['en', 'ro'])('has words for every rule of every set in %s', (language) => {
    setLanguage(language);
    for (const { set } of sets) {
      for (const rule of rules) {
        expect(has(`rule-${rule.name}`), rule.name).toBe(true);
        expect(rule.words(set), `${set.base} ${rule.name}`).not.toMatch(/^(?:rule|option)-/);
      }
    }
    setLanguage('en');
  });

  it('says who hears a refusal, and in which word', () => {
    const said = (base: string, name: string) => {
      const { set } = sets.find((one) => one.set.base === base)!;
      return rules.find((rule) => rule.name === name)!.words(set);
    };
    expect(said('se', 'own-board')).toBe('“Error”, heard by the mover alone');
    expect(said('rand', 'announced')).toMatch(/^“Hell no”, heard by both: .*check$/);
    expect(said('berkeley_any', 'any-heard-by')).toBe('Heard by the asker alone');
    expect(said('se', 'any-duty')).toBe('–');
  });

  it('names only the rules that differ', () => {
    const named = (bases: string[]) =>
      differing(sets.map(({ set }) => set).filter(({ base }) => bases.includes(base)))
        .flatMap((group) => group.rules)
        .map(({ name }) => name);
    expect(named(['se'])).toEqual([]);
    expect(named(['berkeley', 'berkeley_any'])).toContain('pawn-tries');
    expect(named(['berkeley', 'berkeley_any'])).not.toContain('hidden');
  });

  it('shows what the sources say where a set can be changed', () => {
    const of = (base: string) => sets.filter(({ set }) => set.base === base);
    const stalemate = rules.find(({ name }) => name === 'stalemate')!;
    expect(readings(stalemate, of('rand'))).toEqual([expect.stringContaining('rule 20')]);
    expect(readings(stalemate, of('se'))).toEqual([]);
    const shown = rules.flatMap((rule) => readings(rule, sets));
    const options = new Set(sets.flatMap(({ options: list }) => list.map(({ key }) => key)));
    expect(new Set(shown).size).toBe(options.size + 1);
  });
});

describe('a choice of a set', () => {
  it('is made again as far as it can be', () => {
    const club = own('Club', 'rand', { stalemate: 'loses' });
    const choice = choiceOf(club);
    expect(choice).toMatchObject({ base: 'rand', title: 'Club', options: { stalemate: 'loses' } });
    expect(chosenAgain([...sets, club], choice)).toEqual(choice);
    const gone = chosenAgain(sets, choice);
    expect(gone).toMatchObject({ base: 'rand', title: '', options: { stalemate: 'loses' } });
  });

  it('leaves out what does not belong to the set', () => {
    const wrong: SetChoice = {
      base: 'berkeley',
      title: '',
      options: { stalemate: 'loses', opponent_hears_nonsense: 'perhaps' },
    };
    expect(chosenAgain(sets, wrong)).toEqual(choiceOf(offeredFor(sets, { base: 'berkeley' })));
  });

  it('has a key of its own in lists', () => {
    const keys = [...sets, own('se', 'se')].map(keyOf);
    expect(new Set(keys).size).toBe(sets.length + 1);
  });
});
