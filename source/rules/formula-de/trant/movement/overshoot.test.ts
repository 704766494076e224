// Overshoots (TR-61 to TR-69, TR-111 to TR-115; TRR-26 to TRR-30, TRR-45).
import { describe, expect, test } from 'vitest';
import type { FormulaBoard } from '../../../../circuit/formula-board.ts';
import {
  type CarSpec,
  car,
  choices,
  layoutName,
  play,
  question,
  type Situation,
  toldOf,
  track,
} from '../../../../testing/formula-de/builders.ts';
import {
  straightOn,
  type TrantDrive,
  trantRolled,
} from '../../../../testing/formula-de/trant-rolled.ts';

// A straight of 20, a corner of five spaces in each lane, and a long straight to the line.
const ONE_STOP = track('20 1R5 60');

/** Returns the situation after car 0, on the last space of a corner, has moved straight on by so many points. */
function out(points: number, own: Partial<CarSpec> = {}, rest: Partial<TrantDrive> = {}) {
  const board = rest.board ?? ONE_STOP;
  return straightOn(trantRolled({ board, from: '0@24', points, own, ...rest }));
}

function tires(situation: Situation): number | undefined {
  return car(situation, 0).points.tires;
}

function spun(situation: Situation): boolean {
  return toldOf(situation, 'carSpun').length > 0;
}

/** Returns a car on soft tires in a lap of their set. */
function soft(lap: number, points = 6): Partial<CarSpec> {
  return { tires: 'soft', fittedFor: 1, laps: lap, points: { tires: points } };
}

describe('stops (TR-61, TR-62, TR-64, TRR-28)', () => {
  test('a corner with all its stops made is left for nothing (TR-61)', () => {
    const done = out(4, { stops: 1 });
    expect(tires(done)).toBe(6);
    expect(toldOf(done, 'cornerOvershot')).toEqual([]);
  });

  test.each([
    [1, 0],
    [2, 1],
    [3, 2],
  ] as const)(
    'of %i stops %i are enough, at a tire for each movement point beyond',
    (flag, stops) => {
      const done = out(4, { stops }, { board: track(`20 ${flag}R5 60`) });
      expect(tires(done)).toBe(2);
      expect(toldOf(done, 'cornerOvershot')).toMatchObject([{ corner: 'A', spaces: 4 }]);
    },
  );

  test.each([
    [2, 0],
    [3, 1],
  ] as const)(
    'of %i stops %i are the end of the race, and leave no debris (TR-64, TR-69)',
    (flag, stops) => {
      const gone = out(4, { stops }, { board: track(`20 ${flag}R5 60`) });
      expect(car(gone, 0)).toMatchObject({ retirement: 'overshoot', onBoard: false });
      expect(gone.race.dangerous).toEqual([]);
      expect(toldOf(gone, 'spaceMarked')).toEqual([]);
    },
  );
});

describe('the size of an overshoot (TRR-26)', () => {
  const DOUBLED = track('20 1R5 20x2 1R5 20');

  test('is counted in movement points, two for each space of a doubled straight', () => {
    const done = out(4, {}, { board: DOUBLED });
    expect(layoutName(DOUBLED, car(done, 0).space)).toBe('0@26');
    expect(tires(done)).toBe(2);
    expect(toldOf(done, 'cornerOvershot')).toMatchObject([{ spaces: 4 }]);
  });

  test('a point that buys no space counts too (TRR-25)', () => {
    const done = out(5, {}, { board: DOUBLED });
    expect(layoutName(DOUBLED, car(done, 0).space)).toBe('0@26');
    expect(tires(done)).toBe(1);
    expect(toldOf(done, 'cornerOvershot')).toMatchObject([{ spaces: 5 }]);
  });
});

test('a driver whose car crashes is looked after (TR-143)', () => {
  const gone = out(
    4,
    { gear: 2, stops: 0 },
    { board: track('20 2R5 60'), options: { injuries: 'on' }, black: [20] },
  );
  expect(toldOf(gone, 'injuryChecked')).toHaveLength(1);
});

