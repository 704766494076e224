// Figures about the cars of a race, collected from its events.
import type { FormulaDeEvent } from '../../../rules/formula-de/events.ts';
import type { Car, FormulaDeRace, TireType } from '../../../rules/formula-de/state.ts';
import { Overtakes } from './overtakes.ts';

/** The figures of one car. */
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
  /** Rolls up to the last crossing of the line; -1 before the first. */
  rollsAtLine: number;
  lapRolls: number[];
  tires: TireType;
  fitted: TireType[];
  quickStops: number;
  longStops: number;
}

/** Totals over all cars of a race. */
export interface FieldLog {
  readonly slipstreams: number;
  /** Collision tests made, each counted for one car. */
  readonly contacts: number;
  /** Engine points lost, for any reason. */
  readonly enginePoints: number;
  /** Dice rolled in 5th and 6th gear. */
  readonly fastRolls: number;
}

const FAST_DICE: readonly string[] = ['gear5', 'gear6'];

/** Collects the figures of a race while it is raced. */
export class RaceLog {
  readonly #overtakes = new Overtakes();
  readonly #cars: readonly OpenLog[];
  #round = 0;
  readonly #field = { slipstreams: 0, contacts: 0, enginePoints: 0, fastRolls: 0 };

  constructor(cars: readonly Car[]) {
    this.#cars = cars.map(({ set }) => ({
      rolls: 0,
      rollsAtLine: -1,
      lapRolls: [],
      tires: set?.type ?? 'hard',
      fitted: [],
      quickStops: 0,
      longStops: 0,
    }));
  }

  /** The figures by seat. */
  get cars(): readonly CarLog[] {
    return this.#cars.map(({ rollsAtLine: _, ...car }) => car);
  }

  /** The totals over all cars. */
  get field(): FieldLog {
    return { ...this.#field };
  }

  get overtakes(): number {
    return this.#overtakes.count;
  }

  /**
   * Adds events.
   * @param race as it is after the events
   */
  add(events: readonly FormulaDeEvent[], race: FormulaDeRace): void {
    this.#overtakes.add(events, race.down);
    for (const event of events) {
      if (event.kind === 'roundBegan') this.#round = event.round;
      this.#noteField(event);
      const car = 'seat' in event ? this.#cars[event.seat] : undefined;
      if (car !== undefined) note(car, event, this.#round);
    }
  }

  #noteField(event: FormulaDeEvent): void {
    const field = this.#field;
    switch (event.kind) {
      case 'carMoved':
        if (event.how === 'slipstream') field.slipstreams += 1;
        break;
      case 'testMade':
        if (event.test === 'collision') field.contacts += 1;
        break;
      case 'pointsPaid':
        if (event.part === 'engine') field.enginePoints += event.amount;
        break;
      case 'dieRolled':
        if (FAST_DICE.includes(event.die)) field.fastRolls += 1;
        break;
      default:
        break;
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
      // Before the first round the tires for the grid are chosen (M-8-0-1).
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
