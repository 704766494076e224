// The volume of the tests: every kind of case in every run of `npm test`, many more of each in `npm run check:long`.

/** Returns the number of runs, races or laps of a test: `short` in `npm test`, `long` in `npm run check:long`. */
export function volume(short: number, long: number): number {
  return process.env['CHECK_VOLUME'] === 'long' ? long : short;
}
