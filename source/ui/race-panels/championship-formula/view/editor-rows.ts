// The editors as rows: a line for each card of the car with its figures, or for each part of a bid.
import {
  ATTRIBUTES,
  type Attribute,
  type CarCards,
} from '../../../../rules/championship-formula/car.ts';
import {
  chipsOf,
  figuresOf,
  totalOf,
} from '../../../../rules/championship-formula/chapters/car/car-set-up.ts';
import {
  type Bid,
  worthOf,
} from '../../../../rules/championship-formula/chapters/set-up/pole-bid.ts';
import type { Decision } from '../../../../rules/kit/types.ts';
import { type ListLine, POINTER_COLUMNS } from '../../../components/list-line.ts';
import { padded } from '../../../look.ts';
import type { Row } from '../../../rows.ts';
import { MARK_COLUMNS, markOf } from '../../../screens/race/view/line-mark.ts';
import { textWidth } from '../../../theme/width.ts';
import type { Words } from '../../../words/words.ts';
import { rowsToWin } from '../bid-rows.ts';
import { type ChampionshipModel, termsOf } from '../championship-model.ts';
import { BID_PARTS, bidHeld, cardsLaid, mostOf, wantedTotal } from '../editors.ts';
import type { Item } from '../items.ts';
import { READY_CARS } from '../ready-cars.ts';

const NAME_COLUMNS = 15;
const POINTS_COLUMNS = 6;
const FIGURE_COLUMNS = 8;
const READY_COLUMNS = 3;

/** Returns the points of the cards laid out and the total that they must make. */
export function setUpHeading(
  model: ChampionshipModel,
  decision: Decision,
  { championship }: Words,
): Row {
  const points = totalOf(cardsLaid(model, decision));
  const wanted = wantedTotal(decision);
  return [
    { text: `   ${championship.total(points, wanted)}`, tone: points === wanted ? 'good' : 'warn' },
  ];
}

/** Returns the lines of the cards, then those of the printed cars with their figures in columns. */
export function setUpLines(
  model: ChampionshipModel,
  decision: Decision,
  items: readonly Item[],
  words: Words,
): readonly ListLine[] {
  const ready = items.flatMap((item): ListLine[] => {
    const { value, choice } = item;
    if (choice.kind !== 'setUpCar') return [];
    return [{ value, row: readyRow(model, item, choice.cards, words) }];
  });
  return [...cardLines(model, decision, words), ...ready];
}

function readyRow(model: ChampionshipModel, item: Item, cards: CarCards, words: Words): Row {
  const { championship } = words;
  const { hasPits, values } = termsOf(model);
  const figures = figuresOf(cards, hasPits, values);
  const name = READY_CARS.find(one => one === item.value) ?? 'middle';
  const told = inColumns(attribute => String(figures[attribute]), championship);
  return [
    { text: ` ${markOf(item, words.race)}`, tone: 'strong' },
    { text: padded(championship.readyCars[name], NAME_COLUMNS - MARK_COLUMNS), tone: 'plain' },
    { text: told, tone: 'faint' },
  ];
}

/** Returns the labels for the figures of the printed cars, for the row under them. */
export function readyHeads({ championship }: Words): Row {
  const heads = inColumns(attribute => championship.attributesShort[attribute], championship);
  return [{ text: `${' '.repeat(POINTER_COLUMNS + 1 + NAME_COLUMNS)}${heads}`, tone: 'faint' }];
}

function inColumns(
  textOf: (attribute: Attribute) => string,
  { attributesShort }: Words['championship'],
): string {
  return ATTRIBUTES.map(attribute => {
    const width = Math.max(READY_COLUMNS, textWidth(attributesShort[attribute]));
    return padded(textOf(attribute), width, 'left');
  }).join(' ');
}

function cardLines(
  model: ChampionshipModel,
  decision: Decision,
  { championship }: Words,
): readonly ListLine[] {
  const cards = cardsLaid(model, decision);
  const { hasPits, values } = termsOf(model);
  const figures = figuresOf(cards, hasPits, values);
  return ATTRIBUTES.map(attribute => ({
    value: attribute,
    row: [
      { text: ` ${padded(championship.attributes[attribute], NAME_COLUMNS)}`, tone: 'plain' },
      { text: padded(`< ${signed(cards[attribute])} >`, POINTS_COLUMNS + 3), tone: 'strong' },
      { text: padded(String(figures[attribute]), FIGURE_COLUMNS), tone: 'plain' },
      { text: chipsNote(model, attribute, figures, championship), tone: 'faint' },
    ],
  }));
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).padStart(2);
}

function chipsNote(
  { shown }: ChampionshipModel,
  attribute: Attribute,
  figures: Parameters<typeof chipsOf>[0],
  words: Words['championship'],
): string {
  const { wear, green, red } = chipsOf(figures, shown.laps);
  if (attribute === 'wear') return words.perRace('wear', wear, 0);
  return attribute === 'skill' ? words.perRace('skill', green, red) : '';
}

export function bidLines(
  model: ChampionshipModel,
  decision: Decision,
  { championship }: Words,
): readonly ListLine[] {
  const held = bidHeld(model);
  return BID_PARTS.map(part => ({
    value: part,
    row: [
      { text: ` ${padded(championship.bid[part], NAME_COLUMNS)}`, tone: 'plain' },
      { text: padded(`< ${held[part]} >`, POINTS_COLUMNS + 3), tone: 'strong' },
      { text: leftNote(model, decision, part, championship), tone: 'faint' },
    ],
  }));
}

// A red chip is bid as the green ones that it is changed into (CFR-100, CR-28).
function leftNote(
  model: ChampionshipModel,
  decision: Decision,
  part: keyof Bid,
  { bid }: Words['championship'],
): string {
  const red = part === 'skill' ? (model.moment.race.cars[decision.seat]?.red ?? 0) : 0;
  return bid.left(mostOf(decision, part), red, termsOf(model).values.skill.exchange);
}

export function bidHeading(
  model: ChampionshipModel,
  decision: Decision,
  { championship }: Words,
): Row {
  const bid = bidHeld(model);
  const worth = worthOf(bid, termsOf(model).values);
  const text = championship.bid.worth(worth, rowsToWin(model, decision, worth));
  return [{ text: `   ${text}`, tone: 'strong' }];
}
