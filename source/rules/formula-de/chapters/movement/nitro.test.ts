// Nitro (BGA-O-66 to BGA-O-69) in both BGA books and in qualifying.
import { describe, expect, test } from 'vitest';
import {
  cornersBoard,
  ovalBoard,
  straightBoard,
} from '../../../../testing/circuits/tiny-circuits.ts';
import { beforeRace } from '../../../../testing/formula-de/before-race.ts';
import {
  car,
  choices,
  gear,
  play,
  question,
  race,
  type Situation,
  to,
  toldOf,
  track,
  where,
} from '../../../../testing/formula-de/builders.ts';
import { PIT_LAP } from '../../../../testing/formula-de/pit-lap.ts';
import { type Drive, rolledOn } from '../../../../testing/formula-de/rolled.ts';
import { trialBook } from '../../../books.ts';
import { bgaAdvanced } from '../../bga/advanced.ts';
import { bgaBasic } from '../../bga/basic.ts';
import { askingSteps } from '../../book.ts';
import { reserveOf } from '../../groups.ts';

const STRAIGHT = track('80 1R5 15');
// Corner A has x 20 to 24; a long straight follows.
const CORNER = track('20 1R5 60');
const ON = { nitro: 'on' } as const;
const SAFE = Array<number>(12).fill(20);

