// A race weekend: the timed trials one after the other, then the race with the grid they made. It is saved from the first
// trial on; while one is being driven only its beginning is, because a clock cannot be taken up again.
import type { Driver } from '../drivers/driver.ts';
import { fingerprint } from '../rules/kit/hash.ts';
import { type Disk, realDisk } from '../storage/disk.ts';
import {
  type Berth,
  type Chronicle,
  type Logbook,
  newBerth,
  openLogbook,
  type RaceFacts,
} from '../storage/logbook.ts';
import type { OpenedSave } from '../storage/open-save.ts';
import type { SavedQualifying, SavedTrial } from '../storage/saved-qualifying.ts';
import { crewOf } from './crew.ts';
import { keepSaving } from './keep-saving.ts';
import {
  type NextTrial,
  nextTrial,
  type QualifyingWishes,
  qualifyingRanking,
  sessionWeather,
  trackAfter,
} from './qualifying.ts';
import { type NewSession, newSession, prepareRace, type Session } from './session.ts';
import { cpuTrial, trialLog, trialSession, undriven } from './trial.ts';

export interface Weekend {
  /** What will be raced; its seats are the entry list. */
  readonly plan: NewSession;
  /** The save; undefined while none is written. */
  readonly file: string | undefined;
  qualifying(): SavedQualifying;
  /** The trial to drive now; undefined when the last one is over. */
  next(): NextTrial | undefined;
  /**
   * Lets the CPU driver drive whose trial is next.
   * @throws RangeError when no CPU driver is next
   */
  advance(): void;
  /**
   * Begins the trial of the person who is next; saved before it returns.
   * @throws RangeError when no person is next
   */
  begin(): Session;
  /**
   * Writes down the trial that was begun, after its end.
   * @param timeMs from the first confirmed gear to the confirmation of the crossing
   * @throws RangeError when it is not over
   */
  finish(timeMs: number): void;
  /** The trial that was begun counts for nothing and is to be driven again. */
  drop(): void;
  /** The person who is next does not drive in this session: last in it, as after an aborted lap. */
  withdraw(): void;
  /**
   * The race, its grid made by the trials; it has been saved since the last of them.
   * @throws RangeError when trials are left, or when no race follows
   */
  race(): Session;
  /** A sentence for the player about the save; gone when it was read. */
  notice(): string | undefined;
  /** Gives the save free, unless the race has taken it over. */
  close(): void;
}

/** A weekend to begin. */
export interface NewWeekend {
  /** The race, with its drivers in the running order of the first session. */
  readonly race: NewSession;
  readonly wishes: QualifyingWishes;
  /** Whether the race is driven; otherwise the trials are all there is, and are not saved. */
  readonly races: boolean;
}

/** Begins a weekend, and its save where one is wanted. */
export function newWeekend({ race, wishes, races }: NewWeekend): Weekend {
  const { drivers } = prepareRace(race);
  const names = drivers.map(({ name }) => name);
  const qualifying = { names, ...wishes, seed: race.seed, trials: [] };
  const saving = races ? race.saving : undefined;
  const { saving: _saving, ...plan } = race;
  const kept = saving === undefined ? plan : { ...plan, saving };
  return runWeekend({ plan: kept, races, qualifying, notices: [] });
}

/** Goes on with a saved weekend; undefined when its trials are over, or it never had any. */
export function resumeWeekend(
  opened: OpenedSave,
  levels: readonly Driver[],
  disk: Disk = realDisk,
  now: () => Date = () => new Date(),
): Weekend | undefined {
  const { save, berth } = opened;
  const { record, book, board, notices } = save;
  const { setup, circuit, drivers, qualifying: written } = record;
  if (written === undefined) return undefined;
  const qualifying = withoutUnderWay(written);
  if (nextTrial(qualifying) === undefined) return undefined;
  const { dice } = setup;
  const plan: NewSession = {
    book,
    board,
    circuitText: circuit.text,
    seats: crewOf(drivers, levels).seats,
    laps: setup.laps,
    seed: setup.seed,
    ...(dice === undefined ? {} : { dice }),
    options: setup.options,
    levels,
    saving: { folder: '', disk, now, berth: () => berth },
  };
  return runWeekend({ plan, races: true, qualifying, notices });
}

interface WeekendStart {
  readonly plan: NewSession;
  readonly races: boolean;
  readonly qualifying: SavedQualifying;
  readonly notices: readonly string[];
}

