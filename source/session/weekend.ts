// A race weekend: the timed trials one after the other, then the race with the grid they made. It is saved from the
// first trial on; of a trial under way only its beginning is saved, because its clock cannot be resumed.
import type { FormulaBoard } from '../circuit/formula-board.ts';
import type { Driver } from '../drivers/driver.ts';
import {
  type NextTrial,
  nextTrial,
  type QualifyingWishes,
  qualifyingPoints,
  qualifyingRanking,
  sessionWeather,
  trackAfter,
  trialValuesOf,
} from '../rules/formula-de/qualifying/qualifying.ts';
import {
  type Qualifying,
  startersAfter,
  type TrialLog,
} from '../rules/formula-de/qualifying/qualifying-record.ts';
import type { TrialValues } from '../rules/formula-de/values.ts';
import { trialsOf } from '../rules/games.ts';
import { fingerprint } from '../rules/kit/hash.ts';
import {
  type Autosave,
  newSaveSlot,
  openAutosave,
  type RaceFacts,
  type RaceHistory,
  type SaveSlot,
} from '../storage/autosave.ts';
import { type Disk, realDisk } from '../storage/disk.ts';
import type { OpenedSave } from '../storage/saves/open-save.ts';
import type { SaveRecord } from '../storage/saves/save-file.ts';
import { trialsLeft } from '../storage/saves/saved-qualifying.ts';
import { type NewSession, newSession, prepareRace } from './begin-session.ts';
import { type KeptSaving, keepSaving } from './keep-saving.ts';
import { crewOf } from './seat-drivers.ts';
import type { Session, SessionSeat } from './session.ts';
import { cpuTrial, type TrialVenue, trialLog, trialSession, undriven } from './trial.ts';

export interface Weekend {
  /** The race to come; its seats are the entry list. */
  readonly plan: NewSession<FormulaBoard>;
  /** True when a race follows the trials. */
  readonly races: boolean;
  /** The file of the save; undefined until one is written. */
  readonly file: string | undefined;
  qualifying(): Qualifying;
  next(): NextTrial | undefined;
  /**
   * Lets the CPU driver whose trial is next drive it.
   * @throws RangeError when no CPU driver is next.
   */
  advance(): void;
  /**
   * Opens the trial of the person who is next. It may be opened again until its clock runs.
   * @throws RangeError when no person is next.
   */
  begin(): Session;
  /**
   * Notes that the clock of the trial runs, so that leaving makes it void; saves before it returns.
   * @throws RangeError when no trial was begun.
   */
  started(): void;
  /**
   * Records the trial that was begun, after its end.
   * @param timeMs from the first confirmed gear to the confirmation of the crossing; no clock, no time (BR-54)
   * @throws RangeError when no trial was begun, or it is not over.
   */
  finish(timeMs: number): void;
  /** Abandons the trial that was begun; if its clock has started it is void and last in its session. */
  drop(): void;
  /**
   * Withdraws the person who is next from this session; the driver is last in it, as after an aborted lap.
   * @throws RangeError when every trial is over.
   */
  withdraw(): void;
  /**
   * Returns the race with the grid made by the trials, saved since the last of them. The caller must close it.
   * @throws RangeError when trials are left, when no race follows, or when nobody is fit to start in it (TR-145).
   */
  race(): Session;
  /** Returns a sentence for the player about the save, each only once. */
  notice(): string | undefined;
  /** Returns what the save lacks, as a session does; trials are not answers, so it is 0 or undefined. */
  unsaved(): number | undefined;
  /** Saves once more if the disk does not hold the weekend, and returns what is missing then. */
  secure(): number | undefined;
  /** Releases the save, unless the race has been taken. */
  close(): void;
}

export interface NewWeekend {
  /** The race, with its drivers in the running order of the first session. */
  readonly race: NewSession<FormulaBoard>;
  readonly wishes: QualifyingWishes;
  /** True when the race is driven; otherwise there are only the trials, and they are not saved. */
  readonly races: boolean;
}

export function newWeekend({ race, wishes, races }: NewWeekend): Weekend {
  const { drivers } = prepareRace(race);
  const names = drivers.map(({ name }) => name);
  const qualifying = { names, ...wishes, seed: race.seed, trials: [] };
  const saving = races ? race.saving : undefined;
  const { saving: _saving, ...plan } = race;
  const kept = saving === undefined ? plan : { ...plan, saving };
  return new TrialsThenRace({ plan: kept, races, qualifying, notices: [] });
}

/**
 * Resumes a saved weekend, directly on the grid when the last trial was under way; returns undefined when the grid of
 * the race is made, or when it never had trials.
 */
