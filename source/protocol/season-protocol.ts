// Drives a season over lines of JSON: what CPU drivers and rules settle is settled, trials and races of remote drivers are
// asked as in a single race, and what an organiser decides is entered by the program at the other end.
import type { Due } from '../season/due.ts';
import { everybody } from '../season/field.ts';
import type { Entry } from '../season/ledger/entry.ts';
import { NotDue } from '../season/season.ts';
import { standings } from '../season/standings/standings.ts';
import type { SeasonRun } from '../session/season/season-run.ts';
import type { Session } from '../session/session.ts';
import { CPU_ROLL_MS, trialLog } from '../session/trial.ts';
import type { Weekend } from '../session/weekend.ts';
import { visibleJson } from '../storage/untrusted-text.ts';
import { Conversation, type Talk } from './conversation.ts';
import { linesOf } from './lines.ts';
import { type Heard, type Misheard, parseLine, type Said, type ToldDue } from './messages.ts';

/** A season with the source and destination of its lines; it is closed when the run ends. */
export interface SeasonProtocolRun extends Omit<Talk, 'session'> {
  readonly run: SeasonRun;
  readonly input: AsyncIterable<string | Uint8Array>;
  /** Checks what is to be entered; returns it, or a sentence without its full stop that says what is wrong with it. */
  readonly readEntry: (value: unknown) => Entry | string;
}

/**
 * Drives a season until nothing is due, `quit`, or the end of the input. Returns the exit code: 0 when nothing is due any more
 * and after `quit`, 1 when the input ends earlier or a table is held by another program.
 */
export async function runSeasonProtocol(wishes: SeasonProtocolRun): Promise<number> {
  const desk = new SeasonDesk(wishes);
  try {
    desk.begin();
    for await (const line of desk.isDone ? [] : linesOf(wishes.input)) {
      const heard = parseLine(line);
      if (heard.type === 'quit') return 0;
      desk.hear(heard);
      if (desk.isDone) break;
    }
    return desk.end();
  } finally {
    desk.close();
  }
}

/** What is being driven at the moment. */
interface Open {
  readonly talk: Conversation;
  readonly session: Session;
  /** Enters what it came to. */
  readonly finish: () => void;
}

class SeasonDesk {
  readonly #wishes: SeasonProtocolRun;
  #open: Open | undefined;
  #asked = '';
  #refused: string | undefined;

  constructor(wishes: SeasonProtocolRun) {
    this.#wishes = wishes;
  }

  /** Whether nothing is left to do here. */
  get isDone(): boolean {
    return this.#refused !== undefined || this.#wishes.run.due().length === 0;
  }

  begin(): void {
    const season = this.#wishes.run.season();
    this.#say({
      type: 'season',
      name: season.plan.name,
      drivers: everybody(season).map(({ id, name, cpu, team }) => ({
        id,
        name,
        driver: cpu === undefined ? 'remote' : 'cpu',
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
    else this.#open.talk.hear(heard);
    this.#goOn();
  }

  end(): number {
    if (this.#refused !== undefined) this.#wishes.complain(this.#refused);
    else if (!this.isDone) this.#wishes.complain('The input ended before the season was over.');
    return this.isDone && this.#refused === undefined ? 0 : 1;
  }

  close(): void {
    this.#open?.session.close();
    this.#wishes.run.close();
  }

  #say(message: Said): void {
    this.#wishes.output(visibleJson(message));
  }

  #refuse(heard: Exclude<Heard, { type: 'quit' }> | Misheard): void {
    const message =
      heard.type === 'misheard' ? heard.message : `${heard.type}: no race is being driven`;
    this.#say({ type: 'error', message });
  }

  #enter(value: unknown): void {
    const entry = this.#wishes.readEntry(value);
    if (typeof entry === 'string') {
      this.#say({ type: 'error', message: entry });
      return;
    }
    try {
      this.#wishes.run.enter(entry);
    } catch (error) {
      if (!(error instanceof NotDue)) throw error;
      this.#say({ type: 'error', message: error.message });
    }
  }

  // Settles what needs nobody here and opens the next thing that does.
  #goOn(): void {
    for (;;) {
      if (this.#open !== undefined && !this.#open.talk.isOver) return;
      this.#finish();
      const [first, ...others] = this.#wishes.run.due();
      if (first === undefined) return;
      if (this.#settled([first, ...others])) continue;
      if (this.#opened(first)) continue;
      this.#ask([first, ...others]);
      return;
    }
  }

  #settled(open: readonly Due[]): boolean {
    return open.some(one => this.#wishes.run.settle(one));
  }

  #finish(): void {
    const open = this.#open;
    this.#open = undefined;
    if (open === undefined) return;
    open.finish();
    open.session.close();
    this.#tellStandings();
  }

  // Opens the trial or the race of somebody remote; what is left is the organiser's.
  #opened(one: Due): boolean {
    const { run } = this.#wishes;
    if (one.kind === 'trial') {
      const trials = run.trials(one.driver);
      return trials !== undefined && this.#openTrial(trials);
    }
    if (one.kind !== 'race') return false;
    const session = run.openTable(one);
    if ('refused' in session) {
      this.#refused = session.refused;
      return false;
    }
    this.#talk(session, () => run.finishTable(one, session));
    return true;
  }

  // A remote driver has the time of a CPU driver for each roll.
  #openTrial(trials: Weekend): boolean {
    const session = trials.begin();
    trials.started();
    this.#talk(session, () => {
      const { rolls } = trialLog(session, { session: 0, driver: 0 }, 0);
      trials.finish(rolls.length * CPU_ROLL_MS);
    });
    return true;
  }

  #talk(session: Session, finish: () => void): void {
    const { output, complain, saveFile } = this.#wishes;
    const talk = new Conversation({ session, output, complain, saveFile });
    this.#open = { talk, session, finish };
    talk.begin();
  }

  #ask(open: readonly Due[]): void {
    const told = open.map(toldDue);
    const text = JSON.stringify(told);
    if (text !== this.#asked) this.#say({ type: 'due', due: told });
    this.#asked = text;
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

function toldDue(one: Due): ToldDue {
  const { kind, weekend } = one;
  switch (one.kind) {
    case 'draw':
      return { kind, weekend, drivers: [] };
    case 'trial':
    case 'roll':
      return { kind, weekend, drivers: [one.driver] };
    case 'grid':
      return { kind, weekend, table: one.table, drivers: one.drivers };
    case 'race':
      return {
        kind,
        weekend,
        table: one.table,
        drivers: one.race.seats.map(({ entrant }) => entrant.id),
      };
  }
}
