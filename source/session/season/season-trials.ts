// The timed trials of a weekend as the screen of trials drives them; each is entered in the ledger when it begins and when
// it ends. While a trial is driven its lock is held, so that one that was broken off can be distinguished from one that
// another program drives.
import { join } from 'node:path';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { driverTables } from '../../drivers/driver-tables.ts';
import type { NextTrial } from '../../rules/formula-de/qualifying/qualifying.ts';
import type { Qualifying, TrialLog } from '../../rules/formula-de/qualifying/qualifying-record.ts';
import { trialsOf } from '../../rules/games.ts';
import type { Carried } from '../../rules/kit/seasonal.ts';
import { absenceOf, everybody } from '../../season/field.ts';
import type { Entry } from '../../season/ledger/entry.ts';
import { type Entrant, weekendTerms } from '../../season/plan/plan.ts';
import { type Season, type Venue, venueOf, weekendAt, weekendIndex } from '../../season/season.ts';
import type { WeekendTrials } from '../../season/trial-ranking.ts';
import { type TrialDue, trialsDue, weekendTrials } from '../../season/trials.ts';
import type { Disk } from '../../storage/disk.ts';
import { isHeld, type Lock, takeLock } from '../../storage/lock.ts';
import type { SeasonStore } from '../../storage/seasons/season-store.ts';
import type { NewSession } from '../begin-session.ts';
import type { Session, SessionSeat } from '../session.ts';
import { carriedFrom, driven, type TrialVenue, trialLog, undriven } from '../trial.ts';
import type { Weekend } from '../weekend.ts';
import { type RecordedChoice, recordedDrivers } from './recorded-race.ts';
import { type People, seatOfEntrant } from './season-crew.ts';
import { isTrialOfCpu, openSeasonTrial, seasonTrial } from './season-trial.ts';

export interface TrialsContext {
  readonly store: SeasonStore;
  readonly circuitText: (track: string) => string;
  readonly people: People;
  readonly disk: Disk;
  readonly now: () => Date;
}

/**
 * Enters as void every trial whose clock ran when its program ended.
 * @throws as `SeasonStore.enter`
 */
export function voidBrokenOff({ store, disk, now }: TrialsContext): void {
  const { plan, facts } = store.season();
  facts.weekends.forEach(({ underWay }, index) => {
    const weekend = plan.calendar[index]?.id ?? '';
    for (const { session, driver } of underWay) {
      if (isHeld(trialFile(store, weekend, session, driver), disk, now())) continue;
      store.enter({ kind: 'trialDriven', weekend, session, driver, trial: noLap('void') });
    }
  });
}

/**
 * Drives the trial of a CPU driver and enters it; reports whether it was one.
 * @param record what the driver chose where it has been driven already
 */
export function settleTrial(
  context: TrialsContext,
  weekend: string,
  due: TrialDue,
  record: readonly RecordedChoice[] = [],
): boolean {
  const trial = seasonTrial(context.store.season(), weekend, due);
  if (trial === undefined || !isTrialOfCpu(trial)) return false;
  const venue = venueAt(context, weekend);
  const session = openSeasonTrial(trial, venue, {
    people: context.people,
    levels: recordedDrivers(venue.book, record),
    circuitText: context.circuitText(trial.track),
  });
  const log = driven(session, trial.next);
  context.store.enter(entryOf(weekend, due, log, carriedFrom(session, venue.book)));
  return true;
}

/**
 * Returns the timed trials that are due at a weekend, undefined when none are.
 * @param only id of the one driver whose trials are driven; the others are left to other keyboards
 */
export function seasonTrials(
  context: TrialsContext,
  weekend: string,
  only?: string,
): Weekend | undefined {
  const index = weekendIndex(context.store.season(), weekend);
  return trialsDue(context.store.season(), index).some(({ driver }) => driver === (only ?? driver))
    ? new TrialsOfSeason(context, weekend, index, only)
    : undefined;
}

class TrialsOfSeason implements Weekend {
  readonly plan: NewSession<FormulaBoard>;
  readonly races = false;
  readonly file = undefined;
  readonly #context: TrialsContext;
  readonly #weekend: string;
  readonly #index: number;
  readonly #only: string | undefined;
  #trial:
    | { readonly due: TrialDue; readonly next: NextTrial; readonly session: Session }
    | undefined;
  #lock: Lock | undefined;

  constructor(context: TrialsContext, weekend: string, index: number, only: string | undefined) {
    this.#context = context;
    this.#weekend = weekend;
    this.#index = index;
    this.#only = only;
    this.plan = planOf(context, index);
  }

  // Nothing is ever missing: the ledger of the season holds every trial as soon as it is over.
  readonly unsaved = (): undefined => undefined;
  readonly secure = (): undefined => undefined;

  readonly qualifying = (): Qualifying => this.#trials().qualifying;

  readonly next = (): NextTrial | undefined => {
    const due = this.#due();
    return due === undefined ? undefined : this.#placeOf(due);
  };

