// Migrates saves from an older version of the format to the present one, by one pure step for each rise of
// `SAVE_VERSION`.

/** A save as found in a file of some version; race and events are absent when only the record could be read. */
export interface RawSave {
  readonly record: unknown;
  readonly race: unknown;
  readonly events: unknown;
}

/** Turns a save of version `from` into one of version `from` + 1. */
export interface Migration {
  readonly from: number;
  readonly step: (save: RawSave) => RawSave;
}

/** The steps in order, without gaps, from version 1 on; none as long as 1 is the present version. */
export const MIGRATIONS: readonly Migration[] = [];

/**
 * Returns the save as version `target` writes it.
 * @throws RangeError when a step is missing, a mistake of the program that its tests find.
 */
export function migrate(
  save: RawSave,
  version: number,
  target: number,
  steps: readonly Migration[] = MIGRATIONS,
): RawSave {
  let now = save;
  for (let at = version; at < target; at++) {
    const migration = steps.find(({ from }) => from === at);
    if (migration === undefined) throw new RangeError(`no step leads from save version ${at} on`);
    now = migration.step(now);
  }
  return now;
}
