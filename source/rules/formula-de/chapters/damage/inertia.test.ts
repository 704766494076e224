// Chapter 16: the last moves of a car whose engine has gone, ordinary and prolonged to reach the line.
import { describe, expect, test } from 'vitest';
import {
  type CarSpec,
  car,
  choices,
  everyEnd,
  gear,
  layoutName,
  play,
  question,
  type RaceSpec,
  race,
  type Situation,
  slips,
  spaceId,
  stayBehind,
  to,
  toldOf,
  track,
  where,
} from '../../../../testing/formula-de/builders.ts';
import { PIT_LAP } from '../../../../testing/formula-de/pit-lap.ts';
import { masters2002 } from '../../masters/masters-2002.ts';
import { masters2005 } from '../../masters/masters-2005.ts';

const BOARD = track('90 1R5 15');
// Corner A has x 20 to 31; its inside lane leads straight on only.
const CORNER = track('20 1R12 60');

interface Coast extends Partial<Omit<RaceSpec, 'cars'>> {
  readonly from: string;
  readonly roll?: number;
  readonly own?: Partial<CarSpec>;
  readonly others?: readonly CarSpec[];
  readonly black?: readonly number[];
}

/**
 * Returns a situation in which car 0, which lost its engine in an earlier play, comes to its turn; the last car is far
 * away and plays next.
 */
function coast({ from, roll = 7, own, others = [], black = [], ...spec }: Coast): Situation {
  return race({
    board: BOARD,
    cars: [
      { space: from, gear: 5, condition: 'blown', ...own },
      ...others,
      { space: '0@2', gear: 2 },
    ],
    toPlay: [0, others.length + 1],
    dice: [roll, ...black],
    ...spec,
  });
}

/** Returns the end of a play in inertia, in which the driver has at most a choice between equals. */
function only(asked: Situation): Situation {
  const [end = asked, ...others] = everyEnd(asked);
  for (const other of others) expect(where(other, 0)).toBe(where(end, 0));
  return end;
}

function driven(situation: Situation): number {
  return toldOf(situation, 'carMoved', 0).reduce((sum, event) => sum + event.path.length, 0);
}

function paid(situation: Situation, part: string): number {
  return toldOf(situation, 'pointsPaid', 0)
    .filter(event => event.part === part)
    .reduce((sum, event) => sum + event.amount, 0);
}

describe('a play in inertia', () => {
  test('puts the lever in 4th at no cost (R-73)', () => {
    for (const lever of [5, 6]) {
      const done = coast({ from: '0@30', own: { gear: lever, points: { gearbox: 0, brakes: 0 } } });
      expect(car(done, 0).gear).toBe(4);
      expect(toldOf(done, 'pointsPaid', 0)).toEqual([]);
      expect(driven(done)).toBe(7);
    }
  });

  test('leaves only ties to the driver: here the two outer lanes, level with each other', () => {
    const asked = coast({
      from: '1@30.5',
      others: [{ space: '1@37.5', gear: 3 }],
      black: [20, 20],
    });
    expect(question(asked).seat).toBe(0);
    const ends = choices(asked, 'move').map(choice => layoutName(BOARD, choice.to));
    expect([...new Set(ends)].sort()).toEqual(['0@37', '2@37']);
    expect(choices(asked, 'move').every(choice => choice.brakes === 0)).toBe(true);
  });

  test('takes the way that plays first among those of equal length (R-73, M-12-1-3)', () => {
    // Straight on comes half a space farther than a change of lanes.
    expect(where(coast({ from: '1@30.5' }), 0)).toBe('1@37.5');
  });

  test('follows the arrows in a corner (M-16-0-3)', () => {
    const board = track('20 1R40 40');
    const done = coast({ board, from: '2@30', own: { stops: 1 } });
    expect(where(done, 0)).toBe('2@37');
  });

  test('makes collision tests with normal odds (M-16-0-4)', () => {
    const done = coast({ from: '0@30', others: [{ space: '0@38', gear: 3 }], black: [20, 20] });
    expect(toldOf(done, 'testMade').map(({ test: what, upTo }) => [what, upTo])).toEqual([
      ['collision', 1],
      ['collision', 1],
    ]);
  });

  test('makes handling tests like any other (R-73)', () => {
    const board = track('20 1R40 40');
    const spec = { board, from: '2@30', own: { stops: 1 }, dangerous: ['2@34'] };
    expect(toldOf(coast({ ...spec, black: [20] }), 'testMade')).toMatchObject([
      { test: 'handling', upTo: 4 },
    ]);
  });

  test('may not enter the pit lane (M-16-0-9)', () => {
    const board = PIT_LAP;
    // With the track shut behind the last way in, the lane would be the only way on.
    const wall = ['0@94', '1@93.5', '2@94'].map(space => ({ space, gear: 2 }));
    for (const book of [masters2005, masters2002]) {
      for (const others of [[], wall]) {
        const black = others.flatMap(() => [20, 20]);
        const ends = everyEnd(coast({ book, board, from: '2@89', roll: 9, others, black }));
        expect(ends.length).toBeGreaterThan(0);
        for (const end of ends) expect(toldOf(end, 'pitLaneEntered')).toEqual([]);
      }
    }
  });
});

