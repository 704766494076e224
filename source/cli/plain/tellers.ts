// The tellers of all games, by family.
import { gameTable } from '../../rules/kit/game-table.ts';
import { championshipTeller } from './championship-formula/championship-teller.ts';
import { formulaDeTeller } from './formula-de/formula-de-teller.ts';
import type { Teller } from './teller.ts';

/** The tellers by family. */
export const tellers = gameTable<Teller>({
  'formula-de': formulaDeTeller,
  'championship-formula': championshipTeller,
});
