import { describe, expect, test } from 'vitest';
import type { FormulaDeChoice } from '../../rules/formula-de/choices.ts';
import { masters2005 } from '../../rules/formula-de/masters/masters-2005.ts';
import { cornersBoard } from '../../testing/circuits/tiny-circuits.ts';
import { gear, play, race, to, track } from '../../testing/formula-de/builders.ts';
import { asked, best, costOf } from '../../testing/formula-de/driver-answers.ts';
import { PLAIN_TASTE } from '../levels/taste.ts';
import { NOTHING } from '../solver/cost-to-go.ts';
import { Appraisal, CHAIN_MAX } from './appraisal.ts';
import { LegalEnds } from './ends/legal-ends.ts';
import { bestChoice, judge } from './plan.ts';

/** A choice that no book has, and that takes and changes nothing. */
const UNHEARD_OF = { kind: 'whistle' } as unknown as FormulaDeChoice;

describe('a choice that a plan knows nothing of', () => {
  test('costs what the end of its play costs', () => {
    const now = play(
      race({
        board: track('60 1R3 30'),
        cars: [{ space: '0@5', gear: 4, tires: 'soft' }],
        toPlay: [0],
        dice: [9],
      }),
      gear(4),
      to('0@14'),
    );
    expect(asked(now).step).toBe('softBonus');
    const decision = { ...asked(now), choices: [UNHEARD_OF] };
    const [whistled] = judge(now.race, decision, now.board);
    expect(whistled?.cost).toBe(costOf(now, { kind: 'declineSoftBonus' }));
  });

  test('costs what the best answer to the next question costs', () => {
    const board = cornersBoard();
    const setup = {
      book: masters2005.id,
      track: board.id,
      seed: 1,
      laps: 1,
      seats: [{ name: 'Ada' }],
      options: { preparation: 'chosen' },
    };
    let now = masters2005.start(setup, board).race;
    const [pit] = masters2005.decisions(now, board);
    now = masters2005.apply(now, 0, pit?.choices[0] ?? UNHEARD_OF, board).race;
    const [spread] = masters2005.decisions(now, board);
    const tires = masters2005.apply(now, 0, { kind: 'keepCar' }, board).race;
    const [next] = masters2005.decisions(tires, board);
    if (spread === undefined || next === undefined) throw new Error('nothing is asked');
    const [whistled] = judge(now, { ...spread, choices: [UNHEARD_OF] }, board);
    const least = Math.min(...judge(tires, next, board).map(({ cost }) => cost));
    expect(whistled?.cost).toBe(least);
  });
});

