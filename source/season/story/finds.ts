// What stands out in the sheet of a race: cars that were first in something.

import type { Retirement } from '../../replay/tally/retirement.ts';
import { leaders } from '../sheet/leaders.ts';
import type { RaceSheet, SheetLine } from '../sheet/race-sheet.ts';

export interface Find {
  readonly line: SheetLine;
  readonly figure: number;
}

/** Returns the one car with the highest figure, if that is `least` or more; undefined when two share it. */
export function most(
  lines: readonly SheetLine[],
  figureOf: (line: SheetLine) => number | undefined,
  least: number,
): Find | undefined {
  const found = lines
    .map(line => ({ line, figure: figureOf(line) ?? Number.NEGATIVE_INFINITY }))
    .toSorted((a, b) => b.figure - a.figure);
  const [first, second] = found;
  if (first === undefined || first.figure < least || first.figure === second?.figure)
    return undefined;
  return first;
}

/** Returns the places gained since the grid by a car that has finished; undefined for any other. */
export function gain({ status, grid, place }: SheetLine): number | undefined {
  return status === 'finished' && place !== undefined ? grid - place : undefined;
}

/** Returns the car with the fastest lap, undefined when two share it. */
export function fastest({ lines }: RaceSheet): Find | undefined {
  const found = most(
    lines,
    ({ fastestLap }) => (fastestLap === undefined ? undefined : -fastestLap),
    Number.MIN_SAFE_INTEGER,
  );
  return found && { line: found.line, figure: -found.figure };
}

/** Returns the number of rounds of the record at the end of which somebody led, up to the flag. */
export function roundsLed({ lines }: RaceSheet): number {
  return leaders(lines).length;
}

/** Returns the figure of only this game in which one car stands out most, by how far it exceeds its least. */
export function notableFigure(
  lines: readonly SheetLine[],
  notable: Readonly<Record<string, number>>,
): (Find & { readonly name: string }) | undefined {
  const found = Object.entries(notable).flatMap(([name, least]) => {
    const one = most(lines, ({ figures }) => figures[name] ?? 0, least);
    return one === undefined ? [] : [{ ...one, name, worth: one.figure / least }];
  });
  return found.toSorted((a, b) => b.worth - a.worth)[0];
}

export interface Dropped {
  readonly line: SheetLine;
  readonly out: Retirement;
}

/** Returns the cars that are out, in the order of the rounds in which they dropped out. */
export function dropped(lines: readonly SheetLine[]): readonly Dropped[] {
  return lines
    .flatMap(line => (line.out === undefined ? [] : [{ line, out: line.out }]))
    .toSorted((a, b) => a.out.round - b.out.round);
}
