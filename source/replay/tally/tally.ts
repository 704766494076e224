// What is counted of a race while it is played again: by car, and the order at the end of each round.
import type { Seat } from '../../rules/kit/types.ts';
import type { Retirement } from './retirement.ts';

export interface CarTally {
  /** Rolls or turns, by game. */
  plays: number;
  /** Spaces beyond the mean of the dice; undefined as long as none has moved the car. */
  luck: number | undefined;
  /** Crossings of the line; 0 on the grid. */
  laps: number;
  lapsLed: number;
  /** `plays` at the last crossing of the line that was seen; undefined before. */
  playsAtLine: number | undefined;
  fastestLap: number | undefined;
  /** Plays of each whole lap from line to line. */
  readonly lapPlays: number[];
  /** The round in which it took the flag. */
  home: number | undefined;
  out: Retirement | undefined;
  overshot: string | undefined;
  /** What the race settled for later races, in the form of its book. */
  settled: unknown;
  readonly spent: Map<string, number>;
  readonly figures: Map<string, number>;
}

export interface RoundTally {
  /** The cars that are not out, first to last, when it begins. */
  readonly order: readonly Seat[];
  /** Crossings of the line at its beginning, by seat. */
  readonly laps: readonly number[];
  /** Cars that were in the pits at any time during it. */
  readonly aside: Set<Seat>;
}

export class Tally {
  readonly cars: readonly CarTally[];
  /** The rounds begun, the first one of the record in front, then the end of the race once it is over. */
  readonly rounds: RoundTally[] = [];
  /** Seats in the order in which they took the flag. */
  readonly home: Seat[] = [];
  /** The round under way; before the first one has begun, the one with which the record begins. */
  round: number;
  readonly #lapsDone: Set<number>;
  #isStopped = false;

  /**
   * @param laps crossings of the line when the record begins, by seat
   * @param round the round at hand then, 0 before the first
   */
  constructor(laps: readonly number[], round: number) {
    this.round = round;
    this.cars = laps.map(crossings => ({
      plays: 0,
      luck: undefined,
      laps: crossings,
      lapsLed: 0,
      playsAtLine: undefined,
      fastestLap: undefined,
      lapPlays: [],
      home: undefined,
      out: undefined,
      overshot: undefined,
      settled: undefined,
      spent: new Map(),
      figures: new Map(),
    }));
    const most = Math.max(0, ...laps);
    this.#lapsDone = new Set(Array.from({ length: most }, (_, index) => index + 1));
  }

  racing(): readonly Seat[] {
    return this.cars.flatMap(({ home, out }, seat) =>
      home === undefined && out === undefined ? [seat] : [],
    );
  }

  /**
   * A round begins, which ends the one before.
   * @param racing the cars that are neither home nor out, first to last
   */
  beginRound(round: number, racing: readonly Seat[]): void {
    this.round = round;
    this.rounds.push({
      order: [...this.home, ...racing],
      laps: this.cars.map(({ laps }) => laps),
      aside: new Set(),
    });
  }

  /**
   * The race is over.
   * @param order the cars that are not out, first to last
   */
  end(order: readonly Seat[]): void {
    this.rounds.push({ order, laps: this.cars.map(({ laps }) => laps), aside: new Set() });
  }

  /** Records that a car had taken the flag before the record began, after those recorded so far. */
  wasHome(seat: Seat): void {
    this.home.push(seat);
    this.#change(seat, car => {
      car.home = this.round - 1;
    });
  }

  aside(seat: Seat): void {
    this.rounds.at(-1)?.aside.add(seat);
  }

  /** A car rolled a gear die, or began a turn. */
  play(seat: Seat): void {
    this.#change(seat, car => {
      car.plays += 1;
    });
  }

  /** A die took a car `spaces` farther than its mean. */
  luck(seat: Seat, spaces: number): void {
    this.#change(seat, car => {
      car.luck = (car.luck ?? 0) + spaces;
    });
  }

  /** A car crossed the line, or took the flag. */
  crossed(seat: Seat): void {
    this.#change(seat, car => {
      car.laps += 1;
      const isFirst = !this.#lapsDone.has(car.laps);
      this.#lapsDone.add(car.laps);
      // The first crossing, from the grid, completes no lap.
      if (isFirst && car.laps > 1) car.lapsLed += 1;
      if (car.playsAtLine !== undefined) {
        const plays = car.plays - car.playsAtLine;
        car.lapPlays.push(plays);
        car.fastestLap = Math.min(plays, car.fastestLap ?? plays);
      }
      car.playsAtLine = car.plays;
    });
  }

  /** The race is stopped: cars come home from where they are, without crossing the line. */
  stopped(): void {
    this.#isStopped = true;
  }

  /** A stopped race begins again from the grid; what was spent and rolled before still counts. */
  beganAnew(): void {
    this.#isStopped = false;
    this.#lapsDone.clear();
    for (const car of this.cars) {
      car.laps = 0;
      car.lapsLed = 0;
      car.playsAtLine = undefined;
    }
  }

  /** A car took the flag, next after those before it. */
  finished(seat: Seat): void {
    if (!this.#isStopped) this.crossed(seat);
    this.home.push(seat);
    this.#change(seat, car => {
      car.home = this.round;
    });
  }

  overshot(seat: Seat, corner: string): void {
    this.#change(seat, car => {
      car.overshot = corner;
    });
  }

  settle(seat: Seat, settled: unknown): void {
    this.#change(seat, car => {
      car.settled = settled;
    });
  }

  dropped(seat: Seat, { cause, where }: Pick<Retirement, 'cause' | 'where'>): void {
    const place = 1 + (this.rounds.at(-1)?.order.indexOf(seat) ?? -1);
    this.#change(seat, car => {
      const lap = Math.max(1, car.laps);
      car.out = { round: this.round, lap, cause, where, ...(place > 0 ? { place } : {}) };
    });
  }

  spent(seat: Seat, pool: string, points: number): void {
    this.#change(seat, ({ spent }) => add(spent, pool, points));
  }

  count(seat: Seat, figure: string, count = 1): void {
    this.#change(seat, ({ figures }) => add(figures, figure, count));
  }

  #change(seat: Seat, change: (car: CarTally) => void): void {
    const car = this.cars[seat];
    if (car !== undefined) change(car);
  }
}

function add(counts: Map<string, number>, name: string, count: number): void {
  if (count !== 0) counts.set(name, (counts.get(name) ?? 0) + count);
}
