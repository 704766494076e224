// Widths in terminal columns. What the screen itself draws is one column per character and takes a short cut.
import stringWidth from 'string-width';

// Printable ASCII, the letters of western and central Europe, dashes and quotation marks, arrows, box drawing, blocks,
// the geometric shapes of the glyph table, braille.
const SINGLE =
  /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u017f–—‘’“”‥−◆◇✗→↗↘↑↓…•✔≈─-▟■□▲▸▼◂○●\u2800-\u28ff]*$/;

// Created on first use, because its rules take long to load.
let segmenter: Intl.Segmenter | undefined;

export function textWidth(text: string): number {
  return SINGLE.test(text) ? text.length : stringWidth(text);
}

interface Grapheme {
  readonly text: string;
  readonly width: number;
}

export function graphemesOf(text: string): Grapheme[] {
  if (SINGLE.test(text)) return Array.from(text, mark => ({ text: mark, width: 1 }));
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), ({ segment }) => ({
    text: segment,
    width: stringWidth(segment),
  }));
}

/** Returns as much of a text as fits into `columns`, never half a character. */
export function cutText(text: string, columns: number): string {
  if (textWidth(text) <= columns) return text;
  let kept = '';
  let used = 0;
  for (const grapheme of graphemesOf(text)) {
    if (used + grapheme.width > columns) break;
    kept += grapheme.text;
    used += grapheme.width;
  }
  return kept;
}

const CUT_MARK = '…';

/** Returns a text that fits into `columns`: whole, or cut with a mark in its last column, so that a reader sees the cut. */
export function abridged(text: string, columns: number): string {
  if (textWidth(text) <= columns) return text;
  return columns < 1 ? '' : `${cutText(text, columns - 1).trimEnd()}${CUT_MARK}`;
}

/** Returns a text broken into lines of at most `columns`, between words where possible. */
export function wrapped(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (textWidth(longer) <= columns || line === '') {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  return line === '' ? lines : [...lines, line];
}
