// The second telling of the weather's sections finds what is wrong with a turn, and nothing in one that is right.
import { describe, expect, test } from 'vitest';
import type { FormulaDeEvent } from '../../../rules/formula-de/events.ts';
import type { FormulaDeRace } from '../../../rules/formula-de/state.ts';
import { trant } from '../../../rules/formula-de/trant/trant.ts';
import { race, spaceId } from '../../../testing/formula-de/builders.ts';
import { PIT_LAP } from '../../../testing/formula-de/pit-lap.ts';
import { sectionFaults } from './section-story.ts';

/** Sections begin at 34.5, 69.5 and 90.5 spaces of this lap. */
const STARTS = ['0@10', '0@5'];

/** What the check says of a turn in which the first car comes to a space and these sections are told of it. */
function found(end: string, sections: readonly number[], told: Told = {}): readonly string[] {
  const { entered = 0, counted = entered + sections.length, hold = 'none', laps = 1 } = told;
  const spec = { book: trant, board: PIT_LAP, sky: 'changeable', laps: 3 } as const;
  const cars = STARTS.map(space => ({ space, laps }));
  const { race: before } = race({
    ...spec,
    skyHold: hold,
    cars,
    toPlay: [0],
    sectionsEntered: entered,
  });
  const now = before.cars.map(car =>
    car.seat === 0 ? { ...car, space: spaceId(PIT_LAP, end) } : car,
  );
  const after: FormulaDeRace = {
    ...before,
    cars: now,
    sectionsEntered: counted,
    agenda: told.agenda ?? [{ step: 'nextPlay', seats: [] }],
  };
  const events = sections.map(
    (section): FormulaDeEvent => ({
      kind: 'weatherSectionEntered',
      seat: 0,
      section,
    }),
  );
  return sectionFaults(PIT_LAP, { before, choice: undefined, race: after, events });
}

interface Told {
  readonly entered?: number;
  readonly counted?: number;
  readonly hold?: 'none' | 'fixed';
  readonly laps?: number;
  readonly agenda?: FormulaDeRace['agenda'];
}

describe('the first car of a lap to come to a section', () => {
  test('is told of, once for each section in their order (TR-15, TR-16)', () => {
    expect(found('0@30', [])).toEqual([]);
    expect(found('0@40', [0])).toEqual([]);
    expect(found('0@75', [0, 1])).toEqual([]);
    expect(found('0@40', [0], { entered: 3, laps: 2 })).toEqual([]);
  });

  test('and is beyond it without a word is wrong (TRR-4)', () => {
    expect(found('0@40', [])).toEqual(['seat 0 is beyond section 0, untold']);
    expect(found('0@75', [0])).toEqual(['seat 0 is beyond section 1, untold']);
  });

  test('has its play to the end before it is told of', () => {
    expect(found('0@40', [], { agenda: [{ step: 'checkWeather', seats: [0] }] })).toEqual([]);
    expect(found('0@40', [], { agenda: [{ step: 'checkWeather', seats: [1] }] })).toHaveLength(1);
    // Work is ordered on arrival in the pit, which may lie beyond the last section.
    expect(found('0@40', [], { agenda: [{ step: 'orderWork', seats: [0] }] })).toEqual([]);
  });

  test('enters nothing once the weather is settled (TR-17)', () => {
    expect(found('0@40', [], { hold: 'fixed' })).toEqual([]);
  });
});

describe('a section', () => {
  test('that is told of a car that has not come to it is wrong', () => {
    expect(found('0@20', [0]).join()).toContain('seat 0 has not come to');
    expect(found('0@40', [0], { entered: 3 }).join()).toContain('seat 0 has not come to');
  });

  test('that is told out of order or twice is wrong', () => {
    expect(found('0@40', [1]).join()).toContain('section 1 is entered after 0 of them');
    expect(found('0@40', [0, 0]).join()).toContain('section 0 is entered after 1 of them');
  });

  test('that is told and not counted, or counted and not told, is wrong', () => {
    expect(found('0@40', [0], { counted: 0 })).toContain('0 sections are entered, told 1');
    expect(found('0@30', [], { counted: 1 })).toContain('1 sections are entered, told 0');
  });
});
