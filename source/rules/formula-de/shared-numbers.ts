// Dice and tables that more than one book plays with.
import type { BookValues, ReadyMade, TireTable } from './values.ts';

export function evenDie(name: string, from: number, to: number) {
  return { name, faces: Array.from({ length: to - from + 1 }, (_, i) => from + i) };
}

/** The gear dice and the black die (M-0-0-5). */
export const GEAR_DICE: BookValues['gearDice'] = [
  { name: 'gear1', faces: [1, 1, 2, 2] },
  { name: 'gear2', faces: [2, 3, 3, 4, 4, 4] },
  { name: 'gear3', faces: [4, 5, 6, 6, 7, 7, 8, 8] },
  evenDie('gear4', 7, 12),
  evenDie('gear5', 11, 20),
  evenDie('gear6', 21, 30),
];
export const BLACK_DIE = evenDie('black', 1, 20);

/** A full minute, of which each costs a roll in a timed trial (M-1-1-13, BGA-O-13). */
export const MINUTE_MS = 60_000;

/** Price of skipping 1, 2, 3 gears on the way down (M-13-T). */
export const OVER_REVVING: BookValues['gearbox']['overRevving'] = [
  { gearbox: 1 },
  { gearbox: 1, brakes: 1 },
  { gearbox: 1, brakes: 1, engine: 1 },
];

/** The figures of each type of tires (M-8-5-T1 to M-8-5-T3, M-10-4-2). */
export const TIRES: TireTable = {
  hard: { bonusLaps: 0, overshoot: { dry: [1], wet: [1] }, once: [0], slide: 3, spinsAgain: true },
  soft: {
    bonusLaps: 1,
    overshoot: { dry: [2, 2, 3], wet: [2, 2, 3] },
    once: [0],
    slide: 3,
    spinsAgain: false,
  },
  rain: {
    bonusLaps: 0,
    overshoot: { dry: [2, 2, 3], wet: [1] },
    once: [0],
    slide: 1,
    spinsAgain: true,
  },
};

/** Ready-made cars of 20 points, each good at something; the spreads are the house's own. */
export function spreads(pitPoints: number): readonly ReadyMade[] {
  return [
    spread('balanced', [6, 3, 3, 3, 3, 2], pitPoints),
    spread('tires', [9, 3, 2, 2, 2, 2], pitPoints),
    spread('brakes', [6, 5, 2, 3, 2, 2], pitPoints),
    spread('pack', [5, 4, 2, 5, 2, 2], pitPoints),
    spread('engine', [6, 3, 2, 2, 5, 2], pitPoints),
    spread('gearbox', [6, 3, 5, 2, 2, 2], pitPoints),
  ];
}

/** A ready-made car: points of tires, brakes, gearbox, body, engine and handling, and those in its pit. */
export function spread(
  name: string,
  [tires = 0, brakes = 0, gearbox = 0, body = 0, engine = 0, handling = 0]: readonly number[],
  pitPoints: number,
): ReadyMade {
  return { name, points: { tires, brakes, gearbox, body, engine, handling }, pitPoints };
}
