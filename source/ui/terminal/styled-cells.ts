// A line of a terminal as cells: each with its character and the style in which it is painted.
import { graphemesOf } from '../theme/width.ts';

/** The attributes of a cell that this program uses; all absent in the usual style of a terminal. */
interface Pen {
  readonly bold?: boolean;
  readonly dim?: boolean;
  readonly underline?: boolean;
  readonly inverse?: boolean;
  /** Parameters of the colour, such as `38;5;33`. */
  readonly colour?: string;
  /** Parameter of the colour behind it. */
  readonly ground?: string;
}

/** A column of a line; the second column of a wide character holds an empty mark. */
export interface StyledCell {
  readonly mark: string;
  /** Parameters that set its style from the usual one; empty for that. */
  readonly style: string;
}

const BLANK: StyledCell = { mark: ' ', style: '' };
const ESC = '\u001b';
const SGR = new RegExp(`${ESC}\\[([\\d;]*)m`, 'y');

/** Returns the cells of a text of one line; undefined when it holds anything but characters and styles known here. */
export function cellsOf(text: string): readonly StyledCell[] | undefined {
  const cells: StyledCell[] = [];
  let pen: Pen = {};
  for (let at = 0; at < text.length; ) {
    if (text[at] === ESC) {
      SGR.lastIndex = at;
      const found = SGR.exec(text);
      const next = found === null ? undefined : penAfter(pen, found[1] ?? '');
      if (next === undefined || found === null) return undefined;
      pen = next;
      at += found[0].length;
      continue;
    }
    const end = text.indexOf(ESC, at);
    const stretch = text.slice(at, end < 0 ? text.length : end);
    if (!addCells(cells, stretch, pen)) return undefined;
    at += stretch.length;
  }
  return cells;
}

// Adds the cells of a text; reports whether every character has a width.
function addCells(cells: StyledCell[], text: string, pen: Pen): boolean {
  const style = styleOf(pen);
  const showsBlanks = pen.underline === true || pen.inverse === true;
  for (const { text: mark, width } of graphemesOf(text)) {
    if (width === 0) return false;
    cells.push(mark === ' ' && !showsBlanks ? BLANK : { mark, style });
    for (let more = 1; more < width; more++) cells.push({ mark: '', style });
  }
  return true;
}

const FINE_COLOUR = '38';

function penAfter(pen: Pen, parameters: string): Pen | undefined {
  const codes = parameters === '' ? ['0'] : parameters.split(';');
  let next: Pen | undefined = pen;
  for (let at = 0; at < codes.length && next !== undefined; at++) {
    if (codes[at] === FINE_COLOUR && codes[at + 1] === '5') {
      next = { ...next, colour: codes.slice(at, at + 3).join(';') };
      at += 2;
    } else next = changedBy(next, Number(codes[at]));
  }
  return next;
}

function changedBy(pen: Pen, code: number): Pen | undefined {
  const isColour = (code >= 30 && code <= 37) || (code >= 90 && code <= 97);
  if (isColour) return { ...pen, colour: String(code) };
  if (code === 40 || code === 107) return { ...pen, ground: String(code) };
  switch (code) {
    case 0:
      return {};
    case 1:
      return { ...pen, bold: true };
    case 2:
      return { ...pen, dim: true };
    case 4:
      return { ...pen, underline: true };
    case 7:
      return { ...pen, inverse: true };
    case 22:
      return { ...pen, bold: false, dim: false };
    case 24:
      return { ...pen, underline: false };
    case 27:
      return { ...pen, inverse: false };
    case 39:
      return { ...pen, colour: '' };
    case 49:
      return { ...pen, ground: '' };
    default:
      return undefined;
  }
}

function styleOf(pen: Pen): string {
  const { bold = false, dim = false, underline = false, inverse = false } = pen;
  const { colour = '', ground = '' } = pen;
  return [bold ? '1' : '', dim ? '2' : '', underline ? '4' : '', inverse ? '7' : '', ground, colour]
    .filter(part => part !== '')
    .join(';');
}

/** Cells between two changes that are painted again, because a step over them costs as many bytes. */
const BRIDGE = 6;

/** Returns the codes that turn one line into another, cell by cell, and end in the usual style. */
export function difference(before: readonly StyledCell[], after: readonly StyledCell[]): string {
  const length = Math.max(before.length, after.length);
  const cell = (at: number) => after[at] ?? BLANK;
  const differs = (at: number) => {
    const was = before[at] ?? BLANK;
    return was.mark !== cell(at).mark || was.style !== cell(at).style;
  };
  let text = '';
  for (let at = 0; at < length; at++) {
    if (!differs(at)) continue;
    let last = at;
    for (let ahead = at + 1; ahead < length && ahead - last <= BRIDGE; ahead++) {
      if (differs(ahead)) last = ahead;
    }
    // A change neither begins nor ends in the middle of a wide character.
    let from = at;
    while (from > 0 && cell(from).mark === '') from--;
    while (last + 1 < length && cell(last + 1).mark === '') last++;
    const stretch = Array.from({ length: last - from + 1 }, (_, step) => cell(from + step));
    text += `${ESC}[${from + 1}G${paintedCells(stretch)}`;
    at = last;
  }
  return text;
}

// Whether underlined or inverse; the numbers of a fine colour come last and are cut off, because they may be 4 or 7 too.
function showsOnBlanks(style: string): boolean {
  const [attributes = ''] = style.split('38;');
  return attributes.split(';').some(part => part === '4' || part === '7');
}

function paintedCells(cells: readonly StyledCell[]): string {
  let text = '';
  let style = '';
  for (const cell of cells) {
    // A blank may be painted in any colour.
    const changes = cell.style !== style && (cell !== BLANK || showsOnBlanks(style));
    if (changes) {
      text += `${ESC}[${changeOf(style, cell.style)}m`;
      style = cell.style;
    }
    text += cell.mark;
  }
  return style === '' ? text : `${text}${ESC}[m`;
}

// Returns the parameters that turn one style into another: only those that are added where none ends, else a reset and all
// of them.
function changeOf(from: string, to: string): string {
  if (to === '' || from === '') return to;
  const [before, after] = [partsOf(from), partsOf(to)];
  const stays = before.attributes.every(one => after.attributes.includes(one));
  if (!stays || after.colour === '') return `0;${to}`;
  const added = after.attributes.filter(one => !before.attributes.includes(one));
  return [...added, ...(after.colour === before.colour ? [] : [after.colour])].join(';');
}

function partsOf(style: string): {
  readonly attributes: readonly string[];
  readonly colour: string;
} {
  const parts = style.split(';');
  const at = parts.findIndex(part => part.length > 1);
  return at < 0
    ? { attributes: parts, colour: '' }
    : { attributes: parts.slice(0, at), colour: parts.slice(at).join(';') };
}