  readonly advance = (): void => {
    const due = this.#due();
    if (due === undefined || !settleTrial(this.#context, this.#weekend, due)) {
      throw new RangeError('no CPU driver is to drive a trial');
    }
  };

  readonly begin = (): Session => {
    this.drop();
    const due = this.#due();
    const { store, people, circuitText } = this.#context;
    const trial = due === undefined ? undefined : seasonTrial(store.season(), this.#weekend, due);
    if (due === undefined || trial === undefined || isTrialOfCpu(trial)) {
      throw new RangeError('no person is to drive a trial');
    }
    const venue = venueAt(this.#context, this.#weekend);
    const session = openSeasonTrial(trial, venue, {
      people,
      levels: driverTables.of(venue.book).drivers,
      circuitText: circuitText(trial.track),
    });
    this.#trial = { due, next: trial.next, session };
    return session;
  };

  readonly started = (): void => {
    const { session, driver } = this.#begun().due;
    const { store, disk, now } = this.#context;
    const attempt = takeLock(trialFile(store, this.#weekend, session, driver), disk, now());
    this.#lock = attempt.ok ? attempt.lock : undefined;
    store.enter({ kind: 'trialBegun', weekend: this.#weekend, session, driver });
  };

  readonly finish = (timeMs: number): void => {
    const { session, next, due } = this.#begun();
    const { book } = this.#trials();
    this.#enter(due, trialLog(session, next, timeMs), carriedFrom(session, book));
  };

  readonly drop = (): void => {
    const trial = this.#trial;
    if (trial !== undefined && this.#lock !== undefined) this.#enter(trial.due, noLap('void'));
    this.#trial = undefined;
  };

  readonly withdraw = (): void => {
    const due = this.#due();
    if (due === undefined) throw new RangeError('every trial is over');
    this.#enter(due, noLap('withdrawn'));
  };

  readonly race = (): Session => {
    throw new RangeError('the races of a season are opened at their tables');
  };

  readonly notice = (): string | undefined => this.#context.store.notice();

  readonly close = (): void => this.drop();

  #enter(due: TrialDue, trial: DrivenLap, carries?: Carried): void {
    this.#context.store.enter(entryOf(this.#weekend, due, trial, carries));
    this.#trial = undefined;
    this.#lock?.release();
    this.#lock = undefined;
  }

  #begun() {
    if (this.#trial === undefined) throw new RangeError('no trial is under way');
    return this.#trial;
  }

  #due(): TrialDue | undefined {
    return trialsDue(this.#context.store.season(), this.#index).find(
      ({ driver }) => this.#only === undefined || driver === this.#only,
    );
  }

  #placeOf({ session, driver }: TrialDue): NextTrial {
    return { session, driver: this.#trials().drivers.indexOf(driver) };
  }

  #trials(): WeekendTrials {
    return trialsAt(this.#context.store.season(), this.#index);
  }
}

// A CPU driver stands in for somebody absent in the trials as in the race.
function trialSeat({ store, people }: TrialsContext, index: number, entrant: Entrant): SessionSeat {
  const { standIn } = absenceOf(store.season(), index, entrant.id) ?? {};
  return seatOfEntrant({ entrant, ...(standIn === undefined ? {} : { standIn }) }, people);
}

function planOf(context: TrialsContext, index: number): NewSession<FormulaBoard> {
  const season = context.store.season();
  const trials = trialsAt(season, index);
  const { laps } = weekendTerms(season.plan, weekendAt(season, index).weekend);
  const seats = trials.drivers.flatMap(id =>
    everybody(season)
      .filter(entrant => entrant.id === id)
      .map(entrant => trialSeat(context, index, entrant)),
  );
  const { bookId: _bookId, ...venue } = venueOfTrials(context, index, trials);
  const { book } = trials;
  return { ...venue, book, seats, laps, seed: trials.qualifying.seed };
}

function trialsAt(season: Season, index: number): WeekendTrials {
  const trials = weekendTrials(season, index);
  if (trials === undefined) throw new RangeError('the weekend has no timed trials');
  return trials;
}

function venueAt({ store }: TrialsContext, weekend: string): Venue {
  const season = store.season();
  return venueOf(season, weekendAt(season, weekendIndex(season, weekend)).weekend);
}

function venueOfTrials(
  context: TrialsContext,
  index: number,
  { book, venue }: WeekendTrials,
): TrialVenue {
  const { weekend } = weekendAt(context.store.season(), index);
  const trials = trialsOf(book);
  if (trials === undefined) throw new RangeError(`the book ${book.id} has no timed trials`);
  return {
    bookId: book.id,
    board: trials.boardOf(venue().board),
    circuitText: context.circuitText(weekend.track),
    levels: driverTables.of(book).drivers,
    options: weekendTerms(context.store.season().plan, weekend).options,
  };
}

type DrivenLap = Omit<TrialLog, 'session' | 'driver'>;

function noLap(end: 'void' | 'withdrawn'): DrivenLap {
  return lapOf(undriven({ session: 0, driver: 0 }, end));
}

// The entry names the driver by its id, not by its place in the entry list.
function lapOf({
  session: _session,
  driver: _driver,
  ...lap
}: DrivenLap & Partial<TrialLog>): DrivenLap {
  return lap;
}

function entryOf(
  weekend: string,
  { session, driver }: TrialDue,
  lap: DrivenLap,
  carries?: Carried,
): Entry {
  const taken = carries === undefined ? {} : { carries };
  return { kind: 'trialDriven', weekend, session, driver, trial: lapOf(lap), ...taken };
}

function trialFile(
  { folder }: SeasonStore,
  weekend: string,
  session: number,
  driver: string,
): string {
  return join(folder, 'races', `${weekend}-trial${session + 1}-${driver}`);
}
