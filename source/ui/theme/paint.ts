// Turns a row into one string with as few colour changes as possible, because every change costs bytes and time on each
// frame.
import chalk, { type ChalkInstance } from 'chalk';
import type { Row, Run } from '../rows.ts';
import type { Shade, Style } from './style.ts';
import { styleOf, type Theme } from './theme.ts';

/** A way to paint; runs with the same brush are painted in one go. */
interface Brush {
  readonly paint: (text: string) => string;
  /** False when the style does not show on blanks, so that any neighbour may paint them. */
  readonly marksBlanks: boolean;
}

const BRUSHES = new Map<string, Brush>();
const PALETTES = new WeakMap<Theme, Map<string, Brush>>();
const BLANK = /^ *$/;

function plain(text: string): string {
  return text;
}

function chalkFor(style: Style): ChalkInstance | undefined {
  let pen: ChalkInstance | undefined;
  if (style.colour !== undefined) pen = inkOf(style.colour);
  if (style.bold === true) pen = (pen ?? chalk).bold;
  if (style.dim === true) pen = (pen ?? chalk).dim;
  if (isUnderlined(style)) pen = (pen ?? chalk).underline;
  if (style.inverse === true) pen = lettersIn(pen ?? chalk, style).inverse;
  return pen;
}

function lettersIn(pen: ChalkInstance, { letters }: Style): ChalkInstance {
  if (letters === undefined) return pen;
  return letters === 'black' ? pen.bgBlack : pen.bgWhiteBright;
}

const FINE_LEVEL = 2;

function isUnderlined({ underline = false }: Style): boolean {
  return underline === 'basic' ? chalk.level < FINE_LEVEL : underline;
}

function inkOf(colour: Shade): ChalkInstance {
  return chalk.level >= FINE_LEVEL ? chalk.ansi256(colour.fine) : chalk[colour.basic];
}

/** Returns the brush of a style; equal styles share one brush, whatever their tone or theme. */
function brushFor(style: Style): Brush {
  const { colour, bold = false, dim = false, inverse = false } = style;
  const underline = isUnderlined(style);
  const written = inverse ? style.letters : undefined;
  const look = [colour?.fine ?? '', bold, dim, underline, inverse, written].join();
  const known = BRUSHES.get(look);
  if (known !== undefined) return known;
  const pen = chalkFor(style);
  const brush: Brush = { paint: pen ?? plain, marksBlanks: underline || inverse };
  BRUSHES.set(look, brush);
  return brush;
}

function brushOf(run: Run, theme: Theme, palette: Map<string, Brush>): Brush {
  const key = run.seat === undefined ? run.tone : `${run.tone} ${run.seat}`;
  const known = palette.get(key);
  if (known !== undefined) return known;
  const brush = brushFor(styleOf(theme, run.tone, run.seat));
  palette.set(key, brush);
  return brush;
}

function paletteOf(theme: Theme): Map<string, Brush> {
  const known = PALETTES.get(theme);
  if (known !== undefined) return known;
  const palette = new Map<string, Brush>();
  PALETTES.set(theme, palette);
  return palette;
}

/** Returns the row as terminal text in the colours of the theme; plain text where chalk has no colours. */
export function paintRow(row: Row, theme: Theme): string {
  const palette = paletteOf(theme);
  let painted = '';
  let pending = '';
  let brush: Brush | undefined;
  for (const run of row) {
    const next = brushOf(run, theme, palette);
    const either = brush === undefined || !(brush.marksBlanks || next.marksBlanks);
    if (brush === next || (either && BLANK.test(run.text))) {
      pending += run.text;
    } else if (either && BLANK.test(pending)) {
      pending += run.text;
      brush = next;
    } else {
      painted += brush?.paint(pending) ?? pending;
      pending = run.text;
      brush = next;
    }
  }
  return painted + (brush?.paint(pending) ?? pending);
}
