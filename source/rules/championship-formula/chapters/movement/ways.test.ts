// The ways of a car (CFR-3 to CFR-6, CFR-25, CFR-34, CR-11, CR-12).
import { describe, expect, test } from 'vitest';
import {
  type CarSpec,
  cards,
  choices,
  question,
  rowTrack,
  type Situation,
} from '../../../../testing/championship-formula/builders.ts';
import {
  drive,
  fate,
  type MoveSpec,
  moving,
  pay,
  payments,
  played,
  ways,
} from '../../../../testing/championship-formula/moves.ts';

const ROAD = rowTrack(
  'straight: 20 x2',
  'corner: Bend, lanes: {L: 60 60, R: 80 80 80}',
  'straight: 12 x2',
);
const standing = (...spaces: readonly string[]): readonly CarSpec[] =>
  spaces.map(space => ({ space, speed: 0 }));
const onRoad = (own: CarSpec, others: readonly CarSpec[] = [], more: Partial<MoveSpec> = {}) =>
  moving({ board: ROAD, cars: [{ space: 'L3', speed: 60, ...own }, ...others], ...more });
const ends = (now: Situation) =>
  choices(now, 'drive')
    .filter(({ brake }) => brake === 0)
    .map(({ path }) => path.at(-1));

describe('a way', () => {
  test('has a space for each 20 mph (CFR-3)', () => {
    for (const speed of [20, 100, 220]) {
      const plain = choices(onRoad({ space: 'L22', speed }), 'drive').filter(
        one => one.brake === 0,
      );
      expect(plain.map(({ path }) => path.length)).toEqual(plain.map(() => speed / 20));
      expect(plain.length).toBeGreaterThan(0);
    }
  });

  test('leads forwards, straight ahead or diagonally (CFR-4)', () => {
    const paths = choices(moving({ cars: [{ speed: 20 }] }), 'drive').map(({ path }) =>
      path.join(),
    );
    expect(paths.toSorted()).toEqual(['L4', 'M4', 'R4']);
  });

  test('uses all spaces of the speed, or fewer only by late braking (CFR-25, CR-11)', () => {
    const now = choices(onRoad({}), 'drive');
    expect(now.every(({ path, brake }) => path.length === 3 - brake / 20)).toBe(true);
  });

  test('never ends on a space that another car holds (CFR-5)', () => {
    expect(ends(onRoad({}, standing('L6')))).toEqual(['R6']);
  });

  test('through another car is offered only where none goes round it (CFR-6, CFR-114)', () => {
    expect(ways(onRoad({}, standing('L5'))).some(way => way.includes('L5'))).toBe(false);
    const blocked = ways(onRoad({}, standing('L5', 'R5')));
    expect(blocked.some(way => way.includes('L5'))).toBe(true);
  });

  test('may lead through either of two cars, as the driver likes (CFR-4, CFR-114)', () => {
    const through = ways(onRoad({}, standing('L5', 'R5'))).filter(way => way.endsWith('L6'));
    expect(through.toSorted()).toEqual(['L4 L5 L6', 'L4 R5 L6']);
  });

  test('is not held up by cars that are out, that have finished or that stand in the pits (CFR-5, CFR-153)', () => {
    const gone: readonly CarSpec[] = [
      { space: 'L6', speed: 0, status: 'retired', retirement: 'crash', retiredAt: 1 },
      { space: 'R6', speed: 60, status: 'finished', place: 1, laps: 4 },
    ];
    expect(ends(onRoad({}, gone)).toSorted()).toEqual(['L6', 'R6']);
  });
});

test('a way takes no more wear for its brakes and its corners together than there is (CFR-48, CFR-137, CFR-138)', () => {
  // The roll for the brakes is spent; on the left 40 over takes a wear and a chance.
  const brakes = (own: CarSpec, wear: number) =>
    ways(onRoad({ ...own, wear }, [], { move: { brakeRoll: true } })).filter(
      way => way.includes('L21') && way.endsWith('-20'),
    );
  const [before, within] = [
    { space: 'L17', speed: 120 },
    { space: 'L20', speed: 100 },
  ];
  for (const own of [before, within]) {
    expect(brakes(own, 1)).toEqual([]);
    expect(brakes(own, 2)).not.toEqual([]);
  }
});

