// Makes text from outside (names, files, the protocol) fit for a terminal: nothing invisible, nothing that moves the
// cursor, turns the writing direction or piles up, and no wider than allowed.
import stringWidth from 'string-width';
import stripAnsi from 'strip-ansi';

/** Most cells of a name at the table. */
export const NAME_CELLS = 20;

const BREAKS = /\p{White_Space}+/gu;
// Control, format (bidi and zero-width among them), surrogate, private and unassigned code points, and whatever a
// terminal may draw as nothing.
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu;
// Only control characters, the escape character among them, and marks of line or direction: what a terminal would obey.
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

const HIDDEN = /[\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|[^\P{C}\n]/u;
const HIDDEN_ALL = new RegExp(HIDDEN, 'gu');

/** Returns `text` on one line, composed, without anything invisible, cut to `cells` terminal cells with an ellipsis. */
export function safeText(text: string, cells: number): string {
  const seen = stripAnsi(text.toWellFormed())
    .replace(BREAKS, ' ')
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(PILED_MARKS, '$1')
    .replace(BREAKS, ' ')
    .trim();
  return cutToCells(seen, cells);
}

/**
 * Returns `text` with its lines and blanks, but without anything that a terminal obeys or draws as nothing. It is for
 * whole texts on their way out, whose words may come from anywhere; colours are added afterwards.
 */
export function visibleText(text: string): string {
  if (!HIDDEN.test(text)) return text;
  return stripAnsi(text.toWellFormed())
    .replace(/[\t\p{Zl}\p{Zp}]/gu, ' ')
    .replace(HIDDEN_ALL, '');
}

/** Returns JSON fit for a terminal: characters that it would obey or draw as nothing are written as `\\u202e`. */
export function visibleJson(value: unknown, indent?: number): string {
  return escapedText(JSON.stringify(value, undefined, indent));
}

/** Returns `text` with characters that a terminal would obey or draw as nothing written as `\\u202e`. */
export function escapedText(text: string): string {
  return text.replace(HIDDEN_ALL, sign =>
    [...Array(sign.length).keys()].map(at => unicodeEscape(sign.charCodeAt(at))).join(''),
  );
}

function unicodeEscape(code: number): string {
  return `\\u${code.toString(16).padStart(4, '0')}`;
}

/** Returns a name fit for a seat, at most `NAME_CELLS` wide; empty when nothing visible is left. */
export function safeName(name: string): string {
  const safe = safeText(name, NAME_CELLS);
  return stringWidth(safe) === 0 ? '' : safe;
}

/** Reports whether every text inside `value` can go to a terminal unchanged. */
export function isPlain(value: unknown): boolean {
  if (typeof value === 'string') return !CONTROL.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => !CONTROL.test(key) && isPlain(inner));
}

function cutToCells(text: string, cells: number): string {
  if (stringWidth(text) <= cells) return text;
  let cut = '';
  // Made here, because its rules take long to load and few texts are cut.
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    if (stringWidth(cut + segment) > cells - 1) break;
    cut += segment;
  }
  return `${cut.trimEnd()}…`;
}