function runWeekend({ plan, races, qualifying: first, notices }: WeekendStart): Weekend {
  let qualifying = first;
  let trial: { readonly next: NextTrial; readonly session: Session } | undefined;
  let race: Session | undefined;
  const prepared = prepareRace(plan);
  const { seats } = crewOf(prepared.drivers, plan.levels);
  const berth = berthOf(plan, prepared.facts);
  const saving = keepSaving(logbookOf(), notices, () => entryChronicle(prepared));
  const venue = { bookId: plan.book.id, ...plan };
  const due = (): NextTrial => {
    const next = nextTrial(qualifying);
    if (next === undefined) throw new RangeError('every trial is over');
    return next;
  };

  function logbookOf(): Logbook | undefined {
    if (berth === undefined) return undefined;
    const { disk, now } = savingOf(plan);
    return {
      file: undefined,
      write: chronicle =>
        openLogbook({ ...prepared.facts, qualifying }, berth.take, disk, now).write(chronicle),
      release: berth.release,
    };
  }

  function keep(log: SavedTrial): void {
    const { underWay: _over, ...rest } = qualifying;
    qualifying = { ...rest, trials: [...rest.trials, log] };
    trial = undefined;
    if (!races || nextTrial(qualifying) !== undefined) saving.save();
    else race = newSession(raceAfter({ ...plan, seats }, qualifying, berth?.take));
  }

  const drop = () => {
    if (trial !== undefined) keep(undriven(trial.next, 'void'));
  };

  saving.save();
  return {
    plan: { ...plan, seats },
    get file() {
      return race?.file ?? berth?.file();
    },
    qualifying: () => qualifying,
    next: () => nextTrial(qualifying),
    advance() {
      const next = due();
      const seat = seats[next.driver];
      if (seat?.driver.kind !== 'cpu') throw new RangeError('no CPU driver is to drive a trial');
      keep(cpuTrial(qualifying, next, seat, venue));
    },
    begin() {
      drop();
      const next = due();
      const seat = seats[next.driver];
      if (seat === undefined || seat.driver.kind === 'cpu') {
        throw new RangeError('no person is to drive a trial');
      }
      const { session, driver } = next;
      qualifying = { ...qualifying, underWay: { session, driver } };
      saving.save();
      trial = { next, session: trialSession(qualifying, next, seat, venue) };
      return trial.session;
    },
    finish(timeMs) {
      if (trial === undefined) throw new RangeError('no trial is under way');
      keep(trialLog(trial.session, trial.next, timeMs));
    },
    drop,
    withdraw: () => keep(undriven(due(), 'withdrawn')),
    race() {
      if (race === undefined) throw new RangeError('the grid is not made yet');
      return race;
    },
    notice: saving.notice,
    close() {
      if (race === undefined) saving.close();
    },
  };
}

/** The race after the last trial: the grid by the classification, the track as the last session left it (M-3-2-4). */
function raceAfter(
  plan: NewSession,
  qualifying: SavedQualifying,
  berth: (() => Berth) | undefined,
): NewSession {
  const { book, board, seats, saving } = plan;
  const grid = qualifyingRanking(qualifying).flatMap(({ driver }) => seats[driver] ?? []);
  const last = sessionWeather(qualifying, qualifying.sessions - 1, book.id, board);
  return {
    ...plan,
    seats: grid,
    options: { ...(plan.options as object | undefined), lastSession: trackAfter(last) },
    qualifying,
    ...(saving === undefined || berth === undefined ? {} : { saving: { ...saving, berth } }),
  };
}

/** The race as the save holds it until the grid is made: the entry list on the grid, nothing answered. */
function entryChronicle({ first, drivers }: ReturnType<typeof prepareRace>): Chronicle {
  const { race, events } = first;
  const hashes = [{ answered: 0, round: race.round, hash: fingerprint(race) }];
  return { race, events, drivers, hashes, answers: [] };
}

function savingOf({ saving }: NewSession): { readonly disk: Disk; readonly now: () => Date } {
  const { disk = realDisk, now = () => new Date() } = saving ?? {};
  return { disk, now };
}

// One place for all that is written of the weekend; it is taken when it is first needed.
function berthOf(plan: NewSession, facts: RaceFacts) {
  const { saving, board } = plan;
  if (saving === undefined) return undefined;
  const { disk, now } = savingOf(plan);
  const moor = saving.berth ?? (() => newBerth(saving.folder, board.id, disk, now()));
  let berth: Berth | undefined;
  return {
    take(): Berth {
      berth ??= moor();
      return berth;
    },
    file: () => berth?.file,
    release(): void {
      if (berth !== undefined) openLogbook(facts, berth, disk, now).release();
    },
  };
}

/** A trial that was under way when it was written is void. */
function withoutUnderWay({ underWay, ...qualifying }: SavedQualifying): SavedQualifying {
  if (underWay === undefined) return qualifying;
  return { ...qualifying, trials: [...qualifying.trials, undriven(underWay, 'void')] };
}
