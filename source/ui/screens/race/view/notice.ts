// A sentence for the player, or news that nobody may miss, takes the place of the newest lines of the log.
import { type Model, wordsOf } from '../../../model.ts';
import type { Row } from '../../../rows.ts';
import { newsFor } from '../news.ts';
import type { RaceModel } from '../race-model.ts';

/** The rows, the last ones replaced by the notice or else the news when there are any: one row each where there is room. */
export function noticeRow(model: Model, race: RaceModel, rows: readonly Row[]): readonly Row[] {
  const { weatherNews } = wordsOf(model).race;
  const news = newsFor(race).map(({ kind, text }) =>
    kind === 'weather' ? weatherNews(text) : text,
  );
  const said = model.notice === '' ? news : [model.notice];
  if (said.length === 0) return rows;
  const lines = said.length > rows.length ? [said.join(' ')] : said;
  return [
    ...rows.slice(0, Math.max(0, rows.length - lines.length)),
    ...lines.map((text): Row => [{ text: ` ${text}`, tone: 'warn' }]),
  ];
}
