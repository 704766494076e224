// Drives one race over the line protocol: reports events, asks every open decision, and refuses illegal input.
import { driverTables } from '../drivers/driver-tables.ts';
import { classifiedPlace } from '../replay/classification.ts';
import { standsBecause } from '../replay/taken-back.ts';
import { IllegalChoice } from '../rules/kit/errors.ts';
import type {
  Choice,
  Decision,
  Race,
  RaceEvent,
  Seat,
  Standing,
  View,
} from '../rules/kit/types.ts';
import type { Session, Turn } from '../session/session.ts';
import { reasonOf } from '../storage/disk.ts';
import { visibleJson } from '../storage/untrusted-text.ts';
import {
  type Heard,
  type Misheard,
  PROTOCOL_VERSION,
  type Said,
  type ToldStanding,
  toldError,
} from './messages.ts';
import { type SeedSeal, sealSeed } from './seed-seal.ts';

export interface Talk {
  readonly session: Session;
  /** Writes one line, given without its line end. */
  readonly output: (line: string) => void;
  /** Reports a sentence to a person, e.g. on standard error. */
  readonly complain: (sentence: string) => void;
  /**
   * Returns the path that a `save` message names.
   * @throws Error with words that end a sentence when the file may not be written.
   */
  readonly saveFile: (named: string) => string;
  /** True for a program that may know the dice to come and what others have sealed. */
  readonly trusted?: boolean;
  /** The seats that the other end answers for; by default all that no CPU driver drives. */
  readonly mine?: ReadonlySet<Seat>;
  /** False where disclosing the seed would disclose other seeds. */
  readonly tellsSeed?: boolean;
}

export type HeardOfRace = Exclude<Heard, { type: 'quit' | 'enter' | 'season?' }> | Misheard;

interface OpenDecision {
  readonly id: number;
  readonly decision: Decision;
  /** The decision as JSON, to detect a change. */
  readonly text: string;
}

const WATCHER: Seat = -1;

/** Asks the open decisions of a race, takes their answers and reports what happens. */
export class Conversation {
  readonly #run: Talk;
  readonly #open = new Map<Seat, OpenDecision>();
  readonly #seal: SeedSeal | undefined;
  #asked = 0;
  #isOver = false;

  constructor(run: Talk) {
    this.#run = run;
    const { session, tellsSeed = true } = run;
    this.#seal = tellsSeed ? sealSeed(session.setup.seed) : undefined;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  get isAsking(): boolean {
    return this.#open.size > 0;
  }

  say(message: Said): void {
    this.#run.output(visibleJson(message));
  }

  begin(): void {
    const { session, trusted } = this.#run;
    const { book, setup, seats } = session;
    this.say({
      type: 'hello',
      protocol: PROTOCOL_VERSION,
      rules: book.id,
      edition: book.edition,
      track: setup.track,
      laps: setup.laps,
      ...(trusted === true ? { seed: setup.seed } : {}),
      ...(this.#seal === undefined ? {} : { fingerprint: this.#seal.fingerprint }),
      seats: seats.map(({ name, driver: { kind, ...level } }, seat) => ({
        seat,
        name,
        driver: kind === 'cpu' ? kind : this.#isMine(seat) ? 'remote' : 'human',
        ...level,
      })),
    });
    this.#tell(session.events());
    this.say({ type: 'race', race: this.#shown() });
    this.#goOn();
  }

  hear(heard: HeardOfRace): void {
    const refusal = this.#do(heard);
    if (refusal === undefined) return;
    this.say(toldError(refusal, 'id' in heard ? heard.id : undefined));
  }

  /** Returns the exit code for the end of the input. */
  end(): number {
    if (this.#isOver) return 0;
    const { session, complain } = this.#run;
    const count = session.answers().length;
    complain(`The input ended after ${count} answers, before the race was over.`);
    return 1;
  }

  #do(heard: HeardOfRace): string | undefined {
    switch (heard.type) {
      case 'misheard':
        return heard.message;
      case 'ready':
        return undefined;
      case 'race?':
        return this.#show(heard.seat);
      case 'save':
        return this.#save(heard.file);
      case 'undo':
        return this.#undo();
      case 'advice?':
        return this.#advise(heard.id);
      case 'answer':
        return this.#answer(heard);
    }
  }

  #show(seat: Seat | undefined): string | undefined {
    const { book, race } = this.#run.session;
    if (seat === undefined) {
      this.say({ type: 'race', race: this.#shown() });
      return undefined;
    }
    if (!this.#isMine(seat)) return `seat ${seat} is none that you answer for`;
    this.say({ type: 'race', race: book.view(race(), seat) });
    return undefined;
  }

  #isMine(seat: Seat): boolean {
    const { session, mine } = this.#run;
    const driver = session.seats[seat]?.driver;
    return driver !== undefined && driver.kind !== 'cpu' && (mine?.has(seat) ?? true);
  }

  /** Returns the race to show: the whole of it to a trusted program, else what a watcher may know. */
  #shown(): Race | View {
    const { trusted, session } = this.#run;
    return trusted === true ? session.race() : session.book.view(session.race(), WATCHER);
  }

  #advise(id: number): string | undefined {
    const open = this.#openWith(id);
    if (open === undefined) return this.#whyNotOpen(id);
    const { book, board, race } = this.#run.session;
    const { adviser } = driverTables.of(book);
    if (adviser === undefined) return `there is no advice for ${book.id}`;
    const { decision } = open;
    const choices = adviser.advise(book.view(race(), decision.seat), decision, board);
    this.say({ type: 'advice', id, choices });
    return undefined;
  }

  #answer({ id, seat, choice }: Extract<Heard, { type: 'answer' }>): string | undefined {
    const open = this.#openWith(id);
    if (open === undefined) return this.#whyNotOpen(id);
    const asked = open.decision.seat;
    if (seat !== undefined && seat !== asked) {
      return `decision ${id} is seat ${asked}'s, not seat ${seat}'s`;
    }
    const turn = this.#tryAnswer(asked, choice);
    if (typeof turn === 'string') return turn;
    this.#open.delete(asked);
    this.#tellTurn(turn);
    this.#goOn();
    return undefined;
  }

  #undo(): string | undefined {
    const { session } = this.#run;
    const way = session.wayBack();
    if ('refused' in way) return standsBecause(way.refused, 'en');
    if (!this.#isMine(way.seat)) return standsBecause('another', 'en');
    this.#tellTurn(session.takeBack());
    this.#goOn();
    return undefined;
  }

  #openWith(id: number): OpenDecision | undefined {
    return [...this.#open.values()].find(one => one.id === id);
  }

  #tryAnswer(seat: Seat, choice: Choice): Turn | string {
    try {
      return this.#run.session.answer(seat, choice);
    } catch (error) {
      if (error instanceof IllegalChoice) return error.message;
      throw error;
    }
  }

