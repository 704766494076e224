// Chapter 16-0-6 and ruling R-74: the inertia that may be prolonged to reach the finish line.
import { describe, expect, test } from 'vitest';
import { expectDiceUsedUp } from '../../../../testing/expect-dice-used-up.ts';
import {
  type CarSpec,
  car,
  choices,
  everyEnd,
  gear,
  gears,
  pay,
  play,
  question,
  type RaceSpec,
  race,
  type Situation,
  spaceId,
  to,
  toldOf,
  track,
  where,
} from '../../../../testing/formula-de/builders.ts';
import { masters2002 } from '../../masters/masters-2002.ts';
import { masters2005 } from '../../masters/masters-2005.ts';

// Corner A has x 20 to 24, corner B x 60 to 64; the lap ends with x 99.
const TWO = track('20 1R5 35 1R5 35');
const ONE = track('60 1R5 35');

/** Reports whether a car that loses its engine there, while another car rolls the 20, may prolong its inertia. */
function prolongs(space: string, laps: number, board = TWO): boolean | undefined {
  const situation = race({
    board,
    cars: [
      { space: '2@66', gear: 5 },
      { space, gear: 5, laps, points: { engine: 1 } },
      { space: '2@3', gear: 2 },
    ],
    toPlay: [0, 2],
    dice: [20, 1, 1],
  });
  const done = play(situation, gear(5), to('2@86'));
  return toldOf(done, 'engineBlown', 1)[0]?.prolongs;
}

describe('the inertia may be prolonged when at most one corner is left (M-16-0-6)', () => {
  test.each([
    ['0@30', 3, true],
    ['0@62', 3, true],
    ['0@80', 3, true],
    ['0@22', 3, false],
    ['0@17', 3, false],
    ['0@80', 2, false],
    ['0@30', 1, false],
  ])('an engine that goes on %s in lap %i of 3: %s (M-16-0-7, R-74)', (space, laps, expected) => {
    expect(prolongs(space, laps)).toBe(expected);
  });

  test.each([
    ['0@10', 3, true],
    ['0@62', 3, true],
    ['0@80', 2, true],
    ['0@62', 2, false],
    ['0@10', 2, false],
  ])('on a one-corner circuit, %s in lap %i of 3: %s (R-74)', (space, laps, expected) => {
    expect(prolongs(space, laps, ONE)).toBe(expected);
  });

  test('by a car that overshoots the last corner but one in the same play (M-16-0-7)', () => {
    const from = (space: string) =>
      play(
        race({
          board: TWO,
          cars: [
            { space, gear: 5, laps: 3, points: { engine: 1, tires: 9 } },
            { space: '2@3', gear: 2 },
          ],
          toPlay: [0, 1],
          dice: [20, 1, 7],
        }),
        gear(5),
      );
    const over = play(from('0@10'), to('0@30'), pay(0, 6));
    expect(toldOf(over, 'engineBlown')).toMatchObject([{ prolongs: true }]);
    // Stopped inside it, the same car has not passed it.
    const inside = play(from('0@2'), to('0@22'));
    expect(toldOf(inside, 'engineBlown')).toMatchObject([{ prolongs: false }]);
  });
});

interface Coast extends Partial<Omit<RaceSpec, 'cars'>> {
  readonly from: string;
  readonly own?: Partial<CarSpec>;
}

/**
 * Returns a situation in which car 0, on the last lap, has lost its engine behind corner B or before it; car 1 stands
 * far back.
 */
function coast({ from, own, ...spec }: Coast): Situation {
  return race({
    board: TWO,
    cars: [
      { space: from, gear: 5, laps: 3, condition: 'blown', prolongs: true, ...own },
      { space: '2@2', gear: 2 },
    ],
    ...spec,
  });
}