export function resumeWeekend(
  opened: OpenedSave,
  levels: readonly Driver[],
  disk: Disk = realDisk,
  now: () => Date = () => new Date(),
): Weekend | undefined {
  const { save, slot } = opened;
  const { record, book, notices } = save;
  const trials = trialsOf(book);
  const { setup, circuit, drivers, qualifying: written } = record;
  if (written === undefined || trials === undefined) return undefined;
  if (isGridMade(record)) return undefined;
  const qualifying = withoutUnderWay(written);
  const { dice } = setup;
  const plan: NewSession<FormulaBoard> = {
    book,
    board: trials.boardOf(save.board),
    circuitText: circuit.text,
    seats: crewOf(drivers, levels).seats,
    laps: setup.laps,
    seed: setup.seed,
    ...(dice === undefined ? {} : { dice }),
    options: setup.options,
    levels,
    saving: { folder: '', disk, now, slot: () => slot },
  };
  return new TrialsThenRace({ plan, races: true, qualifying, notices });
}

interface WeekendStart {
  readonly plan: NewSession<FormulaBoard>;
  readonly races: boolean;
  readonly qualifying: Qualifying;
  readonly notices: readonly string[];
}

class TrialsThenRace implements Weekend {
  readonly plan: NewSession<FormulaBoard>;
  readonly races: boolean;
  readonly #slot: WeekendBerth | undefined;
  readonly #saving: KeptSaving;
  readonly #values: TrialValues;
  #qualifying: Qualifying;
  #trial: { readonly next: NextTrial; readonly session: Session } | undefined;
  #race: Session | undefined;
  #isTaken = false;

  constructor({ plan, races, qualifying, notices }: WeekendStart) {
    const prepared = prepareRace(plan);
    const { facts } = prepared;
    this.plan = { ...plan, seats: crewOf(prepared.drivers, plan.levels).seats };
    this.races = races;
    this.#qualifying = qualifying;
    this.#values = trialValuesOf(plan.book.id, plan.options);
    this.#slot = berthOf(plan, facts);
    const autosave = this.#slot?.autosave(() => ({ ...facts, qualifying: this.#qualifying }));
    this.#saving = keepSaving(autosave, notices, () => entryHistory(prepared));
    this.#save();
  }

  get file(): string | undefined {
    return this.#race?.file ?? this.#slot?.file();
  }

  readonly qualifying = (): Qualifying => this.#qualifying;

