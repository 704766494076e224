// The forced pass (CFR-5, CFR-6, CFR-114 to CFR-132).
import { describe, expect, test } from 'vitest';
import {
  askedSeats,
  type CarSpec,
  car,
  FRONT,
  play,
  question,
  rowTrack,
  toldOf,
} from '../../../../testing/championship-formula/builders.ts';
import {
  chips,
  drive,
  fate,
  type MoveSpec,
  moving,
  pay,
  payments,
  played,
} from '../../../../testing/championship-formula/moves.ts';

const ROAD = rowTrack(
  'straight: 20 x2',
  'corner: Bend, lanes: {L: 60 60, R: 80 80 80}',
  'straight: 12 x2',
);
/** An attacker on L3 with a road two wide that is blocked in row 7, and no way but through the car on L7. */
const attacking = (
  own: CarSpec,
  defender: CarSpec,
  dice: readonly number[],
  more: Partial<MoveSpec> = {},
) =>
  moving({
    board: ROAD,
    cars: [
      { space: 'L3', speed: 100, ...own },
      { space: 'L7', speed: 60, ...defender },
      { space: 'R7', speed: 0 },
    ],
    dice,
    ...more,
  });
const THROUGH = drive('L4 L5 L6 L7 L8');
const block = { kind: 'block' } as const;
const letPass = { kind: 'letPass' } as const;
const rolled = (now: ReturnType<typeof moving>) =>
  toldOf(now, 'rollRead').map(({ total, result }) => `${total} ${result}`);

describe('a forced pass', () => {
  test('takes a car through an occupied space, and is the only way through it (CFR-6, CFR-114)', () => {
    const now = played(attacking({}, {}, [3, 3]), THROUGH, letPass);
    expect(fate(now)).toBe('L8 100 mph, wear 20, racing');
    expect(toldOf(now, 'passTried')).toEqual([
      { kind: 'passTried', seat: 0, other: 1, blocked: false },
    ]);
  });

  test('never ends on the occupied space (CFR-5)', () => {
    const paths = question(attacking({ speed: 80 }, {}, [])).choices;
    expect(paths.length).toBeGreaterThan(0);
    for (const choice of paths) {
      expect(choice.kind === 'drive' && ['L7', 'R7'].includes(choice.path.at(-1) ?? '')).toBe(
        false,
      );
    }
  });

  test('asks the defender first whether to block, then the attacker for skill (CFR-115, CFR-118, CR-34)', () => {
    const now = play(attacking({ green: 2 }, {}, [3, 3]), THROUGH);
    expect(question(now)).toMatchObject({ seat: 1, step: 'blockPass' });
    expect(question(now).choices.map(({ kind }) => kind)).toEqual(['letPass', 'block']);
    const asked = play(now, block);
    expect(question(asked)).toMatchObject({ seat: 0, step: 'spendSkill' });
    expect(rolled(played(asked, chips(2)))).toEqual(['6 green']);
  });

  test('is not blocked by a car at 0 mph, nor by one that spun (CFR-116, CFR-150)', () => {
    expect(rolled(played(attacking({}, { speed: 0 }, [3, 3]), THROUGH))).toEqual(['6 green']);
    const spun = { speed: 0, spunIn: -1 };
    expect(rolled(played(attacking({}, spun, [3, 3]), THROUGH))).toEqual(['6 green']);
  });

  test('is harder against a block (CFR-117)', () => {
    expect(rolled(played(attacking({}, {}, [5, 1]), THROUGH, letPass))).toEqual(['6 green']);
    expect(rolled(play(attacking({}, {}, [5, 1]), THROUGH, block))).toEqual(['6 red']);
    expect(rolled(played(attacking({}, {}, [2, 2]), THROUGH, block))).toEqual(['4 green']);
  });

  test('that fails stops the attacker on its last space, and ends its move (CFR-119, CFR-120)', () => {
    const now = play(attacking({}, {}, [6, 1]), THROUGH, letPass);
    expect(rolled(now)).toEqual(['7 red']);
    const ended = played(now, pay(2));
    expect(car(ended, 0).space).toBe('L6');
    expect(ended.race.move).toBeUndefined();
  });

  test('that fails after 3 spaces brakes the attacker to 60, as in late braking (CFR-121, CFR-133)', () => {
    const now = play(attacking({}, {}, [6, 6]), THROUGH, letPass);
    expect(payments(now)).toEqual(['2', '1+roll']);
    expect(fate(played(now, pay(2)))).toBe('L6 60 mph, wear 18, racing');
  });

  test('that fails after 5 spaces with a slip space taken for it leaves 80 (CFR-122, CR-60)', () => {
    const attempt = moving({
      board: ROAD,
      cars: [
        { space: 'L2', speed: 120 },
        { space: 'L8', speed: 0 },
        { space: 'R8', speed: 0 },
        { space: 'L16', speed: 160 },
      ],
      turn: { from: ['L2', '', '', 'L3'], before: [120, 0, 0, 160], began: [0, 0, 0, 160] },
      dice: [6, 6],
    });
    const way = drive('L3 L4 L5 L6 L7 L8 L9', { slip: { of: 3, spaces: 1 } });
    const failed = played(attempt, way, pay(2));
    expect(fate(failed)).toBe('L7 80 mph, wear 18, racing');
    expect(toldOf(failed, 'slipTaken')).toMatchObject([{ of: 3, spaces: 1 }]);
  });

  test('through two cars on a space is one roll, and the one that was there first defends (CFR-199, CR-66)', () => {
    const shared = moving({
      board: ROAD,
      cars: [
        { space: 'L3', speed: 100 },
        { space: 'L7', speed: 60, pitted: 2 },
        { space: 'L7', speed: 80 },
        { space: 'R7', speed: 0 },
      ],
      options: { pits: 'on' },
      dice: [3, 3],
    });
    const asked = play(shared, THROUGH);
    expect(askedSeats(asked)).toEqual([2]);
    expect(toldOf(played(asked, letPass), 'passTried')).toMatchObject([{ other: 2 }]);
  });

  test('that fails before a space was moved is a spin (CFR-162, CR-33)', () => {
    const now = attacking({ space: 'L6', speed: 60 }, {}, [6, 6]);
    expect(fate(played(now, drive('L7 L8 L9'), letPass))).toBe('L6 0 mph, wear 20, spun');
  });
});

