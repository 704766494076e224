// The games by family: what the events of their races tell at once.
import { gameTable } from '../../rules/kit/game-table.ts';
import { rowWatcher } from './championship-formula/row-watcher.ts';
import { formulaDeWatcher } from './formula-de/formula-de-watcher.ts';
import type { Watcher } from './watcher.ts';

/** The watchers of all games, by family. */
export const watchers = gameTable<Watcher>({
  'formula-de': formulaDeWatcher,
  'championship-formula': rowWatcher,
});
