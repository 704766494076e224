// The ceremony after a race: how much happened, which of its figures are the greatest of the season, what each car is
// remembered for.
import { stories } from '../../../replay/stories.ts';
import { bookAt, notableAt, resultSheet } from '../../figures/result-sheet.ts';
import type { SheetRow } from '../../ledger/entry.ts';
import type { TableResult } from '../../season.ts';
import { dramaOf } from '../../story/drama.ts';
import { memoriesOf } from '../../story/memories.ts';
import { type SeasonBest, seasonBests } from '../../story/season-bests.ts';
import { memoryText, storyWords } from '../../story/story-words.ts';
import type { StoryTeller } from '../../story/telling.ts';
import { contextAt, driverName, type PageContext } from '../context.ts';
import type { PagePart } from '../page.ts';
import { comingBackWords } from '../words/coming-back-words.ts';

/** Returns the drama of a race in one sentence, none for a race played elsewhere. */
export function dramaLine(
  context: PageContext,
  weekend: number,
  result: TableResult,
): readonly string[] {
  const sheet = resultSheet(result);
  if (sheet === undefined) return [];
  const { language } = context.words;
  const { word } = dramaOf(sheet);
  const bests = seasonBests(context.season, { weekend, table: result.table });
  const isMost = bests.some(({ kind }) => kind === 'drama');
  const said = comingBackWords(language).ceremony;
  return [said.drama(storyWords(language).dramas[word], isMost)];
}

/** Returns the other figures of a race that are the greatest of the season so far, in sentences. */
export function bestsPart(
  context: PageContext,
  weekend: number,
  { table }: TableResult,
): readonly PagePart[] {
  const bests = seasonBests(context.season, { weekend, table });
  const lines = bests.flatMap(best => bestText(context, best));
  return lines.length === 0 ? [] : [{ kind: 'text', lines: [lines.join(' ')] }];
}

function bestText(context: PageContext, best: SeasonBest): readonly string[] {
  const said = comingBackWords(context.words.language).ceremony;
  switch (best.kind) {
    case 'drama':
      return [];
    case 'leadChanges':
    case 'outs':
      return [said[best.kind](best.count)];
    case 'overtakes':
      return [said.overtakes(driverName(context, best.driver), best.count)];
    case 'climb':
    case 'fall':
      return [said[best.kind](driverName(context, best.driver), best.places)];
    case 'lucky':
    case 'unlucky':
      return [said[best.kind](driverName(context, best.driver), best.spaces)];
  }
}

/** Returns what the car of each driver is remembered for, by the rows of a result; for a car that is out, how it ended. */
export function remembered(
  context: PageContext,
  weekend: number,
  result: TableResult,
): (row: SheetRow) => string {
  const { season, words } = context;
  const sheet = resultSheet(result);
  if (sheet === undefined) return () => '';
  const { language } = words;
  const memories = memoriesOf(sheet, notableAt(season, weekend));
  const teller = raceTeller(context, weekend, result);
  return row => {
    const memory = memories.get(result.sheet.indexOf(row));
    return memory === undefined ? '' : memoryText(memory, language, teller);
  };
}

/** Returns the names and words for the cars of a result; their seats are the rows of the result. */
export function raceTeller(
  context: PageContext,
  weekend: number,
  { sheet }: TableResult,
): StoryTeller {
  const book = bookAt(context.season, weekend);
  return {
    name: seat => driverName(contextAt(context, weekend), sheet[seat]?.driver ?? ''),
    words: stories.of(book).sheetWords(context.words.language, book.id),
  };
}
