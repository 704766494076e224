// The table of `chicane tracks list`, as wide as the terminal allows.
import { safeText } from '../storage/untrusted-text.ts';
import { textWidth } from '../ui/theme/width.ts';
import { table } from './printer.ts';
import type { TrackFacts } from './track-facts.ts';

interface Column {
  readonly heading: string;
  readonly cell: (facts: TrackFacts) => string;
}

const ID: Column = { heading: 'id', cell: facts => facts.id };
const NAME: Column = { heading: 'name', cell: facts => facts.name };
const FIGURES: readonly Column[] = [
  { heading: 'metres', cell: facts => figure(facts.metres) },
  { heading: 'spaces', cell: facts => figure(facts.spaces) },
  { heading: 'corners', cell: facts => figure(facts.corners) },
  { heading: 'stops', cell: facts => figure(facts.stops) },
  { heading: 'par', cell: facts => facts.par.toFixed(1) },
  { heading: 'overtakes', cell: facts => facts.overtakes?.toFixed(1) ?? '' },
  { heading: 'cpu', cell: facts => figure(facts.cpuLap) },
  { heading: 'you', cell: facts => figure(facts.ownLap) },
];

function figure(value: number | undefined): string {
  return value === undefined ? '' : String(value);
}

/** A place cut shorter than this says nothing. */
const PLACE_LEAST = 8;

/** The lines: id and figures in any case, the name where there is room for it, the place where there is room left. */
export function factsTable(facts: readonly TrackFacts[], columns: number): readonly string[] {
  const figures = FIGURES.filter(column => facts.some(entry => column.cell(entry) !== ''));
  const named = linesOf([ID, NAME, ...figures], facts, 2);
  const room = columns - widthOf(named) - 2;
  if (room < 0) return linesOf([ID, ...figures], facts, 1);
  if (room < PLACE_LEAST) return named;
  const place: Column = { heading: 'place', cell: entry => safeText(entry.place, room) };
  return linesOf([ID, NAME, place, ...figures], facts, 3);
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
