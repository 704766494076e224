// English: what a choice does.
import type { Consequence } from '../../../rules/kit/types.ts';
import { costly, grave, harmless } from '../weights.ts';
import type { ConsequenceWords, RaceWords } from '../words.ts';
import { ofTrant } from './trant-consequences.ts';

type Names = (seats: readonly number[]) => string;

export function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** The points of a book in words: those that a choice costs, and those that a stop gives back. */
export interface PointWords {
  /** One point and several, by pool. */
  readonly points: Readonly<Record<string, readonly [one: string, many: string]>>;
  /** In three letters. */
  readonly short: Readonly<Record<string, string>>;
  readonly back: (amount: number) => string;
}

const POINTS: PointWords['points'] = {
  tires: ['tire', 'tires'],
  brakes: ['brake', 'brakes'],
  gearbox: ['gas', 'gas'],
  body: ['body', 'body'],
  engine: ['engine', 'engine'],
  handling: ['handling', 'handling'],
  wear: ['wear', 'wear'],
};

export const PARTS_SHORT = {
  tires: 'tir',
  brakes: 'brk',
  gearbox: 'gas',
  body: 'bod',
  engine: 'eng',
  handling: 'hnd',
  wear: 'wea',
} as const;

export const POINT_WORDS: PointWords = {
  points: POINTS,
  short: PARTS_SHORT,
  back: amount => (amount === 0 ? 'a new set' : `a new set: ${amount} tires back`),
};

export function consequencesIn(said: PointWords): RaceWords['consequence'] {
  return (one, names) => consequence(one, names, said);
}

function consequence(one: Consequence, names: Names, said: PointWords): ConsequenceWords {
  const { amount = 0, name = '' } = one;
  const who = names(one.seats ?? []);
  const stops = `${amount}/${one.of ?? amount}`;
  const risk = `${one.percent ?? 0}%${(one.seats ?? []).length > 1 ? ' each' : ''}`;
  const points = said.points[one.kind];
  if (points !== undefined) {
    const part = said.short[one.kind] ?? one.kind;
    const short = amount === 1 ? part : `${amount} ${part}`;
    return { ...costly(plural(amount, points[0], points[1]), short), paid: true };
  }
  switch (one.kind) {
    case 'stop':
      return harmless(`stop ${stops} in ${name}`, `stop ${stops}`);
    case 'noStop':
      return costly(`no stop in ${name}`, 'no stop');
    case 'overshoot':
      return costly(`overshoots ${name} by ${amount}`, `overshoots by ${amount}`);
    // Left out where the line is short, because the question above it says so.
    case 'blocked':
      return costly(`blocked, ${plural(amount, 'space', 'spaces')} short`, '');
    case 'collisionTest':
      return costly(`may hit ${who} (${risk})`);
    case 'handlingTest':
      return costly(`debris on ${name} (${risk})`);
    case 'collisionTestOfLast':
      return costly(`may hit ${who} (${risk} OUT)`);
    case 'handlingTestOfLast':
      return costly(`debris on ${name} (${risk} OUT)`);
    case 'slipstream':
      return harmless(`in ${who}’s slipstream`);
    case 'finish':
      return harmless('finishes the race');
    case 'spin':
      return grave('spins: no tires left', 'spins');
    case 'eliminated':
      return grave('OUT OF THE RACE');
    default:
      return ofPitsAndWeather(one, who, said);
  }
}

// Where the slide ends, if that is known, and the points that it costs.
function slides({ amount = 0, name = '', of: points = 0 }: Consequence): ConsequenceWords {
  const price = points > 0 ? ` for ${plural(points, 'point', 'points')}` : '';
  if (name === '') return costly(`then slides ${amount} further`);
  return costly(`then slides ${amount} further to ${name}${price}`, `slides to ${name}${price}`);
}

function ofPitsAndWeather(one: Consequence, who: string, said: PointWords): ConsequenceWords {
  const { amount = 0, name = '', percent = 0 } = one;
  switch (one.kind) {
    case 'slide':
      return slides(one);
    case 'slidesOut':
      return grave(`OUT OF THE RACE: slides ${amount} to ${name}`, 'SLIDES OUT');
    case 'wallTest':
      return costly(`may touch the wall on ${name} (${percent}%)`);
    case 'wallTestOfLast':
      return costly(`may touch the wall on ${name} (${percent}% OUT)`);
    case 'tiresBack':
      return harmless(said.back(amount));
    case 'quickStop':
      return harmless(`straight out ${100 - percent}%, else waits`);
    case 'waits':
      return harmless('waits for the next turn', 'waits a turn');
    case 'ownPit':
      return harmless('into your pit');
    case 'pitLane':
      return harmless('into the pit lane');
    case 'heldUp':
      return harmless(who === '' ? 'waits in the lane, free' : `waits behind ${who}, free`);
    case 'ontoTrack':
      return harmless('back on the track');
    case 'by':
      return harmless(`by ${name}`);
    case 'rolls':
      return costly(`+${plural(amount, 'roll', 'rolls')}`);
    case 'lapDone':
      return harmless('over the line');
    case 'sessionOver':
      return grave('ENDS YOUR SESSION: ranks last');
    default:
      return (
        ofTrant(one) ??
        costly([one.kind, amount === 0 ? '' : String(amount), name].filter(Boolean).join(' '))
      );
  }
}