describe('a road that is blocked', () => {
  test('leaves passes and late braking (CFR-133, CR-12)', () => {
    const now = ways(onRoad({}, standing('L6', 'R6', 'L5', 'R5')));
    expect(now).toEqual(['L4 -40', 'R4 -40']);
  });

  test('that neither opens is driven to its last free space, where the unpayable slowing is a spin (CFR-162, CR-9, CR-12)', () => {
    const row = standing('L6', 'R6');
    const now = onRoad({ wear: 0 }, row, { move: { brakeRoll: true } });
    expect(ways(now)).toEqual(['L4 L5', 'L4 R5']);
    expect(fate(played(now, drive('L4 L5')))).toBe('L5 0 mph, wear 0, spun');
  });

  test('at the bumper is a spin where the car stands (CFR-162, CR-12, CR-33)', () => {
    const now = onRoad({ speed: 20 }, standing('L4', 'R4'));
    expect(fate(played(now))).toBe('L3 0 mph, wear 20, spun');
  });
});

describe('a list of ways', () => {
  const pack = () => {
    const others = ['L5', 'R5', 'L6', 'L7', 'R7', 'L9', 'R9', 'R10', 'L11', 'R11', 'L12'];
    return onRoad({ speed: 220, wear: 20 }, standing(...others), {
      turn: { from: ['L3', 'L4', ...others.slice(1)], began: [0, ...others.map(() => 220)] },
    });
  };

  test('holds no way twice', () => {
    for (const now of [pack(), onRoad({ speed: 220 }), moving({ cars: [{ speed: 220 }] })]) {
      const list = ways(now);
      expect(new Set(list).size).toBe(list.length);
    }
  });

  test('leaves out no end, however many ways there are (CFR-4, CFR-133)', () => {
    const kept = choices(pack(), 'drive').map(({ path, brake }) => `${path.at(-1)} ${brake}`);
    expect(new Set(kept)).toEqual(new Set(['L14 0', 'R14 0', 'L13 20', 'R13 20', 'R12 40']));
  });

  test('tells ways apart by the cars that they pass, as long as they are few (CFR-114)', () => {
    const few = onRoad({}, standing('L5', 'R5'));
    expect(ways(few).filter(way => way.endsWith('L6'))).toHaveLength(2);
    // Of all the ways through this pack those that pass the fewest cars are left.
    expect(ways(pack()).length).toBeLessThanOrEqual(60);
  });

  test('begins with one that needs no chance, passes nobody, brakes little and pays the least', () => {
    expect(ways(onRoad({}))[0]).toBe('L4 L5 L6');
    // On the outside there is nothing to pay.
    expect(ways(onRoad({ space: 'L19', speed: 80 }))[0]).toMatch('R21');
    expect(ways(onRoad({}, standing('L5', 'R5')))[0]).toBe('L4 -40');
    // 140 in a space of 80 is two wear and a chance; 120 is two wear.
    expect(ways(onRoad({ space: 'R17', speed: 140 }))[0]).toMatch('-20');
  });

  test('leaves out a way that another one beats in every respect', () => {
    const list = choices(onRoad({ space: 'L18', speed: 100 }), 'drive');
    const kept = list.map(one => `${one.path.at(-1)} ${one.brake}`);
    expect(new Set(kept).size).toBe(kept.length);
  });

  // R13 leads to L14, the second space of the line that begins on R13.
  const SHARED = rowTrack(
    'straight: 12 x2',
    'corner: Bend, lanes: {L: 60 60 60, R: 60< 60 60}, red: [R1 L2 L3]',
    'straight: 18 x2',
  );
  const to = (end: string, own: CarSpec) =>
    ways(moving({ board: SHARED, cars: [own] })).filter(way => way.endsWith(` ${end}`));

  test('holds one along a line beside one to the same end that costs no more (CFR-4, CFR-52)', () => {
    expect(to('L14', { space: 'L12', speed: 40 })).toContain('R13 L14');
  });

  test('holds one that would owe nothing for leaving a line beside a cheaper one that would (CFR-54)', () => {
    // Along the line 80 costs nothing until it is left, beside it a wear.
    expect(to('L14', { space: 'L10', speed: 80 })).toHaveLength(2);
  });

  test('leaves out one whose line has ended, or whose corner has (CFR-52, CFR-60)', () => {
    expect(to('L15', { space: 'L12', speed: 60 })).toHaveLength(1);
    expect(to('L16', { space: 'L12', speed: 80 })).toHaveLength(1);
  });

  test('leaves out a dearer one whose payment late braking wastes (CFR-139, CR-64)', () => {
    const board = rowTrack(
      'straight: 20 x2',
      'corner: Bend, lanes: {L: 60 80 80 80 80, R: 80< 80 80 80}',
      'straight: 11 x2',
    );
    const list = ways(moving({ board, cars: [{ space: 'L20', speed: 80 }] }));
    // At 80 the first space on the left costs a wear, which counts in the next turn unless the car slows down to 60.
    expect(list).toContain('L21 L22 L23 L24');
    expect(list.filter(way => way.endsWith('L23 -20'))).toEqual(['R21 L22 L23 -20']);
  });

  test.each([
    ['L: 80 80 60 80 80 80, R: 80< 80 80< 80 80 80', 'L23'],
    ['L: 80 80 80 80 80 80, R: 80< 80 60< 80 80 80', 'R23'],
  ])(
    'holds one whose payment covers a lower limit, as late braking counts it (CFR-139): %s',
    (lanes, low) => {
      const board = rowTrack(
        'straight: 20 x2',
        `corner: Bend, lanes: {${lanes}}`,
        'straight: 11 x2',
      );
      const credit = { corner: 0, over: 20, wear: 1, roll: false, limit: 80 };
      const cars = [{ space: 'R21', speed: 80, credit }];
      const list = ways(moving({ board, cars })).filter(way => way.endsWith(' L25'));
      expect(list.some(way => way.includes(low))).toBe(true);
    },
  );

  test('is a question of its own (CFR-4)', () => {
    expect(question(onRoad({})).step).toBe('chooseWay');
  });
});