describe('a plan', () => {
  test('brakes rather than leave a two-stop corner without a stop (M-7-3-9-1)', () => {
    const now = play(
      race({
        board: track('40 2R7 30'),
        cars: [{ space: '1@39.5', gear: 3, points: { brakes: 1 } }],
        toPlay: [0],
        dice: [8],
      }),
      gear(3),
    );
    expect(best(now)).toMatchObject({ kind: 'move', brakes: 1 });
  });

  test('spends no brake where the road is open', () => {
    const now = play(
      race({
        board: track('60 1R3 30'),
        cars: [{ space: '0@5', gear: 4 }],
        toPlay: [0],
        dice: [9],
      }),
      gear(4),
    );
    expect(best(now)).toMatchObject({ kind: 'move', brakes: 0 });
  });

  test('changes up on a long straight and down before a corner', () => {
    const board = track('60 2R7 30');
    const up = race({ board, cars: [{ space: '0@2', gear: 5 }], toPlay: [0] });
    expect(best(up)).toEqual(gear(6));
    const down = race({ board, cars: [{ space: '0@58', gear: 5 }], toPlay: [0] });
    expect(best(down)).toMatchObject({ gear: expect.toSatisfy((one: number) => one <= 3) });
  });

  test('keeps out of a gear whose every face would end the race', () => {
    const now = race({
      board: track('60 2R7 30'),
      cars: [{ space: '0@59', gear: 5, points: { tires: 1, brakes: 0 } }],
      toPlay: [0],
    });
    expect(costOf(now, gear(6))).toBeGreaterThan(costOf(now, gear(4)));
    expect(costOf(now, gear(5))).toBeGreaterThan(costOf(now, gear(3)) + 3);
  });

  test('seeks the wake of a car and takes the slipstream', () => {
    const now = play(
      race({
        board: track('90 1R4 30'),
        cars: [
          { space: '0@5', gear: 5 },
          { space: '0@17', gear: 4 },
        ],
        toPlay: [0],
        dice: [11],
      }),
      gear(5),
    );
    const move = best(now);
    expect(move).toMatchObject({ kind: 'move', to: 'L17' });
    const behind = play(now, to('0@16'));
    expect(asked(behind).step).toBe('slipstream');
    expect(best(behind)).toMatchObject({ kind: 'takeSlipstream', brakes: 0 });
  });

  test('reckons with a second slipstream behind the first', () => {
    const behind = (...cars: readonly string[]) =>
      play(
        race({
          board: track('120 1R4 30'),
          cars: [
            { space: '0@5', gear: 5 },
            ...cars.map(space => ({ space, gear: 5 })),
            // A car that gives no slipstream, so that the grid is equally full.
            ...(cars.length < 2 ? [{ space: '2@2', gear: 2 }] : []),
          ],
          toPlay: [0],
          dice: [11],
        }),
        gear(5),
      );
    const straightBehind = to('L17');
    const one = costOf(behind('0@17'), straightBehind);
    const chain = costOf(behind('0@17', '0@19'), straightBehind);
    expect(chain).toBeLessThan(one - 0.1);
  });

  test('takes the highest gear left when its engine has gone: each gear is a play (M-16-0-6)', () => {
    const now = race({
      board: track('20 1R5 35 1R5 35'),
      cars: [
        { space: '0@80', gear: 4, laps: 3, condition: 'inertia', inertiaGear: 3, prolongs: true },
        { space: '2@3', gear: 2 },
      ],
      toPlay: [0, 1],
    });
    expect(asked(now).choices.length).toBeGreaterThan(1);
    expect(best(now)).toEqual(gear(3));
  });

  test('declines a slipstream that would carry it out of a corner at a price it cannot pay', () => {
    const behind = play(
      race({
        board: track('30 1R4 30'),
        cars: [
          { space: '0@25', gear: 4, points: { tires: 1, brakes: 0 } },
          { space: '0@34', gear: 4 },
        ],
        toPlay: [0],
        dice: [8],
      }),
      gear(4),
      to('0@33'),
    );
    expect(asked(behind).step).toBe('slipstream');
    expect(best(behind)).toEqual({ kind: 'declineSlipstream' });
  });

  test('crosses the line for the last time whatever the overshoot costs, as long as it can be paid', () => {
    const spec = {
      board: track('30 1R3 8'),
      toPlay: [0],
      dice: [11],
    };
    const points = { tires: 10 };
    const lastLap = race({ ...spec, cars: [{ space: '0@31', gear: 5, laps: 3, points }] });
    const crossing = play(lastLap, gear(5));
    const choice = best(crossing);
    expect(choice).toMatchObject({ kind: 'move', brakes: 0 });
    const events = crossing.book.apply(crossing.race, 0, choice, crossing.board).events;
    expect(events.map(event => event.kind)).toContain('carFinished');
  });

  test('pays an overshoot with a mix that spares it a spin', () => {
    const overshot = (tires: number) =>
      play(
        race({
          board: track('30 1R3 30'),
          cars: [{ space: '0@31', gear: 3, points: { tires, brakes: 3 } }],
          toPlay: [0],
          dice: [5],
        }),
        gear(3),
        to('0@36'),
      );
    // Four spaces outside.
    for (const tires of [4, 3, 2]) {
      const choice = best(overshot(tires));
      if (choice.kind !== 'payOvershoot') throw new Error('no bill');
      expect(choice.tires).toBeLessThan(tires);
    }
  });

  test('goes round a dangerous space when that costs nothing', () => {
    const now = play(
      race({
        board: track('60 1R3 30'),
        cars: [{ space: '0@5', gear: 4, points: { handling: 1 } }],
        dangerous: ['0@8'],
        toPlay: [0],
        dice: [9],
      }),
      gear(4),
    );
    expect(best(now)).toMatchObject({ path: expect.not.arrayContaining(['L9']) });
  });

  test('keeps clear of other cars when its body is nearly gone', () => {
    const now = play(
      race({
        board: track('60 1R3 30'),
        cars: [
          { space: '0@5', gear: 3, points: { body: 1 } },
          { space: '0@12', gear: 3 },
        ],
        toPlay: [0],
        dice: [6],
      }),
      gear(3),
    );
    expect(best(now)).not.toMatchObject({ to: 'L12' });
  });

  test('ends where the way of a car behind is shut, among places that are as good', () => {
    const now = play(
      race({
        board: track('90 1R4 30'),
        cars: [
          { space: '1@20.5', gear: 3 },
          { space: '0@18', gear: 3 },
        ],
        toPlay: [0],
        dice: [8],
      }),
      gear(3),
    );
    const held = (blocking: number, space: string) =>
      judge(now.book.view(now.race, 0), asked(now), now.board, { ...PLAIN_TASTE, blocking }).find(
        ({ choice }) => choice.kind === 'move' && choice.brakes === 0 && choice.to === space,
      )?.cost ?? Number.NaN;
    expect(held(5, 'L29')).toBeLessThan(held(1, 'L29'));
    expect(held(5, 'R29')).toBe(held(1, 'R29'));
    expect(costOf(now, to('L29'))).toBeLessThan(costOf(now, to('R29')));
  });

  test('spares the engine that is about to blow', () => {
    const spec = { board: track('90 1R3 30'), toPlay: [0] };
    const sound = race({ ...spec, cars: [{ space: '0@2', gear: 4 }] });
    const tired = race({ ...spec, cars: [{ space: '0@2', gear: 4, points: { engine: 1 } }] });
    const strain = costOf(tired, gear(5)) - costOf(tired, gear(4));
    expect(strain).toBeGreaterThan(costOf(sound, gear(5)) - costOf(sound, gear(4)));
  });

  test('refuses a decision without a choice', () => {
    const now = race({ board: track('60 1R3 30'), cars: [{ space: '0@5' }], toPlay: [0] });
    const empty = { ...asked(now), choices: [] };
    expect(() => bestChoice(now.race, empty, now.board)).toThrow(RangeError);
  });
});

