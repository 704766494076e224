// A season being driven: what is due is opened, driven and entered.

import type { Entry } from '../../season/ledger/entry.ts';
import type { Season } from '../../season/season.ts';
import type { Due } from '../../season/to-do.ts';
import type { Session } from '../session.ts';
import type { Weekend } from '../weekend.ts';
import type { RecordedChoice } from './recorded-race.ts';

/** A table that cannot be opened here, with one sentence that says why and what to do. */
export interface Refused {
  readonly refused: string;
  readonly holder?: string;
}

export interface Settling {
  /** Called after every answer of a race. */
  readonly watched?: ((session: Session) => void) | undefined;
  /** The choices of its drivers, where another thread has already driven it. */
  readonly record?: readonly RecordedChoice[];
}

/** The interface by which the screen, the commands and bots drive a season. */
export interface SeasonRun {
  readonly folder: string;
  season(): Season;
  /** Reads what other programs have written since; reports whether there was anything. */
  refresh(): boolean;
  due(): readonly Due[];
  /**
   * Returns the season as it would stand after a decision of the organiser; enters nothing.
   * @throws NotDue for an entry that does not fit, or that would change who drives a race that has begun
   */
  tried(entry: Entry): Season;
  /**
   * Enters what the organiser decides; written to the disk before it returns.
   * @throws NotDue as `tried`; Error with a sentence when the disk fails
   */
  enter(entry: Entry): void;
  /**
   * Settles something that needs no person: the trial of a CPU driver, a draw by rule, the roll for all tables, a race
   * without people. Returns whether it is settled, by this program or meanwhile by another one: false for what needs a person,
   * and for a race that another program drives at the moment.
   * @param how how a race is driven
   */
  settle(due: Due, how?: Settling): boolean;
  /**
   * Returns the timed trials that are due, for the screen of trials; undefined when none are.
   * @param only id of the one driver whose trials are driven here; the others are left to other keyboards
   */
  trials(only?: string): Weekend | undefined;
  /**
   * Opens a table that is due, or continues its save. The caller drives the session to its end, or closes it. A table that
   * another program holds is refused; `askHolder` asks that program to give it up.
   */
  openTable(due: Extract<Due, { kind: 'race' }>): Session | Refused;
  /** Returns the file of the save of a table that is due, whether or not there is one. */
  tableFile(due: Extract<Due, { kind: 'race' }>): string;
  /** Enters the result of a table whose race is over; without effect when it is entered already. */
  finishTable(due: Extract<Due, { kind: 'race' }>, session: Session): void;
  notice(): string | undefined;
  close(): void;
}
