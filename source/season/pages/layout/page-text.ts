// A page as plain text, for commands and pipes.

import type { SeasonPage } from '../page.ts';
import { pageLines } from './page-lines.ts';

/** Returns a page in lines of at most `columns`, without blanks at their ends. */
export function pageText(page: SeasonPage, columns: number): readonly string[] {
  return pageLines(page, columns).map(line =>
    line
      .map(({ text }) => text)
      .join('')
      .trimEnd(),
  );
}
