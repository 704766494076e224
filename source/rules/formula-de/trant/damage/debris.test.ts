// Debris and suspension in Trant: what leaves a marker, and what a car that enters one risks (TR-96, TR-97, TR-100, TRR-42, TRR-43).
import { describe, expect, test } from 'vitest';
import { expectDiceUsedUp } from '../../../../testing/expect-dice-used-up.ts';
import {
  type CarSpec,
  car,
  choices,
  dice,
  type RaceSpec,
  race,
  type Situation,
  spaceId,
  toldOf,
  track,
  where,
} from '../../../../testing/formula-de/builders.ts';
import { trantRolled } from '../../../../testing/formula-de/trant-rolled.ts';
import { emptyPlay, type Play } from '../../state.ts';
import { trant } from '../trant.ts';

const BOARD = track('60 1R5 15');
const at = (name: string) => spaceId(BOARD, name);

/** Car 0 has driven this way; what the debris on it does to the car. */
function driven(
  way: readonly string[],
  dangerous: readonly string[],
  faces: readonly number[],
  own: Partial<CarSpec> = {},
  rest: Partial<RaceSpec> = {},
  before: Partial<Play> = {},
): Situation {
  const path = way.map(at);
  const written = race({
    book: trant,
    board: BOARD,
    cars: [
      { space: way.at(-1) ?? '', gear: 4, ...own },
      { space: '2@50', gear: 1 },
    ],
    dangerous,
    toPlay: [1],
    dice: faces,
    // No checks of drivers between those of cars.
    options: { injuries: 'off' },
    ...rest,
  });
  const now = trant.resumeAt(
    {
      ...written.race,
      agenda: [
        { step: 'handlingTests', seats: [0] },
        { step: 'nextPlay', seats: [] },
      ],
      order: [],
      play: { ...emptyPlay(), path, gear: 4, ...before },
    },
    BOARD,
  );
  expectDiceUsedUp(now.race);
  return { ...written, race: now.race, events: now.events };
}

const tests = (now: Situation) =>
  toldOf(now, 'testMade').map(({ test, space, roll, upTo, failed }) => [
    test,
    space,
    roll,
    upTo,
    failed,
  ]);
const WAY = ['0@30', '0@31', '0@32', '0@33'];

describe('a car that moves into a space with debris', () => {
  test('loses a suspension point on 1 to 4 (TR-97)', () => {
    const four = driven(WAY, ['0@32'], dice(4));
    expect(tests(four)).toEqual([['handling', at('0@32'), 4, 4, true]]);
    expect(car(four, 0).points.handling).toBe(1);
    const five = driven(WAY, ['0@32'], dice(5));
    expect(car(five, 0).points.handling).toBe(2);
  });

  test('loses it on 1 to 5 in rain (TR-97, TR-119)', () => {
    const wet = { trackState: 'wet', sky: 'rain' } as const;
    expect(car(driven(WAY, ['0@32'], dice(5), {}, wet), 0).points.handling).toBe(1);
    expect(car(driven(WAY, ['0@32'], dice(6), {}, wet), 0).points.handling).toBe(2);
  });

  test('rolls once for each such space, the last one too (TRR-42)', () => {
    expect(tests(driven(WAY, ['0@31', '0@33'], dice(20, 20)))).toHaveLength(2);
  });

  test('rolls for debris of the same move that a later part of it enters, and for none twice (TRR-41, TRR-42)', () => {
    // The way up to 0@32 has been tested; then contact has left debris on 0@33.
    const marked = { tested: 3, marked: [at('0@33')] };
    const now = driven(WAY, ['0@31', '0@33'], dice(20), {}, {}, marked);
    expect(tests(now)).toEqual([['handling', at('0@33'), 20, 4, false]]);
    expect(now.race.play.tested).toBe(4);
  });

  test('rolls none for the space from which it starts (TRR-42)', () => {
    expect(tests(driven(WAY, ['0@30'], []))).toEqual([]);
    expect(tests(driven(['0@30'], ['0@30'], []))).toEqual([]);
  });

  test('is out on that space when it must lose a suspension point and has none (TR-100)', () => {
    const now = driven(WAY, ['0@32'], dice(1), { points: { handling: 0 } });
    expect(toldOf(now, 'carRetired')).toMatchObject([{ seat: 0, why: 'handling' }]);
    expect(where(now, 0)).toBe('0@32');
    expect(car(now, 0).onBoard).toBe(false);
  });

  test('rolls for no debris beyond that space (TR-100)', () => {
    const now = driven(WAY, ['0@31', '0@32'], dice(1), { points: { handling: 0 } });
    expect(tests(now)).toHaveLength(1);
  });

  test('may lose its last suspension point and drive on (TR-98)', () => {
    const now = driven(WAY, ['0@32'], dice(1), { points: { handling: 1 } });
    expect(car(now, 0)).toMatchObject({ status: 'racing', points: { handling: 0 } });
  });
});

test.each([
  ['dry', 20],
  ['wet', 25],
] as const)(
  'a roll for debris is foretold with the move on a %s track: %i %% (TR-97)',
  (trackState, percent) => {
    const rolled = trantRolled({
      board: BOARD,
      from: '0@30',
      points: 4,
      dangerous: ['0@32'],
      trackState,
    });
    const [ahead] = choices(rolled, 'move').filter(
      ({ path, brakes }) => brakes === 0 && path.includes(at('0@32')),
    );
    if (ahead === undefined) throw new Error('no move');
    const said = trant.consequences(rolled.race, 0, ahead, BOARD);
    expect(said.filter(({ kind }) => kind === 'handlingTest')).toEqual([
      { kind: 'handlingTest', name: at('0@32'), percent },
    ]);
  },
);

test('the loss of a suspension point leaves no debris, nor does a car that it puts out (TRR-43)', () => {
  const lost = driven(WAY, ['0@32'], dice(1));
  expect(lost.race.dangerous).toEqual([at('0@32')]);
  const out = driven(WAY, ['0@32'], dice(1), { points: { handling: 0 } });
  expect(toldOf(out, 'spaceMarked')).toEqual([]);
});

test('a marker stays on its space, and a second one makes no difference there (TR-96, TRR-42)', () => {
  const now = driven(WAY, ['0@32'], dice(20));
  expect(now.race.dangerous).toEqual([at('0@32')]);
});

test('debris is left by body points and cars lost in swerves and contact, never by one that crashes in a corner (TR-69, TR-96)', () => {
  const { eliminations } = trant.definition.values;
  const marking = Object.entries(eliminations).flatMap(([why, { marks }]) => (marks ? [why] : []));
  expect(marking.toSorted()).toEqual(['blocking', 'collision']);
});

test('every car that is out is off the board at once (TRR-37)', () => {
  const { eliminations } = trant.definition.values;
  expect(new Set(Object.values(eliminations).map(({ leaves }) => leaves))).toEqual(
    new Set(['atOnce']),
  );
});
