// The short notations of a plan: how its values are called in the file.
import type { CarRule, CountPlan, Criterion, DrawRule, GridRule, Takes, VoidRule } from './plan.ts';

export const GRID_WORDS = {
  trials: 'trials',
  lot: 'lot',
  rotation: 'rotation',
  standings: 'standings',
  'standings reversed': 'reversed',
  'last result': 'lastResult',
  'by hand': 'byHand',
  book: 'book',
} as const satisfies Readonly<Record<string, GridRule>>;

export const DRAW_WORDS = {
  classification: 'classification',
  snake: 'snake',
  lot: 'lot',
  'by hand': 'byHand',
} as const satisfies Readonly<Record<string, DrawRule>>;

export const VOID_WORDS = {
  last: 'last',
  again: 'again',
  'once again': 'onceAgain',
} as const satisfies Readonly<Record<string, VoidRule>>;

export const CAR_WORDS = {
  'per race': 'perRace',
  'built once': 'builtOnce',
} as const satisfies Readonly<Record<string, CarRule>>;

export const TIE_WORDS = {
  points: 'points',
  wins: 'wins',
  places: 'places',
  'head-to-head': 'headToHead',
  latest: 'latest',
  'earliest win': 'earliestWin',
  trials: 'trials',
  lot: 'lot',
  shared: 'shared',
} as const satisfies Readonly<Record<string, Criterion>>;

/** Returns the keys of `words` as a tuple of at least one. */
export function wordsOf<Word extends string>(words: Readonly<Record<Word, unknown>>): [Word] {
  return Object.keys(words) as [Word];
}

export function wordFor<Word extends string, Value>(
  words: Readonly<Record<Word, Value>>,
  value: Value,
): string {
  return Object.entries(words).find(([, one]) => one === value)?.[0] ?? `${value}`;
}

/** `all`, `best 6`, `drop 1`, or `best 6, drop 1`. */
export const COUNT_FORM = /^(?:all|best \d{1,2}(?:, drop \d{1,2})?|drop \d{1,2})$/;

/** Returns what counts, from its notation and the fewest starts. */
export function countOf(text: string, startsLeast: number): CountPlan {
  const best = numberAfter('best', text);
  return {
    ...(best === undefined ? {} : { best }),
    drop: numberAfter('drop', text) ?? 0,
    startsLeast,
  };
}

export function countText({ best, drop }: CountPlan): string {
  const parts = [
    ...(best === undefined ? [] : [`best ${best}`]),
    ...(drop === 0 ? [] : [`drop ${drop}`]),
  ];
  return parts.length === 0 ? 'all' : parts.join(', ');
}

/** `all`, `first 3 of each table`, `best 10`, or `winners of 2`. */
export const TAKES_FORM = /^(?:all|first \d{1,2} of each table|best \d{1,2}|winners of \d{1,2})$/;

/** Returns who advances into a stage, from its notation. */
export function takesOf(text: string): Takes {
  const [first, count, wins] = ['first', 'best', 'winners of'].map(word => numberAfter(word, text));
  if (first !== undefined) return { kind: 'perTable', first };
  if (count !== undefined) return { kind: 'best', count };
  return wins === undefined ? { kind: 'all' } : { kind: 'winners', wins };
}

export function takesText(takes: Takes): string {
  switch (takes.kind) {
    case 'all':
      return 'all';
    case 'perTable':
      return `first ${takes.first} of each table`;
    case 'best':
      return `best ${takes.count}`;
    case 'winners':
      return `winners of ${takes.wins}`;
  }
}

/** `all`, or `best 2`: the cars of a team that score. */
export const SCORE_FORM = /^(?:all|best \d{1,2})$/;

/** Returns how many cars of a team score, from its notation; undefined for all. */
export function scoreOf(text: string): number | undefined {
  return numberAfter('best', text);
}

function numberAfter(word: string, text: string): number | undefined {
  const [, number] = new RegExp(`(?:^|, )${word} (\\d+)`).exec(text) ?? [];
  return number === undefined ? undefined : Number(number);
}
