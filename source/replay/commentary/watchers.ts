// The watchers of all games, by family.
import { gameTable } from '../../rules/kit/game-table.ts';
import { rowWatcher } from './championship-formula/row-watcher.ts';
import { formulaDeWatcher } from './formula-de/formula-de-watcher.ts';
import type { Watcher } from './watcher.ts';

export const watchers = gameTable<Watcher>({
  'formula-de': formulaDeWatcher,
  'championship-formula': rowWatcher,
});
