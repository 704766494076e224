// Racing lines: what they give, and what is due when they are left (CFR-51 to CFR-56, CFR-125).
import { describe, expect, test } from 'vitest';
import {
  at,
  type CarSpec,
  car,
  choices,
  play,
  question,
  rowTrack,
  type Situation,
  toldOf,
} from '../../../../testing/championship-formula/builders.ts';
import {
  drive,
  fate,
  moving,
  pay,
  payments,
  played,
  ways,
} from '../../../../testing/championship-formula/moves.ts';
import { lowestLimit } from './racing-lines.ts';

/** The left lane of the corner has 60 and a red line, the right one 80 and a green line; `L14` leads to `R15` too. */
const BEND = rowTrack(
  'straight: 12 x2',
  'corner: Bend, lanes: {L: 60 60> 60, R: 80 80 80 80}, red: [L1 L2 L3], green: [R1 R2 R3 R4]',
  'straight: 18 x2',
);
const on = (own: CarSpec, dice: readonly number[] = [], others: readonly CarSpec[] = []) =>
  moving({ board: BEND, cars: [own, ...others], dice });
const RED = 'L13 L14 L15 L16 L17 L18 L19';
const LEAVING = 'L13 L14 R15 R16 R17 R18 R19';
const along = (path: string, speed: number) =>
  drive(
    path
      .split(' ')
      .slice(0, speed / 20)
      .join(' '),
  );
const line = { corner: 0, line: 0, step: 1, over: 20 };
/** A car that stands on the right, so that the way off the line is worth its price. */
const standing = { space: 'R13', speed: 0 };
const left = (now: Situation) => toldOf(now, 'lineLeft').length;

describe('a line', () => {
  test('that is red makes the limits of its spaces 20 higher (CFR-52)', () => {
    expect(fate(played(on({ space: 'L12', speed: 80 }), along(RED, 80)))).toBe(
      'L16 80 mph, wear 20, racing',
    );
  });

  test('lets 100 mph into a 60 space for a wear or a chance (CFR-52, CFR-53)', () => {
    const now = played(on({ space: 'L12', speed: 100 }), along(RED, 100));
    expect(payments(now)).toEqual(['1', '0+roll']);
    expect(fate(played(now, pay(1)))).toBe('L17 100 mph, wear 19, racing');
  });

  test('that is green makes them 40 higher (CFR-56)', () => {
    const now = on({ space: 'R12', speed: 120 });
    expect(fate(played(now, drive('R13 R14 R15 R16 R17 R18')))).toBe(
      'R18 120 mph, wear 20, racing',
    );
  });

  test('is used from its first space on: who joins it later has nothing of it (CFR-52, CR-21, CR-63)', () => {
    // R10 begins the red line of the corner, M10 is its second space.
    const now = moving({ cars: [{ space: 'M9', speed: 100 }] });
    expect(payments(played(now, drive('M10 M11 L12 L13 L14')))).toEqual(['1', '0+roll']);
    expect(fate(played(now, drive('R10 M10 M11 L12 L13')))).toMatch('wear 20');
    expect(payments(played(on({ space: 'L14', speed: 80 }), drive('L15 L16 L17 L18')))).toEqual([
      '1',
      '0+roll',
    ]);
  });

  test('never begins where one of the other color begins (CR-88)', () => {
    const corner = 'corner: Bend, lanes: {L: 60 60> 60, R: 80 80 80 80}';
    const both = `${corner}, red: [L1 L2 L3], green: [L1 L2 R3 R4]`;
    expect(() => rowTrack('straight: 12 x2', both, 'straight: 18 x2')).toThrow(
      'the green line begins on the same space as a red one',
    );
  });

  test('is driven over several turns (CR-21)', () => {
    const now = played(on({ space: 'L12', speed: 40 }), drive('L13 L14'));
    expect(car(now, 0).line).toEqual({ corner: 0, line: 0, step: 1, over: 0 });
    const next = on({ space: 'L14', speed: 80, line });
    expect(fate(played(next, drive('L15 L16 L17 L18')))).toBe('L18 80 mph, wear 20, racing');
  });

  test('that has been driven to its end leaves nothing to pay (CFR-54)', () => {
    const now = on({ space: 'L15', speed: 80, line: { ...line, step: 2 } });
    const ended = played(now, drive('L16 L17 L18 L19'));
    expect(fate(ended)).toBe('L19 80 mph, wear 20, racing');
    expect(left(ended)).toBe(0);
    expect(car(ended, 0).line).toBeUndefined();
  });
});

