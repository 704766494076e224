// How much of the rest of a race will be wet: nothing to guess under a sky that holds, else by the circuit's own table (M-3-2).

import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { FormulaDeRace } from '../../rules/formula-de/state.ts';
import { trackOf } from '../../rules/formula-de/table.ts';

/** Weather rolls that one car causes in a round: a 20 in 5th or a 30 in 6th now and then (M-3-2-4). */
const ROLLS_PER_PLAY = 0.03;

/** Whether no car will meet rain any more. */
export function isDryToTheEnd(race: Pick<FormulaDeRace, 'weather'>): boolean {
  return isFixed(race) && trackOf(race) === 'dry';
}

/**
 * Share of the next `rounds` rounds, from 0 to 1, during which the track is wet, as far as anybody can know.
 * @param haste how soon a driver expects the weather to turn: 1 = as the dice say
 */
export function wetShare(
  race: Pick<FormulaDeRace, 'cars' | 'weather'>,
  board: FormulaBoard,
  rounds: number,
  haste = 1,
): number {
  const now = trackOf(race) === 'wet' ? 1 : 0;
  if (isFixed(race)) return now;
  const faces = (sky: string) => board.weather.filter(one => one === sky).length;
  const turning = faces('sun') + faces('rain');
  if (turning === 0) return now;
  const later = faces('rain') / turning;
  const running = race.cars.filter(car => car.status === 'racing').length;
  const changes = (haste * rounds * running * ROLLS_PER_PLAY * turning) / board.weather.length;
  // How long the present state lasts on average.
  const kept = 1 / (1 + changes / 2);
  return later + (now - later) * kept;
}

// Where there is no weather the track stays as it is.
function isFixed({ weather }: Pick<FormulaDeRace, 'weather'>): boolean {
  return weather === undefined || weather.hold === 'fixed';
}
