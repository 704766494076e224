// A race in figures once more, derived plainly from its events alone, so that stories are not proved by what made them.
import type { Board } from '../../circuit/board.ts';
import type { Race, RaceEvent, RuleBook, Seat } from '../../rules/kit/types.ts';
import { movementRoll } from './plain-rolls.ts';

export interface Step {
  readonly before: Race;
  readonly after: Race;
  readonly events: readonly RaceEvent[];
}

export interface DrivenRace {
  readonly book: RuleBook;
  readonly board: Board;
  readonly laps: number;
  readonly first: { readonly race: Race; readonly events: readonly RaceEvent[] };
  readonly steps: readonly Step[];
}

export type Told = RaceEvent & Readonly<Record<string, unknown>>;

/** An event, where it stands in the race, and what is so once it has happened. */
export interface Logged {
  readonly event: Told;
  /** Answers given by then, its index among the events of its answer, and those before it there. */
  readonly answered: number;
  readonly at: number;
  readonly earlier: readonly Told[];
  readonly race: Race;
  readonly round: number;
  readonly crossings: number;
  /** Whether nobody else has crossed the line as often as its car. */
  readonly isFirstThere: boolean;
  readonly laps: number;
  /** The corner that its car left too early in the play at hand. */
  readonly overshot?: string;
  readonly weather?: Told;
  /** A lap that it ends, in plays, and the fewest of any lap before it. */
  readonly lap?: { readonly plays: number; readonly best: number };
}

interface PlainOut {
  readonly round: number;
  readonly lap: number;
  readonly cause: string;
  /** Its place when that round began, 0 for none. */
  readonly place: number;
}

export interface PlainRace {
  /** The cars that are not out, first to last, when each round begins; behind them the end. */
  readonly orders: readonly (readonly Seat[])[];
  readonly plays: readonly number[];
  /** Spaces beyond the means of the dice. */
  readonly beyond: readonly number[];
  readonly laps: readonly (readonly number[])[];
  readonly out: readonly (PlainOut | undefined)[];
  /** Seats as they took the flag, and in which round. */
  readonly home: readonly { readonly seat: Seat; readonly round: number }[];
  /** Pairs on the track, behind before a round and ahead after it: who, whom, and whether on the last lap. */
  readonly overtakes: readonly { readonly by: Seat; readonly of: Seat; readonly late: boolean }[];
  readonly lapsLed: readonly number[];
  /** Rounds begun, and the cars that were in the pits in each. */
  readonly rounds: number;
  readonly pits: readonly ReadonlySet<Seat>[];
  readonly firstOut: Seat | undefined;
  readonly log: readonly Logged[];
}

const isRound = (kind: string) => kind === 'roundBegan' || kind === 'turnBegan';
const isFlag = (kind: string) => kind === 'carFinished' || kind === 'finished';
const isOut = (kind: string) => kind === 'carRetired' || kind === 'retired';
const entersPits = (kind: string) => kind === 'pitLaneEntered' || kind === 'pitEntered';
const leavesPits = (kind: string) => kind === 'pitLaneLeft' || kind === 'pitLeft';

interface PlainRound {
  readonly order: readonly Seat[];
  /** Crossings of the line by then, by seat. */
  readonly crossings: readonly number[];
  /** Laps of the race at hand. */
  readonly laps: number;
  readonly pits: Set<Seat>;
}

/**
 * Returns a race in figures.
 * @param isOver false for a race that is read before its end
 */
export function plainRace(driven: DrivenRace, isOver = true): PlainRace {
  const { first, steps } = driven;
  const reader = new Reader(driven);
  reader.readAll(first.events, first.race);
  for (const { events, after } of steps) reader.readAll(events, after);
  return reader.figures(isOver);
}