describe('a way over the line on hard tires', () => {
  const BEHIND_LINE = rowTrack(
    'straight: 2 x2',
    'corner: Bend, lanes: {L: 60 60, R: 60 60}',
    'straight: 26 x2',
  );
  /** Three wear at the line; at 100 the bend takes two, or one and a chance. */
  const crossing = (own: CarSpec = {}) => {
    const car = { space: 'L30', speed: 100, wear: 0, cards: cards(0, 0, 0, 0, 2, 0), ...own };
    const cars = [{ tire: 'hard', laps: 1, ...car } as const];
    return moving({ board: BEHIND_LINE, cars, options: { pits: 'on' } });
  };
  const bends = (now: Situation) => ways(now).includes('L1 L2 L3 L4 L5');

  test('may spend at once what the line gives (CFR-183, CR-89)', () => {
    expect(bends(crossing())).toBe(true);
    const now = played(crossing(), drive('L1 L2 L3 L4 L5'));
    expect(payments(now)).toEqual(['2', '1+roll']);
    expect(fate(played(now, pay(2)))).toBe('L5 100 mph, wear 1, racing');
  });

  test('may brake with it, once the first space is driven (CFR-133, CR-89)', () => {
    // Two wear for the brakes; 60 costs nothing in the bend.
    expect(ways(crossing())).toContain('L1 L2 L3 -40');
  });

  test('brakes behind the line where that costs nothing else, and then with what it gives (CFR-133, CR-62, CR-89)', () => {
    const now = crossing({ space: 'L27', speed: 120 });
    expect(ways(now)).toContain('L28 L29 L30 L1 L2 -20');
    const braking = played(now, drive('L28 L29 L30 L1 L2', { brake: 20 }));
    expect(braking.race.move).toMatchObject({ driven: 4, speed: 120 });
    expect(payments(braking)).toEqual(['1', '0+roll']);
  });

  test('has nothing to spend where the line gives nothing (CFR-184, CR-47)', () => {
    const none = [{ laps: 0 }, { laps: 3 }, { pitted: 1 }, { putBack: true }, { tire: 'soft' }];
    for (const own of none as readonly CarSpec[]) expect(bends(crossing(own))).toBe(false);
  });

  test('spends nothing before the line that it has only behind it (CFR-48, CFR-183)', () => {
    const board = rowTrack(
      'straight: 26 x2',
      'corner: Bend, lanes: {L: 60 60, R: 60 60}',
      'straight: 2 x2',
    );
    const cars = [{ space: 'L26', speed: 120, wear: 0, laps: 1, tire: 'hard' } as const];
    const now = moving({ board, cars, options: { pits: 'on' } });
    expect(ways(now).filter(way => !way.includes('-'))).toEqual(['L27', 'R27']);
  });
});

test('a way without a chance is held beside a cheaper one that cannot do without (CFR-46, CFR-50)', () => {
  // On the left 60 over in one corner, on the right 40 over in each of two; between them a lane that nobody can pay.
  const board = rowTrack(
    'straight: 6 x3',
    'corner: One, lanes: {L: 60, M: 40, R: 80}',
    'corner: Two, lanes: {L: 120, M: 40, R: 80}',
    'straight: 22 x3',
  );
  const to = (wear: number) =>
    ways(moving({ board, cars: [{ space: 'M6', speed: 120, wear }] })).filter(
      way => way.endsWith(' R11 M12') || way.endsWith(' L11 M12'),
    );
  expect(to(9)).toEqual(['R7 R8 R9 R10 R11 M12', 'L7 L8 L9 L10 L11 M12']);
  expect(to(2)).toHaveLength(1);
});
