// Converts a save from an older version of the format to the present one, by one pure step for each rise of `SAVE_VERSION`.
import * as z from 'zod';
import { bookNamed, games } from '../../rules/games.ts';

/** A save as found in a file of some version; race and events are absent when only the record could be read. */
export interface RawSave {
  readonly record: unknown;
  readonly race: unknown;
  readonly events: unknown;
}

export interface Migration {
  readonly from: number;
  readonly step: (save: RawSave) => RawSave;
}

/** In order, without gaps, from version 1 on. */
export const MIGRATIONS: readonly Migration[] = [
  { from: 1, step: withGroups },
  // Version 3 packs the races that are over; what is in a save is the same.
  { from: 2, step: save => save },
  // Version 4 notes answers after the engineer's advice and answers taken back; late programs of version 3 wrote them too.
  { from: 3, step: save => save },
  // Version 5 notes cars that changed hands, and names the race that a race goes back to.
  { from: 4, step: save => save },
];

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

const raced = z.looseObject({
  book: z.looseObject({ id: z.string() }),
  setup: z.looseObject({ options: z.unknown() }),
  from: z.looseObject({ race: z.unknown(), events: z.unknown() }).optional(),
  answers: z.unknown(),
});

/**
 * Version 2 writes the fields of a race in groups and renames some, such as the gearbox. Fingerprints were taken of races
 * with flat fields, so they are dropped: the race itself and every event of its story are still compared when it is played
 * again.
 */
function withGroups(save: RawSave): RawSave {
  const read = raced.safeParse(save.record);
  const book = read.success ? bookNamed(read.data.book.id) : undefined;
  const { grouped, renamed } = book === undefined ? {} : games.of(book);
  if (!read.success || grouped === undefined || renamed === undefined) return save;
  const { from, setup, answers, ...rest } = read.data;
  const begun =
    from === undefined ? {} : { from: { race: grouped(from.race), events: renamed(from.events) } };
  const record = {
    ...rest,
    ...begun,
    setup: { ...setup, options: renamed(setup.options) },
    answers: renamed(answers),
    hashes: [],
  };
  return { record, race: grouped(save.race), events: renamed(save.events) };
}
