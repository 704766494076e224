// How the tables of a season stand, read from their saves.

import type { TableState } from '../../season/pages/table-state.ts';
import { type Due, due } from '../../season/to-do.ts';
import { TableWatcher } from '../../session/season/table-states.ts';
import type { SeasonStore } from '../../storage/seasons/season-store.ts';
import { library } from '../library.ts';

/** Returns the states of the tables that are due and have begun. */
export function tablesIn(store: SeasonStore): readonly TableState[] {
  const tables = {
    season: () => store.season(),
    due: () => due(store.season()),
    tableFile: ({ weekend, table, race }: Extract<Due, { kind: 'race' }>) =>
      store.raceFile(weekend, table, race.attempt),
  };
  return new TableWatcher(library).look(tables, new Date());
}