  readonly next = (): NextTrial | undefined => nextTrial(this.#qualifying, this.#values);

  readonly notice = (): string | undefined => this.#saving.notice();

  readonly unsaved = (): number | undefined => (this.#race ?? this.#saving).unsaved();

  readonly secure = (): number | undefined => (this.#race ?? this.#saving).secure();

  readonly advance = (): void => {
    const { next, seat } = this.#due();
    if (seat.driver.kind !== 'cpu') throw new RangeError('no CPU driver is to drive a trial');
    this.#keep(cpuTrial(this.#qualifying, next, seat, this.#venue()));
  };

  readonly begin = (): Session => {
    this.drop();
    const { next, seat } = this.#due();
    if (seat.driver.kind === 'cpu') throw new RangeError('no person is to drive a trial');
    const session = trialSession(this.#qualifying, next, seat, this.#venue());
    this.#trial = { next, session };
    return session;
  };

  readonly started = (): void => {
    const { session, driver } = this.#begun().next;
    this.#qualifying = { ...this.#qualifying, underWay: { session, driver } };
    this.#saving.save();
  };

  readonly finish = (timeMs: number): void => {
    const { session, next } = this.#begun();
    this.#keep(trialLog(session, next, timeMs));
  };

  readonly drop = (): void => {
    const { underWay } = this.#qualifying;
    if (underWay !== undefined) this.#keep(undriven(underWay, 'void'));
    this.#trial = undefined;
  };

  readonly withdraw = (): void => this.#keep(undriven(this.#due().next, 'withdrawn'));

  readonly race = (): Session => {
    if (this.#race === undefined) throw new RangeError('the grid is not made yet');
    this.#isTaken = true;
    return this.#race;
  };

  readonly close = (): void => {
    if (this.#race === undefined) this.#saving.close();
    else if (!this.#isTaken) this.#race.close();
  };

  #due(): { readonly next: NextTrial; readonly seat: SessionSeat } {
    const next = this.next();
    const seat = this.plan.seats[next?.driver ?? -1];
    if (next === undefined || seat === undefined) throw new RangeError('every trial is over');
    return { next, seat };
  }

  #begun(): { readonly next: NextTrial; readonly session: Session } {
    if (this.#trial === undefined) throw new RangeError('no trial is under way');
    return this.#trial;
  }

  #venue(): TrialVenue {
    return { ...this.plan, bookId: this.plan.book.id };
  }

  #keep(log: TrialLog): void {
    const { underWay: _over, ...rest } = this.#qualifying;
    this.#qualifying = { ...rest, trials: [...rest.trials, log] };
    this.#trial = undefined;
    this.#save();
  }

  // After the last trial the grid is made, and the race itself is saved; none where everybody was hurt.
  #save(): void {
    const isReady = this.next() === undefined && startersAfter(this.#qualifying).length > 0;
    if (!(this.races && isReady)) this.#saving.save();
    else this.#race = newSession(raceAfter(this.plan, this.#qualifying, this.#slot?.take));
  }
}

/**
 * Returns the race after the trials: the grid by classification, without those who were hurt in them (TR-145), and the track
 * as the last session left it (M-3-2-4).
 */
function raceAfter(
  plan: NewSession<FormulaBoard>,
  qualifying: Qualifying,
  slot: (() => SaveSlot) | undefined,
): NewSession {
  const { book, board, saving } = plan;
  const starters = startersAfter(qualifying);
  const grid = qualifyingRanking(qualifying, trialValuesOf(book.id))
    .map(({ driver }) => starters.indexOf(driver))
    .filter(seat => seat >= 0);
  const points = qualifyingPoints(qualifying, book.id);
  const last = sessionWeather(qualifying, qualifying.sessions - 1, book.id, board);
  return {
    ...plan,
    seats: plan.seats.filter((_, driver) => starters.includes(driver)),
    grid,
    ...(points === undefined ? {} : { qualifyingPoints: starters.map(one => points[one] ?? 0) }),
    options: { ...(plan.options as object | undefined), lastSession: trackAfter(last) },
    qualifying,
    ...(saving === undefined || slot === undefined ? {} : { saving: { ...saving, slot } }),
  };
}

/** Returns the race as saved until the grid is made: the entry list on the grid and no answers. */
function entryHistory({ first, drivers }: ReturnType<typeof prepareRace>): RaceHistory {
  const { race, events } = first;
  const hashes = [{ answered: 0, round: race.round, hash: fingerprint(race) }];
  return { race, events, drivers, hashes, answers: [] };
}

/** The save slot for everything written of the weekend, taken when first needed. */
interface WeekendBerth {
  readonly take: () => SaveSlot;
  readonly file: () => string | undefined;
  /** Returns an autosave that writes the facts as they are at each write. */
  readonly autosave: (facts: () => RaceFacts) => Autosave;
}

function berthOf({ saving, board }: NewSession, entry: RaceFacts): WeekendBerth | undefined {
  if (saving === undefined) return undefined;
  const { folder, disk = realDisk, now = () => new Date() } = saving;
  const moor = saving.slot ?? (() => newSaveSlot(folder, board.id, disk, now()));
  let slot: SaveSlot | undefined;
  let written: Autosave | undefined;
  const take = () => {
    slot ??= moor();
    return slot;
  };
  return {
    take,
    file: () => slot?.file,
    autosave: facts => ({
      file: undefined,
      write(history) {
        const autosave = openAutosave(facts(), take, disk, now);
        const trouble = autosave.write(history);
        if (trouble === undefined) written = autosave;
        // A file written here is good enough to be kept, whatever stood there before.
        if (trouble === undefined) slot = { ...take(), keepsPrevious: true };
        return trouble;
      },
      holds: () => written?.holds() ?? false,
      release: () => {
        if (slot !== undefined) openAutosave(entry, slot, disk, now).release();
      },
    }),
  };
}

// Reports whether the race has its grid. Before that it has neither a grid nor answers. Older saves expressed the grid
// by the order of the seats.
function isGridMade({ qualifying, setup, answers }: SaveRecord): boolean {
  if (qualifying === undefined || answers.length > 0 || setup.grid !== undefined) return true;
  const isEntryList = setup.seats.every(({ name }, seat) => name === qualifying.names[seat]);
  return !trialsLeft(qualifying) && !isEntryList;
}

/** Returns the qualifying with a trial that was under way as void. */
function withoutUnderWay({ underWay, ...qualifying }: Qualifying): Qualifying {
  if (underWay === undefined) return qualifying;
  return { ...qualifying, trials: [...qualifying.trials, undriven(underWay, 'void')] };
}
