// The table of `chicane tracks list` for boards in rows.
import type { ByCar } from '../../../storage/tracks/track-figures.ts';
import { figure, type ListColumns, listTable, share } from '../list-table.ts';
import type { RowFacts } from './row-facts.ts';

const COLUMNS: ListColumns<RowFacts> = {
  figures: [
    { heading: 'metres', cell: facts => figure(facts.metres) },
    { heading: 'spaces', cell: facts => figure(facts.spaces) },
    { heading: 'corners', cell: facts => figure(facts.corners) },
    { heading: '3 wide', cell: facts => share(facts.wide) },
    { heading: 'par', cell: facts => figure(facts.par) },
    { heading: 'cars', cell: ({ turns }) => threeCars(turns) },
    { heading: 'overtakes', cell: facts => facts.overtakes?.toFixed(2) ?? '' },
  ],
  racing: [
    { heading: 'wins', cell: ({ wins }) => threeCars(wins) },
    { heading: 'slips', cell: facts => facts.slips?.toFixed(2) ?? '' },
    { heading: 'passes', cell: facts => facts.passes?.toFixed(2) ?? '' },
    { heading: 'spins', cell: facts => facts.spins?.toFixed(2) ?? '' },
    { heading: 'lines', cell: facts => figure(facts.lines) },
    { heading: 'grid', cell: facts => figure(facts.grid) },
    { heading: 'pits', cell: facts => (facts.pits === 0 ? '' : figure(facts.pits)) },
  ],
};

/** Returns a figure for each printed car, front, middle and back; nothing where nobody knows it. */
function threeCars(figures: ByCar | undefined): string {
  return figures === undefined ? '' : `${figures.front}/${figures.middle}/${figures.back}`;
}

/** Returns the lines of a list as wide as the terminal allows. */
export function rowFactsTable(facts: readonly RowFacts[], columns: number): readonly string[] {
  return listTable(facts, COLUMNS, columns);
}
