// From an older version of the format to the present one, one pure step for each rise of `SAVE_VERSION`.

/** A save as it lies in a file of some version; race and events are absent when only the record could be read. */
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

/** In order, without gaps, from version 1 on: empty as long as 1 is the present version. */
export const MIGRATIONS: readonly Migration[] = [];

/**
 * The save as the version after the last of `steps` writes it.
 * @throws RangeError when a step is missing (a mistake of the program, found by its tests).
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
