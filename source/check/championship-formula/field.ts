// Where the cars are, followed by the events alone: spaces, laps, pits, spins, chips of wear.
import type { RowBoard, RowSpace } from '../../circuit/rows/row-board.ts';
import type { ChampionshipEvent } from '../../rules/championship-formula/events.ts';
import type { Car, ChampionshipRace } from '../../rules/championship-formula/state.ts';
import type { Seat } from '../../rules/kit/types.ts';

export interface Followed {
  space: string;
  laps: number;
  wear: number;
  /** Green chips, a red one counted as those that it can be changed into (CFR-100). */
  skill: number;
  /** `away`: in the pits, home or out. */
  place: 'track' | 'away';
  /** Whether its next move is the one after a spin. */
  spun: boolean;
  /** Rises with each way out of the pits in this turn; 0 on the track before. */
  cameOut: number;
  /** The speed of its card of this turn. */
  planned: number;
}

/** Green chips for a red one: three in the years whose cards may be taken (CFR-100, table A2). */
const EXCHANGE = { published: 2, 2011: 3, 2009: 3, 1977: 2 };

/** Returns what chips are worth in green ones. */
export function skillOf(
  { green, red }: Pick<Car, 'green' | 'red'>,
  { cars = 'published' }: ChampionshipRace['options'],
): number {
  return green + EXCHANGE[cars] * red;
}

export class Field {
  readonly cars: readonly Followed[];
  readonly #board: RowBoard;
  readonly #options: ChampionshipRace['options'];
  #ways = 0;

  constructor({ cars, turn, options }: ChampionshipRace, board: RowBoard) {
    this.#board = board;
    this.#options = options;
    this.cars = cars.map(
      ({ space, laps, wear, green, red, status, stop, spunIn, speed, seat, pitted = 0 }) => ({
        space,
        laps,
        wear,
        skill: skillOf({ green, red }, options),
        place: status === 'racing' && stop === undefined ? 'track' : 'away',
        // A car remembers the spin until it has left the corner; it stands only until its next move (CFR-146, CFR-152).
        spun: spunIn !== undefined && speed === 0,
        cameOut: pitted,
        planned: turn.planned[seat] ?? 0,
      }),
    );
    this.#ways = Math.max(0, ...this.cars.map(({ cameOut }) => cameOut));
  }

  car(seat: Seat): Followed {
    const car = this.cars[seat];
    if (car === undefined) throw new RangeError(`no car of seat ${seat}`);
    return car;
  }

  /** Returns the space of a car, undefined for one that is not on the board. */
  spaceOf({ space }: Pick<Followed, 'space'>): RowSpace | undefined {
    return this.#board.spaces[this.#board.indexOf.get(space) ?? -1];
  }

  follow(event: ChampionshipEvent): void {
    const seat = 'seat' in event ? event.seat : undefined;
    if (seat === undefined) {
      if (event.kind === 'gridSet') for (const car of this.cars) car.place = 'track';
      return;
    }
    this.#take(this.car(seat), event);
  }

  #tickOf(space: string): number {
    return this.spaceOf({ space })?.endTick ?? 0;
  }

  #take(car: Followed, event: ChampionshipEvent): void {
    switch (event.kind) {
      case 'carMoved':
        car.space = event.to;
        break;
      case 'carSpun':
      case 'moveBegan':
        car.spun = event.kind === 'carSpun' || (car.spun && event.speed === 0);
        break;
      case 'carPlaced':
        // It is put back, over the line too (CFR-130, CFR-132).
        if (this.#tickOf(event.to) > this.#tickOf(event.from)) car.laps -= 1;
        car.space = event.to;
        break;
      case 'lineCrossed':
        car.laps = event.laps;
        break;
      case 'cardRevealed':
        car.planned = event.planned ?? event.speed;
        break;
      case 'skillSpent':
        car.skill -= skillOf(event, this.#options);
        break;
      case 'wearPaid':
        car.wear -= event.wear;
        break;
      case 'wearGained':
        car.wear += event.wear;
        break;
      case 'tireChanged':
        ({ wear: car.wear } = event);
        break;
      case 'pitEntered':
      case 'retired':
      case 'finished':
        car.place = 'away';
        break;
      case 'pitLeft':
        this.#ways += 1;
        Object.assign(car, { place: 'track', space: event.space, cameOut: this.#ways });
        break;
      default:
    }
  }
}
