// How the tables of a weekend stand that have begun: read from their saves, which other programs may be writing.

import type { Language } from '../../replay/language.ts';
import { stories } from '../../replay/stories.ts';
import type { Seat } from '../../rules/kit/types.ts';
import type { Due } from '../../season/due.ts';
import type { TableState } from '../../season/pages/table-state.ts';
import { realDisk } from '../../storage/disk.ts';
import { glanceAt } from '../../storage/list-saves.ts';
import { holderWords, isHeld, lockOf, readHolder } from '../../storage/lock.ts';
import { type LoadedSave, readSave } from '../../storage/read-save.ts';
import type { SeasonStore } from '../../storage/seasons/season-store.ts';
import { library } from '../library.ts';

type RaceDue = Extract<Due, { kind: 'race' }>;

/** Things told of a table. */
const NEWS_MOST = 4;

/** Returns how the tables stand that are due and have begun. */
export function tableStates(
  store: Pick<SeasonStore, 'raceFile'>,
  due: readonly Due[],
  language: Language,
): readonly TableState[] {
  return due.flatMap(one => {
    if (one.kind !== 'race') return [];
    const file = store.raceFile(one.weekend, one.table, one.race.attempt);
    const read = readSave(file, library);
    return read.ok ? [stateOf(one, file, read, language)] : [];
  });
}

function stateOf(
  { table, race: { seats } }: RaceDue,
  file: string,
  save: LoadedSave,
  language: Language,
): TableState {
  const { book, board, race, record } = save;
  const idOf = (seat: Seat) => seats[seat]?.entrant.id ?? '';
  const standings = book.standings(race, board);
  const asked = book.decisions(race, board).map(({ seat }) => seat);
  const [only] = asked.length === 1 ? asked : [];
  const isPerson = only !== undefined && record.drivers[only]?.kind !== 'cpu';
  const { lap } = glanceAt(file).race ?? {};
  const held = isHeld(file, realDisk, new Date()) ? readHolder(lockOf(file), realDisk) : undefined;
  return {
    table,
    ...(held === undefined ? {} : { holder: holderWords(held) }),
    lap: lap ?? 0,
    laps: record.setup.laps,
    round: race.round,
    order: standings.filter(({ status }) => status !== 'retired').map(({ seat }) => idOf(seat)),
    out: standings.filter(({ status }) => status === 'retired').map(({ seat }) => idOf(seat)),
    ...(isPerson ? { toMove: idOf(only) } : {}),
    idleMs: Math.max(0, Date.now() - Date.parse(record.savedAt)),
    news: newsOf(save, language),
  };
}

function newsOf(
  { book, board, record, events }: LoadedSave,
  language: Language,
): readonly string[] {
  const names = record.drivers.map(({ name }) => name);
  const story = stories.of(book);
  const told: string[] = [];
  for (const event of events.toReversed()) {
    if (told.length === NEWS_MOST) break;
    const line = story.sentence(event, names, board, language, book.id);
    if (line !== undefined) told.push(line);
  }
  return told;
}
