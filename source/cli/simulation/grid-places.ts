// What a place on the grid is worth, whatever the game: how often its car won, where it came, and how often it was out.
import type { Tally } from '../../replay/tally/tally.ts';
import type { Seat, Standing } from '../../rules/kit/types.ts';
import { table } from '../printer.ts';
import type { Counter } from './counter.ts';
import { type Counts, countOf } from './counts.ts';

/** Figures of a place on the grid. */
export interface GridFigures {
  /** 1 for the pole. */
  readonly slot: number;
  readonly wins: number;
  /** Mean place of its cars, those that were out included. */
  readonly place: number;
  /** How many of its cars were out. */
  readonly out: number;
}

/** Returns the seats in the order in which a race that was counted from its grid began, the pole first. */
export function startedFrom({ rounds: [first] }: Tally): readonly Seat[] {
  return first?.order ?? [];
}

/** Counts the cars of a race that is over by the place from which they started: `grid/1/cars`, `wins`, `places`, `out`. */
export function countGrid(counter: Counter, tally: Tally, standings: readonly Standing[]): void {
  for (const [at, seat] of startedFrom(tally).entries()) {
    const { place = 0, status } = standings.find(one => one.seat === seat) ?? {};
    const isOut = status === 'retired';
    const count = (name: string, one: number) => counter.add(`grid/${at + 1}/${name}`, one);
    count('cars', 1);
    count('wins', Number(place === 1 && !isOut));
    count('places', place);
    count('out', Number(isOut));
  }
}

/** Returns the figures of each place on the grid, the pole first. */
export function gridFigures(counts: Counts): readonly GridFigures[] {
  const slots: GridFigures[] = [];
  for (let slot = 1; countOf(counts, `grid/${slot}/cars`) > 0; slot++) {
    const of = (name: string) => countOf(counts, `grid/${slot}/${name}`);
    slots.push({ slot, wins: of('wins'), place: of('places') / of('cars'), out: of('out') });
  }
  return slots;
}

/**
 * Returns the table of the grid.
 * @param more rows of a game's own, each with its name and a cell for each place
 */
export function gridLines(
  grid: readonly GridFigures[],
  more: readonly (readonly string[])[] = [],
): readonly string[] {
  const row = (name: string, of: (one: GridFigures) => string) => [name, '', ...grid.map(of)];
  return table([
    row('grid', ({ slot }) => String(slot)),
    ...more.map(([name = '', ...cells]) => [name, '', ...cells]),
    row('wins', ({ wins }) => String(wins)),
    row('mean place', ({ place }) => place.toFixed(1)),
    row('out', ({ out }) => String(out)),
  ]);
}
