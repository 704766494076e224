// The movement chart of Trant as it is printed, apart from the one that the book plays by (TR-48, TR-103, TR-106).

/** Points by roll, one line for each of the rolls 1 to 20, gears 1 to 6 in a line. */
const LINES = `
1 2 4  7 11 21
1 2 4  7 12 22
1 2 5  7 12 22
1 3 5  8 13 23
1 3 6  8 13 23
1 3 6  8 14 24
1 3 6  9 14 24
1 3 6  9 15 25
1 3 6  9 15 25
2 4 7 10 16 26
2 4 7 10 16 26
2 4 7 10 17 27
2 4 7 10 17 27
2 4 7 11 18 28
2 4 8 11 18 28
2 4 8 11 19 29
2 4 8 12 19 29
2 4 8 12 20 30
2 4 8 12 20 30
2 4 8 12 20 30
`;
const CHART = LINES.trim()
  .split('\n')
  .map(line => line.trim().split(/ +/).map(Number));

export const ROLLS: readonly number[] = CHART.map((_, line) => line + 1);

/** The roll that strains the engine (TR-103). */
export const STRAINING_ROLL = 16;

/** Rolls that an engine point adds (TR-106). */
export const BOOST = 5;

/** Returns the movement points of a roll in a gear; the last line holds for whatever lies beyond it (TRR-17). */
export function chartPoints(gear: number, roll: number): number {
  const line = CHART[Math.min(roll, CHART.length) - 1];
  return line?.[gear - 1] ?? 0;
}
