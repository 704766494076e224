// Drivers under names that the characters of the screen can write: two names that would both turn into question marks
// would be one.
import type { Driver } from './messages.ts';
import { isWritable } from './theme/fit.ts';

/**
 * The drivers as this screen names them: where it has ASCII only, a name with other letters gives way to `stand`, made of
 * the number of the driver from 1; `entered` keeps it.
 */
export function writable(
  drivers: readonly Driver[],
  ascii: boolean,
  stand: (number: number) => string,
): readonly Driver[] {
  if (!ascii) return drivers;
  return drivers.map((driver, at) =>
    isWritable(driver.name) ? driver : { ...driver, name: stand(at + 1), entered: driver.name },
  );
}
