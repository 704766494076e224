// News that must not be missed: it stays on the screen until every human driver concerned has answered a question
// since. Between two questions of a driver everything else may have scrolled away.
import type { Seat } from '../../../rules/kit/types.ts';
import { withLines } from './log.ts';
import { humansRacing, type LogLine, type News, type RaceModel } from './race-model.ts';

const WATCHER: Seat = -1;

/** Returns the model with lines added to its log and the news among them announced. */
export function told(model: RaceModel, lines: readonly LogLine[]): RaceModel {
  const fresh = lines.flatMap(line => announced(model, line));
  // A change of the weather makes older news of it obsolete.
  const old = fresh.some(one => one.kind === 'weather')
    ? model.news.filter(one => one.kind !== 'weather')
    : model.news;
  return { ...model, log: withLines(model.log, lines), news: [...old, ...fresh] };
}

function announced(model: RaceModel, { news, seat, text }: LogLine): readonly News[] {
  // In a replay nobody must act on it, and the log tells it.
  if (news === undefined || model.replay !== undefined) return [];
  const racing = humansRacing(model);
  const concerned = news === 'car' ? racing.filter(human => human === seat) : racing;
  if (news === 'car' && concerned.length === 0) return [];
  return [{ kind: news, text, untold: concerned.length === 0 ? [WATCHER] : concerned }];
}

/** Returns the model after a driver has answered, and thereby seen the news; -1 for a watcher who has pressed a key. */
export function seenBy(model: RaceModel, seat: Seat): RaceModel {
  if (model.news.length === 0) return model;
  const news = model.news
    .map(one => ({ ...one, untold: one.untold.filter(human => human !== seat) }))
    .filter(({ untold }) => untold.length > 0);
  return { ...model, news };
}

/**
 * Returns the announcements for the person who is asked now, the newest last; while cars move the log tells what
 * happens.
 */
export function newsFor({ news, prompt }: RaceModel): readonly News[] {
  const asked = prompt?.kind === 'ask' ? prompt.decision.seat : WATCHER;
  return news.filter(({ untold }) => untold.includes(asked));
}

/** Reports whether a person about to be asked has not heard of the weather yet. */
export function weatherIsNew(model: RaceModel): boolean {
  const heard = model.prompt?.kind === 'ask' ? newsFor(model) : model.news;
  return heard.some(({ kind }) => kind === 'weather');
}
