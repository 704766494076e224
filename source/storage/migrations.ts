// From an older version of the format to the present one, one pure step for each rise of `SAVE_VERSION`.
import * as z from 'zod';
import { bookNamed, games } from '../rules/games.ts';

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

/** In order, without gaps, from version 1 on. */
export const MIGRATIONS: readonly Migration[] = [{ from: 1, step: withGroups }];

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

const raced = z.looseObject({
  book: z.looseObject({ id: z.string() }),
  from: z.looseObject({ race: z.unknown() }).optional(),
});

/**
 * Version 2 writes the fields of a race in groups. Fingerprints were taken of races with flat ones, so they go: the race itself
 * and every event of its story are still compared when it is played again.
 */
function withGroups(save: RawSave): RawSave {
  const read = raced.safeParse(save.record);
  const book = read.success ? bookNamed(read.data.book.id) : undefined;
  const grouped = book === undefined ? undefined : games.of(book).grouped;
  if (!read.success || grouped === undefined) return save;
  const { from } = read.data;
  const begun = from === undefined ? {} : { from: { ...from, race: grouped(from.race) } };
  return { ...save, record: { ...read.data, ...begun, hashes: [] }, race: grouped(save.race) };
}
