// What the events of a race tell of its cars, in figures.
import type { FormulaDeEvent } from '../../rules/formula-de/events.ts';
import type { Car, FormulaDeRace, TireType } from '../../rules/formula-de/state.ts';
import { Overtakes } from './overtakes.ts';

/** One car. */
export interface CarLog {
  /** Gear dice rolled in all, and in each whole lap from line to line. */
  readonly rolls: number;
  readonly lapRolls: readonly number[];
  /** Tires on the grid, and the sets fitted in the pits. */
  readonly tires: TireType;
  readonly fitted: readonly TireType[];
  readonly quickStops: number;
  readonly longStops: number;
}

interface OpenLog extends CarLog {
  rolls: number;
  /** Rolls at the last crossing of the line; -1 before the first. */
  rollsAtLine: number;
  lapRolls: number[];
  tires: TireType;
  fitted: TireType[];
  quickStops: number;
  longStops: number;
}

/** The figures of a race while it is raced. */
export class RaceLog {
  readonly #overtakes = new Overtakes();
  readonly #cars: readonly OpenLog[];
  #round = 0;
  /** Slipstreams taken. */
  slipstreams = 0;

  constructor(cars: readonly Car[]) {
    this.#cars = cars.map(({ tires }) => ({
      rolls: 0,
      rollsAtLine: -1,
      lapRolls: [],
      tires,
      fitted: [],
      quickStops: 0,
      longStops: 0,
    }));
  }

  /** By seat. */
  get cars(): readonly CarLog[] {
    return this.#cars.map(({ rollsAtLine: _, ...car }) => car);
  }

  /** Overtakes so far. */
  get overtakes(): number {
    return this.#overtakes.count;
  }

  /** @param race as it is after the events */
  add(events: readonly FormulaDeEvent[], race: FormulaDeRace): void {
    this.#overtakes.add(events, race.down);
    for (const event of events) {
      if (event.kind === 'roundBegan') this.#round = event.round;
      if (event.kind === 'carMoved' && event.how === 'slipstream') this.slipstreams += 1;
      const car = 'seat' in event ? this.#cars[event.seat] : undefined;
      if (car !== undefined) note(car, event, this.#round);
    }
  }
}

function note(car: OpenLog, event: FormulaDeEvent, round: number): void {
  switch (event.kind) {
    case 'dieRolled':
      if (event.die.startsWith('gear')) car.rolls += 1;
      break;
    case 'lapBegan':
    case 'carFinished':
      if (car.rollsAtLine >= 0) car.lapRolls.push(car.rolls - car.rollsAtLine);
      car.rollsAtLine = car.rolls;
      break;
    case 'tiresFitted':
      // Before the first round the tires of the grid are chosen (M-8-0-1).
      if (round < 1) car.tires = event.tires;
      else car.fitted.push(event.tires);
      break;
    case 'pitStopMade':
      if (event.stop === 'quick') car.quickStops += 1;
      else car.longStops += 1;
      break;
    default:
      break;
  }
}
