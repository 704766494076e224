// News that must not be missed: it stays on the screen until every human driver concerned has answered a question
// since. Between two questions of a driver everything else may have scrolled away.
import { HEADLINE } from '../../../replay/commentary/highlight.ts';
import type { Seat } from '../../../rules/kit/types.ts';
import { withLines } from './log.ts';
import { humanSeats, humansRacing, type LogLine, type News, type RaceModel } from './race-model.ts';

const WATCHER: Seat = -1;
/** Nobody reads more than this before a question. */
const SHOWN_MOST = 3;
/** Weights of news to which the commentary gives none. */
const WEIGHTS = { weather: 4, race: 4, car: 2 } as const;

type Worth = Pick<News, 'kind' | 'weight' | 'hurt'>;

export function told(model: RaceModel, lines: readonly LogLine[]): RaceModel {
  const fresh = lines.flatMap(line => announced(model, line));
  // A change of the weather makes older news of it obsolete.
  const old = fresh.some(one => one.kind === 'weather')
    ? model.news.filter(one => one.kind !== 'weather')
    : model.news;
  const skipped = model.replay === undefined && model.speed !== 'play';
  const missed = skipped ? lines.filter(line => worthOf(line) !== undefined) : [];
  return {
    ...model,
    log: withLines(model.log, lines),
    news: [...old, ...fresh],
    missed: [...model.missed, ...missed],
  };
}

function worthOf({ news, highlight, seat }: LogLine): Worth | undefined {
  if (highlight !== undefined) {
    const { fact, weight, hurt } = highlight;
    return { kind: fact.kind === 'weather' ? 'weather' : 'race', weight, hurt };
  }
  if (news === undefined) return undefined;
  return { kind: news, weight: WEIGHTS[news], hurt: news === 'car' ? [seat] : [] };
}

function announced(model: RaceModel, line: LogLine): readonly News[] {
  const worth = worthOf(line);
  // In a replay nobody has to act on news, and the log has it.
  if (worth === undefined || model.replay !== undefined) return [];
  const racing = humansRacing(model);
  const isForAll = worth.weight >= HEADLINE;
  const concerned = isForAll ? racing : racing.filter(human => worth.hurt.includes(human));
  if (!isForAll && concerned.length === 0) return [];
  const { text, tone } = line;
  return [{ ...worth, text, tone, untold: concerned.length === 0 ? [WATCHER] : concerned }];
}

/** Returns the model after a driver has answered, and thereby seen the news; -1 for a watcher who has pressed a key. */
export function seenBy(model: RaceModel, seat: Seat): RaceModel {
  const missed = seat === WATCHER ? model.missed : [];
  const heard = model.news.some(({ untold }) => untold.includes(seat));
  if (!heard && missed.length === model.missed.length) return model;
  const news = model.news
    .map(one => ({ ...one, untold: one.untold.filter(human => human !== seat) }))
    .filter(({ untold }) => untold.length > 0);
  return { ...model, news, missed };
}

/**
 * Returns the announcements for the person who is asked now, at most three: what that person suffers first, then by weight.
 * While cars move it is the newest one.
 */
export function newsFor({ prompt, news }: RaceModel): readonly News[] {
  if (prompt === undefined) return news.slice(-1);
  const asked = prompt.kind === 'ask' ? prompt.decision.seat : WATCHER;
  const own = news.filter(({ untold }) => untold.includes(asked));
  return weighed(own, asked).slice(0, SHOWN_MOST);
}

/** Returns what the person asked has missed by skipping, at most three things, in the same order. */
export function missedBy({ prompt, missed, table }: RaceModel): readonly LogLine[] {
  if (prompt === undefined || missed.length === 0) return [];
  const asked = prompt.kind === 'ask' ? prompt.decision.seat : (humanSeats(table)[0] ?? WATCHER);
  const lines = missed.flatMap(line => {
    const worth = worthOf(line);
    return worth === undefined ? [] : [{ ...worth, line }];
  });
  return weighed(lines, asked)
    .slice(0, SHOWN_MOST)
    .map(({ line }) => line);
}

/** Returns the sentences of the headlines, which the log need not repeat. */
export function headlined(model: RaceModel): readonly string[] {
  const missed = missedBy(model);
  return (missed.length > 0 ? missed : newsFor(model)).map(({ text }) => text);
}

// What hurts the driver first, then by weight, then the newest.
function weighed<X extends Worth>(all: readonly X[], driver: Seat): readonly X[] {
  const isHurt = (one: X) => Number(one.hurt.includes(driver));
  return all.toReversed().toSorted((a, b) => isHurt(b) - isHurt(a) || b.weight - a.weight);
}

export function weatherIsNew({ prompt, news }: RaceModel): boolean {
  const asked = prompt?.kind === 'ask' ? prompt.decision.seat : undefined;
  return news.some(
    ({ kind, untold }) => kind === 'weather' && (asked === undefined || untold.includes(asked)),
  );
}
