// The games by family: how the events of their races are counted for a sheet.
import { gameTable } from '../../rules/kit/game-table.ts';
import { rowScorer } from './championship-formula/row-scorer.ts';
import { formulaDeScorer } from './formula-de/formula-de-scorer.ts';
import type { Scorer } from './scorer.ts';

/** The scorers of all games, by family. */
export const scorers = gameTable<Scorer>({
  'formula-de': formulaDeScorer,
  'championship-formula': rowScorer,
});
