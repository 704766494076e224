// The cockpit of every game.
import { gameTable } from '../../rules/kit/game-table.ts';
import type { RaceModel } from '../screens/race/race-model.ts';
import { championshipCockpit } from './championship-formula/championship-cockpit.ts';
import type { Cockpit } from './cockpit.ts';
import { formulaDeCockpit } from './formula-de/formula-de-cockpit.ts';

/** The cockpit of every game by its family. */
export const cockpits = gameTable<Cockpit>({
  'formula-de': formulaDeCockpit,
  'championship-formula': championshipCockpit,
});

/** Returns the cockpit of the game being raced. */
export function cockpitOf({ table }: Pick<RaceModel, 'table'>): Cockpit {
  return cockpits.of(table.book);
}
