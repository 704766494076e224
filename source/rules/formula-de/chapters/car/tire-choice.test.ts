// Chapter 8-0-1: each driver chooses tires for the race once the weather is known.
import { describe, expect, test } from 'vitest';
import { beforeRace } from '../../../../testing/formula-de/before-race.ts';
import {
  car,
  choices,
  play,
  question,
  type Situation,
  toldOf,
  track,
} from '../../../../testing/formula-de/builders.ts';
import { masters2002 } from '../../masters/masters-2002.ts';
import { masters2005 } from '../../masters/masters-2005.ts';
import type { FormulaDeOptions } from '../../state.ts';

const BOARD = track('60 1R5 40');

function begin(over: Partial<FormulaDeOptions> = {}, book = masters2005): Situation {
  return beforeRace(BOARD, 2, over, book);
}

/** Returns the situation after the configuration of both cars, whatever is asked first. */
function atTires(over: Partial<FormulaDeOptions> = {}, book = masters2005): Situation {
  let now = begin(over, book);
  while (choices(now, 'keepCar').length > 0) now = play(now, { kind: 'keepCar' });
  return now;
}

describe('the choice of tires (M-8-0-1)', () => {
  test('offers all three types to each driver, after the configuration', () => {
    for (const book of [masters2005, masters2002]) {
      const asked = atTires({}, book);
      expect(question(asked).step).toBe('chooseTires');
      const types = choices(asked, 'chooseTires').map(choice => choice.tires);
      expect([...types].sort()).toEqual(['hard', 'rain', 'soft']);
    }
  });

  test('comes after the weather is rolled (M-3-0-1)', () => {
    const asked = begin({ weather: 'roll' });
    expect(toldOf(asked, 'weatherSet')).toHaveLength(1);
    expect(toldOf(asked, 'tiresFitted')).toEqual([]);
  });

  test('is fitted for the first lap (R-57)', () => {
    let now = atTires();
    const first = question(now).seat;
    now = play(now, { kind: 'chooseTires', tires: 'soft' });
    while (choices(now, 'keepCar').length > 0) now = play(now, { kind: 'keepCar' });
    const second = question(now).seat;
    now = play(now, { kind: 'chooseTires', tires: 'rain' });
    expect([first, second].sort()).toEqual([0, 1]);
    expect(car(now, first)).toMatchObject({ set: { type: 'soft', fittedFor: 1 } });
    expect(car(now, second)).toMatchObject({ set: { type: 'rain', fittedFor: 1 } });
    expect(choices(now, 'chooseTires')).toEqual([]);
  });

  test('does not happen when the cars stand ready', () => {
    const ready = begin({ preparation: 'ready', tires: 'soft' });
    expect(choices(ready, 'chooseTires')).toEqual([]);
    expect(car(ready, 0).set?.type).toBe('soft');
    expect(car(ready, 1).set?.type).toBe('soft');
  });
});

describe('the first of the three types', () => {
  const types = (over: Partial<FormulaDeOptions>) =>
    choices(atTires(over), 'chooseTires').map(choice => choice.tires);

  test('is what the track asks for: rain tires on a wet one, else those of the options', () => {
    expect(types({ weather: 'rain' })[0]).toBe('rain');
    expect(types({ weather: 'sun', tires: 'hard' })[0]).toBe('hard');
    expect(types({ weather: 'sun', tires: 'soft' })[0]).toBe('soft');
    expect(types({ weather: 'rain' })).toHaveLength(3);
  });

  test('and what is chosen is told to everybody (M-8-0-1)', () => {
    const done = play(atTires(), { kind: 'chooseTires', tires: 'soft' });
    expect(toldOf(done, 'tiresFitted')).toEqual([{ kind: 'tiresFitted', seat: 0, tires: 'soft' }]);
  });
});
