import { describe, expect, it } from 'vitest';
import type { Offer } from '../../offer.ts';
import { DEFAULT_SETTINGS, type NewRace } from '../../services.ts';
import { fieldOf } from '../../typing/text-field.ts';
import { EN } from '../../words/en/words.ts';
import { FR } from '../../words/fr/words.ts';
import { type FormModel, openForm } from './form.ts';
import { raceOf } from './new-race-update.ts';
import { opponentsOf, redrawn, stepOpponent } from './opponents.ts';

const OFFER: Offer = {
  tracks: [],
  levels: ['rookie', 'club', 'pro'],
  books: [],
  carsMax: 12,
  words: { en: EN, fr: FR },
};
const FORM: FormModel = { ...openForm(OFFER, DEFAULT_SETTINGS, 7), level: 'club', cars: 6 };

function withHumans(form: FormModel, ...names: readonly string[]): FormModel {
  return { ...form, humans: names.map(fieldOf) };
}
function namesOf(form: FormModel): readonly string[] {
  return opponentsOf(form, OFFER).map(one => one.name);
}
function levelsOf(form: FormModel): readonly string[] {
  return opponentsOf(form, OFFER).map(one => one.level);
}
/** Returns the form of the next race. */
function nextForm(form: FormModel): FormModel {
  const { seed: _seed, ...lastRace } = { seed: 0, ...raceOf(form, OFFER) } satisfies NewRace;
  return openForm(OFFER, { ...DEFAULT_SETTINGS, lastRace }, 99);
}

describe('the opponents of a new race', () => {
  it('are as many as the humans leave seats, all different', () => {
    expect(new Set(namesOf(FORM)).size).toBe(6);
    expect(namesOf(withHumans(FORM, 'Ann', '', 'Ben'))).toHaveLength(4);
  });

  it('are mixed around the level until the player wants them all alike', () => {
    expect(new Set(levelsOf(FORM))).toEqual(new Set(['rookie', 'club', 'pro']));
    expect(new Set(levelsOf({ ...FORM, spread: 'even' }))).toEqual(new Set(['club']));
  });

  it('are the same for the same typed seed, whenever the form was opened', () => {
    const typed = { ...FORM, seed: fieldOf('42') };
    expect(opponentsOf({ ...typed, draw: 8 }, OFFER)).toEqual(opponentsOf(typed, OFFER));
    expect(namesOf({ ...FORM, draw: 8 })).not.toEqual(namesOf(FORM));
  });

  it('change one by one, to a driver that nobody has yet and to another level', () => {
    const before = namesOf(FORM);
    const other = stepOpponent(FORM, 2, 'driver', 1, OFFER);
    expect(other.spread).toBe('chosen');
    expect(before).not.toContain(namesOf(other)[2]);
    expect(namesOf(other).toSpliced(2, 1)).toEqual(before.toSpliced(2, 1));
    expect(namesOf(stepOpponent(other, 2, 'driver', -1, OFFER))).toEqual(before);
    const [level = ''] = levelsOf(FORM);
    const better = stepOpponent(FORM, 0, 'level', 1, OFFER);
    expect(levelsOf(better)[0]).toBe(
      OFFER.levels[(OFFER.levels.indexOf(level) + 1) % OFFER.levels.length],
    );
    expect(namesOf(better)).toEqual(before);
  });

  it('stay as they were picked when the grid grows or shrinks', () => {
    const picked = stepOpponent(FORM, 0, 'driver', 1, OFFER);
    const [first, second] = namesOf(picked);
    expect(namesOf({ ...picked, cars: 2 })).toEqual([first, second]);
    expect(namesOf({ ...picked, cars: 8 }).slice(0, 6)).toEqual(namesOf(picked));
    expect(new Set(namesOf({ ...picked, cars: 8 })).size).toBe(8);
  });

  it('give their name up to a human who wants it', () => {
    const [first = ''] = namesOf(FORM);
    const picked = stepOpponent(FORM, 3, 'driver', 1, OFFER);
    for (const form of [FORM, picked]) {
      expect(namesOf(withHumans(form, first.toLowerCase()))).not.toContain(first);
    }
  });

  it('are drawn again as often as the player likes, and then no longer picked', () => {
    const again = redrawn(stepOpponent(FORM, 0, 'driver', 1, OFFER));
    expect(again.spread).toBe('mixed');
    expect(namesOf(again)).not.toEqual(namesOf(FORM));
    expect(namesOf(redrawn(again))).not.toEqual(namesOf(again));
  });

  it('are remembered when they were picked, and drawn afresh when not', () => {
    const picked = stepOpponent(FORM, 0, 'driver', 1, OFFER);
    expect(opponentsOf(nextForm(picked), OFFER)).toEqual(opponentsOf(picked, OFFER));
    expect(namesOf(nextForm(FORM))).not.toEqual(namesOf(FORM));
    expect(nextForm({ ...FORM, spread: 'even' }).spread).toBe('even');
  });
});
