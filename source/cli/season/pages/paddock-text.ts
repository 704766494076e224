// The home of a season as text, where there is no terminal to draw on.
import { paddockPage } from '../../../season/pages/season-home.ts';
import { type SeasonFlags, storeOf } from '../season-named.ts';
import { tablesIn } from '../tables-in.ts';
import { contextOf, languageOf, otherSeasons, writePage } from './page-command.ts';

/**
 * Prints the home of a season.
 * @throws Problem when the season cannot be opened
 */
export function printPaddock(flags: SeasonFlags): void {
  const store = storeOf(flags);
  const season = store.season();
  const context = {
    ...contextOf(season, languageOf({ language: undefined })),
    almanac: otherSeasons(store.folder),
    tables: tablesIn(store),
  };
  const page = paddockPage(context);
  store.close();
  writePage({ page, data: page }, { json: false, markdown: undefined });
}
