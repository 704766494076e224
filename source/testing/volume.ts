// The volume of the tests: every kind of case in every run of `npm test`, many more of each in `npm run check:long`.

/** Returns how much a test does, such as a number of races: `short` in `npm test`, `long` in `npm run check:long`. */
export function volume<X = number>(short: X, long: X): X {
  return process.env['CHECK_VOLUME'] === 'long' ? long : short;
}
