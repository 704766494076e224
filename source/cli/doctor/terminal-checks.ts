// The terminal: its size, what it can draw, its characters and its colours.

import { safeText } from '../../storage/untrusted-text.ts';
import { SIZE_MIN } from '../../ui/model.ts';
import { hasFewCharacters, isMonochrome, localeOf, speaksUnicode } from '../screen/locale.ts';
import type { DoctorWords } from './doctor-words.ts';
import type { Finding } from './finding.ts';

export interface TerminalFacts {
  readonly env: NodeJS.ProcessEnv;
  /** Absent where there is no terminal. */
  readonly size?: { readonly columns: number; readonly rows: number };
  /** Bits of a colour, 1 for none. */
  readonly colourBits: number;
}

const WORD_CELLS = 40;

export function terminalFacts(): TerminalFacts {
  const { stdout, env } = process;
  if (stdout.isTTY !== true) return { env, colourBits: 1 };
  const { columns, rows } = stdout;
  return { env, size: { columns, rows }, colourBits: stdout.getColorDepth() };
}

/** Returns the findings about a terminal; where there is none, only that. */
export function terminalFindings(facts: TerminalFacts, words: DoctorWords): readonly Finding[] {
  if (facts.size === undefined) {
    return [{ part: 'terminal', state: 'note', says: words.noTerminal }, characters(facts, words)];
  }
  return [terminal(facts, facts.size, words), characters(facts, words), colours(facts, words)];
}

function terminal(
  { env }: TerminalFacts,
  { columns, rows }: NonNullable<TerminalFacts['size']>,
  words: DoctorWords,
): Finding {
  const part = 'terminal';
  const term = safeText(env['TERM'] ?? '', WORD_CELLS);
  if (term === '') return { part, state: 'wrong', says: words.noTerm, mend: words.setTerm };
  if (term === 'dumb') return { part, state: 'note', says: words.dumb(term), mend: words.setTerm };
  // A serial line, for one, does not know its size.
  const isSmall = columns > 0 && (columns < SIZE_MIN.columns || rows < SIZE_MIN.rows);
  if (!isSmall) return { part, state: 'fine', says: words.terminal(term, columns, rows) };
  const least = `${SIZE_MIN.columns} x ${SIZE_MIN.rows}`;
  const says = words.tooSmall(columns, rows, least);
  return { part, state: 'wrong', says, mend: words.enlarge(least) };
}

function characters({ env }: TerminalFacts, words: DoctorWords): Finding {
  const part = 'characters';
  if (hasFewCharacters(env)) {
    const says = words.console(safeText(env['TERM'] ?? '', WORD_CELLS));
    return { part, state: 'note', says, mend: words.drawAll };
  }
  if (speaksUnicode(env)) return { part, state: 'fine', says: words.unicode };
  const says = words.ascii(safeText(localeOf(env), WORD_CELLS));
  return { part, state: 'note', says, mend: words.setLocale };
}

const COLOURS_BY_BITS: Readonly<Record<number, string>> = { 4: '16', 8: '256', 24: '16.7 M' };

function colours({ env, colourBits }: TerminalFacts, words: DoctorWords): Finding {
  const part = 'colours';
  const count = COLOURS_BY_BITS[colourBits];
  if (count !== undefined && !env['NO_COLOR'] && !isMonochrome(env))
    return { part, state: 'fine', says: words.colours(count) };
  const why = env['NO_COLOR'] ? 'NO_COLOR' : `TERM=${safeText(env['TERM'] ?? '', WORD_CELLS)}`;
  return { part, state: 'note', says: words.noColours(why) };
}
