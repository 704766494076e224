// A race in figures once more, told plainly from its events alone, so that what stories say is not proved by what made it.
import type { Board } from '../../circuit/board.ts';
import type { Race, RaceEvent, RuleBook, Seat } from '../../rules/kit/types.ts';
import { movementRoll } from './plain-rolls.ts';

/** An answer, and the race before and after it. */
export interface Step {
  readonly before: Race;
  readonly after: Race;
  readonly events: readonly RaceEvent[];
}

/** A race as it was driven. */
export interface DrivenRace {
  readonly book: RuleBook;
  readonly board: Board;
  readonly laps: number;
  readonly first: { readonly race: Race; readonly events: readonly RaceEvent[] };
  readonly steps: readonly Step[];
}

/** Any field of an event, by name. */
export type Told = RaceEvent & Readonly<Record<string, unknown>>;

/** How a car dropped out. */
interface PlainOut {
  readonly round: number;
  readonly lap: number;
  readonly cause: string;
  /** Its place when that round began, 0 for none. */
  readonly place: number;
}

/** The figures of a race, by seat where they are a car's. */
export interface PlainRace {
  /** The cars that are not out, first to last, when each round begins; behind them the end. */
  readonly orders: readonly (readonly Seat[])[];
  readonly plays: readonly number[];
  /** Spaces beyond the means of the dice. */
  readonly beyond: readonly number[];
  /** Plays of each whole lap. */
  readonly laps: readonly (readonly number[])[];
  readonly out: readonly (PlainOut | undefined)[];
  /** Seats as they took the flag, and in which round. */
  readonly home: readonly { readonly seat: Seat; readonly round: number }[];
  /** Pairs on the track, behind before a round and ahead after it: who, whom, and whether on the last lap. */
  readonly overtakes: readonly { readonly by: Seat; readonly of: Seat; readonly late: boolean }[];
  /** Counts events of a kind. */
  readonly count: (wanted: (event: Told) => boolean) => number;
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

/** Returns a race in figures. */
export function plainRace(driven: DrivenRace): PlainRace {
  const { first, steps } = driven;
  const reader = new Reader(driven);
  for (const event of first.events) reader.read(event as Told, first.race);
  for (const { events, after } of steps) {
    for (const event of events) reader.read(event as Told, after);
  }
  return reader.figures();
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
  readonly #all: Told[] = [];
  #round = 0;
  /** Of the race at hand: one that is stopped begins anew with fewer (TR-148). */
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
    this.#laps = driven.laps;
    this.#out = seats.map(() => undefined);
  }

  read(event: Told, race: Race): void {
    this.#all.push(event);
    const { kind, seat = -1 } = event;
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
  }

  #play(seat: Seat): void {
    this.#plays[seat] = (this.#plays[seat] ?? 0) + 1;
  }

  #cross(seat: Seat): void {
    const plays = this.#plays[seat] ?? 0;
    const since = this.#lapStart.get(seat);
    if (since !== undefined) this.#lapPlays[seat]?.push(plays - since);
    this.#lapStart.set(seat, plays);
    this.#crossings[seat] = (this.#crossings[seat] ?? 0) + 1;
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

  figures(): PlainRace {
    const order = this.#behindHome([...this.#racing]);
    const end = { order, crossings: this.#crossings, laps: this.#laps, pits: new Set<Seat>() };
    const rounds = [...this.#rounds, end];
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
      count: wanted => this.#all.filter(wanted).length,
    };
  }
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

// The order of play tells it, with lapped cars among the others; where all plan together the standings do.
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
