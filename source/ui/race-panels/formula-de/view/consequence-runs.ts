// What a choice does, in the room of its line: in full, or without what the strip shows beside it. Costs come last and
// are the last to be left out.

import { tiresTaken } from '../../../../replay/formula-de/choice-names.ts';
import type { Row, Run, Tone } from '../../../rows.ts';
import { rowWidth } from '../../../theme/fit.ts';
import type { ConsequenceWords, RaceWords } from '../../../words/words.ts';
import { endsRace, type Item, inWords } from '../prompt.ts';

const WEIGHT_TONES: readonly Tone[] = ['good', 'warn', 'bad'];

/** Returns the consequences of a choice, in at most `room` columns if words allow it; `none` where there are none. */
export function consequenceRuns(item: Item, words: RaceWords, none: string, room: number): Row {
  const { whole, abridged } = tellingsOf(item, words, none);
  return shortest(room, [...whole, ...abridged]);
}

/** Reports whether all that a choice does can be told in `room` columns, with its price unabbreviated. */
export function isToldWhole(item: Item, words: RaceWords, room: number): boolean {
  return tellingsOf(item, words, words.nothing).whole.some(row => rowWidth(row) <= room);
}

interface Tellings {
  /** Everything, in full and without what the strip shows beside it. */
  readonly whole: readonly Row[];
  /** With names of points in short, then with fewer and fewer facts. */
  readonly abridged: readonly Row[];
}

function tellingsOf(item: Item, words: RaceWords, none: string): Tellings {
  const list = inWords(endsRace(item) ? withoutPrices(item) : besidesName(item), words);
  if (list.length === 0) {
    return { whole: [isPayment(item) ? [] : [{ text: ` ${none}`, tone: 'faint' }]], abridged: [] };
  }
  const rest = list.filter(one => one.paid !== true);
  const paid = list.filter(one => one.paid === true);
  const briefly = rest.map(one => ({ ...one, text: one.short })).filter(({ text }) => text !== '');
  const price = costOf(inFull(paid), words);
  const inBrief = costOf(inShort(paid), words);
  return {
    whole: [runsOf([...rest, ...price]), runsOf([...briefly, ...price])],
    // The least grave facts go rather than a price.
    abridged: [briefly, ...gravestOf(briefly).flatMap(kept => [kept, kept])].map((kept, at) =>
      runsOf([...kept, ...(at % 2 === 1 ? price : inBrief)]),
    ),
  };
}

// Fewer and fewer facts, the gravest last.
function gravestOf(told: readonly ConsequenceWords[]): readonly (readonly ConsequenceWords[])[] {
  const sorted = told.toSorted((one, other) => other.weight - one.weight);
  return sorted.map((_, left) => sorted.slice(0, sorted.length - 1 - left));
}

// Leaves out what the name of a payment already shows: `2 brakes` costs two brakes.
function besidesName(item: Item): Item {
  const { choice } = item;
  if (!isPayment(item)) return item;
  const named: Readonly<Record<string, unknown>> = { ...choice, tires: tiresTaken(item) };
  const consequences = item.consequences.filter(
    ({ kind, amount }) => amount === undefined || named[kind] !== amount,
  );
  return { ...item, consequences };
}

const PAYMENTS: readonly string[] = ['payOvershoot', 'payBlocking', 'brakeAtEnd'];

// Reports whether a choice is named after the points it pays.
function isPayment({ choice }: Pick<Item, 'choice'>): boolean {
  if (!PAYMENTS.includes(choice.kind)) return false;
  return ('brakes' in choice && choice.brakes > 0) || ('tires' in choice && choice.tires !== 0);
}

// A car that is out pays for nothing.
function withoutPrices(item: Item): Item {
  const consequences = item.consequences.filter(({ kind }) => TOLD_OF_THE_END.includes(kind));
  return { ...item, consequences };
}

const TOLD_OF_THE_END: readonly string[] = [
  'eliminated',
  'sessionOver',
  'slidesOut',
  'overshoot',
  'blocked',
  'by',
];

/**
 * Returns the price of a gear or a throw for a column with a heading of its own: points alone, with the names of their parts
 * in full or in short.
 */
export function priceText(item: Item, words: RaceWords, isShort: boolean): string {
  if (endsRace(item)) return '-';
  const paid = inWords(withoutPoints(item), words);
  if (paid.length === 0) return words.free;
  return isShort ? inShort(paid) : inFull(paid);
}

// Leaves out the movement points, which have a column of their own.
function withoutPoints(item: Item): Item {
  const consequences = item.consequences.filter(({ kind }) => kind !== 'movementPoints');
  return { ...item, consequences };
}

function shortest(room: number, tellings: readonly Row[]): Row {
  return tellings.find(row => rowWidth(row) <= room) ?? tellings.at(-1) ?? [];
}

function inFull(paid: readonly ConsequenceWords[]): string {
  return paid.map(one => one.text).join(', ');
}

function inShort(paid: readonly ConsequenceWords[]): string {
  return paid.map(one => one.short).join('+');
}

function costOf(points: string, words: RaceWords): readonly ConsequenceWords[] {
  const text = words.costs(points);
  return points === '' ? [] : [{ text, short: text, weight: 1 }];
}

// The gravest come first: a line that is still too long for its screen is cut at its end.
function runsOf(told: readonly ConsequenceWords[]): Row {
  return told
    .toSorted((one, other) => other.weight - one.weight)
    .map(
      (one, index): Run => ({
        text: `${index === 0 ? ' ' : ', '}${one.text}`,
        tone: WEIGHT_TONES[one.weight] ?? 'plain',
      }),
    );
}