class Reader {
  readonly #driven: DrivenRace;
  readonly #racing: Set<Seat>;
  readonly #plays: number[];
  readonly #beyond: number[];
  readonly #crossings: number[];
  readonly #lapStart = new Map<Seat, number>();
  readonly #lapPlays: number[][];
  readonly #out: (PlainOut | undefined)[];
  readonly #home: { readonly seat: Seat; readonly round: number }[] = [];
  readonly #rounds: PlainRound[] = [];
  readonly #inPits = new Set<Seat>();
  readonly #log: Logged[] = [];
  readonly #lapsLed: number[];
  readonly #overshot = new Map<Seat, string>();
  #weather: Told | undefined;
  #round = 0;
  /** Laps of the race at hand: one that is stopped begins again with fewer (TR-148). */
  #laps: number;
  #isStopped = false;

  constructor(driven: DrivenRace) {
    this.#driven = driven;
    const seats = driven.book.standings(driven.first.race, driven.board).map(one => one.seat);
    this.#racing = new Set(seats);
    this.#plays = seats.map(() => 0);
    this.#beyond = seats.map(() => 0);
    this.#crossings = seats.map(() => 0);
    this.#lapPlays = seats.map(() => []);
    this.#lapsLed = seats.map(() => 0);
    this.#laps = driven.laps;
    this.#out = seats.map(() => undefined);
  }

  readAll(events: readonly RaceEvent[], race: Race): void {
    for (const [at, one] of events.entries()) {
      const event = one as Told;
      const best = Math.min(...this.#lapPlays.flat());
      const known = this.#lapPlays[event.seat ?? -1]?.length;
      this.#read(event, race);
      const own = this.#lapPlays[event.seat ?? -1] ?? [];
      const plays = own.length === known ? undefined : own.at(-1);
      const place = { event, race, answered: race.answered, at };
      const earlier = (events as readonly Told[]).slice(0, at);
      const lap = plays === undefined ? {} : { lap: { plays, best } };
      this.#log.push({ ...place, earlier, ...this.#known(event.seat ?? -1), ...lap });
      if (event.kind === 'weatherSet') this.#weather = event;
    }
  }

  #known(seat: Seat) {
    const crossings = this.#crossings[seat] ?? 0;
    const overshot = this.#overshot.get(seat);
    return {
      round: this.#round,
      crossings,
      isFirstThere: this.#crossings.every((other, at) => at === seat || other < crossings),
      laps: this.#laps,
      ...(overshot === undefined ? {} : { overshot }),
      ...(this.#weather === undefined ? {} : { weather: this.#weather }),
    };
  }

  #read(event: Told, race: Race): void {
    const { kind, seat = -1 } = event;
    if (kind === 'playBegan') this.#overshot.delete(seat);
    if (kind === 'cornerOvershot') this.#overshot.set(seat, String(event['corner']));
    if (isRound(kind)) this.#begin(event, race);
    const roll = movementRoll(event);
    if (roll !== undefined) {
      this.#play(seat);
      this.#beyond[seat] = (this.#beyond[seat] ?? 0) + roll.value - roll.mean;
    }
    if (kind === 'raceStopped') this.#isStopped = true;
    if (kind === 'raceRestarted') this.#beginAnew(event);
    const isLap = kind === 'lineCrossed' && Number(event['laps']) <= this.#laps;
    const isHome = isFlag(kind) && !this.#isStopped;
    if (kind === 'lapBegan' || isLap || isHome) this.#cross(seat);
    if (entersPits(kind)) {
      this.#inPits.add(seat);
      this.#rounds.at(-1)?.pits.add(seat);
    }
    if (leavesPits(kind)) this.#inPits.delete(seat);
    // A car that is held back behind the exit has not left the lane after all.
    if (kind === 'carHeldBack' && isInLane(String(event['to']))) this.#inPits.add(seat);
    if (isFlag(kind)) this.#home.push({ seat, round: this.#round });
    if (isOut(kind)) this.#out[seat] = this.#dropped(event, seat);
    if (isFlag(kind) || isOut(kind)) this.#racing.delete(seat);
  }

