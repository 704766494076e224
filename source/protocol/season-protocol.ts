// Drives a season over lines of JSON: settles what CPU drivers and the rules can settle, asks remote drivers in trials and
// races as in a single race, and lets the program at the other end enter what an organiser decides.

import type { Seat } from '../rules/kit/types.ts';
import { everybody } from '../season/field.ts';
import type { Entry } from '../season/ledger/entry.ts';
import type { RaceDue } from '../season/races-ahead.ts';
import { NotDue } from '../season/season.ts';
import { standings } from '../season/standings/standings.ts';
import type { Due } from '../season/to-do.ts';
import type { SeasonRun } from '../session/season/season-run.ts';
import type { Session } from '../session/session.ts';
import { visibleJson } from '../storage/untrusted-text.ts';
import { Conversation, type Talk } from './conversation.ts';
import { linesOf } from './lines.ts';
import {
  type Heard,
  type Misheard,
  parseLine,
  type Said,
  type ToldDue,
  toldError,
} from './messages.ts';
import { openLap } from './season-lap.ts';
import { askedIn, toldDue } from './told-due.ts';

/** A season with the source and destination of its lines; it is closed when the run ends. */
export interface SeasonProtocolRun extends Omit<Talk, 'session' | 'mine' | 'tellsSeed'> {
  readonly run: SeasonRun;
  readonly input: AsyncIterable<string | Uint8Array>;
  /** Ids of those driven here while other people drive elsewhere; by default all the people of the season. */
  readonly as?: ReadonlySet<string>;
  /** Checks what is to be entered; returns it, or a sentence without its full stop that says what is wrong with it. */
  readonly readEntry: (value: unknown) => Entry | string;
}

/**
 * Drives a season until nothing is due that may be done here, `quit`, or the end of the input. Returns the exit code: 0 when
 * nothing is due any more and after `quit`, 1 when the input ends earlier or the season waits for others.
 */
export async function runSeasonProtocol(wishes: SeasonProtocolRun): Promise<number> {
  const runner = new SeasonRunner(wishes);
  try {
    runner.begin();
    for await (const line of runner.isDone ? [] : linesOf(wishes.input)) {
      const heard = parseLine(line);
      if (heard.type === 'quit') return 0;
      runner.hear(heard);
      if (runner.isDone) break;
    }
    return runner.end();
  } finally {
    runner.close();
  }
}

interface Open {
  readonly talk: Conversation;
  /** Starts a timed lap for good; does nothing in a race. */
  readonly ready: () => void;
  /** Enters the result, or notes whose answers the race waits for. */
  readonly finish: () => void;
  /** Closes it unfinished: a race stays as it is, a timed lap that has begun is void. */
  readonly leave: () => void;
}

interface Left {
  /** A sentence, when another program holds it. */
  readonly refused?: string;
  readonly turn?: readonly string[];
}

class SeasonRunner {
  readonly #wishes: SeasonProtocolRun;
  #open: Open | undefined;
  #asked = '';
  #isDone = false;
  readonly #left = new Map<string, Left>();

  constructor(wishes: SeasonProtocolRun) {
    this.#wishes = wishes;
  }

  get isDone(): boolean {
    return this.#isDone;
  }

