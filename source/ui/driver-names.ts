// Names of drivers that the characters of the screen can write; two names that both became question marks would be one.
import type { Driver } from './messages.ts';
import { isWritable } from './theme/fit.ts';

/**
 * Returns the drivers as this screen names them: where it has ASCII only, a name with other letters is replaced by
 * `stand` of the driver's number from 1, and kept in `entered`.
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