describe('slipstream and inertia', () => {
  test('a car in inertia takes none (M-16-0-5, M-18-1-7)', () => {
    const done = coast({
      from: '0@30',
      others: [{ space: '0@38', gear: 4 }],
      black: [20, 20],
    });
    expect(choices(done, 'takeSlipstream')).toEqual([]);
    expect(question(done).seat).toBe(2);
  });

  const behind = (condition: 'blown' | 'inertia') =>
    play(
      race({
        board: BOARD,
        cars: [
          { space: '0@21', gear: 5 },
          { space: '0@36', gear: 5, condition },
          { space: '2@2', gear: 2 },
        ],
        toPlay: [0, 2],
        dice: [14, 20, 20],
      }),
      gear(5),
      to('0@35'),
    );

  test('a car that has just blown its engine still gives one (M-18-1-8)', () => {
    expect(slips(behind('blown'))).toEqual(['0@37', '1@37.5', '2@37']);
    expect(toldOf(play(behind('blown'), stayBehind), 'testMade')).toMatchObject([
      { seat: 1, upTo: 1 },
      { seat: 0, upTo: 1 },
    ]);
  });

  test('a car in inertia gives none (R-48)', () => {
    expect(slips(behind('inertia'))).toEqual([]);
  });
});

describe('inertia and tires', () => {
  // From 2@17 a 7 leads to 2@24, inside the corner.
  const inside = { board: CORNER, from: '2@17' } as const;

  test('hard, dry: 7 spaces (M-16-1-2)', () => {
    expect(driven(coast(inside))).toBe(7);
  });

  test.each([
    ['2005', masters2005],
    ['2002', masters2002],
  ] as const)(
    'soft, dry: 8 with the compulsory bonus, in the edition of %s (M-16-0-8, M-16-1-3)',
    (_year, book) => {
      const own = { tires: 'soft', points: { tires: 9 } } as const;
      const done = coast({ ...inside, own, book });
      expect(driven(done)).toBe(8);
      expect(toldOf(done, 'carMoved', 0).map(event => event.how)).toEqual(['main', 'bonus']);
    },
  );

  test('soft, wet: no bonus, 3 of slide: 10 (M-16-1-4)', () => {
    const own = { tires: 'soft', points: { tires: 9 } } as const;
    const done = coast({ ...inside, own, trackState: 'wet' });
    expect(driven(done)).toBe(10);
    expect(toldOf(done, 'carMoved', 0).map(event => event.how)).toEqual(['main', 'slide']);
  });

  test('three rain tires, wet: 1 of slide: 8 (M-16-1-5)', () => {
    const own = { tires: 'rain', points: { tires: 3 } } as const;
    expect(driven(coast({ ...inside, own, trackState: 'wet' }))).toBe(8);
  });

  test('a slide that would be fatal is made up for by a brake (R-73)', () => {
    const own = { points: { tires: 0, brakes: 3 } };
    const done = only(coast({ board: CORNER, from: '2@23', own, trackState: 'wet' }));
    // 7 and 3 of slide lead two spaces beyond the corner; without tires one of them is a spin (M-10-4-2).
    expect([where(done, 0), paid(done, 'brakes')]).toEqual(['2@32', 1]);
  });

  test('nine points of soft tires pay four spaces of overshoot, not five (M-16-1-3)', () => {
    // The corner ends with x 31; 7 and the bonus lead 4 or 5 spaces beyond it.
    const own = { tires: 'soft', points: { tires: 9, brakes: 0 } } as const;
    const four = coast({ board: CORNER, from: '2@27', own });
    expect(driven(four)).toBe(8);
    expect(paid(four, 'tires')).toBe(8);
    const five = coast({ board: CORNER, from: '2@28', own });
    expect(driven(five)).toBe(7);
    expect(paid(five, 'tires')).toBe(8);
  });

  test('three rain tires on a wet track pay three spaces of overshoot (M-16-1-5)', () => {
    const own = { tires: 'rain', points: { tires: 3, brakes: 2 } } as const;
    const done = only(coast({ board: CORNER, from: '2@27', own, trackState: 'wet', roll: 9 }));
    // 9 would be 5 spaces beyond; two brakes leave 3.
    expect(paid(done, 'tires')).toBe(3);
    expect(paid(done, 'brakes')).toBe(2);
    expect(where(done, 0)).toBe('2@34');
  });
});

