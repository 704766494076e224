// A sentence for the player, or news that must not be missed, in place of the newest lines of the log.
import { type Model, wordsOf } from '../../../model.ts';
import type { Row } from '../../../rows.ts';
import { textWidth } from '../../../theme/width.ts';
import type { Words } from '../../../words/words.ts';
import { newsFor } from '../news.ts';
import type { News, RaceModel } from '../race-model.ts';

/**
 * Returns the rows, the last ones replaced by the notice, or by the news if there is any: one row each where there is
 * room.
 */
export function noticeRow(
  model: Model,
  race: RaceModel,
  rows: readonly Row[],
  columns: number,
): readonly Row[] {
  const news = newsFor(race).map(one => newsText(one, columns, wordsOf(model)));
  const said = model.notice === '' ? news : [model.notice];
  if (said.length === 0) return rows;
  const lines = said.length > rows.length ? [said.join(' ')] : said;
  return [
    ...rows.slice(0, Math.max(0, rows.length - lines.length)),
    ...lines.map((text): Row => [{ text: ` ${text}`, tone: 'warn' }]),
  ];
}

// News of the weather is introduced by a word, unless its sentence would be cut for that.
function newsText({ kind, text }: News, columns: number, { race }: Words): string {
  const named = race.weatherNews(text);
  return kind === 'weather' && textWidth(named) < columns ? named : text;
}