describe('a contact', () => {
  test('costs the defender a wear for each 3 and the attacker one for each 4, if it blocked (CFR-123)', () => {
    for (const [dice, attacker, defender] of [
      [[3, 3], 20, 18],
      [[4, 4], 18, 20],
      [[3, 4], 19, 19],
    ] as const) {
      const now = play(attacking({ speed: 100 }, {}, dice), THROUGH, block);
      expect([car(now, 0).wear, car(now, 1).wear]).toEqual([attacker, defender]);
    }
  });

  test('does not happen without a block (CFR-123)', () => {
    const now = play(attacking({}, {}, [4, 4]), THROUGH, letPass);
    expect([car(now, 0).wear, car(now, 1).wear]).toEqual([20, 20]);
    expect(car(played(attacking({}, {}, [3, 3]), THROUGH, letPass), 1).wear).toBe(20);
  });

  test('happens whether the pass works or not (CFR-123)', () => {
    const now = played(attacking({}, {}, [1, 3]), THROUGH, block);
    expect(fate(now)).toBe('L8 100 mph, wear 20, racing');
    expect(car(now, 1).wear).toBe(19);
  });

  test('spins a defender that cannot pay, where it stands (CFR-124, CR-32)', () => {
    const now = played(attacking({}, { wear: 0 }, [1, 3]), THROUGH, block);
    expect(fate(now, 1)).toBe('L7 0 mph, wear 0, spun');
    expect(fate(now)).toBe('L8 100 mph, wear 20, racing');
  });

  test('spins an attacker that cannot pay: on its last space if it failed (CFR-124, CR-32)', () => {
    const now = played(attacking({ wear: 1 }, {}, [4, 4]), THROUGH, block);
    expect(fate(now)).toBe('L6 0 mph, wear 0, spun');
  });

  test('spins an attacker that cannot pay: on a free space of the row if it passed (CFR-124, CFR-130, CR-32)', () => {
    const now = play(attacking({ wear: 0, green: 1 }, {}, [4, 1]), THROUGH, block);
    // R7 is taken too, so it is the row behind, where the car came from.
    expect(fate(played(now, chips(1)))).toBe('L6 0 mph, wear 0, spun');
  });

  test('spins it beyond the line if it passed there, and counts the lap (CFR-124, CFR-130, CR-32)', () => {
    const now = moving({
      cars: [
        { space: 'L34', speed: 40, wear: 0, green: 1 },
        { space: 'L1', speed: 60, laps: 2 },
        { space: 'M1', speed: 0, laps: 2 },
      ],
      dice: [4, 1],
    });
    const spun = played(now, drive('L1 L2'), block, chips(1));
    expect(fate(spun)).toBe('R1 0 mph, wear 0, spun');
    expect(car(spun, 0).laps).toBe(2);
  });

  test('spins it where it drove, though the other space lies in the lane of the pass (CFR-124, CFR-130)', () => {
    const now = moving({
      board: ROAD,
      cars: [
        { space: 'R5', speed: 60, wear: 0, green: 1 },
        { space: 'L7', speed: 60 },
        { space: 'R7', speed: 0 },
      ],
      dice: [4, 1],
    });
    const spun = played(now, drive('R6 L7 L8'), block, chips(1));
    expect(fate(spun)).toBe('R6 0 mph, wear 0, spun');
  });

  test('spins it behind the line where the row beyond is full, and counts no lap (CFR-124, CFR-130, CR-32)', () => {
    const now = moving({
      board: ROAD,
      cars: [
        { space: 'L33', speed: 60, wear: 0, green: 1 },
        { space: 'L1', speed: 60, laps: 2 },
        { space: 'R1', speed: 0, laps: 2 },
      ],
      dice: [4, 1],
    });
    const spun = played(now, drive('L34 L1 L2'), block, chips(1));
    expect(fate(spun)).toBe('L34 0 mph, wear 0, spun');
    expect(car(spun, 0).laps).toBe(1);
  });
});