describe('inertia and overshoots', () => {
  test('tires pay before brakes, and brakes only as far as needed to survive (R-73)', () => {
    // 7 spaces lead 3 beyond the corner.
    const ends = (points: CarSpec['points']) => {
      const done = only(coast({ board: CORNER, from: '2@27', own: { points: points ?? {} } }));
      return [where(done, 0), paid(done, 'tires'), paid(done, 'brakes')];
    };
    expect(ends({ tires: 6, brakes: 3 })).toEqual(['2@34', 3, 0]);
    expect(ends({ tires: 2, brakes: 3 })).toEqual(['2@33', 2, 1]);
    expect(ends({ tires: 1, brakes: 2 })).toEqual(['2@32', 1, 2]);
    expect(ends({ tires: 1, brakes: 3 })).toEqual(['2@32', 1, 2]);
  });

  test('brakes may keep it in the corner when no tires are left to pay', () => {
    const own = { points: { tires: 0, brakes: 3 } };
    const board = track('20 2R12 60');
    const done = only(coast({ board, from: '2@27', own }));
    expect(where(done, 0)).toBe('2@31');
    expect(paid(done, 'brakes')).toBe(3);
  });

  describe.each([
    ['2005', masters2005],
    ['2002', masters2002],
  ] as const)('with the last tire point, in the edition of %s', (_year, book) => {
    const own = { points: { tires: 3, brakes: 0 } };
    const spun = () => only(coast({ book, board: CORNER, from: '2@27', own, black: [2, 2, 2] }));

    test('a sticker goes under the car as after every play in inertia (M-16-0-3)', () => {
      expect(toldOf(spun(), 'carSpun')).toHaveLength(1);
      expect(spun().race.dangerous).toEqual([spaceId(CORNER, '2@34')]);
    });

    test('it stands across the track until it is removed, also where the run could have gone on (M-10-4-3, R-75)', () => {
      for (const prolongs of [false, true]) {
        const end = only(
          coast({
            book,
            board: CORNER,
            from: '2@27',
            own: { ...own, laps: 3, prolongs },
            black: [2, 2, 2],
          }),
        );
        expect(car(end, 0)).toMatchObject({
          retirement: 'engine',
          onBoard: true,
          aggravates: true,
        });
      }
    });

    test('the car does not restart: it is removed at the turn after at the latest (M-16-0-3-1)', () => {
      const next = play(spun(), gear(2), to('0@4'), gear(2), to('0@6'));
      expect(car(next, 0)).toMatchObject({ retirement: 'engine', onBoard: false });
      expect(toldOf(next, 'dieRolled', 0).map(event => event.die)).toEqual(['gear4']);
    });
  });

  test('when no way survives the car is eliminated as usual (R-73)', () => {
    const own = { points: { tires: 1, brakes: 0 } };
    const done = coast({ board: CORNER, from: '2@27', own });
    expect(car(done, 0)).toMatchObject({ retirement: 'overshoot', onBoard: false });
    expect(done.race.dangerous).toEqual([]);
  });

  test('a way that survives is taken before a longer one that does not', () => {
    // In the outside lane 7 spaces stay in the corner or leave it; all lanes lead beyond with 12.
    const own = { points: { tires: 2, brakes: 0 } };
    for (const end of everyEnd(coast({ board: CORNER, from: '0@26', own, roll: 7 }))) {
      expect(car(end, 0).retirement).not.toBe('overshoot');
    }
  });
});

describe('inertia and blocking', () => {
  const blocked = (points: CarSpec['points']) =>
    only(
      coast({
        board: CORNER,
        from: '2@20',
        own: { stops: 1, points: points ?? {} },
        others: [{ space: '2@24', gear: 3, stops: 1 }],
        black: [20, 20, 20],
      }),
    );

  test('a blocking is paid with the brakes and tires left (M-16-0-3)', () => {
    const done = blocked({ tires: 3, brakes: 3 });
    expect(where(done, 0)).toBe('2@23');
    expect([paid(done, 'brakes'), paid(done, 'tires')]).toEqual([3, 1]);
    expect(car(done, 0)).toMatchObject({ retirement: 'engine', onBoard: true });
    expect(done.race.dangerous).toEqual([spaceId(CORNER, '2@23')]);
  });

  test('that cannot be paid eliminates it by blocking', () => {
    const done = blocked({ tires: 3, brakes: 2 });
    expect(car(done, 0).retirement).toBe('blocking');
    expect(car(done, 1).points.body).toBe(2);
  });
});

describe('a play in inertia that cars cut short (M-16-0-3, M-12-0-3)', () => {
  test.each([
    [1, '2@28'],
    [3, '2@26'],
  ])(
    'by %i spaces: the driver lessens the blocking with as many brakes as wanted',
    (missing, blocker) => {
      const asked = coast({
        board: CORNER,
        from: '2@21',
        own: { stops: 1, points: { brakes: 5 } },
        others: [{ space: blocker, gear: 1, stops: 1 }],
        black: [20, 20],
      });
      expect(question(asked)).toMatchObject({ seat: 0, step: 'moveCar' });
      const offered = choices(asked, 'move').map(choice => [choice.brakes, choice.missing]);
      expect(offered.toSorted(([a = 0], [b = 0]) => a - b)).toEqual(
        Array.from({ length: missing + 1 }, (_, brakes) => [brakes, missing - brakes]),
      );
    },
  );
});
