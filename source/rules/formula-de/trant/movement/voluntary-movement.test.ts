// The voluntary movement (TR-22, TR-49, TR-57 to TR-60, TR-70, TR-110, TR-112; TRR-21).
import { describe, expect, test } from 'vitest';
import { describeFault } from '../../../../circuit/file/faults.ts';
import { readCircuit } from '../../../../circuit/file/read.ts';
import type { FormulaBoard } from '../../../../circuit/formula-board.ts';
import {
  type CarSpec,
  car,
  choices,
  layoutName,
  play,
  race,
  toldOf,
  track,
} from '../../../../testing/formula-de/builders.ts';
import {
  moveOffers,
  type TrantDrive,
  trantRolled,
} from '../../../../testing/formula-de/trant-rolled.ts';
import { games } from '../../../games.ts';
import { bgaAdvanced } from '../../bga/advanced.ts';
import type { FormulaDeBook } from '../../book.ts';
import { trant } from '../trant.ts';

const BOARD = track('20 2R5 60');
const SOFT: Partial<CarSpec> = { tires: 'soft', points: { brakes: 0 } };

/** Returns the moves of a car on a straight that end in its own lane. */
function straightOn(drive: Partial<TrantDrive>): readonly string[] {
  const situation = trantRolled({ board: BOARD, from: '0@30', points: 4, ...drive });
  return moveOffers(situation).filter(offer => offer.startsWith('0@'));
}

describe('brakes (TR-70, TRR-21)', () => {
  test('shorten the move by a movement point each', () => {
    expect(straightOn({ own: { points: { brakes: 2 } } })).toEqual([
      '0@34',
      '0@33 brakes 1',
      '0@32 brakes 2',
    ]);
  });

  test('never lessen penalty movement', () => {
    const situation = trantRolled({
      board: BOARD,
      from: '0@19',
      points: 4,
      trackState: 'wet',
    });
    const [ahead] = choices(situation, 'move').filter(
      ({ to, brakes }) => to === 'L23' && brakes === 1,
    );
    if (ahead === undefined) throw new Error('no move');
    const { race } = situation.book.apply(situation.race, 0, ahead, situation.board);
    expect(race.play.penalty).toMatchObject({ faced: ['skid'], ahead: 3 });
  });
});

describe('soft tires (TR-110, TR-112)', () => {
  test('may make a move 1 longer in the dry', () => {
    expect(straightOn({ own: SOFT })).toEqual(['0@34', '0@35 softBonus']);
  });

  test('do not once their first lap is over', () => {
    expect(straightOn({ own: { ...SOFT, laps: 2, fittedFor: 1 } })).toEqual(['0@34']);
  });

  test('do not in rain (TR-116)', () => {
    expect(straightOn({ own: SOFT, trackState: 'wet' })).toEqual(['0@34']);
  });

  test.each(['body', 'handling'] as const)('do not without a point of %s', part => {
    expect(straightOn({ own: { ...SOFT, points: { brakes: 0, [part]: 0 } } })).toEqual(['0@34']);
  });

  test('do with a single point of each', () => {
    const points = { brakes: 0, body: 1, handling: 1 };
    expect(straightOn({ own: { ...SOFT, points } })).toEqual(['0@34', '0@35 softBonus']);
  });

  test('the point is told and counts like any other', () => {
    const situation = trantRolled({ board: BOARD, from: '0@30', points: 4, own: SOFT });
    const [longer] = choices(situation, 'move').filter(({ to }) => to === 'L36');
    if (longer === undefined) throw new Error('no move');
    const { race, events } = situation.book.apply(situation.race, 0, longer, situation.board);
    expect(events).toContainEqual({ kind: 'moveAdjusted', seat: 0, why: 'softBonus' });
    expect(race.play.spent ?? 5).toBe(5);
  });

  test('add the point on the way into the pits also where cars close the track (TR-49, R-31)', () => {
    const asked = trantRolled({
      board: track('60 1R5 40 PR14/6<14,13>2,3'),
      from: '2@91',
      points: 4,
      laps: 3,
      own: { ...SOFT, points: { brakes: 0, gearbox: 0 } },
      others: ['0@95', '1@95.5', '2@95'].map(space => ({ space, gear: 1 })),
    });
    const intoLane = moveOffers(asked).filter(offer => offer.startsWith('P'));
    expect(intoLane).toEqual(['P3', 'P4', 'P4 softBonus', 'P5 softBonus']);
  });
});

