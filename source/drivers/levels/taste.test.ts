import { describe, expect, test } from 'vitest';
import { gear, play, race, type Situation, to, track } from '../../testing/formula-de/builders.ts';
import { judge } from '../planning/plan.ts';
import { PLAIN_TASTE, type Taste, tasteInLap } from './taste.ts';

const board = track('60 1R3 30');

/** What the end on a space costs a driver, in rolls. */
function costOf(now: Situation, space: string, taste: Partial<Taste>): number {
  const [decision] = now.book.decisions(now.race, now.board);
  if (decision === undefined) throw new Error('nothing is asked');
  const view = now.book.view(now.race, decision.seat);
  const judged = judge(view, decision, now.board, { ...PLAIN_TASTE, ...taste });
  const found = judged.filter(({ choice }) => 'to' in choice && choice.to === space);
  return Math.min(...found.map(({ cost }) => cost));
}

function besideAnother(): Situation {
  return play(
    race({
      board,
      cars: [
        { space: '0@5', gear: 3, points: { body: 2 } },
        { space: '0@12', gear: 3 },
      ],
      toPlay: [0],
      dice: [6],
    }),
    gear(3),
  );
}

function inLap(taste: Taste, lap: number): Taste {
  return tasteInLap(taste, lap, { laps: 3, weather: { sky: 'sun', track: 'dry', rollers: [] } });
}

describe('the taste of a driver', () => {
  test('weighs the risk of contact', () => {
    const cost = (contact: number) => costOf(besideAnother(), 'L12', { contact });
    expect(cost(3)).toBeGreaterThan(cost(1));
    expect(cost(1)).toBeGreaterThan(cost(0));
  });

  test('draws it into a wake', () => {
    const behind = play(
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
      to('0@16'),
    );
    const view = behind.book.view(behind.race, 0);
    const [decision] = behind.book.decisions(behind.race, behind.board);
    if (decision === undefined) throw new Error('nothing is asked');
    const gain = (slipstream: number) => {
      const judged = judge(view, decision, behind.board, { ...PLAIN_TASTE, slipstream });
      const cost = (kind: string) =>
        Math.min(...judged.filter(({ choice }) => choice.kind === kind).map(one => one.cost));
      return cost('declineSlipstream') - cost('takeSlipstream');
    };
    expect(gain(3)).toBeGreaterThan(gain(1));
  });

  test('has a weight of its own for the first and for the last lap', () => {
    const bold: Taste = { ...PLAIN_TASTE, tires: 2, firstLap: 0.5, lastLap: 0.25 };
    expect(inLap(bold, 1)).toMatchObject({ tires: 1, contact: 0.5 });
    expect(inLap(bold, 2)).toBe(bold);
    expect(inLap(bold, 3)).toMatchObject({ tires: 0.5, contact: 0.25 });
    expect(inLap(PLAIN_TASTE, 1)).toBe(PLAIN_TASTE);
  });

  test('has a weight of its own for a wet track', () => {
    const wet = tasteInLap({ ...PLAIN_TASTE, wet: 0.5 }, 2, {
      laps: 3,
      weather: { sky: 'rain', track: 'wet', rollers: [] },
    });
    expect(wet).toMatchObject({ tires: 0.5, brakes: 0.5, contact: 0.5, slipstream: 1 });
  });

  test('keeps the lever where it is when changing gears is dreaded', () => {
    const now = race({ board, cars: [{ space: '0@5', gear: 3 }], toPlay: [0] });
    const [decision] = now.book.decisions(now.race, now.board);
    if (decision === undefined) throw new Error('nothing is asked');
    const gearCost = (rhythm: number, wanted: number) =>
      judge(now.book.view(now.race, 0), decision, now.board, { ...PLAIN_TASTE, rhythm }).find(
        ({ choice }) => choice.kind === 'chooseGear' && choice.gear === wanted,
      )?.cost ?? Number.NaN;
    expect(gearCost(3, 3)).toBe(gearCost(1, 3));
    expect(gearCost(3, 4)).toBeGreaterThan(gearCost(1, 4));
  });
});