test('a gear costs the mean over its faces of the cheapest end, however many brakes that takes', () => {
  const board = track('40 2R5/6/7 12 1L4/3/3 40');
  for (const [space, lever] of [
    ['0@20', 4],
    ['0@37', 4],
    ['1@39.5', 3],
    ['0@30', 5],
  ] as const) {
    const cars = [
      { space, gear: lever },
      { space: '0@39', gear: 4 },
    ];
    const now = race({ board, cars, toPlay: [0] });
    const view = now.book.view(now.race, 0);
    const legalEnds = new LegalEnds(view, 0, board);
    const appraisal = new Appraisal(view, legalEnds, board, PLAIN_TASTE);
    for (const { choice, cost } of judge(view, asked(now), board)) {
      if (choice.kind !== 'chooseGear' || choice.gear < lever - 1) continue;
      const { car } = legalEnds;
      const settled = { gear: choice.gear, gone: NOTHING, car, chain: CHAIN_MAX };
      const rest = { drafted: false, slid: false, bonusUsed: false };
      const faces = now.book.definition.values.gearDice[choice.gear - 1]?.faces ?? [];
      const least = faces.map(face =>
        Math.min(
          appraisal.ruin,
          ...legalEnds
            .ends(choice.gear, face)
            .map(end => appraisal.cost(end, { ...settled, ...rest })),
        ),
      );
      const mean = least.reduce((sum, one) => sum + one, 0) / faces.length;
      expect(cost).toBeCloseTo(appraisal.shift(choice.gear) + mean, 9);
    }
  }
});