describe('a prolonged inertia', () => {
  test('goes from 4th to 3rd, 2nd and 1st, one round each, with a sticker after each', () => {
    // 65 + 7, + 4, + 2, + 1; the other car makes 2 a round.
    const start = coast({
      from: '0@66',
      own: { points: { gearbox: 0 } },
      dice: [7, 2, 4, 2, 2, 2, 1, 2],
    });
    const dice = (now: Situation) => toldOf(now, 'dieRolled', 0).map(event => event.die);
    const first = play(start, gear(2), to('2@4'));
    expect(dice(first)).toEqual(['gear4', 'gear3']);
    expect(first.race.dangerous).toEqual(['0@73', '0@77'].map(name => spaceId(TWO, name)));
    const second = play(first, gear(2), to('2@6'));
    expect(dice(second)).toEqual(['gear4', 'gear3', 'gear2']);
    const third = play(second, gear(2), to('2@8'));
    expect(dice(third)).toEqual(['gear4', 'gear3', 'gear2', 'gear1']);
    expect(third.race.dangerous).toEqual(
      ['0@73', '0@77', '0@79', '0@80'].map(name => spaceId(TWO, name)),
    );
    expect(car(third, 0)).toMatchObject({ gear: 1, onBoard: true });
    expectDiceUsedUp({ ...third.race, dice: { kind: 'scripted', faces: [], used: 0 } });
  });

  test('that does not reach the line in 1st ends with the removal at its next turn', () => {
    const last = coast({
      from: '0@70',
      own: { gear: 2, condition: 'inertia', inertiaGear: 1 },
      dice: [2, 2, 2],
    });
    expect(where(last, 0)).toBe('0@72');
    expect(last.race.dangerous).toEqual([spaceId(TWO, '0@72')]);
    const gone = play(last, gear(2), to('2@4'), gear(2), to('2@6'));
    expect(car(gone, 0)).toMatchObject({ status: 'retired', retirement: 'engine', onBoard: false });
    expect(toldOf(gone, 'carMoved', 0)).toHaveLength(1);
  });

  test.each([
    [3, { gearbox: 3, brakes: 3 }, [3, 2, 1]],
    [3, { gearbox: 3, brakes: 0 }, [3, 2]],
    [3, { gearbox: 0, brakes: 3 }, [3]],
    [2, { gearbox: 3, brakes: 3 }, [2, 1]],
    [2, { gearbox: 0, brakes: 3 }, [2]],
  ])('at most in gear %i may skip gears with %o: %s (R-74)', (highest, points, expected) => {
    const asked = coast({
      from: '0@70',
      own: { gear: highest + 1, condition: 'inertia', inertiaGear: highest, points },
      dice: highest === 3 ? [4, 2] : [2, 2],
    });
    if (expected.length === 1) {
      expect(car(asked, 0).gear).toBe(expected[0]);
      return;
    }
    expect(question(asked).seat).toBe(0);
    expect([...gears(asked)].sort()).toEqual([...expected].sort());
  });

  test.each([
    [2, { gearbox: 2, brakes: 3 }],
    [1, { gearbox: 2, brakes: 2 }],
  ])('from 4th to gear %i costs the points of over-revving (M-13-T)', (next, left) => {
    const asked = coast({
      from: '0@70',
      own: { gear: 4, condition: 'inertia', inertiaGear: 3 },
      dice: [2],
    });
    expect(car(play(asked, gear(next)), 0).points).toMatchObject(left);
  });

  test('that crosses the line finishes the race (M-16-0-6)', () => {
    const done = coast({ from: '0@95', dice: [7] });
    expect(car(done, 0)).toMatchObject({ status: 'finished', place: 1, onBoard: false });
    expect(toldOf(done, 'carRetired')).toEqual([]);
    expect(done.race.dangerous).toEqual([]);
  });

  test('may use its 4th and 3rd gear to the line', () => {
    const start = coast({ from: '0@88', dice: [8, 2, 4] });
    const asked = play(start, gear(2), to('2@4'));
    const done = play(asked, gear(3));
    expect(car(done, 0)).toMatchObject({ status: 'finished', place: 1 });
  });

  test('obeys the last corner: its stops, its overshoots', () => {
    // B has x 60 to 64 and asks for one stop; 8 lead beyond it.
    const own = { points: { tires: 6, brakes: 3 } };
    const [end] = everyEnd(coast({ from: '2@58', own, dice: [8, 2, 2] }));
    if (end === undefined) throw new Error('the play does not end');
    expect(where(end, 0)).toBe('2@66');
    expect(car(end, 0).points.tires).toBe(4);
    expect(car(end, 0)).toMatchObject({ onBoard: true, condition: 'inertia' });
  });

  test('stops inside the last corner count for it', () => {
    const end = coast({ from: '2@54', dice: [8, 2, 4] });
    expect(toldOf(end, 'stopMade')).toMatchObject([{ corner: 'B', stops: 1 }]);
    const next = play(end, gear(2), to('2@4'), gear(3));
    expect(toldOf(next, 'cornerOvershot')).toEqual([]);
    expect(where(next, 0)).toBe('2@66');
  });

  test('goes as far as possible in each play (R-73)', () => {
    for (const end of everyEnd(coast({ from: '1@70.5', dice: [9] }))) {
      expect(where(end, 0)).toBe('1@79.5');
      expect(choices(end, 'takeSlipstream')).toEqual([]);
    }
  });
});

