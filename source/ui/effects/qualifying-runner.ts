// Timed trials behind the screen: opens trials, keeps the stopwatch, records laps.

import {
  resultOf,
  sessionWeather,
  trialValuesOf,
} from '../../rules/formula-de/qualifying/qualifying.ts';
import type { TrialLog } from '../../rules/formula-de/qualifying/qualifying-record.ts';
import type { FormulaDeRace } from '../../rules/formula-de/state.ts';
import type { Choice, Race } from '../../rules/kit/types.ts';
import { lapCourse } from '../../session/lap-course.ts';
import type { Session } from '../../session/session.ts';
import { newWeekend, type Weekend } from '../../session/weekend.ts';
import { bestOf, type KeptRecord, type LapPoint } from '../../storage/records/kept-record.ts';
import type { Driver, LapReport, Message, QualifyingSheet } from '../messages.ts';
import type { DayWeekend, Problem, RecordsDoor } from '../services.ts';

/** A running time, reported four times a second: each report draws the screen, and a lap takes a minute. */
class Stopwatch {
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

type Send = (message: Message) => void;

export interface RunnerWishes {
  readonly weekend: Weekend | DayWeekend;
  readonly clock: () => number;
  /** Whether a running clock is shown; a screen reader would read out every change. */
  readonly ticks: boolean;
  readonly records: RecordsDoor;
  readonly drivers: readonly Driver[];
  readonly inSeason: boolean;
  readonly send: Send;
}

export class QualifyingRunner {
  readonly #wishes: RunnerWishes;
  readonly #watch: Stopwatch;
  readonly #timed: boolean;
  readonly #clockFromLine: boolean;
  #isUnderWay = false;
  #isClaimed = false;
  #trial: Session | undefined;
  #lap: LapReport | undefined;

  constructor(wishes: RunnerWishes) {
    this.#wishes = wishes;
    const { clock, send, ticks, weekend } = wishes;
    const { book, options } = weekend.plan;
    const { timed, clockFromLine = false } = trialValuesOf(book.id, options);
    this.#timed = timed;
    this.#clockFromLine = clockFromLine;
    this.#watch = new Stopwatch(clock, elapsedMs => {
      if (ticks && this.#timed) send({ kind: 'ticked', elapsedMs, running: true });
    });
  }

  get weekend(): Weekend {
    return this.#wishes.weekend;
  }

  /** Sends the state of the trials to the screen. */
  show(notice: string): void {
    this.#wishes.send({ kind: 'qualifying', sheet: this.sheet(notice) });
  }