describe('two lines of a color that part', () => {
  const board = rowTrack(
    'straight: 12 x2',
    'corner: Bend, lanes: {L: 60 60> 60 60, R: 60 60 60 60}, red: [L1 L2 L3 L4, L1 L2 R3 R4]',
    'straight: 18 x2',
  );

  test('are one line up to there, and either of them behind (CFR-52, CR-21, CR-88)', () => {
    for (const end of ['L15 L16', 'R15 R16']) {
      const now = moving({ board, cars: [{ space: 'L12', speed: 80 }] });
      const ended = played(now, drive(`L13 L14 ${end}`));
      expect(fate(ended)).toBe(`${end.slice(-3)} 80 mph, wear 20, racing`);
      expect(left(ended)).toBe(0);
    }
  });
});

test('what is paid on a line counts from the limits that the line gives (CFR-53, CFR-139, CR-64)', () => {
  const board = rowTrack(
    'straight: 12 x2',
    'corner: Bend, lanes: {L: 60 60 60 60 60, R: 80 80 80 80 80}, red: [L1 L2 L3 L4 L5]',
    'straight: 18 x2',
  );
  const now = moving({ board, cars: [{ space: 'L12', speed: 100 }] });
  const braked = played(now, drive('L13 L14 L15 L16', { brake: 20 }), pay(1), pay(1));
  // 100 where the line asks 80; with 80 nothing had been due, so that what was paid is wasted.
  expect(fate(braked)).toBe('L16 80 mph, wear 18, racing');
  expect(car(braked, 0).credit).toMatchObject({ over: 0, wear: 0 });
});

test('the lowest limit of a line is that of the spaces entered so far, as printed (CFR-54)', () => {
  const board = rowTrack(
    'straight: 12 x2',
    'corner: Bend, lanes: {L: 80 60 40, R: 80 80 80 80}, red: [L1 L2 L3]',
    'straight: 18 x2',
  );
  const lowest = [0, 1, 2].map(step => lowestLimit(board, { corner: 0, line: 0, step, over: 0 }));
  expect(lowest).toEqual([80, 60, 40]);
});

