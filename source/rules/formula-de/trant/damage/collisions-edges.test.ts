// Collisions of Trant at the edges: the last lap, backmarkers, eliminations with nobody around, and what comes after a check (TR-86
// to TR-94, TR-139; TRR-39, TRR-40, TRR-53).
import { describe, expect, test } from 'vitest';
import { expectDiceUsedUp } from '../../../../testing/expect-dice-used-up.ts';
import {
  type CarSpec,
  choices,
  dice,
  type RaceSpec,
  race,
  type Situation,
  toldOf,
  track,
} from '../../../../testing/formula-de/builders.ts';
import { trantRolled } from '../../../../testing/formula-de/trant-rolled.ts';
import { trant } from '../trant.ts';

// Corner A: x 20 to 25 (2 stops), and a straight to the line.
const BOARD = track('20 2R6 60');

/** The cars as they stand when the move of car 0 is over, and what the checks make of them. */
function checked(
  cars: readonly CarSpec[],
  faces: readonly number[],
  { options, ...rest }: Partial<RaceSpec> = {},
): Situation {
  const now = race({
    book: trant,
    board: BOARD,
    cars,
    dice: faces,
    tasks: [{ step: 'collisionChecks', seats: [0] }],
    toPlay: [],
    options: { injuries: 'off', ...options },
    ...rest,
  });
  expectDiceUsedUp(now.race);
  return now;
}

const checks = (now: Situation) =>
  toldOf(now, 'testMade').map(({ seat, other, roll }) => [seat, other, roll]);
const body = (now: Situation) => now.race.cars.map(({ points }) => points.body);
const seats = (now: Situation) => toldOf(now, 'carRetired').map(({ seat }) => seat);

const MOVER: CarSpec = { space: '1@22.5' };
const AHEAD: CarSpec = { space: '1@23.5' };
const BEHIND: CarSpec = { space: '1@21.5' };
const NONE = { points: { body: 0 } } as const;

describe('checks are made', () => {
  test('in the last lap too (TR-86)', () => {
    const now = checked(
      [
        { ...MOVER, laps: 3 },
        { ...AHEAD, laps: 3 },
      ],
      dice(20, 20),
    );
    expect(checks(now)).toHaveLength(2);
  });

  test('not by a car that is out (TR-86, TRR-37)', () => {
    const out = { condition: 'wreck', onBoard: false } as const;
    expect(checks(checked([{ ...MOVER, ...out }, AHEAD], []))).toEqual([]);
  });

  test('not with a car that what came before has put out (TR-92, TR-93, TRR-37)', () => {
    // Car 1 is out by its check; of the cars around it car 2, which rolls first, rolls lowest and has no point either.
    const cars = [MOVER, { ...AHEAD, ...NONE }, { space: '2@23', ...NONE }];
    const now = checked(cars, dice(20, 1, 5, 9));
    expect(seats(now)).toEqual([1, 2]);
    expect(checks(now)).toHaveLength(2);
  });

  test('one after the other, also when the first has cost a point (TRR-39)', () => {
    const now = checked([MOVER, AHEAD, BEHIND], dice(1, 20, 20, 20));
    expect(checks(now).map(([seat, other]) => [seat, other])).toEqual([
      [0, 1],
      [1, 0],
      [0, 2],
      [2, 0],
    ]);
    expect(body(now)).toEqual([2, 3, 3]);
  });

  test('also behind a chain reaction that the first one has set off (TR-94, TRR-39)', () => {
    const chain = { options: { chainReaction: 'on' } } as const;
    const now = checked([MOVER, { ...AHEAD, ...NONE }, BEHIND], dice(20, 1, 20, 20), chain);
    expect(seats(now)).toEqual([1]);
    expect(checks(now).slice(2)).toEqual([
      [0, 2, 20],
      [2, 0, 20],
    ]);
    expect(body(now)).toEqual([2, 0, 3]);
  });
});

describe('a backmarker', () => {
  const marked = [{ space: '1@23.5' }, { space: '1@21.5' }] as const;

  test('that puts a car out shakes nobody where nobody is around, and meets it once (TR-93, TR-139)', () => {
    const now = checked([{ ...MOVER, ...NONE }], dice(2), { backmarkers: marked });
    expect(seats(now)).toEqual([0]);
    expect(toldOf(now, 'secondCheckMade')).toEqual([]);
  });

  test('loses no point in a second check: the cars around do (TR-93, TR-139, TRR-40, TRR-53)', () => {
    const beside: CarSpec = { space: '0@22' };
    const now = checked([{ ...MOVER, ...NONE }, beside], dice(2), { backmarkers: marked });
    expect(toldOf(now, 'secondCheckMade')).toMatchObject([{ rolls: [], loser: 1 }]);
    expect(body(now)).toEqual([0, 2]);
  });

  test('is foretold where a move ends beside it, without a check of cars (TR-87, TRR-53)', () => {
    const backmarkers = [{ space: '1@23.5', laps: 0 }];
    const rolled = trantRolled({ board: BOARD, from: '1@20.5', points: 2, backmarkers });
    const move = choices(rolled, 'move').find(({ to, brakes }) => to === 'M23' && brakes === 0);
    if (move === undefined) throw new Error('no such move');
    const said = trant.consequences(rolled.race, 0, move, BOARD);
    expect(said).toContainEqual({ kind: 'backmarkerTest', percent: 10 });
    expect(said.map(({ kind }) => kind)).not.toContain('collisionTest');
  });
});
