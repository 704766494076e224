// A sentence for the player, or news that nobody may miss, takes the place of the newest line of the log.
import { type Model, wordsOf } from '../../../model.ts';
import type { Row } from '../../../rows.ts';
import { newsFor } from '../news.ts';
import type { RaceModel } from '../race-model.ts';

/** The rows, the last one replaced by the notice or else the news when there are any. */
export function noticeRow(model: Model, race: RaceModel, rows: readonly Row[]): readonly Row[] {
  const news = newsFor(race);
  const announced = news === '' ? '' : wordsOf(model).race.weatherNews(news);
  const text = model.notice === '' ? announced : model.notice;
  if (text === '') return rows;
  return [...rows.slice(0, -1), [{ text: ` ${text}`, tone: 'warn' }]];
}
