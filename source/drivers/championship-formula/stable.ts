// The drivers of this game for the table of the stables.
import { championshipAdviser } from './advice.ts';
import { championshipDrivers } from './levels/drivers.ts';

/** The drivers of Championship Formula Racing, one of every level, weakest first. */
export const championshipStable = {
  drivers: championshipDrivers,
  adviser: championshipAdviser,
};
