// The table of `chicane tracks list` for Formula Dé.

import { figure, type ListColumns, listTable, share } from '../list-table.ts';
import type { TrackFacts } from './facts.ts';

const COLUMNS: ListColumns<TrackFacts> = {
  figures: [
    { heading: 'metres', cell: facts => figure(facts.metres) },
    { heading: 'spaces', cell: facts => figure(facts.spaces) },
    { heading: 'corners', cell: facts => figure(facts.corners) },
    { heading: 'stops', cell: facts => figure(facts.stops) },
    { heading: 'par', cell: facts => facts.par.toFixed(1) },
    { heading: 'overtakes', cell: facts => facts.overtakes?.toFixed(2) ?? '' },
    { heading: 'cpu', cell: facts => figure(facts.cpuLap) },
    { heading: 'you', cell: facts => figure(facts.ownLap) },
  ],
  racing: [
    { heading: 'slips', cell: facts => facts.slipstreams?.toFixed(2) ?? '' },
    { heading: 'contacts', cell: facts => facts.contacts?.toFixed(2) ?? '' },
    { heading: 'engine', cell: facts => facts.enginePoints?.toFixed(2) ?? '' },
    { heading: '5th+6th', cell: facts => share(facts.fastGears) },
  ],
};

export function factsTable(facts: readonly TrackFacts[], columns: number): readonly string[] {
  return listTable(facts, COLUMNS, columns);
}
