// The progress of a simulation, or of other long work, on a terminal: one line that is overwritten and finally removed.

/** The output for the line; its width is read each time. */
export interface ProgressLine {
  readonly columns: number;
  write(text: string): void;
}

const REST_MS = 100;
const BAR_CELLS = 24;

export class Progress {
  readonly #line: ProgressLine | undefined;
  readonly #races: number;
  readonly #now: () => number;
  readonly #what: string;
  readonly #began: number;
  #done = 0;
  #drawnAt = Number.NEGATIVE_INFINITY;

  /**
   * Begins to draw.
   * @param line undefined to draw nothing
   * @param races to be raced in all
   * @param now returns milliseconds
   * @param what is counted, where it is no races
   */
  constructor(line: ProgressLine | undefined, races: number, now: () => number, what = 'races') {
    this.#line = line;
    this.#races = races;
    this.#now = now;
    this.#what = what;
    this.#began = now();
    this.#draw('');
  }

  add(races: number, track: string): void {
    this.#done += races;
    this.#draw(track);
  }

  end(): void {
    this.#line?.write('\r\u001b[K');
  }

  #draw(track: string): void {
    const now = this.#now();
    if (this.#line === undefined || now - this.#drawnAt < REST_MS) return;
    this.#drawnAt = now;
    const text = progressText(this.#done, this.#races, now - this.#began, this.#what);
    const whole = track === '' ? text : `${text}  ${track}`;
    this.#line.write(`\r${whole.slice(0, Math.max(0, this.#line.columns - 1))}\u001b[K`);
  }
}

// Returns the line, e.g. `[######..................]  312 of 1000 races, 1:42 left`.
function progressText(done: number, races: number, passedMs: number, what: string): string {
  const cells = Math.floor((BAR_CELLS * done) / Math.max(1, races));
  const bar = '#'.repeat(cells).padEnd(BAR_CELLS, '.');
  const left = done === 0 ? '' : `, ${clock((passedMs / done) * (races - done))} left`;
  return `[${bar}]  ${done} of ${races} ${what}${left}`;
}

function clock(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60) % 60,
    String(seconds % 60).padStart(2, '0'),
  ];
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
