// The roll of a move, and what is kept of it until the car has moved (TR-47, TR-48, TR-104, TR-106, TR-149; TRR-16, TRR-17).
import { describe, expect, test } from 'vitest';
import {
  type CarSpec,
  car,
  play,
  question,
  race,
  type Situation,
  toldOf,
  track,
} from '../../../../testing/formula-de/builders.ts';
import { masters2005 } from '../../masters/masters-2005.ts';
import type { Spending } from '../state.ts';
import { trant } from '../trant.ts';
import { chartOf } from './throw.ts';

const BOARD = track('60 2R5 35');
const D20 = { kind: 'throwDice', dice: 'd20' } as const;

/** A car about to choose its dice, with the faces that fall. */
function asking(faces: readonly number[], own: Partial<CarSpec> = {}): Situation {
  const cars = [{ space: '0@10', gear: 3, ...own }];
  return race({ book: trant, board: BOARD, cars, toPlay: [0], dice: faces });
}

test('a roll that may be made again has not been read yet (TR-48, TR-149)', () => {
  const asked = play(asking([10], { driverPoints: { bought: 1, wonHalves: 0 } }), D20);
  expect(question(asked).step).toBe('secondThought');
  expect(asked.race.play).toMatchObject({ rolled: 0, distance: 0 });
  expect(asked.race.play.spending).toEqual({ dice: 'd20', natural: 0, roll: 0 });
});

test('what the dice showed stays known until the car has moved, a boost beside it (TR-104, TR-106)', () => {
  const rolled = play(asking([10]), D20);
  expect(rolled.race.play).toMatchObject({ rolled: 10, distance: 7 });
  expect(rolled.race.play.spending).toEqual({ dice: 'd20', natural: 10, roll: 10 });
  const boosted = play(rolled, { kind: 'boostEngine' });
  expect(boosted.race.play).toMatchObject({ rolled: 10, distance: 8 });
  expect(boosted.race.play.spending).toEqual({ dice: 'd20', natural: 10, roll: 15 });
  expect(toldOf(boosted, 'engineBoosted')).toEqual([
    { kind: 'engineBoosted', seat: 0, roll: 15, points: 8 },
  ]);
});

describe('a boost (TR-106)', () => {
  test('may take the last engine point', () => {
    const boosted = play(play(asking([10], { points: { engine: 1 } }), D20), {
      kind: 'boostEngine',
    });
    expect(car(boosted, 0).points.engine).toBe(0);
  });

  test('is not offered without one', () => {
    expect(question(play(asking([10], { points: { engine: 0 } }), D20)).step).toBe('moveCar');
  });
});

describe('a race from outside', () => {
  const asked = play(asking([10]), D20).race;
  const faultsWith = (spending: Partial<Spending>) => {
    const now: Spending = { dice: 'd20', natural: 10, roll: 10, ...spending };
    return trant.faults({ ...asked, play: { ...asked.play, spending: now } }, BOARD);
  };

  test('has rolled at most 20, and 25 with a boost (TR-48, TR-106)', () => {
    expect(faultsWith({ natural: 20, roll: 25 })).toEqual([]);
    expect(faultsWith({ natural: 21 })).toHaveLength(1);
    expect(faultsWith({ roll: 26 })).toHaveLength(1);
    expect(faultsWith({ natural: -1 })).toHaveLength(1);
    expect(faultsWith({ roll: -1 })).toHaveLength(1);
  });

  test('reads no chart before dice have been chosen (TR-47, TRR-16)', () => {
    const { spending: _spending, ...bare } = asked.play;
    const agenda = [{ step: 'readChart', seats: [0] }] as const;
    const without = { ...asked, play: bare, agenda };
    expect(() => trant.resumeAt(without, BOARD)).toThrow('the play has no roll');
  });

  test('reads none in a book that has none', () => {
    expect(() => chartOf(masters2005.definition.values)).toThrow('no movement chart');
  });
});
