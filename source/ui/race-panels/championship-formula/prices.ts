// What a choice costs, in words: of cards what they need at once and what the next corner will cost, of ways what their
// corners and passes cost, of rolls their odds.

import { spaceAt, spaceOf } from '../../../circuit/board.ts';
import type { RowSpace } from '../../../circuit/rows/row-board.ts';
import { SPEED_STEP } from '../../../rules/championship-formula/car.ts';
import { paymentLimits } from '../../../rules/championship-formula/chapters/car/figures.ts';
import { oddsOf } from '../../../rules/championship-formula/chapters/car/rolls.ts';
import { columnOf } from '../../../rules/championship-formula/chapters/car/skill.ts';
import {
  type ExcessPayment,
  excessPayments,
} from '../../../rules/championship-formula/chapters/corners/excess.ts';
import type { Due } from '../../../rules/championship-formula/chapters/movement/way-search.ts';
import type { SpeedCard } from '../../../rules/championship-formula/chapters/turn/planning.ts';
import type { Car, DueRoll } from '../../../rules/championship-formula/state.ts';
import type { Decision } from '../../../rules/kit/types.ts';
import { letterOf } from '../../screens/race/race-model.ts';
import { textWidth } from '../../theme/width.ts';
import type { ChampionshipWords, Odds } from '../../words/championship-words.ts';
import { type CardCost, cardCosts } from './card-costs.ts';
import { type ChampionshipModel, groundOfModel } from './championship-model.ts';
import type { Outlook } from './road-ahead.ts';

export interface Price {
  /** The whole price, then the same in fewer and fewer words for where there is less room; never empty. */
  readonly forms: readonly string[];
  /** 0 when free, 1 when it costs or risks something, 2 when it may end the race. */
  readonly weight: 0 | 1 | 2;
  /** What is paid with the fewest rolls; absent where that is not the whole price. */
  readonly least?: Least;
}

export interface Least {
  readonly wear: number;
  readonly rolls: number;
}

export interface CardPrice {
  readonly here: Price;
  /** Undefined where no corner comes. */
  readonly next: { readonly corner: number; readonly price: Price } | undefined;
  /** Spaces to the flag, 0 for a card that reaches it; undefined where a corner comes first. */
  readonly toFlag: number | undefined;
}

export function priceOf(text: string, weight: Price['weight']): Price {
  return { forms: [text], weight };
}

/** Returns the first of the forms that takes at most so many columns, else the last one. */
export function formIn(forms: readonly string[], columns: number): string {
  return forms.find(form => textWidth(form) <= columns) ?? forms.at(-1) ?? '';
}

export function cardPrices(
  model: ChampionshipModel,
  decision: Decision,
  words: ChampionshipWords,
): ReadonlyMap<number, CardPrice> {
  const car = model.moment.race.cars[decision.seat];
  if (car === undefined) return new Map();
  const costs = cardCosts(model, decision);
  // A car is listed with the slowest card that reaches it.
  return new Map(
    costs.map((cost, at) => {
      const { speed } = cost.card;
      const ahead = carsAhead(model, car, speed, costs[at - 1]?.card.speed ?? 0);
      return [speed, cardPrice(model, car, cost, ahead, words)];
    }),
  );
}

function cardPrice(
  model: ChampionshipModel,
  car: Car,
  { card, dues, next, toFlag }: CardCost,
  ahead: readonly string[],
  words: ChampionshipWords,
): CardPrice {
  const { tests, brakes } = effortPrices(model, car, card, words);
  const cost = joined([tests, brakes, hereDues(model, car, dues, words)], words);
  const here = withCars(cost, ahead, words);
  if (next === undefined) return { here, next, toFlag };
  return { here, toFlag, next: { corner: next.corner, price: nextPrice(model, car, next, words) } };
}

/** From this number of cars on, only their letters are shown, side by side. */
const CONCISE_FROM = 3;

// Adds the cars that a card reaches to its price, named or counted as room allows.
function withCars(
  { forms, weight }: Price,
  letters: readonly string[],
  { ahead }: ChampionshipWords,
): Price {
  if (letters.length === 0) return { forms, weight };
  const all = ahead.letters(letters.join(''));
  const named = letters.length < CONCISE_FROM ? [ahead.named(letters), all] : [all];
  const told = [...named, ahead.count(letters.length)];
  const both = forms.flatMap(cost => told.map(cars => `${cost}, ${cars}`));
  return { forms: [...both, ...forms], weight };
}

// What the change of speed itself asks for: tests of the car, and more than its brakes can do.
function effortPrices(
  model: ChampionshipModel,
  car: Car,
  { tests, overBrakes }: SpeedCard,
  words: ChampionshipWords,
): { readonly tests: Price; readonly brakes: Price } {
  const { values } = groundOfModel(model);
  const held = tests.reduce((share, cause) => {
    return (share * oddsOf(columnOf({ cause }), 0, values).green) / 100;
  }, 100);
  return {
    tests: {
      ...priceOf(tests.length === 0 ? '' : words.tests(tests, Math.round(held)), 1),
      least: { wear: 0, rolls: tests.length },
    },
    brakes: overBrakes === 0 ? priceOf('', 0) : brakesPrice(model, car, overBrakes, words),
  };
}

