// A page laid out for a width: lines of spans, tables side by side where there is room.
import { abridged, cutText, textWidth, wrapped } from '../../../replay/text-width.ts';
import type { PageDrawing, PagePart, SeasonPage } from '../page.ts';
import { compacted, type Placed, tableLines, tableWidth } from './fitted-table.ts';

export interface PageSpan {
  readonly text: string;
  readonly role: 'title' | 'aside' | 'head' | 'rule' | 'plain';
  readonly cell?: CellPlace;
}

/** A cell: index of its part on the page, of its row and of its column. */
export interface CellPlace {
  readonly part: number;
  readonly row: number;
  readonly column: number;
}

export type PageLine = readonly PageSpan[];

/** Columns between two parts that stand side by side. */
const GAP = 3;
/** A text stands beside another part only where this many columns are left for it. */
const TEXT_COLUMNS_LEAST = 36;
/** Most lines by which something beside a table may be longer than the table. */
const LONGER_MOST = 4;
/** Columns of this rank and above may be left out to make room for something beside their table. */
const COMPACT_RANK = 100;

export function pageLines(page: SeasonPage, columns: number): readonly PageLine[] {
  const bands = bandsOf(page.parts, columns);
  const body = bands.flatMap((band, at): readonly PageLine[] => [
    ...(at === 0 ? [] : [[]]),
    ...band,
  ]);
  return [
    ...titleLines(page, columns),
    [{ text: '─'.repeat(columns), role: 'rule' } as const],
    ...body,
  ];
}

function titleLines({ title, aside = '' }: SeasonPage, columns: number): readonly PageLine[] {
  const room = columns - textWidth(title) - textWidth(aside);
  const first = { text: abridged(title, columns), role: 'title' } as const;
  if (aside === '') return [[first]];
  const second = { text: abridged(aside, columns), role: 'aside' } as const;
  if (room < 2) return [[first], [second]];
  return [[first, { text: ' '.repeat(room), role: 'plain' }, second]];
}

interface Block {
  readonly width: number;
  readonly lines: readonly PageLine[];
}

// Stacks parts below one another in columns side by side, each as wide as its widest part, as long as there is room beside
// those already placed.
function bandsOf(parts: readonly PagePart[], columns: number): readonly (readonly PageLine[])[] {
  const bands: (readonly PageLine[])[] = [];
  const placed = parts.map((part, at) => ({ part, at }));
  for (let from = 0; from < placed.length; ) {
    const whole = bandFrom(placed.slice(from), columns, false);
    const compact = bandFrom(placed.slice(from), columns, true);
    const gained = placed.slice(from + whole.parts, from + compact.parts);
    const band = gained.some(({ part }) => part.kind === 'table') ? compact : whole;
    bands.push(sideBySide(band.stacks));
    from += band.parts;
  }
  return bands;
}

interface Band {
  readonly stacks: readonly Block[];
  readonly parts: number;
}

// Returns the first part and the parts that can stand beside it.
function bandFrom(placed: readonly Part[], columns: number, compact: boolean): Band {
  const [first, ...others] = placed;
  if (first === undefined) return { stacks: [], parts: 0 };
  const { part, at } = first;
  const shown = compact && part.kind === 'table' ? compacted(part, COMPACT_RANK) : part;
  let stacks: readonly Block[] = [blockOf({ part: shown, at }, columns)];
  let parts = 1;
  for (const next of others) {
    const wider = beside(stacks, next, columns);
    if (wider === undefined) break;
    stacks = wider;
    parts += 1;
  }
  return { stacks, parts };
}

interface Part {
  readonly part: PagePart;
  readonly at: number;
}

// Returns the columns with one more part, undefined where there is no room for it.
function beside(stacks: readonly Block[], part: Part, columns: number): Block[] | undefined {
  const height = stacks[0]?.lines.length ?? 0;
  const others = stacks.slice(0, -1);
  const last = stacks.at(-1);
  if (last === undefined || part.part.kind === 'drawing') return undefined;
  const taken = (list: readonly Block[]) => list.reduce((sum, { width }) => sum + width + GAP, 0);
  if (stacks.length > 1) {
    const below = fitted(part, columns - taken(others));
    const lines = [...last.lines, [], ...(below?.lines ?? [])];
    if (below !== undefined && lines.length <= height + LONGER_MOST) {
      return [...others, { width: Math.max(last.width, below.width), lines }];
    }
  }
  const next = fitted(part, columns - taken(stacks));
  return next === undefined || next.lines.length > height + LONGER_MOST
    ? undefined
    : [...stacks, next];
}

function fitted(part: Part, room: number): Block | undefined {
  if (part.part.kind === 'text' && room < TEXT_COLUMNS_LEAST) return undefined;
  if (part.part.kind === 'table' && tableWidth(part.part) > room) return undefined;
  return blockOf(part, room);
}

function blockOf({ part, at }: Part, columns: number): Block {
  switch (part.kind) {
    case 'text': {
      const lines = part.lines.flatMap(line => (line === '' ? [''] : wrapped(line, columns)));
      return { width: columns, lines: lines.map(plainLine) };
    }
    case 'drawing': {
      const lines = drawingFor(part, columns);
      const drawn = lines.map(line => plainLine(cutText(line, columns)));
      const name = part.name === '' ? [] : [[{ text: part.name, role: 'head' } as const]];
      return { width: widthOf(lines), lines: [...name, ...drawn] };
    }
    case 'table': {
      const { width, lines } = tableLines(part, columns);
      return { width, lines: lines.map(line => line.map(span => spanOf(span, at))) };
    }
  }
}

function drawingFor({ lines, wider = [] }: PageDrawing, columns: number): readonly string[] {
  return wider.findLast(drawing => widthOf(drawing) <= columns) ?? lines;
}

function widthOf(lines: readonly string[]): number {
  return Math.max(0, ...lines.map(textWidth));
}

function spanOf({ text, head, row, column }: Placed, part: number): PageSpan {
  if (head) return { text, role: 'head' };
  if (row === undefined || column === undefined) return { text, role: 'plain' };
  return { text, role: 'plain', cell: { part, row, column } };
}

function plainLine(text: string): PageLine {
  return [{ text, role: 'plain' }];
}

function sideBySide(stacks: readonly Block[]): readonly PageLine[] {
  const height = Math.max(...stacks.map(({ lines }) => lines.length));
  return Array.from({ length: height }, (_, row) =>
    stacks.flatMap(({ width, lines }, at): PageLine => {
      const line = lines[row] ?? [];
      if (at === stacks.length - 1) return line;
      const used = line.reduce((sum, { text }) => sum + textWidth(text), 0);
      return [...line, { text: ' '.repeat(width - used + GAP), role: 'plain' }];
    }),
  );
}
