// How likely the weather is to change the track, from the ladder of the book and the table of the circuit.
import type { FormulaBoard } from '../../../../circuit/formula-board.ts';
import type { BookValues } from '../../values.ts';
import { skyOf, type WeatherState, weatherAfter } from './weather.ts';

/**
 * Returns the chance from 0 to 1 that the track changes between dry and wet at least once within so many rolls of the
 * weather (M-3-2-6); 0 under a sky that holds.
 */
export function chanceOfOtherTrack(
  now: WeatherState,
  rolls: number,
  board: FormulaBoard,
  values: Pick<BookValues, 'blackDie' | 'weather'>,
): number {
  if (rolls === 0 || now.hold === 'fixed') return 0;
  const { faces } = values.blackDie;
  const chances = faces.map(face => {
    const next = weatherAfter(now, skyOf(board, face), values.weather.ladder);
    return next.track === now.track ? chanceOfOtherTrack(next, rolls - 1, board, values) : 1;
  });
  return chances.reduce((sum, chance) => sum + chance, 0) / faces.length;
}
