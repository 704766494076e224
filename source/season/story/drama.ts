// The drama of a race: how much happened, as one number and one word.
import type { RaceSheet } from '../sheet/race-sheet.ts';

/** The words for it, from little to much, with the least density of each. */
export const DRAMA_LEAST = {
  procession: 0,
  quiet: 1,
  open: 2,
  fight: 4,
  streetFight: 7,
} as const;
export type DramaWord = keyof typeof DRAMA_LEAST;

export interface Drama {
  readonly points: number;
  readonly word: DramaWord;
}

/**
 * Returns the drama of a race: its changes of the lead and its overtakes, those on the last lap counted twice, and 2 for
 * each leader that dropped out. The word is that of the higher of two densities: all of it per car and lap, or twice the
 * changes of the lead per lap, so that a duel at the head of a large field is no procession.
 */
export function dramaOf({ leadChanges, lines, laps }: RaceSheet): Drama {
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const overtakes = sum(lines.map(line => line.overtakes + line.lateOvertakes));
  const leadersOut = lines.filter(({ out }) => out?.place === 1).length;
  const points = leadChanges + overtakes + 2 * leadersOut;
  return { points, word: wordFor(Math.max(points / lines.length, 2 * leadChanges) / laps) };
}

function wordFor(density: number): DramaWord {
  const words = Object.entries(DRAMA_LEAST) as [DramaWord, number][];
  return words.findLast(([, least]) => density >= least)?.[0] ?? 'procession';
}