describe('a car that leaves its line early', () => {
  test('pays for the corner afterwards, on its last space of the line, as if there were none (CFR-54)', () => {
    const now = played(on({ space: 'L12', speed: 80 }, [], [standing]), along(LEAVING, 80));
    expect(payments(now)).toEqual(['1', '0+roll']);
    expect(car(now, 0).space).toBe('L14');
    const ended = played(now, pay(1));
    expect(fate(ended)).toBe('R16 80 mph, wear 19, racing');
    expect(left(ended)).toBe(1);
  });

  test('pays the difference to what it has paid on the line (CFR-42, CFR-54, CR-22)', () => {
    const now = played(
      on({ space: 'L12', speed: 100 }, [], [standing]),
      along(LEAVING, 100),
      pay(1),
    );
    expect(payments(now)).toEqual(['1', '0+roll']);
    // 40 over is paid now, 20 over on R15 is free.
    expect(fate(played(now, pay(1)))).toBe('R17 100 mph, wear 18, racing');
  });

  test('spins on its last space of the line if the chance is yellow (CFR-55)', () => {
    const now = play(on({ space: 'L12', speed: 80 }, [3, 4], [standing]), along(LEAVING, 80));
    expect(fate(played(now, pay(0, 'roll')))).toBe('L14 0 mph, wear 20, spun');
  });

  test('crashes there if it is red, and those behind come upon it (CFR-55, CR-54)', () => {
    const now = play(on({ space: 'L12', speed: 80 }, [6, 4], [standing]), along(LEAVING, 80));
    const crashed = played(now, pay(0, 'roll'));
    expect(fate(crashed)).toBe('L14 0 mph, wear 20, crash');
    expect(crashed.race.turn.crashes).toEqual(['L14']);
  });

  test('leaves it also where another one goes on that it has not followed from its first space (CR-21)', () => {
    const board = rowTrack(
      'straight: 12 x2',
      'corner: Bend, lanes: {L: 60 60> 60, R: 60< 60 60}, red: [L1 L2 L3, R1 L2 R3]',
      'straight: 18 x2',
    );
    const own = { space: 'L14', speed: 20, line: { ...line, over: 20 } };
    expect(payments(played(moving({ board, cars: [own] }), drive('R15')))).toEqual(['1', '0+roll']);
    const other = { ...own, line: { ...own.line, line: 1 } };
    const now = played(moving({ board, cars: [other] }), drive('R15'));
    expect(fate(now)).toBe('R15 20 mph, wear 20, racing');
  });

  test('is on another line at once if it leads to its first space (CR-63)', () => {
    const board = rowTrack(
      'straight: 12 x2',
      'corner: Bend, lanes: {L: 60 60> 60, R: . . 40 40}, red: [L1 L2 L3], green: [R1 R2]',
      'straight: 18 x2',
    );
    const own = { space: 'L12', speed: 100, wear: 1 };
    const beside = { space: 'R13', speed: 0 };
    const now = moving({ board, cars: [own, beside], dice: [1, 1] });
    // A chance for 20 over on L13, a wear for leaving; with the green line R15 is 20 over too.
    const ended = played(now, drive('L13 L14 R15 R16 R17'), pay(0, 'roll'));
    expect(fate(ended)).toBe('R17 100 mph, wear 0, racing');
  });

  test('in a later turn pays for the speed with which it drove the line (CFR-54, CR-21)', () => {
    const now = on({ space: 'L14', speed: 40, line: { ...line, over: 40 } });
    const leaving = played(now, drive('R15 R16'));
    expect(payments(leaving)).toEqual(['2', '1+roll']);
    expect(question(leaving).step).toBe('payCorner');
  });

  test('is out, on its last space of the line, if that is 80 over or cannot be paid (CFR-48, CFR-54, CR-22)', () => {
    const ahead = { space: 'L15', speed: 0 };
    const paid = { corner: 0, over: 60, wear: 2, roll: true };
    const far = { space: 'L14', speed: 60, line: { ...line, over: 80 }, credit: paid };
    const blocked = on(far, [], [ahead]);
    // Both ways lead off the line: beside the car ahead, and through it, which is a forced pass.
    expect(ways(blocked).toSorted()).toEqual(['L15', 'R15']);
    expect(fate(played(blocked, drive('R15')))).toBe('L14 0 mph, wear 20, gravel');
    expect(fate(played(blocked, drive('L15')))).toBe('L14 0 mph, wear 20, gravel');
    const poor = { space: 'L14', speed: 60, wear: 0, line: { ...line, over: 40 } };
    expect(fate(played(on(poor, [], [ahead]), drive('R15')))).toBe('L14 0 mph, wear 0, gravel');
    expect(fate(played(on(far), drive('L15 L16 L17')))).toBe('L17 60 mph, wear 20, racing');
  });

  test('in order to force a pass pays before it (CFR-125, CFR-126, CR-23)', () => {
    const own = { space: 'L13', speed: 80, line: { ...line, step: 0 } };
    const now = on(own, [1, 1], [{ space: 'L14', speed: 0 }]);
    const asked = play(now, drive('L14 L15 L16 L17'));
    expect(payments(asked)).toEqual(['1', '0+roll']);
    expect(toldOf(asked, 'passTried')).toEqual([]);
    const ended = played(asked, pay(1));
    expect(fate(ended)).toBe('L17 80 mph, wear 19, racing');
    expect(left(ended)).toBe(1);
  });

  test('does not get on it by a pass on its first space (CFR-125)', () => {
    const now = play(
      on(
        { space: 'L12', speed: 100 },
        [1, 1],
        [
          { space: 'L13', speed: 0 },
          { space: 'R13', speed: 0 },
        ],
      ),
      along(RED, 100),
    );
    expect(payments(now)).toEqual(['2', '1+roll']);
    expect(car(played(now, pay(2)), 0).line).toBeUndefined();
  });

  test('pays for its largest excess on it (CFR-54, CR-22)', () => {
    const board = rowTrack(
      'straight: 12 x2',
      'corner: Bend, lanes: {L: 60 80> 60, R: 80 80 80 80}, red: [L1 L2 L3]',
      'straight: 18 x2',
    );
    const now = moving({ board, cars: [{ space: 'L12', speed: 80 }, standing] });
    expect(payments(played(now, along(LEAVING, 80)))).toEqual(['1', '0+roll']);
  });

  test('does not get back on it behind the car that it has passed (CFR-125)', () => {
    const own = { space: 'L13', speed: 100, line: { ...line, step: 0, over: 0 } };
    const now = play(on(own, [1, 1], [{ space: 'L14', speed: 0 }]), drive('L14 L15 L16 L17 L18'));
    // 100 in a 60 space without the line.
    expect(payments(now)).toEqual(['2', '1+roll']);
    expect(fate(played(now, pay(2)))).toBe('L18 100 mph, wear 18, racing');
  });
});

