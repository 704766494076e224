// Counts from the events what each car of a race did: the raw figures by which the characters are told apart.
import { spaceOf } from '../../circuit/board.ts';
import type { FormulaBoard, FormulaSpace } from '../../circuit/formula-board.ts';
import type { FormulaDeEvent } from '../../rules/formula-de/events.ts';
import type { Seat } from '../../rules/kit/types.ts';

/** Distance in ticks within which a car behind counts as held up. */
const CLOSE_BEHIND = 24;
/** The engine is strained from this gear on. */
const HIGH_GEAR = 5;

export interface Driving {
  plays: number;
  gearChanges: number;
  /** Plays in 5th and 6th gear. */
  highGears: number;
  /** Tire and brake points spent: in all, in the first lap, in the last lap. */
  points: number;
  firstLapPoints: number;
  lastLapPoints: number;
  tirePoints: number;
  /** Spaces driven beyond corners that were left a stop short. */
  overshot: number;
  slipstreams: number;
  pitStops: number;
  /** Body tests caused by its own moves. */
  contacts: number;
  /** Plays that ended in front of a car close behind, in its lane. */
  shutDoors: number;
  retired: number;
}

export interface ToldRace {
  readonly board: FormulaBoard;
  readonly laps: number;
  readonly cars: number;
}

export function drivingOf(events: readonly FormulaDeEvent[], race: ToldRace): readonly Driving[] {
  const tally = new DrivingTally(race);
  for (const event of events) tally.add(event);
  return tally.cars;
}

export function nothingYet(): Driving {
  return {
    plays: 0,
    gearChanges: 0,
    highGears: 0,
    points: 0,
    firstLapPoints: 0,
    lastLapPoints: 0,
    tirePoints: 0,
    overshot: 0,
    slipstreams: 0,
    pitStops: 0,
    contacts: 0,
    shutDoors: 0,
    retired: 0,
  };
}

class DrivingTally {
  readonly cars: readonly Driving[];
  readonly #board: FormulaBoard;
  readonly #laps: number;
  readonly #lap: number[];
  /** The space of each car, once it has moved and while it races. */
  readonly #space: (string | undefined)[];
  #playing: Seat = -1;

  constructor({ board, laps, cars }: ToldRace) {
    this.#board = board;
    this.#laps = laps;
    this.cars = Array.from({ length: cars }, nothingYet);
    this.#lap = this.cars.map(() => 1);
    this.#space = this.cars.map(() => undefined);
  }

  add(event: FormulaDeEvent): void {
    if (event.kind === 'roundBegan' || event.kind === 'playBegan') this.#endPlay();
    const car = 'seat' in event ? this.cars[event.seat] : undefined;
    if (car === undefined) return;
    switch (event.kind) {
      case 'playBegan':
        this.#playing = event.seat;
        break;
      case 'gearChosen':
        car.plays += 1;
        if (event.gear !== event.from) car.gearChanges += 1;
        if (event.gear >= HIGH_GEAR) car.highGears += 1;
        break;
      case 'testMade':
        if (event.test === 'collision' && event.seat === this.#playing) car.contacts += 1;
        break;
      case 'pointsPaid':
        this.#pay(car, event);
        break;
      default:
        this.#place(car, event);
    }
  }

  #pay(
    car: Driving,
    { seat, part, amount }: Extract<FormulaDeEvent, { kind: 'pointsPaid' }>,
  ): void {
    if (part !== 'tires' && part !== 'brakes') return;
    car.points += amount;
    if (part === 'tires') car.tirePoints += amount;
    const lap = this.#lap[seat] ?? 1;
    if (lap <= 1) car.firstLapPoints += amount;
    if (lap >= this.#laps) car.lastLapPoints += amount;
  }

  #place(car: Driving, event: FormulaDeEvent): void {
    switch (event.kind) {
      case 'carMoved':
        this.#space[event.seat] = event.path.at(-1) ?? event.from;
        if (event.how === 'slipstream') car.slipstreams += 1;
        break;
      case 'carHeldBack':
        this.#space[event.seat] = event.to;
        break;
      case 'cornerOvershot':
        car.overshot += event.spaces;
        break;
      case 'pitStopMade':
        car.pitStops += 1;
        break;
      case 'lapBegan':
        this.#lap[event.seat] = event.lap;
        break;
      case 'carRetired':
        car.retired = 1;
        this.#space[event.seat] = undefined;
        break;
      case 'carFinished':
        this.#space[event.seat] = undefined;
        break;
      default:
        break;
    }
  }

  // Which lanes are shut shows only when the car has come to rest.
  #endPlay(): void {
    const car = this.cars[this.#playing];
    const id = this.#space[this.#playing];
    this.#playing = -1;
    if (car === undefined || id === undefined) return;
    const own = spaceOf(this.#board, id);
    if (own.kind === 'track' && this.#space.some(other => this.#isShutBehind(own, other))) {
      car.shutDoors += 1;
    }
  }

  #isShutBehind(own: FormulaSpace, id: string | undefined): boolean {
    if (id === undefined || id === own.id) return false;
    const other = spaceOf(this.#board, id);
    const ticks = (own.tick - other.tick + this.#board.ticks) % this.#board.ticks;
    return other.kind === 'track' && other.lane === own.lane && ticks <= CLOSE_BEHIND;
  }
}
