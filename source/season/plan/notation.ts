// The short notations of a plan: how its values are called in the file.

/**
 * How grids are set: by the timed trials of the weekend; by lot; by rotation (TR-38 to TR-41); by the standings, the leader or
 * the last in front; by the last result; by the organiser; or as the book makes it, by a roll or by bids.
 */
export const GRID_WORDS = {
  trials: 'trials',
  lot: 'lot',
  rotation: 'rotation',
  standings: 'standings',
  'standings reversed': 'reversed',
  'last result': 'lastResult',
  'by hand': 'byHand',
  book: 'book',
} as const;

/** How tables are drawn: 1 to 10, 11 to 20 …; 1, 6, 7, 12 …; by lot; or by the organiser. */
export const DRAW_WORDS = {
  classification: 'classification',
  snake: 'snake',
  lot: 'lot',
  'by hand': 'byHand',
} as const;

/** What becomes of a timed trial that is broken off: it is last in its session, driven again, or again once. */
export const VOID_WORDS = {
  last: 'last',
  again: 'again',
  'once again': 'onceAgain',
} as const;

/** How long a car stays as it was built: for a race, or for the whole season, where the book builds cars (TR-9). */
export const CAR_WORDS = {
  'per race': 'perRace',
  'built once': 'builtOnce',
} as const;

/**
 * What ranks entrants: points; wins; places (most wins, then most second places …); results against each other; the latest
 * race; the first win in the earliest weekend; the places of the trials; a lot drawn before everybody; or places are shared.
 */
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
} as const;

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

export interface Counting {
  /** Number of best results that count; absent when all count. */
  readonly best?: number;
  /** Number of worst results that do not count. */
  readonly drop: number;
}

export function countOf(text: string): Counting {
  const best = numberAfter('best', text);
  return { ...(best === undefined ? {} : { best }), drop: numberAfter('drop', text) ?? 0 };
}

export function countText({ best, drop }: Counting): string {
  const parts = [
    ...(best === undefined ? [] : [`best ${best}`]),
    ...(drop === 0 ? [] : [`drop ${drop}`]),
  ];
  return parts.length === 0 ? 'all' : parts.join(', ');
}

/** Who advances from the stage before. */
type Takes =
  | { readonly kind: 'all' }
  /** The first of each table of the last weekend of the stage before. */
  | { readonly kind: 'perTable'; readonly first: number }
  /** The first of the standings of the stage before. */
  | { readonly kind: 'best'; readonly count: number }
  /** Those who won so many races of the stage before. */
  | { readonly kind: 'winners'; readonly wins: number };

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

export function scoreText(best: number | undefined): string {
  return best === undefined ? 'all' : `best ${best}`;
}

function numberAfter(word: string, text: string): number | undefined {
  const [, number] = new RegExp(`(?:^|, )${word} (\\d+)`).exec(text) ?? [];
  return number === undefined ? undefined : Number(number);
}