describe('beyond the limit', () => {
  test('a car may change lanes (TRR-27)', () => {
    const offered = choices(trantRolled({ board: ONE_STOP, from: '0@24', points: 6 }), 'move');
    const ends = offered.map(({ to: end }) => layoutName(ONE_STOP, end));
    expect(ends).toContain('1@29.5');
    expect(ends).toContain('2@29');
  });
});

describe('a second corner (TR-65, TRR-29)', () => {
  const TWO = (first: number): FormulaBoard => track(`20 ${first}R5 2 2R5 40`);

  test('entered without a stop in the one before is the end of the race, whatever tires are left', () => {
    const gone = out(4, {}, { board: TWO(1) });
    expect(car(gone, 0)).toMatchObject({ retirement: 'overshoot', onBoard: false });
  });

  test('entered with one stop made there is paid for by every point beyond, and a stop in it counts', () => {
    const done = out(4, { stops: 1 }, { board: TWO(2) });
    expect(tires(done)).toBe(2);
    expect(car(done, 0)).toMatchObject({ status: 'racing', stops: 1 });
    expect(toldOf(done, 'stopMade')).toMatchObject([{ corner: 'B', stops: 1, required: 2 }]);
  });

  test('a turn later nothing of it is left', () => {
    const done = out(4, {}, { board: TWO(1), from: '0@25' });
    expect(car(done, 0)).toMatchObject({ status: 'racing', stops: 1 });
    expect(tires(done)).toBe(6);
  });
});

describe('spin and crash (TR-66, TR-68, TRR-30)', () => {
  test('as many tires as asked for are paid, to the last one', () => {
    const done = out(4, { points: { tires: 4 } });
    expect([tires(done), spun(done), car(done, 0).status]).toEqual([0, false, 'racing']);
  });

  test('without a tire a price of 1 is a spin', () => {
    const done = out(1, { points: { tires: 0 } });
    expect([tires(done), spun(done), car(done, 0).status]).toEqual([0, true, 'racing']);
  });

  test('3 tires, an overshoot of 3 on new soft ones: 4 are asked for, a spin', () => {
    const done = out(3, soft(1, 3));
    expect([tires(done), spun(done), car(done, 0).condition]).toEqual([0, true, 'spun']);
    expect(layoutName(done.board, car(done, 0).space)).toBe('0@27');
  });

  test('3 tires, an overshoot of 4 on new soft ones: 5 are asked for, a crash', () => {
    const gone = out(4, soft(1, 3));
    expect(car(gone, 0)).toMatchObject({ retirement: 'overshoot', onBoard: false });
    expect(spun(gone)).toBe(false);
  });
});

describe('by the tires', () => {
  test.each([
    [1, 'dry', 3],
    [2, 'dry', 4],
    [3, 'dry', 5],
    [4, 'dry', 5],
    [1, 'wet', 3],
    [2, 'wet', 4],
  ] as const)(
    'soft ones in lap %i on a %s track: an overshoot of 2 costs %i (TR-63, TR-111, TR-113, TR-114, TRR-45)',
    (lap, trackState, price) => {
      // Worn ones are a point shorter.
      const points = lap > 2 ? 3 : 2;
      const done = out(points, soft(lap), { laps: 6, trackState });
      expect(tires(done)).toBe(6 - price);
    },
  );

  test('what soft ones cost besides is the same for a long overshoot (TR-63)', () => {
    expect(tires(out(4, soft(1)))).toBe(6 - 5);
  });

  test('wet ones in the dry cost double, in rain as much as hard ones (TR-115, TRR-31)', () => {
    expect(tires(out(2, { tires: 'rain' }))).toBe(2);
    expect(tires(out(2, { tires: 'rain' }, { trackState: 'wet' }))).toBe(4);
  });
});

test('what late penalty movement adds to an overshoot is charged on top of it (TR-102)', () => {
  const paid = out(
    4,
    { stops: 1, points: { body: 1 } },
    {
      board: track('20 2R5 2 2R5 40'),
      others: [{ space: '1@28.5', gear: 1 }],
      black: [2, 3, 3, 3],
    },
  );
  const bills = toldOf(paid, 'pointsPaid').filter(({ why }) => why === 'overshoot');
  expect(bills.map(({ amount }) => amount)).toEqual([4, 1]);
  expect(tires(paid)).toBe(1);
});

