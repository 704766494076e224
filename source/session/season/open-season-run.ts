// Drives a season from its folder: opens tables, settles what nobody has to decide, and enters results.
import { basename } from 'node:path';
import { driverTables } from '../../drivers/driver-tables.ts';
import { fingerprint } from '../../rules/kit/hash.ts';
import { enter } from '../../season/apply-entry.ts';
import { begunFault } from '../../season/entry-faults/begun-fault.ts';
import type { Entry } from '../../season/ledger/entry.ts';
import { racedEntry } from '../../season/ledger/raced-entry.ts';
import { isOfCpu, type RaceDue } from '../../season/races-ahead.ts';
import { NotDue, type Season, venueOf, weekendAt, weekendIndex } from '../../season/season.ts';
import { raceSheet } from '../../season/sheet/make-sheet.ts';
import { currentWeekend, type Due, due, isRaced } from '../../season/to-do.ts';
import { codeOf, type Disk, realDisk } from '../../storage/disk.ts';
import type { Library } from '../../storage/library.ts';
import { holderWords, isHeld, takeLock } from '../../storage/lock.ts';
import { openSave } from '../../storage/saves/open-save.ts';
import { noteInAlmanac } from '../../storage/seasons/known-almanac.ts';
import type { SeasonStore } from '../../storage/seasons/season-store.ts';
import { newSession, resumeSession, type Saving } from '../begin-session.ts';
import type { Session } from '../session.ts';
import type { Weekend } from '../weekend.ts';
import { begunByOthers } from './begun-by-others.ts';
import { type RecordedChoice, recordedDrivers } from './recorded-race.ts';
import { type People, seatOfEntrant } from './season-crew.ts';
import type { Refused, SeasonRun, Settling } from './season-run.ts';
import { seasonTrials, settleTrial, type TrialsContext, voidBrokenOff } from './season-trials.ts';

export interface SeasonRunWishes {
  readonly store: SeasonStore;
  readonly library: Library;
  /** Returns the text of a circuit's file, which the saves keep. */
  readonly circuitText: (track: string) => string;
  readonly people?: People;
  readonly disk?: Disk;
  readonly now?: () => Date;
}

/**
 * Returns a season that is being driven. Trials that were broken off are void from now on, and races that were over
 * without a line are entered.
 * @throws as `SeasonStore.enter`
 */
export function openSeasonRun(wishes: SeasonRunWishes): SeasonRun {
  return new RunOfSeason(wishes);
}

class RunOfSeason implements SeasonRun {
  readonly #store: SeasonStore;
  readonly #library: Library;
  readonly #context: TrialsContext;
  readonly #notices: string[] = [];

  constructor({ store, library, circuitText, people, disk, now }: SeasonRunWishes) {
    this.#store = store;
    this.#library = library;
    this.#context = {
      store,
      circuitText,
      people: people ?? 'human',
      disk: disk ?? realDisk,
      now: now ?? (() => new Date()),
    };
    voidBrokenOff(this.#context);
    this.#enterFinished();
  }

  get folder(): string {
    return this.#store.folder;
  }

  readonly season = (): Season => this.#store.season();

  readonly refresh = (): boolean => this.#store.refresh();