  begin(): void {
    const season = this.#wishes.run.season();
    this.#say({
      type: 'season',
      name: season.plan.name,
      drivers: everybody(season).map(({ id, name, cpu, team }) => ({
        id,
        name,
        driver: cpu !== undefined ? 'cpu' : this.#drives(id) ? 'remote' : 'human',
        ...(cpu === undefined ? {} : { level: cpu }),
        ...(team === undefined ? {} : { team }),
      })),
    });
    this.#goOn();
  }

  hear(heard: Exclude<Heard, { type: 'quit' }> | Misheard): void {
    if (heard.type === 'season?') this.#tellStandings();
    else if (heard.type === 'enter') this.#enter(heard.entry);
    else if (this.#open === undefined) this.#refuse(heard);
    else if (heard.type === 'ready') this.#open.ready();
    else this.#open.talk.hear(heard);
    this.#goOn();
  }

  end(): number {
    const due = this.#wishes.run.due();
    if (due.length === 0) return 0;
    this.#wishes.complain(
      this.#isDone ? this.#whyItWaits(due) : 'The input ended before the season was over.',
    );
    return 1;
  }

  close(): void {
    this.#open?.leave();
    this.#wishes.run.close();
  }

  #drives(driver: string): boolean {
    return this.#wishes.as?.has(driver) ?? true;
  }

  #say(message: Said): void {
    this.#wishes.output(visibleJson(message));
  }

  #refuse(heard: Exclude<Heard, { type: 'quit' }> | Misheard): void {
    const message =
      heard.type === 'misheard' ? heard.message : `${heard.type}: no race is being driven`;
    this.#say(toldError(message));
  }

  #enter(value: unknown): void {
    const { as, readEntry, run } = this.#wishes;
    const entry = as === undefined ? readEntry(value) : NOT_YOURS;
    if (typeof entry === 'string') {
      this.#say(toldError(entry));
      return;
    }
    this.#unlessRefused(() => run.enter(entry));
  }

  // The organiser may have declared a race void meanwhile, or closed the season.
  #unlessRefused(act: () => void): void {
    try {
      act();
    } catch (error) {
      if (!(error instanceof NotDue)) throw error;
      this.#say(toldError(error.message));
    }
  }

  // Settles what nobody here has to decide, and opens the next trial or race in which somebody here drives.
  #goOn(): void {
    const { run } = this.#wishes;
    for (;;) {
      if (this.#open?.talk.isAsking) return;
      this.#finish();
      run.refresh();
      const due = run.due();
      if (due.some(one => this.#settled(one)) || due.some(one => this.#opened(one))) continue;
      this.#wait(due);
      return;
    }
  }

  // A program that drives only some entrants leaves the draw to the organiser, and the roll of another person to that
  // person.
  #settled(one: Due): boolean {
    const { as, run } = this.#wishes;
    if (as !== undefined && one.kind === 'draw') return false;
    if (as !== undefined && one.kind === 'roll' && this.#isElsewhere(one.driver)) return false;
    return run.settle(one);
  }

  #isElsewhere(driver: string): boolean {
    const entrant = everybody(this.#wishes.run.season()).find(({ id }) => id === driver);
    return entrant?.cpu === undefined && !this.#drives(driver);
  }

  #finish(): void {
    const open = this.#open;
    this.#open = undefined;
    this.#unlessRefused(() => open?.finish());
  }

  #opened(one: Due): boolean {
    if (one.kind === 'trial') return this.#drives(one.driver) && this.#openTrial(one.driver);
    return one.kind === 'race' && this.#openRace(one);
  }

  #openRace(one: RaceDue): boolean {
    const { run } = this.#wishes;
    const mine = this.#seatsAt(one);
    if (mine.size === 0 || this.#left.has(tableOf(one))) return false;
    const session = run.openTable(one);
    if ('refused' in session) {
      this.#left.set(tableOf(one), { refused: session.refused });
      return false;
    }
    const talk = this.#talk(session, mine);
    const finish = () => {
      run.finishTable(one, session);
      session.close();
      if (talk.isOver) this.#tellStandings();
      else this.#left.set(tableOf(one), { turn: askedIn(session, one) });
    };
    this.#open = { talk, ready: () => {}, finish, leave: session.close };
    talk.begin();
    return true;
  }

  #seatsAt({ race }: RaceDue): ReadonlySet<Seat> {
    const seats = race.seats.flatMap(({ entrant, standIn }, seat) => {
      const isPerson = entrant.cpu === undefined && standIn === undefined;
      return isPerson && this.#drives(entrant.id) ? [seat] : [];
    });
    return new Set(seats);
  }

  #openTrial(driver: string): boolean {
    const trials = this.#wishes.run.trials(driver);
    if (trials === undefined) return false;
    const lap = openLap(trials);
    const talk = this.#talk(lap.session);
    const finish = () => {
      lap.finish();
      this.#tellStandings();
    };
    const leave = () => {
      if (!lap.leave()) return;
      const [seat] = lap.session.seats;
      this.#wishes.complain(`${seat?.name} has left the timed lap: it is void.`);
    };
    this.#open = { talk, ready: lap.begin, finish, leave };
    talk.begin();
    return true;
  }

  // All seeds of a season derive from the seed of its plan, so disclosing one would disclose the others.
  #talk(session: Session, mine?: ReadonlySet<Seat>): Conversation {
    const { output, complain, saveFile, trusted } = this.#wishes;
    return new Conversation({
      session,
      output,
      complain,
      saveFile,
      tellsSeed: false,
      ...(trusted === undefined ? {} : { trusted }),
      ...(mine === undefined ? {} : { mine }),
    });
  }

  // Waits only where the organiser may enter a decision from here, never for other people.
  #wait(due: readonly Due[]): void {
    const isOrganiser =
      this.#wishes.as === undefined && due.some(({ kind }) => kind === 'draw' || kind === 'grid');
    this.#isDone = !isOrganiser;
    if (due.length === 0) return;
    const told = due.map(one => ({ ...toldDue(one), ...this.#turnOf(one) }));
    const text = JSON.stringify(told);
    if (text !== this.#asked) this.#say({ type: 'due', due: told });
    this.#asked = text;
  }

  #turnOf(one: Due): Pick<ToldDue, 'turn'> {
    const turn = one.kind === 'race' ? this.#left.get(tableOf(one))?.turn : undefined;
    return turn === undefined ? {} : { turn };
  }

  #whyItWaits(due: readonly Due[]): string {
    const refused = due.flatMap(one =>
      one.kind === 'race' ? (this.#left.get(tableOf(one))?.refused ?? []) : [],
    );
    const { plan } = this.#wishes.run.season();
    return [...refused, `${plan.name} waits for others.`].join(' ');
  }

  #tellStandings(): void {
    const { after, drivers, teams } = standings(this.#wishes.run.season());
    this.#say({
      type: 'standings',
      after,
      drivers: drivers.map(({ place, driver, points }) => ({ place, driver, points })),
      teams: teams.map(({ place, team, points }) => ({ place, team, points })),
    });
  }
}

const NOT_YOURS = 'enter: a program that was started with --as drives, and the organiser enters';

function tableOf({ weekend, table, race }: RaceDue): string {
  return [weekend, table, race.attempt].join('/');
}