  // What was rolled still counts; laps and crossings are those since (TRR-56).
  #beginAnew(event: Told): void {
    this.#isStopped = false;
    this.#laps = Number(event['laps']);
    this.#lapStart.clear();
    this.#crossings.fill(0);
    this.#lapsLed.fill(0);
  }

  #play(seat: Seat): void {
    this.#plays[seat] = (this.#plays[seat] ?? 0) + 1;
  }

  #cross(seat: Seat): void {
    const plays = this.#plays[seat] ?? 0;
    const since = this.#lapStart.get(seat);
    if (since !== undefined) this.#lapPlays[seat]?.push(plays - since);
    this.#lapStart.set(seat, plays);
    const crossings = (this.#crossings[seat] ?? 0) + 1;
    // The first crossing, from the grid, completes no lap.
    if (crossings > Math.max(1, ...this.#crossings)) {
      this.#lapsLed[seat] = (this.#lapsLed[seat] ?? 0) + 1;
    }
    this.#crossings[seat] = crossings;
  }

  #dropped(event: Told, seat: Seat): PlainOut {
    const cause = String(event['why'] ?? event['cause']);
    const place = 1 + (this.#rounds.at(-1)?.order.indexOf(seat) ?? -1);
    return { round: this.#round, lap: Math.max(1, this.#crossings[seat] ?? 0), cause, place };
  }

  #begin(event: Told, race: Race): void {
    this.#round = Number(event['round'] ?? event['turn']);
    const racing = [...this.#racing];
    const order = orderAt(this.#driven, event, race).filter(seat => this.#racing.has(seat));
    this.#rounds.push({
      order: this.#behindHome([...order, ...racing.filter(seat => !order.includes(seat))]),
      crossings: [...this.#crossings],
      laps: this.#laps,
      pits: new Set(racing.filter(seat => this.#inPits.has(seat))),
    });
    if (event.kind === 'turnBegan') for (const seat of racing) this.#play(seat);
  }

  #behindHome(racing: readonly Seat[]): readonly Seat[] {
    return [...this.#home.map(({ seat }) => seat), ...racing];
  }

  figures(isOver: boolean): PlainRace {
    const order = this.#behindHome([...this.#racing]);
    const end = { order, crossings: this.#crossings, laps: this.#laps, pits: new Set<Seat>() };
    const rounds = isOver ? [...this.#rounds, end] : this.#rounds;
    return {
      orders: rounds.map(one => one.order),
      plays: this.#plays,
      beyond: this.#beyond,
      laps: this.#lapPlays,
      out: this.#out,
      home: this.#home,
      overtakes: rounds.flatMap((before, at) => {
        const after = rounds[at + 1];
        return after === undefined || at === 0 ? [] : overtakes(before, after);
      }),
      lapsLed: this.#lapsLed,
      rounds: this.#round,
      pits: this.#rounds.map(({ pits }) => pits),
      firstOut: this.#log.find(({ event }) => isOut(event.kind))?.event.seat,
      log: this.#log,
    };
  }
}

// Spaces of the lane and its boxes have letters of their own.
function isInLane(space: string): boolean {
  return /^[PB]\d/.test(space);
}

function overtakes(before: PlainRound, after: PlainRound): PlainRace['overtakes'] {
  const track = before.order.filter(seat => after.order.includes(seat) && !before.pits.has(seat));
  return track.flatMap(by =>
    track
      .filter(
        of =>
          before.order.indexOf(by) > before.order.indexOf(of) &&
          after.order.indexOf(by) < after.order.indexOf(of),
      )
      .map(of => ({ by, of, late: before.laps > 1 && (before.crossings[by] ?? 0) >= before.laps })),
  );
}

// The order of play gives it, with lapped cars among the others; where all plan together the standings do.
function orderAt({ book, board }: DrivenRace, event: Told, race: Race): readonly Seat[] {
  const { order } = event;
  if (!Array.isArray(order)) {
    return book
      .standings(race, board)
      .filter(({ status }) => status === 'racing')
      .map(({ seat }) => seat);
  }
  const down = (race as Race & { readonly down?: readonly number[] }).down ?? [];
  return (order as readonly Seat[]).toSorted((a, b) => (down[a] ?? 0) - (down[b] ?? 0));
}
