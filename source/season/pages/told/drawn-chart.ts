// A chart of lines in letters: one for each driver or team, from the first weekend to the last one raced.
import { abridged, textWidth } from '../../../replay/text-width.ts';

export interface Series {
  /** One character. */
  readonly letter: string;
  readonly name: string;
  readonly values: readonly (number | undefined)[];
  /** The last value as text. */
  readonly last: string;
}

export interface ChartWishes {
  /** The line that is drawn in front of the others comes first. */
  readonly series: readonly Series[];
  readonly labels: readonly string[];
  readonly columns: number;
  readonly rows: number;
  /** True where the smallest value is the best one, as of places. */
  readonly isLeastOnTop: boolean;
}

const DOT = '·';
const AXIS = '│';
const TICK = '┼';
/** Rows from one number of the axis to the next. */
const TICK_ROWS = 5;
const NAME_COLUMNS_MOST = 14;
const LABEL_GAP = 1;

/** Returns the chart in lines of at most `columns`; none without a value. */
export function drawnChart(wishes: ChartWishes): readonly string[] {
  const { series, columns, labels } = wishes;
  const values = series.flatMap(one => one.values.flatMap(value => value ?? []));
  if (values.length === 0) return [];
  const scale = scaleOf(wishes, values);
  const left = Math.max(...scale.ticks.map(({ text }) => text.length)) + 1;
  const names = endLabels(wishes, scale);
  const right = Math.max(...names.map(textWidth));
  const width = columns - left - 2 - right - 2;
  const marks = Array.from({ length: scale.rows }, () => Array.from({ length: width }, () => ' '));
  const at = (index: number) =>
    labels.length < 2 ? 0 : Math.round((index * (width - 1)) / (labels.length - 1));
  for (const one of series) drawDots(one, marks, at, scale.row);
  for (const one of series.toReversed()) drawLetters(one, marks, at, scale.row);
  const rows = marks.map((row, index) => {
    const tick = scale.ticks.find(one => one.row === index);
    const axis = `${(tick?.text ?? '').padStart(left)} ${tick === undefined ? AXIS : TICK}`;
    return `${axis}${row.join('')}  ${names[index] ?? ''}`.trimEnd();
  });
  return [...rows, `${' '.repeat(left + 2)}${labelLine(labels, at, width)}`.trimEnd()];
}

interface Scale {
  readonly rows: number;
  readonly row: (value: number) => number;
  readonly ticks: readonly { readonly row: number; readonly text: string }[];
}

function scaleOf({ rows, isLeastOnTop }: ChartWishes, values: readonly number[]): Scale {
  const least = isLeastOnTop ? 1 : Math.min(0, ...values);
  const most = Math.max(least + 1, ...values);
  if (isLeastOnTop) {
    const count = Math.max(2, most);
    const step = Math.max(1, Math.floor((rows - 1) / (count - 1)));
    const row = (value: number) => (value - 1) * step;
    const ticks = Array.from({ length: count }, (_, at) => ({
      row: at * step,
      text: String(at + 1),
    }));
    return { rows: (count - 1) * step + 1, row, ticks };
  }
  const row = (value: number) => Math.round(((most - value) / (most - least)) * (rows - 1));
  const ticks = Array.from({ length: Math.ceil(rows / TICK_ROWS) }, (_, at) => {
    const index = rows - 1 - at * TICK_ROWS;
    return { row: index, text: String(Math.round(most - (index / (rows - 1)) * (most - least))) };
  });
  return { rows, row, ticks };
}

type Marks = string[][];

function drawDots(
  { values }: Series,
  marks: Marks,
  at: (index: number) => number,
  rowOf: (value: number) => number,
): void {
  values.forEach((value, index) => {
    const next = values[index + 1];
    if (value === undefined || next === undefined) return;
    const [from, to] = [at(index), at(index + 1)];
    for (let column = from + 1; column < to; column++) {
      const share = (column - from) / (to - from);
      const line = marks[Math.round(rowOf(value) + share * (rowOf(next) - rowOf(value)))];
      if (line !== undefined) line[column] = DOT;
    }
  });
}

function drawLetters(
  { values, letter }: Series,
  marks: Marks,
  at: (index: number) => number,
  rowOf: (value: number) => number,
): void {
  values.forEach((value, index) => {
    const line = value === undefined ? undefined : marks[rowOf(value)];
    if (line !== undefined) line[at(index)] = letter;
  });
}

// Each name stands beside the end of its line, or as near below it as there is a free row; without one, above it.
function endLabels({ series }: ChartWishes, { rows, row }: Scale): readonly string[] {
  const width = Math.min(NAME_COLUMNS_MOST, Math.max(...series.map(({ name }) => textWidth(name))));
  const lastWidth = Math.max(...series.map(({ last }) => last.length));
  const names = Array.from({ length: rows }, () => '');
  const ends = series.map(one => ({ ...one, end: row(lastValue(one)) }));
  for (const { letter, name, last, end } of ends.toSorted((a, b) => a.end - b.end)) {
    const below = names.findIndex((text, index) => index >= end && text === '');
    const free = below >= 0 ? below : names.lastIndexOf('');
    const shown = abridged(name, width);
    const blanks = ' '.repeat(width - textWidth(shown));
    if (free >= 0) names[free] = `${letter} ${shown}${blanks} ${last.padStart(lastWidth)}`;
  }
  return names;
}

function lastValue({ values }: Series): number {
  return values.findLast(value => value !== undefined) ?? 0;
}

function labelLine(
  labels: readonly string[],
  at: (index: number) => number,
  width: number,
): string {
  let line = '';
  labels.forEach((label, index) => {
    const middle = at(index) - Math.floor(label.length / 2);
    const column = Math.max(0, Math.min(middle, width - label.length));
    const isFree = line === '' || column >= line.length + LABEL_GAP;
    if (isFree) line = line.padEnd(column) + label;
  });
  return line;
}