  #whyNotOpen(id: number): string {
    if (this.#isOver) return 'the race is over';
    const open = [...this.#open.values()].map(one => one.id).join(', ');
    return id >= 1 && id <= this.#asked
      ? `decision ${id} is answered already; open: ${open}`
      : `there is no decision ${id}; open: ${open}`;
  }

  /** Lets CPU drivers answer, then asks what has not been asked yet. */
  #goOn(): void {
    const { session } = this.#run;
    let next = session.next();
    for (; next.kind === 'cpu'; next = session.next()) this.#tellTurn(session.advance());
    if (next.kind === 'ask') {
      this.#ask(next.decisions.filter(({ seat }) => this.#isMine(seat)));
    } else {
      this.#isOver = true;
      this.#open.clear();
      const standings = session.book.standings(session.race(), session.board);
      this.say({ type: 'over', standings: standings.map(toldStanding), ...this.#seal?.open });
    }
  }

  #ask(decisions: readonly Decision[]): void {
    const seats = new Set(decisions.map(decision => decision.seat));
    for (const seat of [...this.#open.keys()]) if (!seats.has(seat)) this.#open.delete(seat);
    for (const decision of decisions) {
      const text = JSON.stringify(decision);
      if (this.#open.get(decision.seat)?.text === text) continue;
      this.#asked += 1;
      this.#open.set(decision.seat, { id: this.#asked, decision, text });
      this.say({ type: 'decision', id: this.#asked, ...decision, ...this.#viewWith(decision) });
    }
  }

  #viewWith({ secret, seat }: Decision): { readonly view?: View } {
    const { book, race } = this.#run.session;
    return secret === true ? { view: book.view(race(), seat) } : {};
  }

  #save(file: string): string | undefined {
    try {
      const { session, saveFile } = this.#run;
      const path = saveFile(file);
      session.saveCopy(path);
      this.say({ type: 'saved', file: path });
    } catch (error) {
      return `it cannot be saved to ${JSON.stringify(file)}: ${reasonOf(error)}`;
    }
    return undefined;
  }

  #tellTurn(turn: Turn): void {
    this.#tell(turn.events);
    const notice = this.#run.session.notice();
    if (notice !== undefined) this.#run.complain(notice);
  }

  #tell(events: readonly RaceEvent[]): void {
    for (const event of events) this.say({ type: 'event', event });
  }
}

// Leaves out the place of a car that is out.
function toldStanding(standing: Standing): ToldStanding {
  const { place: _, ...rest } = standing;
  const place = classifiedPlace(standing);
  return place === undefined ? rest : { place, ...rest };
}
