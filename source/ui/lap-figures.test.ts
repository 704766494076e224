import { describe, expect, test } from 'vitest';
import { trialValuesOf } from '../rules/formula-de/qualifying/qualifying.ts';
import type { TrialLog } from '../rules/formula-de/qualifying/qualifying-record.ts';
import { RETIREMENTS } from '../rules/formula-de/state.ts';
import { lapFigures } from './lap-figures.ts';
import { wordsBy } from './words/book-words.ts';
import { EN } from './words/en/words.ts';
import { FR } from './words/fr/words.ts';
import type { Words } from './words/words.ts';

const LAP: TrialLog = {
  session: 0,
  driver: 0,
  end: 'finished',
  tires: 'hard',
  rolls: [{ gear: 1, face: 2 }],
  overshootRolls: 0,
  misplacements: 0,
  timeMs: 61_000,
};

/** A lap as it is told by a book. */
function told(words: Words, bookId: string, change: Partial<TrialLog>): string {
  const { trials } = wordsBy(words, bookId).race;
  const figures = lapFigures('Ada', { ...LAP, ...change }, trialValuesOf(bookId), trials);
  return trials.sheet.lap(figures);
}

describe('a lap alone is told', () => {
  test('with its rolls where it was driven to the line', () => {
    expect(told(EN, 'masters-2005', {})).toBe(`Ada: 1 roll + 1 for full minutes = 2 in 1'01"00`);
  });

  test('with the stops missed where the car left a corner too early (M-1-1-14)', () => {
    const left = { end: 'aborted', retirement: 'overshoot' } as const;
    expect(told(EN, 'masters-2005', left)).toBe(
      'Ada is out, too many stops missed: last in this session.',
    );
    expect(told(FR, 'masters-2005', left)).toBe(
      'Ada a abandonné, trop d’arrêts manquants : dernier de la séance.',
    );
  });

  test('by Trant with what put the car out, be it tires, engine or debris (TRR-9)', () => {
    const out = (words: Words, retirement: TrialLog['retirement'] & string) =>
      told(words, 'trant', { end: 'aborted', retirement });
    expect(out(EN, 'overshoot')).toBe('Ada is out, overshot a corner: last in this session.');
    expect(out(EN, 'engine')).toBe('Ada is out, engine failure: last in this session.');
    expect(out(EN, 'handling')).toBe('Ada is out, suspension broken: last in this session.');
    expect(out(FR, 'engine')).toBe('Ada a abandonné, casse moteur : dernier de la séance.');
    expect(out(FR, 'handling')).toBe('Ada a abandonné, suspension brisée : dernier de la séance.');
  });

  test('without a cause where nobody noted one', () => {
    expect(told(EN, 'trant', { end: 'aborted' })).toBe('Ada is out: last in this session.');
  });

  test('with another sentence for each cause, in every language', () => {
    for (const words of [EN, FR]) {
      const { why, over, aborted } = words.race.trials;
      expect(new Set(RETIREMENTS.map(one => why[one])).size).toBe(RETIREMENTS.length);
      for (const one of RETIREMENTS) {
        expect(over(why[one])).toContain(why[one]);
        expect(aborted('Ada', why[one])).toContain(why[one]);
      }
    }
  });
});