  sheet(notice: string): QualifyingSheet {
    const { weekend, drivers, inSeason } = this.#wishes;
    const { plan, file = '' } = weekend;
    const { board } = plan;
    const bookId = plan.book.id;
    const qualifying = weekend.qualifying();
    const best = this.#best();
    const day = 'day' in weekend ? { day: weekend.day() } : {};
    const unsaved = weekend.unsaved();
    return {
      ...day,
      bookId,
      board,
      drivers,
      qualifying,
      weather: Array.from({ length: qualifying.sessions }, (_, session) =>
        sessionWeather(qualifying, session, bookId, board),
      ),
      next: weekend.next(),
      timed: this.#timed,
      races: weekend.races,
      ...(inSeason ? { inSeason: true } : {}),
      file,
      notice,
      ...(unsaved === undefined ? {} : { unsaved }),
      ...(this.#lap === undefined ? {} : { lap: this.#lap }),
      ...(best === undefined ? {} : { best }),
    };
  }

  drive(): Session | Problem {
    const { weekend } = this.#wishes;
    // A trial that was opened and left before its clock started is still the same try.
    const problem = this.#isClaimed || !('claim' in weekend) ? undefined : weekend.claim();
    if (problem !== undefined) return { problem };
    this.#isClaimed = true;
    this.#lap = undefined;
    this.#trial = this.weekend.begin();
    return this.#trial;
  }

  advance(): void {
    const { weekend, drivers } = this.#wishes;
    const next = weekend.next();
    if (next !== undefined && drivers[next.driver]?.kind === 'cpu') weekend.advance();
  }

  withdraw(): void {
    this.#lap = undefined;
    this.weekend.withdraw();
  }

  /** Prepares for an answer of the trial: announcing the tires starts the clock with 1st gear. */
  answering(choice: Choice, at: number): void {
    if (isOfTires(choice)) this.#start(at);
  }

  /** Handles a trial that has come on the screen: without tires to choose the clock starts at once (BR-54). */
  opened(session: Session, at: number): void {
    const asked = session.book.decisions(session.race(), session.board);
    const choosesTires = asked.some(({ choices }) => choices.some(isOfTires));
    if (!choosesTires) this.#start(at);
  }

  #start(at: number): void {
    if (this.#trial === undefined || this.#isUnderWay) return;
    this.weekend.started();
    this.#isUnderWay = true;
    if (!this.#clockFromLine) this.#watch.start(at);
    this.#wishes.send({ kind: 'ticked', elapsedMs: 0, running: true });
  }

  /** Handles an answer of the trial, confirmed at `at`: the move over the line stops the clock. */
  answered(race: Race, at: number): void {
    if (this.#trial === undefined) return;
    // Where the clock runs from crossing to crossing, the first move over the line starts it (TR-34).
    if (this.#isUnderWay && !this.#watch.running && isAcross(race)) this.#watch.start(at);
    if (race.agenda.length > 0) return;
    this.#isUnderWay = false;
    const elapsedMs = this.#watch.stop(at);
    const course = lapCourse(this.#trial);
    this.#trial = undefined;
    this.weekend.finish(elapsedMs);
    const trial = this.weekend.qualifying().trials.at(-1);
    if (trial !== undefined) this.#lap = this.#report(trial, course);
    this.#wishes.send({ kind: 'ticked', elapsedMs, running: false });
  }

  /** Leaves the trial, which is void once its clock has started. */
  leave(): void {
    this.#watch.stop(0);
    this.#isUnderWay = false;
    if (this.#trial !== undefined) this.weekend.drop();
    this.#trial = undefined;
  }

  again(seed: number): Weekend {
    const { plan, qualifying } = this.weekend;
    const { hand, sessions, weather } = qualifying();
    return newWeekend({
      race: { ...plan, seed },
      wishes: { hand, sessions, weather },
      races: false,
    });
  }

  close(): void {
    this.#watch.stop(0);
    this.weekend.close();
  }

  // A record is kept with the name of its driver; a lap without a clock is none, and breaks none (BR-54).
  #report(trial: TrialLog, course: readonly LapPoint[]): LapReport {
    const { records, drivers } = this.#wishes;
    if (!this.#timed) return { trial, isRecord: false };
    const { board, book } = this.weekend.plan;
    const { rolls: plays, timeMs, aborted } = resultOf(trial, trialValuesOf(book.id));
    const best = this.#best();
    const before = best === undefined ? {} : { best };
    if (aborted) return { trial, isRecord: false, ...before };
    const name = drivers[trial.driver]?.name ?? '';
    const feat = { kind: this.#kind(), laps: 1, name, plays, timeMs, course } as const;
    return { trial, isRecord: records.keep(board, book.id, feat), ...before };
  }

  #kind(): 'timedLap' | 'freeHandLap' {
    return this.weekend.qualifying().hand === 'free' ? 'freeHandLap' : 'timedLap';
  }

  #best(): KeptRecord | undefined {
    const { board, book } = this.weekend.plan;
    const { id: track, hash } = board;
    const place = { kind: this.#kind(), laps: 1, track, hash, book: book.id };
    return this.#timed ? bestOf(this.#wishes.records.all(), place) : undefined;
  }
}

function isAcross(race: Race): boolean {
  const [car] = (race as FormulaDeRace).cars;
  return car !== undefined && car.laps > 0;
}

function isOfTires({ kind }: Choice): boolean {
  return kind === 'chooseTires';
}