describe('several passes in a move', () => {
  const rows = (...taken: readonly string[]): readonly CarSpec[] =>
    taken.map(space => ({ space, speed: 0 }));
  const through = (own: CarSpec, taken: readonly string[], dice: readonly number[], path: string) =>
    play(
      moving({ board: ROAD, cars: [{ space: 'L3', speed: 120, ...own }, ...rows(...taken)], dice }),
      drive(path),
    );
  const PATH = 'L4 L5 L6 L7 L8 L9';

  test('put an attacker that fails on a free space of the row in which it is (CFR-132)', () => {
    const board = rowTrack(
      'straight: 12 x2',
      'corner: Bend, lanes: {L: 100 100 100 100, R: 100 100 100 100}',
      'straight: 16 x2',
    );
    const cars = [{ space: 'L12', speed: 80 }, ...rows('L14', 'L15')];
    const now = play(moving({ board, cars, dice: [1, 1, 6, 6] }), drive('L13 L14 L15 L16'));
    // L14 is taken, R14 beside it is free: 2 spaces moved, 40.
    expect(car(now, 0).space).toBe('R14');
    expect(fate(played(now, pay(2)))).toBe('R14 40 mph, wear 18, racing');
  });

  test('put it back row by row where there is none, each 20 mph slower (CFR-132)', () => {
    const now = through({}, ['L7', 'R7', 'L8', 'R8'], [1, 1, 6, 6, 1, 1], PATH);
    // Preferably where it drove: L6 and not R6. 3 rows moved, 60, for two wear and a roll.
    expect(fate(played(now))).toBe('L6 60 mph, wear 18, racing');
  });

  test('put it where it drove, though the other space lies in the lane of the last one (CFR-132)', () => {
    // L6 and R6 are free; it came by R6.
    const now = through(
      { space: 'R5', speed: 80 },
      ['L7', 'R7', 'L8', 'R8'],
      [1, 1, 6, 6, 1, 1],
      'R6 L7 L8 L9',
    );
    expect(fate(played(now))).toBe('R6 20 mph, wear 18, racing');
  });

  test('that leave it where its move began are a spin (CFR-132, CR-33, CR-83)', () => {
    const now = through(
      { space: 'L6', speed: 60 },
      ['L7', 'R7', 'L8', 'R8'],
      [1, 1, 6, 6],
      'L7 L8 L9',
    );
    expect(fate(played(now))).toBe('L6 0 mph, wear 20, spun');
  });
});

