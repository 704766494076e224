// Counts the points of body, engine and handling that cars lose in races of one level: the data to which the rates in
// drivers/planning/losses.ts were fitted, by place on the grid.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { Driver } from '../../drivers/driver.ts';
import { TESTED_PARTS, type TestedPart } from '../../drivers/planning/losses.ts';
import type { FormulaDeEvent } from '../../rules/formula-de/events.ts';
import { masters2005 } from '../../rules/formula-de/masters/masters-2005.ts';
import type { Seat } from '../../rules/kit/types.ts';
import { raceOut } from './race.ts';

/** The points that one car lost in one race. */
export interface LostPoints {
  /** Place on the grid, 0 for pole. */
  readonly start: Seat;
  /** Laps driven; the lap of retirement counts half. */
  readonly laps: number;
  readonly lost: Readonly<Record<TestedPart, number>>;
}

/** Races of ready-made cars of one level. */
export interface LossRaces {
  readonly board: FormulaBoard;
  readonly driver: Driver;
  readonly cars: number;
  readonly laps: number;
  readonly races: number;
  readonly seed: number;
  readonly weather: 'sun' | 'rain';
}

/** Returns one entry for each car of each race. */
export function lostPoints({ board, driver, cars, laps, ...wanted }: LossRaces) {
  const { races, seed, weather } = wanted;
  const tires = weather === 'rain' ? 'rain' : 'hard';
  const options = { weather, tires, preparation: 'ready' } as const;
  const drivers = Array.from({ length: cars }, () => driver);
  return Array.from({ length: races }, (_, at) => {
    const told: FormulaDeEvent[] = [];
    const meeting = { book: masters2005, board, seed: seed + at, laps, drivers, options };
    const race = raceOut(meeting, events => told.push(...events));
    return race.cars.map(
      (car): LostPoints => ({
        start: car.seat,
        laps: car.status === 'finished' ? laps : Math.max(0.5, car.laps - 0.5),
        lost: lostIn(told, car.seat),
      }),
    );
  }).flat();
}

function lostIn(events: readonly FormulaDeEvent[], seat: Seat): LostPoints['lost'] {
  const lost = { body: 0, engine: 0, handling: 0 };
  for (const event of events) {
    if (event.kind !== 'pointsPaid' || event.seat !== seat) continue;
    // Over-revving is the driver's own choice, with a price of its own.
    const part = TESTED_PARTS.find(one => one === event.part);
    if (part !== undefined && event.why !== 'overRevving') lost[part] += event.amount;
  }
  return lost;
}
