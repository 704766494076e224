// The scorers of all games, by family.
import { gameTable } from '../../rules/kit/game-table.ts';
import { rowScorer } from './championship-formula/row-scorer.ts';
import { formulaDeScorer } from './formula-de/formula-de-scorer.ts';
import type { Scorer } from './scorer.ts';

export const scorers = gameTable<Scorer>({
  'formula-de': formulaDeScorer,
  'championship-formula': rowScorer,
});
