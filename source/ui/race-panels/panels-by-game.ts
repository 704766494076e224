// The panels of every game.
import { gameTable } from '../../rules/kit/game-table.ts';
import type { RaceModel } from '../screens/race/race-model.ts';
import { championshipPanels } from './championship-formula/championship-panels.ts';
import { formulaDePanels } from './formula-de/formula-de-panels.ts';
import type { RacePanels } from './race-panels.ts';

export const panelsByGame = gameTable<RacePanels>({
  'formula-de': formulaDePanels,
  'championship-formula': championshipPanels,
});

export function panelsOf({ table }: Pick<RaceModel, 'table'>): RacePanels {
  return panelsByGame.of(table.book);
}
