// What the flags of these scripts name: circuits, levels and printed cars.
import { deriveRows } from '../../../circuit/rows/derive-rows.ts';
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import {
  championshipDrivers,
  HEADWAY,
} from '../../../drivers/championship-formula/levels/drivers.ts';
import { planner } from '../../../drivers/championship-formula/levels/planner.ts';
import { PLAIN_EYE } from '../../../drivers/championship-formula/planning/outlook.ts';
import type { Driver } from '../../../drivers/driver.ts';
import type { CarCards } from '../../../rules/championship-formula/car.ts';
import { shippedCircuit } from '../../../testing/circuits/row-text.ts';
import { PRINTED } from './alone.ts';

export function boardNamed(id: string): RowBoard {
  return deriveRows(shippedCircuit(id));
}

/**
 * A champion without its mix: it plays the best answer to the cards that it expects, which a rival who knows it can exploit.
 */
export const UNMIXED: Driver = planner(
  { level: 'champion without its mix', misjudgement: 0, reckons: 'forecast' },
  { ...PLAIN_EYE, headway: HEADWAY },
);

/**
 * Returns the driver of a level.
 * @throws RangeError when there is no such level
 */
export function levelNamed(level: string): Driver {
  const driver = championshipDrivers.find(one => one.level === level);
  if (driver !== undefined) return driver;
  const known = championshipDrivers.map(one => one.level).join(', ');
  throw new RangeError(`There is no level "${level}". There are ${known}.`);
}

/**
 * Returns the cards of a printed car.
 * @throws RangeError when none has this name
 */
export function printedNamed(name: string): CarCards {
  const cards = PRINTED[name];
  if (cards !== undefined) return cards;
  throw new RangeError(`There is no car "${name}". There are ${Object.keys(PRINTED).join(', ')}.`);
}