export function brakesPrice(
  model: ChampionshipModel,
  car: Car,
  over: number,
  words: ChampionshipWords,
): Price {
  const limits = paymentLimits(car, groundOfModel(model).values);
  const ways = excessPayments(over, NOTHING, car.wear, limits);
  const odds = rollOdds(model, { cause: 'deceleration' }, 0).green;
  const forms = [words.payments(ways, 'test', odds), words.payments(ways, 'test')];
  return { forms: forms.map(words.brakes), weight: 1, ...leastOf(ways) };
}

function leastOf([way]: readonly ExcessPayment[]): Pick<Price, 'least'> {
  return way === undefined ? {} : { least: { wear: way.wear, rolls: Number(way.roll) } };
}

const NOTHING = { over: 0, wear: 0, roll: false };

function hereDues(
  model: ChampionshipModel,
  car: Car,
  dues: readonly Due[] | undefined,
  words: ChampionshipWords,
): Price {
  return dues === undefined ? priceOf(words.offRoad, 2) : duesPrice(model, car, dues, words);
}

/** Returns what the next corner asks for, and by how much the car must slow down before it. */
export function nextPrice(
  model: ChampionshipModel,
  car: Car,
  { dues, slower }: Outlook,
  words: ChampionshipWords,
): Price {
  const { brake, outOfReach } = words.next;
  if (dues === undefined) return { forms: [outOfReach, words.offRoad], weight: 2 };
  const price = duesPrice(model, car, dues, words);
  if (slower === 0) return price;
  if (dues.length === 0) return priceOf(brake(slower), 0);
  return { ...price, forms: [...price.forms.map(cost => brake(slower, cost)), ...price.forms] };
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
    const name = board.corners[due.corner]?.name ?? '';
    const named = price.forms.map(cost => words.inCorner(name, cost));
    return { ...price, forms: [...named, ...price.forms.slice(-1)] };
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
  if (ways.length === 0) return priceOf(words.offRoad, 2);
  const odds = rollOdds(model, { cause: 'chance' }, 0).green;
  const least = words.payments(ways.slice(0, 1), 'chance');
  return {
    forms: [words.payments(ways, 'chance', odds), words.payments(ways, 'chance'), least],
    weight: 1,
    ...leastOf(ways),
  };
}

/** Returns prices as one; where there is less room the last of them is shortened first. */
export function joined(prices: readonly Price[], words: ChampionshipWords): Price {
  const some = prices.filter(({ forms: [text] }) => text !== '' && text !== words.free);
  const weight = Math.max(0, ...some.map(price => price.weight)) as Price['weight'];
  const shown = some.map(({ forms }) => forms);
  const least = leastTogether(some);
  const told = () => shown.flatMap(([text = '']) => (text === '' ? [] : [text])).join(', ');
  const forms = [told()];
  for (let at = shown.length - 1; at >= 0; at--) {
    for (let left = shown[at] ?? []; left.length > 1; left = shown[at] ?? []) {
      shown[at] = left.slice(1);
      forms.push(told());
    }
  }
  if (some.length > 1 && least !== undefined) forms.push(words.least(least.wear, least.rolls));
  return {
    forms: forms.map(form => (form === '' ? words.free : form)),
    weight,
    ...(least === undefined ? {} : { least }),
  };
}

function leastTogether(prices: readonly Price[]): Least | undefined {
  const all = prices.flatMap(({ least }) => least ?? []);
  if (all.length < prices.length) return undefined;
  return {
    wear: all.reduce((sum, { wear }) => sum + wear, 0),
    rolls: all.reduce((sum, { rolls }) => sum + rolls, 0),
  };
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

/**
 * Returns the letters of the cars on the track that a car reaches at a speed, the nearest first.
 * @param slower another speed, in mph: cars that it reaches too are left out
 */
function carsAhead(
  model: ChampionshipModel,
  car: Car,
  speed: number,
  slower: number,
): readonly string[] {
  const { board } = model.table;
  const from = spaceOf(board, car.space);
  const ticksTo = ({ tick }: RowSpace) => (tick - from.tick + board.ticks) % board.ticks;
  const reachAt = (mph: number) => {
    let end: RowSpace = from;
    for (let moved = 0; moved < mph; moved += SPEED_STEP) end = spaceAt(board, end.ahead);
    return ticksTo(end);
  };
  const [before, reach] = [reachAt(slower), reachAt(speed)];
  return model.moment.race.cars
    .filter(other => other.seat !== car.seat && isOnTrack(other))
    .map(({ seat, space }) => ({ seat, ticks: ticksTo(spaceOf(board, space)) }))
    .filter(({ ticks }) => ticks > before && ticks <= reach)
    .toSorted((one, other) => one.ticks - other.ticks)
    .map(({ seat }) => letterOf(model.table, seat));
}

function isOnTrack({ status, space, stop }: Car): boolean {
  return status === 'racing' && space !== '' && stop === undefined;
}
