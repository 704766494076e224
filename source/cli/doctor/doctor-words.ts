// The words of the doctor.
import type { Finding, Part } from './finding.ts';

export type FolderKind = 'saves' | 'settings' | 'cache';

/** Sentences have no full stop at their end. */
export interface DoctorWords {
  readonly states: Readonly<Record<Finding['state'] | 'repaired', string>>;
  readonly parts: Readonly<Record<Part, string>>;
  /** A line that ends with what to do. */
  readonly mended: (says: string, mend: string) => string;
  readonly notRepaired: (says: string, reason: string) => string;
  /** What to do about a folder in the place of a file that `--fix` would remove. */
  readonly moveAway: (folder: string) => string;
  /** The last line: how many things are wrong, and how many of them `--fix` repairs. */
  readonly sum: (wrong: number, repairable: number) => string;
  readonly repair: string;
  readonly saves: (folder: string, saves: number) => string;
  readonly notThere: (folder: string) => string;
  readonly unusable: (path: string, reason: string) => string;
  readonly unwritable: (folder: string, reason: string) => string;
  /** What to do about a folder that cannot be used; `wish` is the flag or variable that names another. */
  readonly otherFolder: (folder: string, wish: string) => string;
  readonly moveFile: (file: string, wish: string) => string;
  readonly makeRoom: (folder: string, wish: string) => string;
  readonly nameOther: (wish: string) => string;
  readonly allow: (path: string) => string;
  /**
   * Returns the words for a refusal of the disk.
   * @param reason what `reasonOf` returned
   */
  readonly reason: (reason: string) => string;
  readonly settings: (file: string) => string;
  readonly noSettings: (folder: string) => string;
  readonly brokenLink: (link: string, target: string) => string;
  readonly restore: (target: string, link: string) => string;
  readonly notSettings: (file: string) => string;
  readonly unknownSettings: (file: string, names: string) => string;
  readonly cache: (folder: string, tables: number, megabytes: string) => string;
  readonly damagedTables: (tables: number, names: string) => string;
  readonly noLocks: string;
  readonly stale: (locks: number, names: string) => string;
  /** An open race; the process and the time only where the lock says so. */
  readonly heldHere: (file: string, pid: number, since: string) => string;
  readonly heldElsewhere: (file: string, pid: number, host: string, since: string) => string;
  readonly heldByUnknown: (file: string) => string;
  readonly ifNobody: (lock: string) => string;
  readonly noLeftovers: string;
  readonly leftovers: (files: number, names: string) => string;
  readonly modes: string;
  readonly readable: (files: number, names: string) => string;
  readonly openFolder: (folder: string) => string;
  readonly more: (names: readonly string[], others: number) => string;
  readonly terminal: (term: string, columns: number, rows: number) => string;
  readonly noTerminal: string;
  readonly noTerm: string;
  readonly setTerm: string;
  readonly dumb: (term: string) => string;
  readonly tooSmall: (columns: number, rows: number, least: string) => string;
  readonly enlarge: (least: string) => string;
  readonly unicode: string;
  readonly ascii: (locale: string) => string;
  readonly setLocale: string;
  readonly console: (term: string) => string;
  readonly drawAll: string;
  readonly colours: (colours: string) => string;
  readonly noColours: (why: string) => string;
}
