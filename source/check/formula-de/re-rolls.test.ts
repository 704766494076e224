// Races in which drivers may roll again and never do (TR-149): they are told like races in which nobody may.
import { expect, test } from 'vitest';
import type { FormulaDeChoice } from '../../rules/formula-de/choices.ts';
import type { FormulaDeEvent } from '../../rules/formula-de/events.ts';
import { trant } from '../../rules/formula-de/trant/trant.ts';
import { volume } from '../../testing/volume.ts';
import { boardFor } from '../contract/games.ts';
import { samplerOf } from '../contract/sampler.ts';

const SEATS = Array.from({ length: 5 }, (_, seat) => ({ name: `Driver ${seat + 1}` }));
const CAR = {
  points: { tires: 6, brakes: 3, gearbox: 3, body: 3, engine: 3, handling: 2 },
  fittings: { qualifying: 1, pitCrew: 0 },
  driver: 2,
};

interface Told {
  readonly events: readonly FormulaDeEvent[];
  /** How often a driver was asked whether to roll again. */
  readonly asked: number;
}

/** Tells a race driven by lot, in which every driver has two driver points or nobody may use any, and every roll is kept. */
function told(seed: number, driverPoints: 'on' | 'off'): Told {
  const board = boardFor(trant, 'saltmarsh');
  const options = { driverPoints, preparation: 'chosen', cars: SEATS.map(() => CAR) } as const;
  const setup = { book: 'trant', track: board.id, seed, laps: 1, seats: SEATS, options };
  let { race, events } = trant.start(setup, board);
  const all: FormulaDeEvent[] = [...events];
  const lot = samplerOf(seed);
  let asked = 0;
  for (let [open] = trant.decisions(race, board); open !== undefined; ) {
    const isThought = open.step === 'secondThought';
    if (isThought) asked += 1;
    const keep = (one: FormulaDeChoice) => one.kind === 'keepRoll';
    const choice = isThought ? open.choices.find(keep) : lot.one(open.choices);
    if (choice === undefined) throw new Error(`${open.step} offers nothing`);
    ({ race, events } = trant.apply(race, open.seat, choice, board));
    all.push(...events);
    [open] = trant.decisions(race, board);
  }
  return { events: all, asked };
}

test('a race with second thoughts that nobody takes is told exactly as one without them', () => {
  for (let seed = 1; seed <= volume(8, 200); seed++) {
    const [may, never] = [told(seed, 'on'), told(seed, 'off')];
    expect(may.asked, `seed ${seed}`).toBeGreaterThan(10);
    expect(never.asked).toBe(0);
    expect(may.events, `seed ${seed}`).toEqual(never.events);
  }
});