test('an ordinary inertia has no second play, even with gearbox (M-16-0-3)', () => {
  for (const book of [masters2005, masters2002]) {
    const start = coast({
      book,
      from: '0@70',
      own: { prolongs: false, laps: 2 },
      dice: [7, 2, 2],
    });
    const gone = play(start, gear(2), to('2@4'), gear(2), to('2@6'));
    expect(car(gone, 0)).toMatchObject({ retirement: 'engine', onBoard: false });
    expect(toldOf(gone, 'dieRolled', 0)).toHaveLength(1);
  }
});

describe('the last corner but one of the whole race (M-16-0-6, R-74)', () => {
  // Corner A has x 10 to 14, B x 30 to 34, C x 45 to 49: the last but one of a race is B on its last lap.
  const THREE = track('10 1R5 15 1R5 10 1R5 65');

  test.each([
    ['0@20', 3, false],
    ['0@32', 3, false],
    ['0@35', 3, true],
    ['0@37', 2, false],
    ['0@60', 2, false],
  ])('on a circuit of three corners, %s in lap %i of 3: %s', (space, laps, expected) => {
    expect(prolongs(space, laps, THREE)).toBe(expected);
  });

  test.each([
    ['0@10', false],
    ['0@22', false],
    ['0@30', true],
  ])('is the first of two in a race of one lap: %s, %s', (space, expected) => {
    const situation = race({
      board: TWO,
      laps: 1,
      cars: [
        { space: '2@66', gear: 5 },
        { space, gear: 5, points: { engine: 1 } },
        { space: '2@3', gear: 2 },
      ],
      toPlay: [0, 2],
      dice: [20, 1, 1],
    });
    const done = play(situation, gear(5), to('2@86'));
    expect(toldOf(done, 'engineBlown', 1)).toMatchObject([{ prolongs: expected }]);
  });

  test('does not exist in a race of one lap on a circuit of one corner: every inertia is prolonged', () => {
    for (const [space, laps] of [
      ['0@10', 1],
      ['0@90', 0],
    ] as const) {
      const situation = race({
        board: ONE,
        laps: 1,
        cars: [
          { space: '2@66', gear: 5 },
          { space, gear: 5, laps, points: { engine: 1 } },
          { space: '2@3', gear: 2 },
        ],
        toPlay: [0, 2],
        dice: [20, 1, 1],
      });
      const done = play(situation, gear(5), to('2@86'));
      expect(toldOf(done, 'engineBlown', 1)).toMatchObject([{ prolongs: true }]);
    }
  });
});
