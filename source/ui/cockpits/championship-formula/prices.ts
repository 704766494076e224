// What a choice costs, in words: of cards what they need at once and what the next corner will cost, of ways what their
// corners and passes cost, of rolls their odds.

import { paymentLimits } from '../../../rules/championship-formula/chapters/car/figures.ts';
import { oddsOf } from '../../../rules/championship-formula/chapters/car/rolls.ts';
import { columnOf } from '../../../rules/championship-formula/chapters/car/skill.ts';
import { excessPayments } from '../../../rules/championship-formula/chapters/corners/excess.ts';
import type { Due } from '../../../rules/championship-formula/chapters/movement/way-search.ts';
import type { SpeedCard } from '../../../rules/championship-formula/chapters/turn/planning.ts';
import type { Car, DueRoll } from '../../../rules/championship-formula/state.ts';
import type { Decision } from '../../../rules/kit/types.ts';
import type { ChampionshipWords, Odds } from '../../words/championship-words.ts';
import { type CardCost, cardCosts } from './card-costs.ts';
import { type ChampionshipModel, groundOfModel } from './championship-model.ts';

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

/** Returns what the cards of an open question for a card cost, by speed. */
export function cardPrices(
  model: ChampionshipModel,
  decision: Decision,
  words: ChampionshipWords,
): ReadonlyMap<number, CardPrice> {
  const car = model.moment.race.cars[decision.seat];
  if (car === undefined) return new Map();
  return new Map(
    cardCosts(model, decision).map(cost => [cost.card.speed, cardPrice(model, car, cost, words)]),
  );
}

function cardPrice(
  model: ChampionshipModel,
  car: Car,
  { card, dues, next }: CardCost,
  words: ChampionshipWords,
): CardPrice {
  const tests = testsPrice(model, car, card, words);
  const here = joined([tests, aheadPrice(model, car, dues, words)], words);
  if (next === undefined) return { here, next };
  return {
    here,
    next: { corner: next.corner, price: aheadPrice(model, car, next.dues, words) },
  };
}

function testsPrice(
  model: ChampionshipModel,
  car: Car,
  { tests, overBrakes }: SpeedCard,
  words: ChampionshipWords,
): Price {
  const { values } = groundOfModel(model);
  const held = tests.reduce((share, cause) => {
    return (share * oddsOf(columnOf({ cause }), 0, values).green) / 100;
  }, 100);
  const tested = tests.length === 0 ? '' : words.tests(tests, Math.round(held));
  const braked = overBrakes === 0 ? '' : brakesPrice(model, car, overBrakes, words);
  const text = [tested, braked].filter(part => part !== '').join(', ');
  return { text, weight: text === '' ? 0 : 1 };
}

/** Returns what braking beyond the brakes costs, in words. */
export function brakesPrice(
  model: ChampionshipModel,
  car: Car,
  over: number,
  words: ChampionshipWords,
): string {
  const { values } = groundOfModel(model);
  const limits = paymentLimits(car, values);
  return words.brakes(words.payments(excessPayments(over, NOTHING, car.wear, limits), false));
}

const NOTHING = { over: 0, wear: 0, roll: false };

function aheadPrice(
  model: ChampionshipModel,
  car: Car,
  dues: readonly Due[] | undefined,
  words: ChampionshipWords,
): Price {
  return dues === undefined
    ? { text: words.offRoad, weight: 2 }
    : duesPrice(model, car, dues, words);
}

/** Returns what corners cost a car; the names of the corners only where there are several. */
export function duesPrice(
  model: ChampionshipModel,
  car: Car,
  dues: readonly Due[],
  words: ChampionshipWords,
): Price {
  const { board } = model.table;
  const prices = dues.map(due => {
    const price = duePrice(model, car, due, words);
    if (dues.length === 1) return price;
    return { ...price, text: words.inCorner(board.corners[due.corner]?.name ?? '', price.text) };
  });
  return joined(prices, words);
}

function duePrice(
  model: ChampionshipModel,
  car: Car,
  { corner, over, unpaid }: Due,
  words: ChampionshipWords,
): Price {
  const paid = over - unpaid;
  const credit =
    car.credit?.corner === corner && car.credit.over === paid
      ? car.credit
      : { ...NOTHING, over: paid };
  const limits = paymentLimits(car, groundOfModel(model).values);
  const ways = excessPayments(over, credit, car.wear, limits);
  if (ways.length === 0) return { text: words.offRoad, weight: 2 };
  return { text: words.payments(ways, true), weight: 1 };
}

/** Returns prices as one. */
export function joined(prices: readonly Price[], words: ChampionshipWords): Price {
  const some = prices.filter(({ text }) => text !== '' && text !== words.free);
  if (some.length === 0) return { text: words.free, weight: 0 };
  const weight = Math.max(...some.map(price => price.weight)) as Price['weight'];
  return { text: some.map(({ text }) => text).join(', '), weight };
}

/** Returns the odds of a roll in rounded percent. */
export function rollOdds(
  model: ChampionshipModel,
  roll: Pick<DueRoll, 'cause' | 'blocked'>,
  lowered: number,
): Odds {
  const { values } = groundOfModel(model);
  const { green, yellow, red } = oddsOf(columnOf(roll), lowered, values);
  return { green: Math.round(green), yellow: Math.round(yellow), red: Math.round(red) };
}