describe('a forced pass in a corner', () => {
  /** Inside 60, outside 80. */
  const SIXTY = rowTrack(
    'straight: 12 x2',
    'corner: Bend, lanes: {L: 60 60 60 60, R: 80 80 80 80 80}',
    'straight: 16 x2',
  );
  /** Inside 40, outside four times 60; R14 lies beside L13, R13 begins a little before it. */
  const FORTY = rowTrack(
    'straight: 12 x2',
    'corner: Bend, lanes: {L: 40 40, R: 60 60 60 60}',
    'straight: 16 x2',
  );

  const yellow120 = (dice: readonly number[]) =>
    played(
      moving({
        board: SIXTY,
        cars: [
          { space: 'L9', speed: 120 },
          { space: 'L14', speed: 0 },
        ],
        dice,
      }),
      drive('L10 L11 L12 L13 L14 L15'),
    );

  test('comes after the spaces before it: 60s at 120 are paid first, for 2 wear and a chance (CFR-126, CFR-127)', () => {
    const now = yellow120([3, 3, 1, 1]);
    expect(rolled(now)).toEqual(['6 green', '2 green']);
    expect(toldOf(now, 'rollRead').map(({ cause }) => cause)).toEqual(['chance', 'pass']);
    expect(fate(now)).toBe('L15 120 mph, wear 18, racing');
  });

  test('does not happen if that chance is a spin or a crash behind the other car (CFR-127)', () => {
    for (const [dice, end] of [
      [[3, 4], 'spun'],
      [[6, 6], 'crash'],
    ] as const) {
      const now = yellow120(dice);
      expect(fate(now)).toBe(`L13 0 mph, wear 18, ${end}`);
      expect(toldOf(now, 'passTried')).toEqual([]);
    }
  });

  const yellow100 = (dice: readonly number[], others: readonly CarSpec[] = []) =>
    play(
      moving({
        board: FORTY,
        cars: [{ space: 'L9', speed: 100 }, { space: 'L13', speed: 0 }, ...others],
        dice,
      }),
      drive('L10 L11 L12 L13 L14'),
    );

  test('on the first space of a corner comes before the corner: success, then 2 wear and a chance (CFR-126, CFR-128)', () => {
    const now = played(yellow100([1, 1, 3, 3]));
    expect(toldOf(now, 'rollRead').map(({ cause }) => cause)).toEqual(['pass', 'chance']);
    expect(fate(now)).toBe('L14 100 mph, wear 18, racing');
  });

  test('that fails there owes nothing to the corner (CFR-128)', () => {
    const now = played(yellow100([6, 6]), pay(2));
    expect(fate(now)).toBe('L12 60 mph, wear 18, racing');
    expect(toldOf(now, 'wearPaid').map(one => one.for)).toEqual(['lateBraking']);
  });

  test('that succeeds and ends in a crash is nothing to the defender (CFR-129, CR-37)', () => {
    const now = played(yellow100([1, 1, 6, 6]));
    expect(fate(now)).toBe('L13 0 mph, wear 18, crash');
    expect(fate(now, 1)).toBe('L13 0 mph, wear 20, racing');
  });

  test('that succeeds and ends in a spin puts the car on the 60 beside the other (CFR-130, CFR-131)', () => {
    const now = played(yellow100([1, 1, 3, 4]));
    expect(fate(now)).toBe('R14 0 mph, wear 18, spun');
  });

  test('or on the first 60 of the outside lane if that is taken too (CFR-130, CFR-131)', () => {
    const now = played(yellow100([1, 1, 3, 4], [{ space: 'R14', speed: 0 }]));
    expect(fate(now)).toBe('R13 0 mph, wear 18, spun');
  });

  test('may be helped by a red chip (CFR-98, CR-55)', () => {
    const now = attacking({ cards: FRONT, wear: 20, red: 1 }, {}, [6, 3]);
    expect(rolled(played(now, THROUGH, letPass, chips(0, 1)))).toEqual(['9 green']);
  });
});
