// Writes an autosave, collects the notices about it, and keeps track of what the disk lacks of the race.
import type { Autosave, RaceHistory } from '../storage/autosave.ts';

/** The saving of one race; without an autosave its functions do nothing. */
export interface KeptSaving {
  readonly save: () => void;
  /** Returns a sentence for the player, each only once. */
  readonly notice: () => string | undefined;
  /**
   * Returns how many answers were not written when the race was saved last: 0 where the race itself was not; undefined where
   * nothing is missing, and of a race that is not to be saved.
   */
  readonly unsaved: () => number | undefined;
  /**
   * Checks whether the disk holds the race as it is, saves once more if it does not, and returns what is missing then, as
   * `unsaved` does.
   */
  readonly secure: () => number | undefined;
  /** Saves once more if the disk does not hold the race, then releases the save. Further calls do nothing. */
  readonly close: () => void;
}

/** Saves what `history` returns; a notice reports once that saving fails and once that it works again. */
export function keepSaving(
  autosave: Autosave | undefined,
  notices: readonly string[],
  history: () => RaceHistory,
): KeptSaving {
  const untold = [...notices];
  let trouble: string | undefined;
  let isOpen = true;
  /** Number of answers on the disk; those of a resumed race came from there. */
  let saved = autosave === undefined ? 0 : history().answers.length;
  function save(): void {
    if (autosave === undefined || !isOpen) return;
    const before = trouble;
    const now = history();
    trouble = autosave.write(now);
    if (trouble === undefined) saved = now.answers.length;
    if (trouble !== undefined && trouble !== before) untold.push(trouble);
    if (trouble === undefined && before !== undefined) untold.push('The race is saved again.');
  }
  const unsaved = () => (trouble === undefined ? undefined : history().answers.length - saved);
  function secure(): number | undefined {
    if (autosave === undefined || !isOpen) return unsaved();
    const isThere = autosave.holds();
    if (!isThere && trouble === undefined) saved = 0;
    if (!isThere || trouble !== undefined) save();
    return unsaved();
  }
  return {
    save,
    notice: () => untold.shift(),
    unsaved,
    secure,
    close() {
      if (!isOpen) return;
      secure();
      isOpen = false;
      autosave?.release();
    },
  };
}
