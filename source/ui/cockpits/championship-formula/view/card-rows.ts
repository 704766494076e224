// The speed cards as a list: what each costs at once, and what the next corner will cost.

import { POINTER_COLUMNS } from '../../../components/choice-list.tsx';
import { padded } from '../../../look.ts';
import type { Row, Tone } from '../../../rows.ts';
import { MARK_COLUMNS } from '../../../screens/race/view/line-mark.ts';
import { cutText, textWidth } from '../../../theme/width.ts';
import type { ChampionshipWords } from '../../../words/championship-words.ts';
import { askedOf, type ChampionshipModel } from '../championship-model.ts';
import { type CardPrice, cardPrices } from '../prices.ts';

const CARD_COLUMNS = 6;
/** Between two columns. */
const GAP = 2;
const CORNER_LEAST = 3;
const TONES: readonly Tone[] = ['good', 'warn', 'bad'];

type Prices = ReadonlyMap<number, CardPrice>;

/** Returns the heading over the cards. */
export function cardHeading(model: ChampionshipModel, words: ChampionshipWords): Row {
  const prices = pricesAsked(model, words);
  const { card, here, next } = words.columns;
  const text = padded(card, CARD_COLUMNS) + padded(here, hereColumns(prices, words));
  const blank = ' '.repeat(POINTER_COLUMNS + MARK_COLUMNS);
  return [{ text: `${blank}${text}${next(onlyCorner(model, prices) ?? '')}`, tone: 'faint' }];
}

/** Returns a card with its prices, in so many columns. */
export function cardRow(
  model: ChampionshipModel,
  speed: number,
  columns: number,
  words: ChampionshipWords,
): Row {
  const prices = pricesAsked(model, words);
  const { here, next } = prices.get(speed) ?? { here: { text: '', weight: 0 }, next: undefined };
  const seat = askedOf(model)?.seat ?? -1;
  const isSame = speed === model.moment.race.cars[seat]?.speed;
  const first = hereColumns(prices, words);
  return [
    { text: padded(String(speed), CARD_COLUMNS), tone: isSame ? 'strong' : 'plain' },
    { text: padded(here.text, first), tone: TONES[here.weight] ?? 'plain' },
    {
      text: nextText(model, prices, next, columns - CARD_COLUMNS - first, words),
      tone: TONES[next?.price.weight ?? 0] ?? 'plain',
    },
  ];
}

function pricesAsked(model: ChampionshipModel, words: ChampionshipWords): Prices {
  const decision = askedOf(model);
  return decision === undefined ? new Map() : cardPrices(model, decision, words);
}

// The name of the next corner stands in front of its price where cards lead to different ones, as much of it as fits.
function nextText(
  model: ChampionshipModel,
  prices: Prices,
  next: CardPrice['next'],
  room: number,
  words: ChampionshipWords,
): string {
  if (next === undefined) return '';
  const { text } = next.price;
  if (onlyCorner(model, prices) !== undefined) return text;
  const name = model.table.board.corners[next.corner]?.name ?? '';
  const width = Math.max(CORNER_LEAST, room - textWidth(text) - 1);
  const short = textWidth(name) <= width ? name : `${cutText(name, width - 1).trimEnd()}.`;
  return words.inCorner(short, text);
}

// The name of the next corner, where it is the same for all cards.
function onlyCorner({ table }: ChampionshipModel, prices: Prices): string | undefined {
  const next = [...prices.values()].flatMap(price => price.next ?? []);
  const [first, second] = new Set(next.map(({ corner }) => corner));
  return second === undefined ? table.board.corners[first ?? -1]?.name : undefined;
}

function hereColumns(prices: Prices, { columns }: ChampionshipWords): number {
  const widths = [...prices.values()].map(({ here }) => textWidth(here.text));
  return Math.max(textWidth(columns.here), ...widths) + GAP;
}
