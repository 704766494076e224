// The speed cards as a list: what each costs at once, and what the next corner will cost.

import { SPEED_STEP } from '../../../../rules/championship-formula/car.ts';
import { POINTER_COLUMNS } from '../../../components/list-line.ts';
import { padded } from '../../../look.ts';
import type { Row, Run, Tone } from '../../../rows.ts';
import { MARK_COLUMNS } from '../../../screens/race/view/line-mark.ts';
import { cutText, textWidth } from '../../../theme/width.ts';
import type { ChampionshipWords } from '../../../words/championship-words.ts';
import { askedOf, type ChampionshipModel } from '../championship-model.ts';
import { type CardPrice, cardPrices, formIn } from '../prices.ts';

export const CARD_COLUMNS = 6;
/** From this width on the spaces of a card have a column of their own; below it only its key shows them. */
const SPACES_FROM = 60;
const GAP = 2;
const CORNER_LEAST = 3;
const TONES: readonly Tone[] = ['good', 'warn', 'bad'];

interface CardTable {
  readonly prices: ReadonlyMap<number, CardPrice>;
  /** The name of the next corner, where it is the same for all cards. */
  readonly corner: string | undefined;
  /** 0 where the spaces have no column. */
  readonly spaces: number;
  readonly here: number;
  readonly next: number;
}

export function cardHeading(
  model: ChampionshipModel,
  columns: number,
  words: ChampionshipWords,
): Row {
  const table = tableOf(model, columns, words);
  const { card, spaces, here } = words.columns;
  const text = [
    ' '.repeat(POINTER_COLUMNS + MARK_COLUMNS),
    padded(card, CARD_COLUMNS),
    padded(table.spaces > 0 ? spaces : '', table.spaces),
    padded(here, table.here),
    nextHeading(table, words),
  ];
  return [{ text: text.join(''), tone: 'faint' }];
}

export function cardRows(
  model: ChampionshipModel,
  columns: number,
  words: ChampionshipWords,
): ReadonlyMap<number, Row> {
  const table = tableOf(model, columns, words);
  return new Map(
    [...table.prices].map(([speed, price]) => [
      speed,
      [...cardRuns(model, speed), ...priceRuns(model, table, speed, price, words)],
    ]),
  );
}

/** Returns the card in front of its line; that of the last turn stands out. */
export function cardRuns(model: ChampionshipModel, speed: number): readonly Run[] {
  const seat = askedOf(model)?.seat ?? -1;
  const isSame = speed === model.moment.race.cars[seat]?.speed;
  return [{ text: padded(String(speed), CARD_COLUMNS), tone: isSame ? 'strong' : 'plain' }];
}

function priceRuns(
  model: ChampionshipModel,
  table: CardTable,
  speed: number,
  { here, next, toFlag }: CardPrice,
  words: ChampionshipWords,
): readonly Run[] {
  const spaces = table.spaces > 0 ? String(speed / SPEED_STEP) : '';
  const now = formIn(here.forms, table.here - GAP);
  return [
    { text: padded(spaces, table.spaces), tone: 'plain' },
    { text: padded(now, table.here), tone: TONES[here.weight] ?? 'plain' },
    {
      text: toFlag === undefined ? nextText(model, table, next, words) : words.toFlag(toFlag),
      tone: TONES[next?.price.weight ?? 0] ?? 'plain',
    },
  ];
}

function tableOf(model: ChampionshipModel, columns: number, words: ChampionshipWords): CardTable {
  const decision = askedOf(model);
  const prices = decision === undefined ? new Map() : cardPrices(model, decision, words);
  const corner = onlyCorner(model, prices);
  const spaces = columns >= SPACES_FROM ? textWidth(words.columns.spaces) + GAP : 0;
  const room = columns - CARD_COLUMNS - spaces;
  const whole = { prices, corner, spaces, here: room, next: room };
  const all = [...prices.values()];
  const heres = all.map(({ here }) => textWidth(here.forms[0] ?? ''));
  const nexts = all.map(({ next, toFlag }) =>
    textWidth(toFlag === undefined ? nextText(model, whole, next, words) : words.toFlag(toFlag)),
  );
  const wanted = {
    here: Math.max(textWidth(words.columns.here), ...heres) + GAP,
    next: Math.max(textWidth(headOf(corner, all, words)), ...nexts),
  };
  const here = Math.min(wanted.here, Math.max(room - wanted.next, (room + GAP) >> 1));
  return { ...whole, here, next: room - here };
}

// The name of the next corner stands in front of its price where cards lead to different ones, as much of it as fits.
function nextText(
  { table: { board } }: ChampionshipModel,
  { corner, next: room }: CardTable,
  next: CardPrice['next'],
  words: ChampionshipWords,
): string {
  if (next === undefined) return '';
  const { forms } = next.price;
  if (corner !== undefined) return formIn(forms, room);
  const name = board.corners[next.corner]?.name ?? '';
  const whole = forms.find(form => textWidth(words.inCorner(name, form)) <= room);
  if (whole !== undefined) return words.inCorner(name, whole);
  const price = formIn(forms, room - CORNER_LEAST - GAP);
  const width = Math.max(CORNER_LEAST, room - textWidth(price) - 1);
  return words.inCorner(`${cutText(name, width - 1).trimEnd()}.`, price);
}

// The corner of all cards; the flag where no corner comes before it.
function headOf(
  corner: string | undefined,
  prices: readonly CardPrice[],
  words: ChampionshipWords,
): string {
  const isFlag = prices.length > 0 && prices.every(({ toFlag }) => toFlag !== undefined);
  return isFlag ? words.columns.flag : words.columns.next(corner ?? '');
}

function nextHeading({ corner, next, prices }: CardTable, words: ChampionshipWords): string {
  const whole = headOf(corner, [...prices.values()], words);
  return textWidth(whole) <= next ? whole : formIn([corner ?? '', ''], next);
}

function onlyCorner(
  { table }: ChampionshipModel,
  prices: ReadonlyMap<number, CardPrice>,
): string | undefined {
  const next = [...prices.values()].flatMap(price => price.next ?? []);
  const [first, second] = new Set(next.map(({ corner }) => corner));
  return second === undefined ? table.board.corners[first ?? -1]?.name : undefined;
}
