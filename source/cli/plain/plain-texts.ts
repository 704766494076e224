// The plain texts of all games, by family.
import { gameTable } from '../../rules/kit/game-table.ts';
import { championshipPlainText } from './championship-formula/championship-plain-text.ts';
import { formulaDePlainText } from './formula-de/formula-de-plain-text.ts';
import type { PlainText } from './plain-text.ts';

export const plainTexts = gameTable<PlainText>({
  'formula-de': formulaDePlainText,
  'championship-formula': championshipPlainText,
});