  readonly due = (): readonly Due[] => due(this.#store.season());

  readonly tried = (entry: Entry): Season => {
    const season = this.season();
    const after = enter(season, entry, this.#context.now().toISOString());
    const refusal = begunFault(season, after, entry, one => this.#hasBegun(one));
    if (refusal !== undefined) throw new NotDue(refusal);
    return after;
  };

  readonly enter = (entry: Entry): void => {
    this.refresh();
    this.tried(entry);
    this.#enter(entry);
  };

  #enter(entry: Entry): void {
    const wasOver = isSeasonOver(this.season());
    const after = this.#store.enter(entry);
    if (!wasOver && !isSeasonOver(after)) return;
    this.#notices.push(...noteInAlmanac(this.folder, after, this.#context.disk));
  }

  // Another program may enter the same thing at the same time: then it counts as settled.
  readonly settle = (one: Due, how: Settling = {}): boolean => {
    try {
      return this.#settle(one, how);
    } catch (error) {
      if (!(error instanceof NotDue) || this.due().some(other => isSame(one, other))) throw error;
      return true;
    }
  };

  #settle(one: Due, how: Settling): boolean {
    switch (one.kind) {
      case 'trial':
        return settleTrial(this.#context, one.weekend, one, how.record);
      case 'draw': {
        if (one.proposal === undefined) return false;
        const { tables } = one.proposal;
        this.refresh();
        // A draw that another program has entered in the meantime stands, above all one by hand.
        if (!this.due().some(other => isSame(one, other))) return true;
        this.#enter({ kind: 'drawn', weekend: one.weekend, tables, by: 'rule' });
        return true;
      }
      case 'roll': {
        const { weekend, driver, die } = one;
        this.#enter({ kind: 'rolledForAll', weekend, driver, die });
        return true;
      }
      case 'grid':
        return false;
      case 'race':
        return this.#settleRace(one, how);
    }
  }

  readonly trials = (only?: string): Weekend | undefined => {
    const first = this.due().find(({ kind }) => kind === 'trial');
    return first === undefined ? undefined : seasonTrials(this.#context, first.weekend, only);
  };

  readonly openTable = (one: RaceDue): Session | Refused => {
    const file = this.#fileOf(one);
    const { disk, now } = this.#context;
    if (exists(file, disk)) return this.#resume(one);
    const attempt = takeLock(file, disk, now());
    if (!attempt.ok) {
      const holder = holderWords(attempt.holder);
      return { refused: `Table ${one.table} is open in ${holder}.`, holder };
    }
    const slot = { file, lock: attempt.lock, keepsPrevious: true };
    return this.#begin(one, { folder: this.folder, disk, now, slot: () => slot });
  };

  readonly tableFile = (one: RaceDue): string => this.#fileOf(one);

  readonly finishTable = (one: RaceDue, session: Session): void => {
    this.#store.refresh();
    const index = weekendIndex(this.season(), one.weekend);
    if (session.next().kind !== 'over' || isRaced(this.season(), index, one.table)) return;
    this.#enterRace(one, session);
  };

  readonly notice = (): string | undefined => this.#store.notice() ?? this.#notices.shift();

  readonly close = (): void => this.#store.close();

  // A race of CPU drivers alone comes out the same whenever it is driven, so it is written once, at its end.
  #settleRace(one: RaceDue, how: Settling): boolean {
    if (!isOfCpu(one)) return false;
    const { disk, now } = this.#context;
    const attempt = takeLock(this.#fileOf(one), disk, now());
    if (!attempt.ok) return false;
    // The lock is held until the race is in the ledger: whoever takes it afterwards finds the race there.
    try {
      this.refresh();
      if (isRaced(this.season(), weekendIndex(this.season(), one.weekend), one.table)) return true;
      const session = this.#driven(one, how);
      session.saveCopy(this.#fileOf(one), attempt.lock);
      this.#enterRace(one, session);
      session.close();
      return true;
    } finally {
      attempt.lock.release();
    }
  }

  #driven(one: RaceDue, { watched, record = [] }: Settling): Session {
    const session = this.#begin(one, undefined, record);
    if (watched !== undefined) session.listen(() => watched(session));
    while (session.next().kind === 'cpu') session.advance();
    return session;
  }

  #begin(
    { weekend, race }: RaceDue,
    saving?: Saving,
    record: readonly RecordedChoice[] = [],
  ): Session {
    const season = this.season();
    const { book, board } = venueOf(
      season,
      weekendAt(season, weekendIndex(season, weekend)).weekend,
    );
    const { setup, seats } = race;
    return newSession({
      ...setup,
      book,
      board,
      circuitText: this.#context.circuitText(setup.track),
      seats: seats.map(seat => seatOfEntrant(seat, this.#context.people)),
      levels: recordedDrivers(book, record),
      seatPlan: this.season().plan.absent,
      ...(saving === undefined ? {} : { saving }),
    });
  }

  #resume(one: RaceDue): Session | Refused {
    const { disk, now } = this.#context;
    const opened = openSave(this.#fileOf(one), this.#library, disk, now);
    if (opened.kind === 'failed') return { refused: opened.sentence };
    if (opened.kind === 'held') {
      return { refused: opened.sentence, holder: holderWords(opened.holder) };
    }
    const names = opened.save.record.drivers.map(({ name }) => name);
    const refused = begunByOthers(this.season(), one, names, this.folder);
    if (refused !== undefined) {
      opened.autosave.release();
      return { refused };
    }
    const levels = driverTables.of(opened.save.book).drivers;
    return resumeSession({ opened, levels, disk, now, seatPlan: this.season().plan.absent });
  }

  #enterRace(one: RaceDue, session: Session): void {
    const { book, board, setup } = session;
    const sheet = raceSheet({ book, board, setup, answers: session.answers() });
    const save = `races/${basename(this.#fileOf(one))}`;
    this.#enter(racedEntry(one, sheet, { save, hash: fingerprint(session.race()) }));
  }

  // The power may have failed between the last answer of a race and its line in the ledger.
  #enterFinished(): void {
    for (const one of this.due()) {
      if (one.kind !== 'race' || !exists(this.#fileOf(one), this.#context.disk)) continue;
      const session = this.#resume(one);
      if ('refused' in session) continue;
      // The previous holder of the save may have entered the race.
      this.finishTable(one, session);
      session.close();
    }
  }

  // Another program may have the table open without an answer so far.
  #hasBegun(one: RaceDue): boolean {
    const { disk, now } = this.#context;
    const file = this.#fileOf(one);
    return exists(file, disk) || isHeld(file, disk, now());
  }

  #fileOf({ weekend, table, race }: RaceDue): string {
    return this.#store.raceFile(weekend, table, race.attempt);
  }
}

function isSeasonOver(season: Season): boolean {
  return currentWeekend(season) === undefined;
}

// Reports whether two things that are due ask for the same entry.
function isSame(one: Due, other: Due): boolean {
  const keyOf = (due: Due) => [
    due.kind,
    due.weekend,
    'table' in due ? due.table : undefined,
    ...(due.kind === 'trial' ? [due.session, due.driver, due.attempt] : []),
    ...(due.kind === 'race' ? [due.race.attempt] : []),
  ];
  return keyOf(one).join() === keyOf(other).join();
}

function exists(file: string, disk: Disk): boolean {
  try {
    disk.changedAt(file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}