describe.each([bgaAdvanced, bgaBasic])('nitro in $id', book => {
  const rolled = (drive: Drive, board = STRAIGHT): Situation =>
    rolledOn(board, {
      book,
      options: ON,
      black: SAFE,
      ...drive,
    });
  const use = { kind: 'useNitro' } as const;
  const keep = { kind: 'keepNitro' } as const;

  test('is in every car of a race with it, and in none without (BGA-O-66)', () => {
    const nitroOf = (options: object) =>
      beforeRace(STRAIGHT, 3, { preparation: 'ready', ...options }, book).race.cars.map(
        ({ nitro }) => nitro,
      );
    expect(nitroOf(ON)).toEqual([0, 0, 0]);
    expect(nitroOf({})).toEqual([undefined, undefined, undefined]);
    expect(nitroOf({ nitro: 'off' })).toEqual([undefined, undefined, undefined]);
  });

  test.each([
    [1, 2],
    [2, 4],
    [3, 7],
    [4, 12],
    [5, 18],
    [6, 25],
  ])(
    'in gear %i adds as many spaces to the roll, all or none (BGA-O-67, BGA-O-68, BR-31)',
    (number, roll) => {
      const asked = rolled({ from: '1@1.5', roll, gear: number });
      expect(question(asked)).toMatchObject({ step: 'nitro', rule: 'BGA-O-67' });
      expect(question(asked).choices).toEqual([{ kind: 'useNitro', spaces: number }, keep]);
      const more = play(asked, use);
      expect(toldOf(more, 'spacesAdded')).toEqual([
        { kind: 'spacesAdded', seat: 0, spaces: number, why: 'nitro' },
      ]);
      expect(more.race.play.distance).toBe(roll + number);
      expect(play(asked, keep).race.play.distance).toBe(roll);
    },
  );

  test('is used or kept, and nothing else (BGA-O-68)', () => {
    const kinds = question(rolled({ from: '1@1.5', roll: 7 })).choices.map(({ kind }) => kind);
    expect(kinds).toEqual(askingSteps.get('nitro'));
  });

  test.each([
    [0, 0, 1],
    [1, 0, 0],
    [1, 1, 0],
    [1, 2, 1],
    [0, 3, 1],
  ])(
    'last used in lap %i is there in lap %i %i times (BGA-O-67, BGA-O-69)',
    (nitro, laps, left) => {
      const { race: now } = rolled({ from: '1@1.5', roll: 7 });
      const [own] = now.cars;
      expect(own && reserveOf({ ...own, nitro, laps })).toBe(left);
    },
  );

  test('is asked of nobody in a race without it (BGA-O-66)', () => {
    const { race: now } = rolledOn(STRAIGHT, { book, from: '1@1.5', roll: 7 });
    expect(now.agenda[0]?.step).toBe('moveCar');
  });

  test('is there once in a lap, and kept until it is used (BGA-O-67)', () => {
    const twice = race({
      book,
      options: ON,
      board: STRAIGHT,
      cars: [{ space: '1@1.5', gear: 3 }],
      dice: [5, 6, 7, 8],
    });
    const kept = play(twice, gear(3), keep, to('1@6.5'), gear(3));
    expect(question(kept).step).toBe('nitro');
    const used = play(kept, use, to('1@15.5'), gear(3));
    expect(question(used).step).toBe('moveCar');
    expect(car(used, 0).nitro).toBe(1);
  });

  test('is filled by a completed lap, to one charge and no more (BGA-O-69)', () => {
    const over = (nitro: number) =>
      play(
        race({
          book,
          options: ON,
          board: STRAIGHT,
          cars: [{ space: '1@96.5', gear: 3, nitro }],
          dice: [5, 6, 7, 8],
        }),
        gear(3),
        ...(nitro === 0 ? [keep] : []),
        to('1@1.5'),
        gear(3),
      );
    expect(question(over(1)).step).toBe('nitro');
    for (const nitro of [0, 1]) {
      const again = play(over(nitro), use, to('1@10.5'), gear(3));
      expect(question(again).step).toBe('moveCar');
    }
  });

  test('used on the grid is not filled by the line at the start (BGA-O-69)', () => {
    const start = race({
      book,
      options: ON,
      board: STRAIGHT,
      cars: [{ space: '1@98.5', laps: 0, gear: 1, start: 'firstGear' }],
      dice: [1, 3],
    });
    const away = play(start, gear(1), use, to('1@0.5'), gear(2));
    expect(question(away).step).toBe('moveCar');
    expect(car(away, 0)).toMatchObject({ laps: 1, nitro: 1 });
  });

  test('is filled by the line in the pit lane (BGA-O-69, BR-42)', () => {
    // P13 lies astride the line, which is crossed on leaving it.
    const lane = race({
      book,
      options: ON,
      board: PIT_LAP,
      cars: [{ space: 'P12', gear: 1, nitro: 1, pit: 'out' }],
      dice: [2, 3],
    });
    const out = play(lane, gear(1), to('P14'), gear(2));
    expect(car(out, 0).laps).toBe(2);
    expect(question(out).step).toBe('nitro');
  });

  test('does not come after a great start, which rolls no gear die (BR-10)', () => {
    const great = race({
      book,
      options: ON,
      board: STRAIGHT,
      cars: [{ space: '1@90.5', laps: 0, gear: 1, start: 'gridRoll' }],
      dice: [20, 2],
    });
    expect(question(great).step).toBe('moveCar');
    expect(great.race.play.distance).toBe(4);
    expect(question(play(great, to('1@94.5'), gear(1))).step).toBe('nitro');
  });

  test('comes right after the roll, before the movement, which brakes may shorten by its spaces (BR-31, BR-32)', () => {
    const used = play(rolled({ from: '1@1.5', roll: 7 }), use);
    const lengths = choices(used, 'move').map(({ path, brakes }) => path.length + brakes);
    expect(new Set(lengths)).toEqual(new Set([10]));
    const back = play(used, to('1@10.5', { brakes: 1 }));
    expect(where(back, 0)).toBe('1@10.5');
  });

  test('counts in the spaces of an overshoot (BR-12)', () => {
    const used = play(rolled({ from: '2@24', roll: 2, gear: 2 }, CORNER), use, to('2@28'));
    expect(toldOf(used, 'cornerOvershot')).toMatchObject([{ spaces: 4 }]);
  });

  test.each([
    [6, 24, false],
    [5, 15, false],
    [6, 30, true],
    [5, 20, true],
  ])(
    'in gear %i leaves the engine to the face: a %i strains it: %s (BGA-O-67)',
    (number, roll, strains) => {
      const used = play(rolled({ from: '1@1.5', roll, gear: number }), use);
      const end = choices(used, 'move').find(({ brakes }) => brakes === 0);
      if (end === undefined) throw new Error('no move');
      const done = play(used, { kind: 'move', to: end.to, path: end.path });
      expect(used.race.play.overheated).toBe(strains);
      expect(toldOf(done, 'testMade').some(({ test: kind }) => kind === 'engine')).toBe(strains);
    },
  );

  test.each([
    ['straight', straightBoard()],
    ['corners', cornersBoard()],
    ['oval', ovalBoard()],
  ])('can be raced with on every circuit, such as %s (BGA-V-42)', (_name, board) => {
    const begun = beforeRace(board, 2, { preparation: 'ready', ...ON }, book);
    expect(begun.race.cars.every(({ nitro }) => nitro === 0)).toBe(true);
    const steps = new Set<string>();
    let now = begun;
    for (let count = 0; count < 60 && !steps.has('nitro'); count++) {
      const asked = question(now);
      steps.add(asked.step);
      const choice = asked.choices[0];
      if (choice === undefined) throw new Error('no choice');
      const { race: next } = book.apply(now.race, asked.seat, choice, board);
      now = { ...now, race: next };
    }
    expect(steps).toContain('nitro');
  });

  test('can be used once in the lap of qualifying (BR-55)', () => {
    const trial = trialBook(book.id, 'guided');
    if (trial === undefined) throw new Error('no trial');
    const seats = [{ name: 'Ada' }];
    const setup = { book: trial.id, track: STRAIGHT.id, seed: 3, laps: 1, seats, options: ON };
    let { race: now } = trial.start(setup, STRAIGHT);
    let used = 0;
    for (;;) {
      const [asked] = trial.decisions(now, STRAIGHT);
      if (asked === undefined) break;
      const choice = asked.choices.find(({ kind }) => kind === 'useNitro') ?? asked.choices.at(-1);
      if (choice === undefined) throw new Error('no choice');
      if (choice.kind === 'useNitro') used += 1;
      ({ race: now } = trial.apply(now, 0, choice, STRAIGHT));
    }
    expect(used).toBe(1);
  });
});
