// News that nobody may miss: they stay on the screen until every human driver has answered a question since.
import type { Seat } from '../../../rules/kit/types.ts';
import { withLines } from './log.ts';
import { formulaDe, humanSeats, type LogLine, type News, type RaceModel } from './race-model.ts';

const WATCHER: Seat = -1;

/** The model with lines added to its log, and the news among them announced. */
export function told(model: RaceModel, lines: readonly LogLine[]): RaceModel {
  const news = lines.findLast(line => line.news);
  const log = withLines(model.log, lines);
  return news === undefined ? { ...model, log } : { ...model, log, news: announced(model, news) };
}

function announced(model: RaceModel, { text }: LogLine): News {
  const { cars } = formulaDe(model.moment.race);
  const drivers = humanSeats(model.table).filter(seat => cars[seat]?.status === 'racing');
  return { text, untold: drivers.length === 0 ? [WATCHER] : drivers };
}

/** A driver has answered, and so has seen the news; -1 = whoever watches has pressed a key. */
export function seenBy(model: RaceModel, seat: Seat): RaceModel {
  const { news } = model;
  if (news === undefined) return model;
  const untold = news.untold.filter(one => one !== seat);
  return { ...model, news: untold.length === 0 ? undefined : { ...news, untold } };
}

/** The announcement for whoever is asked now; empty = none. */
export function newsFor({ news, prompt }: RaceModel): string {
  if (news === undefined) return '';
  const asked = prompt?.kind === 'ask' ? prompt.decision.seat : undefined;
  return asked === undefined || news.untold.includes(asked) ? news.text : '';
}
