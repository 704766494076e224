// Writes a logbook and keeps what is to be told about that.
import type { Chronicle, Logbook } from '../storage/logbook.ts';

/** The saving of one race; without a logbook it does nothing. */
export interface KeptSaving {
  readonly save: () => void;
  /** A sentence for the player; gone when it was read. */
  readonly notice: () => string | undefined;
  /** Saves once more where that failed last, and gives the save free. May be called again. */
  readonly close: () => void;
}

/** Saves what `chronicle` answers, and tells once when that fails and once when it works again. */
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
