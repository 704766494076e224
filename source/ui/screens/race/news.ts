// News that must not be missed: it stays on the screen until every human driver concerned has answered a question
// since. Between two questions of a driver everything else may have scrolled away.
import { HEADLINE } from '../../../replay/commentary/highlight.ts';
import type { Seat } from '../../../rules/kit/types.ts';
import { withLines } from './log.ts';
import {
  type FarLine,
  humanSeats,
  humansRacing,
  type LogLine,
  type News,
  ownSeat,
  type RaceModel,
} from './race-model.ts';

const WATCHER: Seat = -1;
/** Nobody reads more than this before a question, but for what hurts the own car. */
const SHOWN_MOST = 3;
/** From this weight on something concerns everybody, however far away: a retirement, the last lap, the flag. */
const FOR_ALL = HEADLINE + 1;
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
    far: [...model.far, ...lines.flatMap(line => farLine(model, line))],
  };
}

function farLine(model: RaceModel, line: LogLine): readonly FarLine[] {
  const { near } = line;
  if (near === undefined || isForAll(line)) return [];
  const untold = humansRacing(model).filter(human => !near.includes(human));
  return untold.length === 0 ? [] : [{ line, untold }];
}

function isForAll({ highlight }: LogLine): boolean {
  return highlight !== undefined && highlight.weight >= FOR_ALL;
}

/** Reports whether a line is about cars that do not concern a driver; none is far from a watcher. */
export function isFarFrom(line: LogLine, driver: Seat): boolean {
  const { near } = line;
  return driver !== WATCHER && near !== undefined && !near.includes(driver) && !isForAll(line);
}

/** Returns the driver for whom things are told: the one who is asked, else the one whose car is drawn as one's own. */
export function toldTo(model: RaceModel): Seat {
  const { prompt } = model;
  if (prompt?.kind === 'ask') return prompt.decision.seat;
  const own = ownSeat(model);
  return prompt === undefined && humansRacing(model).includes(own) ? own : WATCHER;
}

/** Returns what far cars have done since that driver last answered. */
export function farLines(model: RaceModel): readonly LogLine[] {
  const driver = toldTo(model);
  return model.far.filter(({ untold }) => untold.includes(driver)).map(({ line }) => line);
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
  const { near = worth.weight >= HEADLINE ? racing : [] } = line;
  const isConcerned = (human: Seat) => near.includes(human) || worth.hurt.includes(human);
  const concerned = isForAll(line) ? racing : racing.filter(isConcerned);
  if (concerned.length === 0 && (racing.length > 0 || worth.weight < HEADLINE)) return [];
  const { text, tone } = line;
  return [{ ...worth, text, tone, untold: concerned.length === 0 ? [WATCHER] : concerned }];
}

/** Returns the model after a driver has answered, and thereby seen the news; -1 for a watcher who has pressed a key. */
export function seenBy(model: RaceModel, seat: Seat): RaceModel {
  const missed = seat === WATCHER ? model.missed : [];
  const isUntold = ({ untold }: { readonly untold: readonly Seat[] }) => untold.includes(seat);
  const heard = model.news.some(isUntold) || model.far.some(isUntold);
  if (!heard && missed.length === model.missed.length) return model;
  return { ...model, news: toldOnce(model.news, seat), far: toldOnce(model.far, seat), missed };
}

function toldOnce<X extends { readonly untold: readonly Seat[] }>(
  all: readonly X[],
  seat: Seat,
): readonly X[] {
  return all
    .map(one => ({ ...one, untold: one.untold.filter(human => human !== seat) }))
    .filter(({ untold }) => untold.length > 0);
}

/**
 * Returns the announcements for the person who is asked now, or was asked last while cars move: all that this person suffers,
 * then by weight, at most three others. A watcher sees the newest one.
 */
export function newsFor(model: RaceModel): readonly News[] {
  const driver = toldTo(model);
  if (model.prompt === undefined && driver === WATCHER) return model.news.slice(-1);
  const own = weighed(
    model.news.filter(({ untold }) => untold.includes(driver)),
    driver,
  );
  const suffered = own.filter(({ hurt }) => hurt.includes(driver)).length;
  return own.slice(0, Math.max(SHOWN_MOST, suffered));
}

/** Returns what the person asked has missed by skipping, at most three things, in the same order. */
export function missedBy({ prompt, missed, table }: RaceModel): readonly LogLine[] {
  if (prompt === undefined || missed.length === 0) return [];
  const asked = prompt.kind === 'ask' ? prompt.decision.seat : (humanSeats(table)[0] ?? WATCHER);
  const lines = missed.flatMap(line => {
    const worth = isFarFrom(line, asked) ? undefined : worthOf(line);
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