describe('a car that has forced a pass in a corner', () => {
  /** `L13` leads to `R14`, where the corner of the right lane and its red line begin. */
  const late = rowTrack(
    'straight: 12 x2',
    'corner: Bend, lanes: {L: 60> 40 40 40, R: . 60 60 60}, red: [R1 R2 R3]',
    'straight: 18 x2',
  );
  const begun = (others: readonly CarSpec[], dice: readonly number[] = []) =>
    moving({ board: late, cars: [{ space: 'L12', speed: 40 }, ...others], dice });
  const PASS = [
    { space: 'L13', speed: 0 },
    { space: 'R13', speed: 0 },
  ];

  test('may use no line there, not one that begins behind the pass either (CFR-125, CR-87)', () => {
    expect(car(played(begun([]), drive('L13 R14')), 0).line).toMatchObject({ step: 0 });
    const passed = played(begun(PASS, [1, 1]), drive('L13 R14'));
    expect(car(passed, 0).line).toBeUndefined();
    expect(car(passed, 0).passedIn).toBe(0);
  });

  test('owes on the way behind the pass what it would owe without a line (CFR-125, CR-87)', () => {
    const board = rowTrack(
      'straight: 12 x2',
      'corner: Bend, lanes: {L: 80> 40 40 40, R: . 60 60 60}, red: [R1 R2 R3]',
      'straight: 18 x2',
    );
    const own = { space: 'L12', speed: 80, wear: 1 };
    const along = (others: readonly CarSpec[], dice: readonly number[] = []) =>
      played(moving({ board, cars: [own, ...others], dice }), drive('L13 R14 R15 R16'));
    expect(fate(along([]))).toMatch('R16 80 mph, wear 1, racing');
    expect(payments(along(PASS, [1, 1]))).toEqual(['1', '0+roll']);
    const { book, race } = moving({ board, cars: [own, ...PASS] });
    const way = { kind: 'drive', path: ['L13', 'R14', 'R15', 'R16'], brake: 0 } as const;
    expect(book.consequences(book.view(race, 0), 0, way, board)).toContainEqual({
      kind: 'corner',
      amount: 20,
      of: 20,
      name: 'Bend',
    });
  });

  test('may not use one in a later turn, until it has left the corner (CFR-125, CR-87)', () => {
    const own = { space: 'L13', speed: 80, passedIn: 0 };
    const asked = played(moving({ board: late, cars: [own] }), drive('R14 R15 R16 R17'));
    expect(payments(asked)).toEqual(['1', '0+roll']);
    const ended = played(asked, pay(1));
    expect(fate(ended)).toBe('R17 80 mph, wear 19, racing');
    expect(car(ended, 0).passedIn).toBeUndefined();
  });

  test('may not count on a line when it raises its speed (CFR-59, CFR-125)', () => {
    // Two spaces on, L14 leads to the first space of the line.
    const board = rowTrack(
      'straight: 12 x2',
      'corner: Bend, lanes: {L: 80 80> 40 40, R: . . 60 60 60}, red: [R1 R2 R3]',
      'straight: 18 x2',
    );
    const cards = (own: CarSpec) =>
      choices(
        at(['planSpeeds'], { board, cars: [{ space: 'L13', speed: 40, ...own }] }),
        'playCard',
      ).map(({ speed }) => speed);
    expect(cards({})).toContain(80);
    expect(cards({ passedIn: 0 })).not.toContain(80);
  });

  test('may use the lines ahead once it has spun (CFR-151, CR-87)', () => {
    const spinning = { space: 'L13', speed: 160, wear: 0, passedIn: 0 };
    const spun = moving({ board: late, cars: [spinning], move: { speed: 80 }, dice: [6, 6] });
    expect(car(played(spun), 0)).toMatchObject({ speed: 0, spunIn: 0 });
    expect(car(spun, 0).passedIn).toBeUndefined();
  });
});

test('a defender goes on using its line, whether it blocks or not (CFR-125)', () => {
  for (const kind of ['block', 'letPass'] as const) {
    const own = { space: 'L13', speed: 60 };
    const now = on(own, [1, 1], [{ space: 'L14', speed: 60, line }]);
    const ended = played(now, drive('L14 L15 L16'), { kind });
    expect(fate(ended)).toMatch('L16 60 mph');
    expect(car(ended, 1).line).toEqual(line);
  }
});
