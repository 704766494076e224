// The look of everything: theme, symbols and words of the moment, and rows turned into terminal text with them.
import { visibleText } from '../storage/untrusted-text.ts';
import type { Model } from './model.ts';
import { wordsOf } from './model.ts';
import type { Row, Run } from './rows.ts';
import { abridgedRow, asciiRow, fitRow } from './theme/fit.ts';
import { type Glyphs, glyphsFor } from './theme/glyphs.ts';
import { paintRow } from './theme/paint.ts';
import { type Theme, themeFor } from './theme/theme.ts';
import { textWidth } from './theme/width.ts';
import type { Words } from './words/words.ts';

export { wrapped } from './theme/width.ts';

export interface Look {
  readonly theme: Theme;
  readonly glyphs: Glyphs;
  readonly words: Words;
  /** Colour numbers of the cars by seat; absent where they equal the seats. */
  readonly hues?: readonly number[];
}

export function lookOf(model: Model): Look {
  const { settings, background } = model;
  return {
    theme: themeFor(settings.theme, background),
    glyphs: glyphsFor(settings.ascii),
    words: wordsOf(model),
    ...huesOf(model),
  };
}

function huesOf({ screen }: Model): Pick<Look, 'hues'> {
  if (screen.kind !== 'race' && screen.kind !== 'classification') return {};
  const { hues } = screen.race.table;
  return hues === undefined ? {} : { hues };
}

/** Returns a row as terminal text, exactly `columns` wide. */
export function painted(row: Row, columns: number, look: Look): string {
  const seen = row.map(run => ({ ...hued(run, look), text: visibleText(run.text) }));
  const fitted = fitRow(seen, columns);
  return paintRow(look.glyphs.ascii ? asciiRow(fitted) : fitted, look.theme);
}

function hued(run: Run, { hues }: Look): Run {
  const seat = run.seat === undefined ? undefined : hues?.[run.seat];
  return seat === undefined ? run : { ...run, seat };
}

/** Returns a row of words as terminal text, exactly `columns` wide; a cut shows a mark. */
export function paintedWords(row: Row, columns: number, look: Look): string {
  return painted(abridgedRow(row, columns, look.glyphs.ellipsis), columns, look);
}

/** Returns a text filled with blanks to `columns`, on its right or (for figures) on its left. */
export function padded(text: string, columns: number, side: 'left' | 'right' = 'right'): string {
  const blanks = ' '.repeat(Math.max(0, columns - textWidth(text)));
  return side === 'left' ? blanks + text : text + blanks;
}

/** Returns the span from least to most: `2-4`, or `2` when both are the same. */
export function spanOf(least: number | string, most: number | string): string {
  return least === most ? String(least) : `${least}-${most}`;
}
