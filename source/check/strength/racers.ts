// The drivers of a measurement, as its flags name them: a level, with other weights or without its run to the flag.
import type { Driver } from '../../drivers/driver.ts';
import { driverOf } from '../../drivers/levels/drivers.ts';
import { PLAIN_TASTE, type Taste } from '../../drivers/levels/taste.ts';
import { planner } from '../../drivers/planning/planner.ts';
import { racing } from '../../drivers/planning/rollout/look-ahead.ts';
import { levelNamed } from '../orders.ts';

/**
 * Returns the driver of a level.
 * @param onePlay whether champions imagine no run to the flag, which is much faster; other levels never do
 * @throws RangeError when there is no such level
 */
export function racerNamed(level: string, onePlay: boolean, taste: Taste = PLAIN_TASTE): Driver {
  const driver = levelNamed(level);
  if (level === 'champion' && onePlay) return planner({ level, misjudgement: 0 }, racing(taste));
  return driverOf(level, taste) ?? driver;
}

/**
 * Returns the plain taste with other weights, given as `danger=2,contact=1.5`.
 * @throws RangeError for a weight that there is not, and for one that is no number
 */
export function tasteNamed(text: string): Taste {
  const weights = text.split(',').map(part => {
    const [name = '', weight = ''] = part.split('=');
    if (!(name in PLAIN_TASTE)) {
      const known = Object.keys(PLAIN_TASTE).join(', ');
      throw new RangeError(`There is no weight "${name}". There are ${known}.`);
    }
    return [name, weightOf(weight)] as const;
  });
  return { ...PLAIN_TASTE, ...Object.fromEntries(weights) };
}

function weightOf(text: string): number {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  throw new RangeError(`--taste takes numbers such as 1.5, not "${text}".`);
}
