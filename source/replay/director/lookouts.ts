// The games by family: what the events of their races tell at once.
import { gameTable } from '../../rules/kit/game-table.ts';
import { rowLookout } from './championship-formula/row-lookout.ts';
import { formulaDeLookout } from './formula-de/formula-de-lookout.ts';
import type { Lookout } from './lookout.ts';

/** The lookouts of all games, by family. */
export const lookouts = gameTable<Lookout>({
  'formula-de': formulaDeLookout,
  'championship-formula': rowLookout,
});