test('late penalty movement that adds to the price of a spin makes it a crash (TR-68, TR-102)', () => {
  const gone = out(
    4,
    { stops: 1, points: { tires: 3, body: 1 } },
    { board: track('20 2R5 2 2R5 40'), others: [{ space: '1@28.5', gear: 1 }], black: [2, 3] },
  );
  expect(spun(gone)).toBe(true);
  const [way] = choices(gone, 'penaltyMove');
  const end = way === undefined ? gone.race : gone.book.apply(gone.race, 0, way, gone.board).race;
  expect(end.cars[0]).toMatchObject({ retirement: 'overshoot', onBoard: false });
});

test('a spin stays one where others leave no space for late penalty movement (TR-66, TR-81, TR-102)', () => {
  const others: readonly CarSpec[] = [
    { space: '0@29', gear: 1 },
    { space: '1@28.5', gear: 1 },
  ];
  const now = out(
    4,
    { stops: 1, points: { tires: 3, body: 1 } },
    {
      board: track('20 2R5 2 2R5 40'),
      others,
      black: [2, 20, 20, 20, 20, 20, 20, 20],
    },
  );
  expect(car(now, 0)).toMatchObject({ status: 'racing', condition: 'spun' });
  expect(car(now, 0).points).toMatchObject({ tires: 0, brakes: 2 });
  expect(toldOf(now, 'cornerOvershot')).toHaveLength(1);
});

test('an overshoot that a car cannot pay is foretold with the tires that are there, and as its end (TR-68)', () => {
  const situation = trantRolled({ board: ONE_STOP, from: '0@24', points: 4, own: soft(1, 3) });
  const [move] = choices(situation, 'move').filter(({ path }) => path.join() === 'L26,L27,L28,L29');
  if (move === undefined) throw new Error('no move');
  const told = situation.book.consequences(situation.race, 0, move, situation.board);
  expect(told.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['overshoot', 4],
    ['tires', 3],
    ['eliminated', undefined],
  ]);
});

test('an overshoot that a car cannot pay is foretold with the contacts at its end all the same (TR-68, TR-86)', () => {
  const board = track('20 2R5 2 2R5 40');
  const own = { stops: 1, points: { tires: 1 } };
  const others = [{ space: '1@28.5', gear: 1 }];
  const situation = trantRolled({ board, from: '0@24', points: 4, own, others });
  const [move] = choices(situation, 'move').filter(({ path }) => path.join() === 'L26,L27,L28,L29');
  if (move === undefined) throw new Error('no move');
  const told = situation.book.consequences(situation.race, 0, move, board);
  const kinds = told.map(({ kind }) => kind);
  expect(kinds.filter(kind => kind === 'eliminated')).toHaveLength(1);
  expect(kinds).toContain('collisionTest');
});

test('what an overshoot costs is foretold with the move', () => {
  const situation = trantRolled({ board: ONE_STOP, from: '0@24', points: 3, own: soft(1, 3) });
  const [move] = choices(situation, 'move').filter(({ path }) => path.join() === 'L26,L27,L28');
  if (move === undefined) throw new Error('no move');
  const told = situation.book.consequences(situation.race, 0, move, situation.board);
  expect(told.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['overshoot', 3],
    ['tires', 3],
    ['spin', undefined],
  ]);
});

test('every point that leads into the pit counts, the last one too (TR-62)', () => {
  // Entries right behind the corner.
  const board = track('60 1R5 16 PR14/6<14,13>2,3');
  const own = { laps: 1, points: { tires: 6 }, configuration: { tires: 6 } };
  const now = trantRolled({ board, from: '2@64', points: 11, own, laps: 3 });
  const intoPit = choices(now, 'move').find(({ to }) => to === 'B1');
  if (intoPit === undefined) throw new Error('the pit is out of reach');
  const done = play(now, intoPit);
  expect(intoPit.path).toHaveLength(9);
  expect(toldOf(done, 'cornerOvershot')).toMatchObject([{ corner: 'A', spaces: 9 }]);
  // Nine points of tires are more than a car can have: three short, it is out, and orders no work (TR-68).
  expect(question(done)).toMatchObject({ seat: 1 });
  expect(toldOf(done, 'carRetired')).toMatchObject([{ why: 'overshoot' }]);
});
