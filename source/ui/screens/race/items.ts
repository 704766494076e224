// The lines of an open question, each a choice with its key.

import type { AskWords } from '../../../replay/rule-words.ts';
import type { Choice, Decision } from '../../../rules/kit/types.ts';
import { LINE_KEYS } from '../../keys.ts';
import { spanOf } from '../../look.ts';
import type { RaceWords } from '../../words/words.ts';

export interface Item<C extends Choice = Choice> {
  /** Position among the decision's choices, as text, which identifies the item. */
  readonly value: string;
  readonly choice: C;
  /** The key that picks it; empty in a list that is longer than there are keys. */
  readonly key: string;
  readonly advised: boolean;
}

export function askWordsOf({ step }: Decision, { asks }: RaceWords): AskWords {
  return asks[step] ?? asks.other;
}

/** Returns the keys of some items, those that follow each other as a span, such as `2-4 7 0-d`. */
export function keySpans(items: readonly Item[]): string {
  const places = items.map(({ key }) => LINE_KEYS.indexOf(key)).filter(place => place >= 0);
  const spans: [from: number, to: number][] = [];
  for (const place of places.toSorted((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last !== undefined && last[1] === place - 1) last[1] = place;
    else spans.push([place, place]);
  }
  const key = (place: number) => LINE_KEYS[place] ?? '';
  return spans.map(([from, to]) => spanOf(key(from), key(to))).join(' ');
}

/** Returns the keys that pick an item, each kind from its first to its last, such as `1-9 0 c-g`; empty when none does. */
export function keysOf(items: readonly Item[]): string {
  const keys = items.flatMap(({ key }) => (key === '' ? [] : [key]));
  return [/[1-9]/, /0/, /[a-z]/, /[A-Z]/]
    .map(kind => keys.filter(key => kind.test(key)))
    .filter(some => some.length > 0)
    .map(some => spanOf(some[0] ?? '', some.at(-1) ?? ''))
    .join(' ');
}