describe('the high wing (TR-22)', () => {
  /** Returns the moves of a car with the high wing, in its own lane. */
  function winged(drive: Partial<TrantDrive>): readonly string[] {
    const situation = trantRolled({ board: BOARD, from: '0@18', points: 4, ...drive });
    const [own, ...others] = situation.race.cars;
    if (own === undefined) throw new Error('no car');
    const cars = [{ ...own, wing: 'high' as const }, ...others];
    return moveOffers({ ...situation, race: { ...situation.race, cars } }).filter(offer =>
      offer.startsWith('0@'),
    );
  }

  test('may make a move that ends in a corner 1 shorter, for nothing', () => {
    expect(winged({ own: { points: { brakes: 0 } } })).toEqual(['0@22', '0@21 wing']);
  });

  test('and saves a brake point of a move that is braked into one', () => {
    expect(winged({ own: { points: { brakes: 1 } } })).toEqual([
      '0@22',
      '0@21 wing',
      '0@20 brakes 1 wing',
    ]);
  });

  test('does nothing for a move that ends on a straight', () => {
    expect(winged({ from: '0@30', own: { points: { brakes: 0 } } })).toEqual(['0@34']);
  });

  test('need not be used by a car whose way is closed, which swerves instead (TR-49, TR-81)', () => {
    const others = ['0@22', '1@21.5', '2@21'].map(space => ({ space, gear: 1 }));
    const own = { points: { brakes: 0, gearbox: 0 } };
    expect(winged({ own, others })).toEqual(['0@21 wing', '0@21 missing 1']);
  });

  test.each([
    [4, 20, 11],
    [5, 20, 18],
    [6, 20, 26],
  ])('holds a %ith gear that rolls a %i to %i movement points (TR-22)', (gear, roll, most) => {
    const cars: readonly CarSpec[] = [
      { space: '0@30', gear, wing: 'high', points: { engine: 0, brakes: 0 } },
      { space: '0@2', gear: 2 },
    ];
    const asked = race({ book: trant, board: BOARD, cars, toPlay: [0, 1], dice: [roll] });
    const offers = moveOffers(play(asked, { kind: 'throwDice', dice: 'd20' }));
    expect(offers.filter(offer => offer.startsWith('0@'))).toEqual([`0@${30 + most}`]);
  });

  test('a move of 4th gear is 11 at most, with soft tires too', () => {
    const offers = winged({ from: '0@30', points: 12, own: { ...SOFT } });
    expect(offers).toEqual(['0@41']);
  });
});

test('a space of a doubled straight costs two movement points, by this book and not by others (TR-54)', () => {
  const read = readCircuit(
    [
      'format: circuit/1',
      'id: doubled',
      'name: Doubled',
      'formula:',
      '  lanes: 3',
      '  weather: {sun: 1-20}',
      '  grid: {slots: 6, pole: L}',
      '  pit: none',
      '  track:',
      '  - {straight: 30, doubled: true}',
      '  - {corner: A, stops: 1, bends: [R90 5/5/5]}',
      '  - {straight: 30, doubled: true}',
    ].join('\n'),
    'doubled',
  );
  if (!read.ok) throw new Error(read.faults.map(describeFault).join());
  const costs = (book: FormulaDeBook) => {
    const { spaces } = games.of(book).boardOf(read, book) as FormulaBoard;
    return [...new Set(spaces.filter(({ section }) => section === 0).map(({ cost }) => cost))];
  };
  expect(costs(trant)).toEqual([2]);
  expect(costs(bgaAdvanced)).toEqual([1]);
});

describe('on a straight (TR-57 to TR-60)', () => {
  test('a move takes the most direct way, which allows two changes of lane', () => {
    const situation = trantRolled({
      board: BOARD,
      from: '0@30',
      points: 6,
      own: { points: { brakes: 0 } },
    });
    const ends = choices(situation, 'move').map(({ to }) => layoutName(BOARD, to));
    expect(ends.toSorted()).toEqual(['0@36', '1@35.5', '2@35']);
  });

  test('debris does not justify a longer way (TR-59)', () => {
    const situation = trantRolled({
      board: BOARD,
      from: '0@30',
      points: 6,
      own: { points: { brakes: 0 } },
      dangerous: ['0@33', '1@33.5', '1@32.5'],
    });
    const ends = choices(situation, 'move').map(({ to }) => layoutName(BOARD, to));
    expect([...new Set(ends)].toSorted()).toEqual(['0@36', '1@35.5', '2@35']);
  });

  test('a lane that is closed does (TR-58)', () => {
    const situation = trantRolled({
      board: BOARD,
      from: '0@30',
      points: 6,
      own: { points: { brakes: 0 } },
      others: [{ space: '0@33', gear: 1 }],
    });
    const ends = choices(situation, 'move').map(({ to }) => layoutName(BOARD, to));
    expect(ends).toContain('0@35');
  });
});

test('in a corner lanes are changed along the arrows alone (TR-56)', () => {
  const situation = trantRolled({
    board: BOARD,
    from: '2@20',
    points: 1,
    own: { points: { brakes: 0 } },
  });
  // The corner turns to the right: from its rightmost lane no arrow leads to another one.
  expect(toldOf(situation, 'carMoved')).toMatchObject([{ path: ['R22'] }]);
});

test('a car stays on its space by brakes in any gear', () => {
  const situation = trantRolled({
    board: BOARD,
    from: '0@30',
    points: 7,
    own: { points: { brakes: 7 } },
  });
  const stays = play(situation, { kind: 'move', to: '0@30', brakes: 7 });
  expect(car(stays, 0).points.brakes).toBe(0);
});
