// How a table stands while it is raced: read from its save, which another program may be writing.

import type { Language } from '../../replay/language.ts';

export interface TableState {
  /** Counted from 1. */
  readonly table: number;
  /** The program that has it open, as its lock names it; absent when none has. */
  readonly holder?: string;
  readonly lap: number;
  readonly laps: number;
  readonly round?: number;
  /** Ids of the drivers, the leader first. */
  readonly order: readonly string[];
  readonly out: readonly string[];
  /** Id of who is to move; absent while a CPU driver or nobody is. */
  readonly toMove?: string;
  /** Milliseconds since the last answer. */
  readonly idleMs: number;
  /** The last things reported of it in every language, newest first. */
  readonly news: readonly Readonly<Record<Language, string>>[];
}
