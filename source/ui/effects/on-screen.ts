// What the screen drives or watches: a race, timed trials, or a replay. Opens one at a time and frees the one before.
import type { LessonId } from '../../session/school/lesson.ts';
import type { Session, Turn } from '../../session/session.ts';
import type { Weekend } from '../../session/weekend.ts';
import type { TableAt } from '../screens/season/season-state.ts';
import type { Opening, Problem, ScreenServices } from '../services.ts';
import { DirectorRunner } from './director-runner.ts';
import type { Send } from './handlers.ts';
import { momentOf } from './moment.ts';
import { noticeOf, sentenceFrom } from './notices.ts';
import type { Outlets } from './outlets.ts';
import type { OpenNow } from './page-runner.ts';
import { QualifyingRunner } from './qualifying-runner.ts';
import { driversOf, tableOf } from './race-table.ts';
import { ReplayRunner } from './replay-runner.ts';
import { watchRequests } from './requests.ts';
import type { CarMarks } from './season-runner.ts';

export interface PartOf {
  readonly season?: TableAt;
  readonly lesson?: LessonId;
  readonly marks?: CarMarks;
}

interface Wishes {
  readonly services: ScreenServices;
  readonly outlets: Outlets;
  /** Runs `act`, and reports faults of the program in it. */
  readonly guarded: (act: () => void) => void;
  readonly inSeason: () => boolean;
  /** Called before what is on the screen is freed. */
  readonly closing: () => void;
}

export class OnScreen {
  readonly #wishes: Wishes;
  readonly #director = new DirectorRunner();
  #session: Session | undefined;
  #trials: QualifyingRunner | undefined;
  #replay: ReplayRunner | undefined;
  #part: PartOf = {};
  /** Where the race was saved when its own save could not be written. */
  #copy: { readonly file: string; readonly answers: number } | undefined;
  #isStudying = false;
  #stopWatching: () => void = () => undefined;

  constructor(wishes: Wishes) {
    this.#wishes = wishes;
  }

  get session(): Session | undefined {
    return this.#session;
  }

  get trials(): QualifyingRunner | undefined {
    return this.#trials;
  }

  get replay(): ReplayRunner | undefined {
    return this.#replay;
  }

  get marks(): CarMarks | undefined {
    return this.#part.marks;
  }

  get isEmpty(): boolean {
    return [this.#session, this.#trials, this.#replay].every(one => one === undefined);
  }

  /** True while the drivers study the circuit and nobody may be asked. */
  get isStudying(): boolean {
    return this.#isStudying;
  }

  /** The file that is written to; empty where there is none. */
  get file(): string {
    return this.#copy?.file ?? this.#trials?.weekend.file ?? this.#session?.file ?? '';
  }

  /** Saves what is on the screen if need be; returns what the disk lacks of it, as `Session.secure` does. */
  secure(): number | undefined {
    const lacks = (this.#trials?.weekend ?? this.#session)?.secure();
    return this.#copy?.answers === this.#session?.answers().length ? undefined : lacks;
  }

  /** Reports whether a race is open of which a copy can be written; trials have none. */
  get canBeCopied(): boolean {
    return this.#trials === undefined && this.#session !== undefined;
  }

  /** Writes a copy of the race to the first file that can be written; returns it, or undefined where none can be. */
  saveElsewhere(files: readonly string[]): string | undefined {
    const session = this.#session;
    if (session === undefined || !this.canBeCopied) return undefined;
    for (const file of files) {
      try {
        session.saveCopy(file);
        this.#copy = { file, answers: session.answers().length };
        return file;
      } catch {
        // Try the next file.
      }
    }
    return undefined;
  }

  now(): OpenNow {
    const replayed = this.#replay?.race;
    return { session: this.#session, replayed, plan: this.#trials?.weekend.plan };
  }

  /** Shows what was opened in place of what is on the screen, or reports why it cannot be opened. */
  show(opened: Opening | Problem, send: Send, part: PartOf = {}): void {
    if ('problem' in opened) {
      send({ kind: 'problem', text: sentenceFrom(opened.problem) });
      return;
    }
    this.close();
    this.#part = part;
    if ('playback' in opened) {
      this.#replay = new ReplayRunner(opened, send, { marks: part.marks, at: part.season });
      this.#replay.show();
      return;
    }
    const { handover } = this.#wishes.services;
    if (handover !== undefined) {
      this.#stopWatching = watchRequests(handover, () => this.file, this.#wishes.outlets.takenOver);
    }
    if ('qualifying' in opened) this.#showTrials(opened, send);
    else this.#showRace(opened, send);
  }

  /** Shows the lap of a driver instead of the sheet of the trials; undefined brings the sheet back. */
  driveLap(lap: Session | undefined): void {
    this.#session = lap;
  }

  /** Returns the highlights of a turn; none in a trial, which has its own figures. */
  follow(session: Session, turn: Turn): ReturnType<DirectorRunner['follow']> {
    return this.#trials === undefined ? this.#director.follow(session, turn) : [];
  }

  /** Calls `act` once the drivers know the circuit; keys and frames are handled meanwhile. */
  whenStudied(session: Session, act: () => void): void {
    // Nobody drives a race that is over.
    const isOver = session.next().kind === 'over';
    const { warmUp } = this.#wishes.services;
    const { board, book } = session;
    const studying = isOver ? undefined : warmUp?.(board, book.id, { race: session.race() });
    this.#isStudying = studying !== undefined;
    if (studying === undefined) {
      act();
      return;
    }
    studying.then(() => {
      if (this.#session !== session) return;
      this.#isStudying = false;
      this.#wishes.guarded(act);
    });
  }

  close(): void {
    this.#wishes.closing();
    this.#stopWatching();
    this.#isStudying = false;
    this.#session?.close();
    this.#trials?.close();
    this.#replay?.close();
    this.#session = undefined;
    this.#trials = undefined;
    this.#replay = undefined;
    this.#copy = undefined;
    this.#part = {};
  }

  #showRace(session: Session, send: Send): void {
    this.#session = session;
    const { marks, ...part } = this.#part;
    this.whenStudied(session, () => {
      const moment = momentOf(session, noticeOf(session));
      const table = { ...tableOf(session), ...marks };
      const far = this.#director.open(session);
      send({ kind: 'raceOpened', table, moment, events: session.events(), ...far, ...part });
    });
  }

  #showTrials(weekend: Weekend, send: Send): void {
    const { services, outlets, inSeason: isInSeason } = this.#wishes;
    const { clock, records } = services;
    const { board, book, seats, laps } = weekend.plan;
    // The trials leave time to study the circuit for the race.
    if (weekend.races) services.warmUp?.(board, book.id, { laps });
    const drivers = driversOf(seats);
    const inSeason = isInSeason();
    const { ticks } = outlets;
    this.#trials = new QualifyingRunner({
      weekend,
      clock,
      records,
      drivers,
      ticks,
      inSeason,
      send,
    });
    this.#trials.show(noticeOf(weekend));
  }
}
