// The table of `chicane tracks list`, as wide as the terminal allows.
import { safeText } from '../../storage/untrusted-text.ts';
import { textWidth } from '../../ui/theme/width.ts';
import { table } from '../printer.ts';
import type { TrackFacts } from './facts.ts';

interface Column {
  readonly heading: string;
  readonly cell: (facts: TrackFacts) => string;
}

const ID: Column = { heading: 'id', cell: facts => facts.id };
const NAME: Column = { heading: 'name', cell: facts => facts.name };
/** The columns about racing, shown where there is room. */
const RACING: readonly Column[] = [
  { heading: 'slips', cell: facts => facts.slipstreams?.toFixed(2) ?? '' },
  { heading: 'contacts', cell: facts => facts.contacts?.toFixed(2) ?? '' },
  { heading: 'engine', cell: facts => facts.enginePoints?.toFixed(2) ?? '' },
  { heading: '5th+6th', cell: facts => share(facts.fastGears) },
];
const FIGURES: readonly Column[] = [
  { heading: 'metres', cell: facts => figure(facts.metres) },
  { heading: 'spaces', cell: facts => figure(facts.spaces) },
  { heading: 'corners', cell: facts => figure(facts.corners) },
  { heading: 'stops', cell: facts => figure(facts.stops) },
  { heading: 'par', cell: facts => facts.par.toFixed(1) },
  { heading: 'overtakes', cell: facts => facts.overtakes?.toFixed(2) ?? '' },
  { heading: 'cpu', cell: facts => figure(facts.cpuLap) },
  { heading: 'you', cell: facts => figure(facts.ownLap) },
];

function figure(value: number | undefined): string {
  return value === undefined ? '' : String(value);
}

function share(percent: number | undefined): string {
  return percent === undefined ? '' : `${percent} %`;
}

/** Fewest columns in which a place is still recognisable. */
const PLACE_LEAST = 8;

/** Returns the lines: id and figures always, and the name, the racing and the place where there is room. */
export function factsTable(facts: readonly TrackFacts[], columns: number): readonly string[] {
  const few = told(FIGURES, facts);
  const all = [...few, ...told(RACING, facts)];
  const full = linesOf([ID, NAME, ...all], facts, 2);
  const room = columns - widthOf(full) - 2;
  if (room >= PLACE_LEAST) {
    const place: Column = { heading: 'place', cell: entry => safeText(entry.place, room) };
    return linesOf([ID, NAME, place, ...all], facts, 3);
  }
  const named = linesOf([ID, NAME, ...few], facts, 2);
  const tries = [full, named, linesOf([ID, ...few], facts, 1)];
  return tries.find(lines => widthOf(lines) <= columns) ?? tries.at(-1) ?? [];
}

// Leaves out columns without a figure for any circuit.
function told(columns: readonly Column[], facts: readonly TrackFacts[]): readonly Column[] {
  return columns.filter(column => facts.some(entry => column.cell(entry) !== ''));
}

function linesOf(
  columns: readonly Column[],
  facts: readonly TrackFacts[],
  left: number,
): readonly string[] {
  const headings = columns.map(({ heading }) => heading);
  return table([headings, ...facts.map(entry => columns.map(({ cell }) => cell(entry)))], left);
}

function widthOf(lines: readonly string[]): number {
  return Math.max(...lines.map(textWidth));
}
