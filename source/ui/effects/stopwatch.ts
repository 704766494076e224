// The stopwatch of a timed lap, which only starts and stops.

/** A running time, told four times a second: each telling draws the screen, and a lap takes a minute. */
export class Stopwatch {
  readonly #clock: () => number;
  readonly #tell: (elapsedMs: number) => void;
  #startedAt: number | undefined;
  #timer: NodeJS.Timeout | undefined;

  /**
   *
   * @param clock returns the milliseconds of a clock that never goes back
   * @param tell is called with the time while it runs
   */
  constructor(clock: () => number, tell: (elapsedMs: number) => void) {
    this.#clock = clock;
    this.#tell = tell;
  }

  get running(): boolean {
    return this.#startedAt !== undefined;
  }

  /** Starts at a moment of the clock. */
  start(at: number): void {
    this.#startedAt = at;
    this.#timer = setInterval(() => this.#tell(this.#clock() - at), TELL_MS);
  }

  /** Stops, and returns the milliseconds from the start to a moment of the clock; 0 when it never started. */
  stop(at: number): number {
    clearInterval(this.#timer);
    const elapsed = this.#startedAt === undefined ? 0 : at - this.#startedAt;
    this.#startedAt = undefined;
    return elapsed;
  }
}

const TELL_MS = 250;
