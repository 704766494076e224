// Measures the circuits that have not been measured yet, reports which, and keeps the figures for the next time.
import { reasonOf } from '../../storage/disk.ts';
import { tellPerson } from '../printer.ts';

/** A board, identified by its fingerprint. */
interface Printed {
  readonly name: string;
  readonly hash: string;
}

export interface Measuring<Item, Figures> {
  readonly boardOf: (item: Item) => Printed;
  /** Takes some seconds. */
  readonly measure: (item: Item) => Figures;
  /** Writes figures where this user's own are kept; throws what the file system reports. */
  readonly keep: (figures: Figures) => void;
}

/** Returns what is known of boards by their fingerprints, with what has been measured of the others. */
export function withMeasured<Item, Figures extends { readonly board: string }>(
  items: readonly Item[],
  known: ReadonlyMap<string, Figures>,
  { boardOf, measure, keep }: Measuring<Item, Figures>,
): ReadonlyMap<string, Figures> {
  const missing = items.filter(item => !known.has(boardOf(item).hash));
  const fresh: Figures[] = [];
  for (const [at, item] of missing.entries()) {
    tellPerson(`Racing ${boardOf(item).name} (${at + 1} of ${missing.length})`);
    const figures = measure(item);
    fresh.push(figures);
    try {
      keep(figures);
    } catch (error) {
      tellPerson(`The figures cannot be saved: ${reasonOf(error)}.`);
    }
  }
  return new Map([...known, ...fresh.map(figures => [figures.board, figures] as const)]);
}
