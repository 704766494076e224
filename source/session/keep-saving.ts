// Writes a logbook and collects the notices about it.
import type { Chronicle, Logbook } from '../storage/logbook.ts';

/** The saving of one race; without a logbook its functions do nothing. */
export interface KeptSaving {
  readonly save: () => void;
  /** Returns a sentence for the player, each only once. */
  readonly notice: () => string | undefined;
  /** Saves once more if the last attempt failed, then releases the save. Further calls do nothing. */
  readonly close: () => void;
}

/** Saves what `chronicle` returns; a notice tells once that saving fails and once that it works again. */
export function keepSaving(
  logbook: Logbook | undefined,
  notices: readonly string[],
  chronicle: () => Chronicle,
): KeptSaving {
  const untold = [...notices];
  let trouble: string | undefined;
  let isOpen = true;
  function save(): void {
    if (logbook === undefined || !isOpen) return;
    const before = trouble;
    trouble = logbook.write(chronicle());
    if (trouble !== undefined && trouble !== before) untold.push(trouble);
    if (trouble === undefined && before !== undefined) untold.push('The race is saved again.');
  }
  return {
    save,
    notice: () => untold.shift(),
    close() {
      if (!isOpen) return;
      if (trouble !== undefined) save();
      isOpen = false;
      logbook?.release();
    },
  };
}
