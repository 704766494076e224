// The engine of Trant: what a natural 16 costs, and what an engine point gives (TR-103 to TR-107, TRR-17 to TRR-20).
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
} from '../../../../testing/formula-de/builders.ts';
import { trant } from '../trant.ts';

const BOARD = track('60 1R5 15');

/** Car 0 on 0@30 in 4th has thrown these dice, one d20 or two d10, and the engine has been strained. */
function thrown(
  faces: readonly number[],
  own: Partial<CarSpec> = {},
  rest: Partial<RaceSpec> = {},
): Situation {
  const asked = race({
    book: trant,
    board: BOARD,
    cars: [
      { space: '0@30', gear: 4, ...own },
      { space: '2@50', gear: 1 },
    ],
    dice: faces,
    toPlay: [0],
    // No checks of drivers between those of cars.
    options: { injuries: 'off' },
    ...rest,
  });
  const answer = choices(asked, 'throwDice').find(
    one => one.dice === (faces.length > 1 ? 'twoD10' : 'd20'),
  );
  if (answer === undefined) throw new Error('no such throw is offered');
  const { race: after, events } = trant.apply(asked.race, 0, answer, BOARD);
  expectDiceUsedUp(after);
  return { ...asked, race: after, events: [...asked.events, ...events] };
}

function answered(now: Situation, kind: 'boostEngine' | 'spareEngine'): Situation {
  const [answer] = choices(now, kind);
  if (answer === undefined) throw new Error(`${kind} is not offered`);
  const { race: after, events } = trant.apply(now.race, 0, answer, BOARD);
  return { ...now, race: after, events: [...now.events, ...events] };
}

const engine = (now: Situation) => car(now, 0).points.engine;
const lost = (now: Situation) =>
  toldOf(now, 'pointsPaid', 0).map(({ part, amount, why }) => [part, amount, why]);
const START = spaceId(BOARD, '0@30');

describe('a movement roll of exactly 16', () => {
  test('costs the car an engine point (TR-103)', () => {
    const now = thrown(dice(16));
    expect(lost(now)).toEqual([['engine', 1, 'strain']]);
    expect(engine(now)).toBe(2);
  });

  test('is one of two dice added together too (TR-103)', () => {
    expect(lost(thrown(dice(6, 10)))).toEqual([['engine', 1, 'strain']]);
  });

  test.each([15, 17, 20])('is no %i (TR-103)', roll => {
    expect(lost(thrown(dice(roll)))).toEqual([]);
  });

  test.each([1, 3, 6])('strains the engine in gear %i too (TR-103)', gear => {
    expect(lost(thrown(dice(16), { gear }))).toEqual([['engine', 1, 'strain']]);
  });

  test('leaves debris where the car stands when it rolls (TR-105, TRR-20)', () => {
    const now = thrown(dice(16));
    expect(toldOf(now, 'spaceMarked')).toMatchObject([{ seat: 0, space: START }]);
    expect(now.race.dangerous).toEqual([START]);
  });

  test('takes only the roller, whatever gear others are in (TR-103)', () => {
    const now = thrown(dice(16));
    expect(now.race.cars[1]?.points).toEqual(now.race.cars[1]?.configuration);
  });

  test('puts a car without engine points out before it moves, with debris on its space (TRR-19)', () => {
    const now = thrown(dice(16), { points: { engine: 0 } });
    expect(toldOf(now, 'carRetired')).toMatchObject([{ seat: 0, why: 'engine' }]);
    expect(toldOf(now, 'carMoved')).toEqual([]);
    expect(now.race.dangerous).toEqual([START]);
    expect(car(now, 0)).toMatchObject({ onBoard: false, space: START });
  });

  test('takes the last point, and the car drives on without one (TRR-19)', () => {
    const now = thrown(dice(16), { points: { engine: 1 } });
    expect(engine(now)).toBe(0);
    expect(car(now, 0).status).toBe('racing');
    expect(choices(now, 'boostEngine')).toEqual([]);
  });
});

describe('an engine point', () => {
  test('raises the roll by five once it is seen and before the car moves, and leaves no debris (TR-106, TR-107, TRR-17)', () => {
    const rolled = thrown(dice(4));
    expect(rolled.race.play.distance).toBe(8);
    const pushed = answered(rolled, 'boostEngine');
    expect(pushed.race.play.distance).toBe(9);
    expect(lost(pushed)).toEqual([['engine', 1, 'boost']]);
    expect(pushed.race.dangerous).toEqual([]);
  });

  test('is spent once in a turn (TR-106)', () => {
    expect(choices(answered(thrown(dice(4)), 'boostEngine'), 'boostEngine')).toEqual([]);
  });

  test('that raises an 11 to 16 costs nothing more (TR-104, TRR-18)', () => {
    const now = answered(thrown(dice(11)), 'boostEngine');
    expect(now.race.play.distance).toBe(11);
    expect(lost(now)).toEqual([['engine', 1, 'boost']]);
    expect(now.race.dangerous).toEqual([]);
  });

  test('that raises a natural 16 to 21 comes on top of the one for the reliability (TRR-17, TRR-18)', () => {
    const now = answered(thrown(dice(16)), 'boostEngine');
    expect(now.race.play.distance).toBe(12);
    expect(now.race.play.spending).toMatchObject({ natural: 16, roll: 21 });
    expect(lost(now)).toEqual([
      ['engine', 1, 'strain'],
      ['engine', 1, 'boost'],
    ]);
    expect(engine(now)).toBe(1);
  });

  test('may be kept (TR-106)', () => {
    const now = answered(thrown(dice(4)), 'spareEngine');
    expect(now.race.play.distance).toBe(8);
    expect(lost(now)).toEqual([]);
  });

  test('is not there to be spent in a car that has none (TR-106)', () => {
    expect(choices(thrown(dice(4), { points: { engine: 0 } }), 'boostEngine')).toEqual([]);
  });
});
