// What a choice costs, in words: of cards what they need at once and what the next corner will cost, of ways what their
// corners cost, of rolls their odds.
import { spaceOf } from '../../../circuit/board.ts';
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import { excessPayments, NO_CREDIT } from '../../../rules/championship-formula/chapters/excess.ts';
import {
  type SpeedCard,
  speedCards,
} from '../../../rules/championship-formula/chapters/planning.ts';
import { oddsOf } from '../../../rules/championship-formula/chapters/rolls.ts';
import { columnOf } from '../../../rules/championship-formula/chapters/skill.ts';
import type { Car, DueRoll } from '../../../rules/championship-formula/state.ts';
import type { Seat } from '../../../rules/kit/types.ts';
import type { ChampionshipWords, Odds } from '../../words/championship-words.ts';
import { type ChampionshipModel, figuresOfCar, limitsOf, termsOf } from './championship-model.ts';
import { type CornerDue, cheapestOf, duesOf, endsAt, onRoad, outlook } from './road-price.ts';

/** A price in words, and how much it matters. */
export interface Price {
  readonly text: string;
  /** 0 when free, 1 when it costs or risks something, 2 when it may end the race. */
  readonly weight: 0 | 1 | 2;
}

/** What a speed card costs. */
export interface CardPrice {
  readonly here: Price;
  /** Undefined where no corner comes. */
  readonly next: { readonly corner: number; readonly price: Price } | undefined;
}

const FREE = (words: ChampionshipWords): Price => ({ text: words.free, weight: 0 });

/** Returns what the cards of a car cost, by speed. */
export function cardPrices(
  model: ChampionshipModel,
  seat: Seat,
  words: ChampionshipWords,
): ReadonlyMap<number, CardPrice> {
  const car = model.moment.race.cars[seat];
  const terms = termsOf(model);
  const figures = car === undefined ? undefined : figuresOfCar(car, terms);
  if (car === undefined || figures === undefined || car.space === '') return new Map();
  const planner = {
    speed: car.speed,
    figures,
    wear: car.wear,
    onGrid: car.laps === 0 && car.speed === 0 && car.spunIn === undefined,
    spun: car.spunIn !== undefined,
  };
  const cards = speedCards(planner, limitsOf(car, terms));
  return new Map(cards.map(card => [card.speed, cardPrice(model, car, card, words)]));
}

function cardPrice(
  model: ChampionshipModel,
  car: Car,
  card: SpeedCard,
  words: ChampionshipWords,
): CardPrice {
  const terms = termsOf(model);
  const { board } = model.table;
  const road = { board, values: terms.values };
  const brakes = figuresOfCar(car, terms)?.deceleration ?? 0;
  const ends = endsAt(onRoad(car, board), card.speed, road);
  const least = cheapestOf(ends);
  if (least === undefined) return { here: FREE(words), next: undefined };
  const dues = duesOf(least);
  const alike = ends.filter(end => duesOf(end).length === dues.length);
  const ahead = alike.flatMap(end => outlook(end, card.speed, brakes, road) ?? []);
  const next = ahead.find(({ place }) => place === cheapestOf(ahead.map(one => one.place)));
  return {
    here: joined([testsPrice(model, card, words), duesPrice(dues, car, model, words)], words),
    next:
      next === undefined
        ? undefined
        : {
            corner: next.corner,
            price: duesPrice(duesOf(next.place).slice(0, 1), car, model, words),
          },
  };
}

function testsPrice(
  model: ChampionshipModel,
  { tests, overBrakes }: SpeedCard,
  words: ChampionshipWords,
): Price {
  const { values } = termsOf(model);
  const held = tests.reduce((share, test) => {
    const roll = test === 'startSpeed' ? 'startTest' : 'test';
    return (share * oddsOf(roll, 0, values).green) / 100;
  }, 100);
  const tested = tests.length === 0 ? '' : words.tests(tests, Math.round(held));
  const ways = excessPayments(overBrakes, NO_CREDIT, Number.POSITIVE_INFINITY, values.payment);
  const braked = overBrakes === 0 ? '' : words.brakes(words.payments(ways, false));
  const text = [tested, braked].filter(part => part !== '').join(', ');
  return { text, weight: text === '' ? 0 : 1 };
}

/** Returns what corners cost a car; the name of a corner only where there are several. */
export function duesPrice(
  dues: readonly CornerDue[],
  car: Car,
  model: ChampionshipModel,
  words: ChampionshipWords,
): Price {
  const { board } = model.table;
  const prices = dues.map(due => {
    const price = duePrice(due, car, model, words);
    if (dues.length === 1) return price;
    const name = board.corners[due.corner]?.name ?? '';
    return { ...price, text: words.inCorner(name, price.text) };
  });
  return joined(prices, words);
}

function duePrice(
  { over, credit }: CornerDue,
  car: Car,
  model: ChampionshipModel,
  words: ChampionshipWords,
): Price {
  const terms = termsOf(model);
  const paid = credit > 0 && car.credit !== undefined ? car.credit : { ...NO_CREDIT, over: credit };
  const ways = excessPayments(over, paid, car.wear, limitsOf(car, terms));
  if (ways.length === 0) return { text: words.offRoad, weight: 2 };
  return { text: words.payments(ways, true), weight: ways.every(({ roll }) => roll) ? 2 : 1 };
}

/** Returns prices as one. */
export function joined(prices: readonly Price[], words: ChampionshipWords): Price {
  const some = prices.filter(({ text }) => text !== '' && text !== words.free);
  if (some.length === 0) return FREE(words);
  const weight = Math.max(...some.map(price => price.weight)) as Price['weight'];
  return { text: some.map(({ text }) => text).join(', '), weight };
}

/** Returns the dues of a way as it is chosen, at a speed, beyond what the car has paid; lines are not counted. */
export function wayDues(
  board: RowBoard,
  path: readonly string[],
  speed: number,
  { credit }: Car,
): readonly CornerDue[] {
  const over = new Map<number, number>();
  for (const id of path) {
    const { corner, limit } = spaceOf(board, id);
    if (corner >= 0) over.set(corner, Math.max(over.get(corner) ?? 0, speed - limit));
  }
  return [...over]
    .map(([corner, most]) => ({
      corner,
      over: most,
      credit: credit?.corner === corner ? credit.over : 0,
    }))
    .filter(due => due.over > due.credit);
}

/** Returns the odds of a roll in rounded percent. */
export function rollOdds(
  model: ChampionshipModel,
  { cause, blocked }: Pick<DueRoll, 'cause' | 'blocked'>,
  lowered: number,
): Odds {
  const column = columnOf(blocked === undefined ? { cause } : { cause, blocked });
  const { green, yellow, red } = oddsOf(column, lowered, termsOf(model).values);
  return { green: Math.round(green), yellow: Math.round(yellow), red: Math.round(red) };
}
