// The cards of a turn as a small game among the cars that can meet: each mixes its cards so that none would gain by another,
// and a driver that plays its mix cannot be sat upon by whoever knows it.
import { moversAround } from './around.ts';
import { type Mover, moverOf, oneTurn, type Plan } from './one-turn.ts';
import type { Outlook } from './outlook.ts';

/** The most cars that play, the cards of each, and by how many turns these may be worse than the best on an empty road. */
const PLAYERS = 4;
const CARDS = 5;
const WORSE = 1;
/** Rows behind within which a car may still be hindered. */
const ROWS_BEHIND = 6;
/** How much turns that another car loses are worth against own ones. */
const RIVALRY = 0.2;
/** Rounds in which regrets are gathered. */
const ROUNDS = 300;
/** Cards that are played more rarely are left out of a mix. */
const ODDS_LEAST = 0.04;

/** A card and how often it is played. */
export interface Mixed {
  readonly plan: Plan;
  readonly odds: number;
}

/** A game of cards: the hand of each player, and what all gain by every play, the cards of the first changing fastest. */
export interface CardGame {
  readonly hands: readonly (readonly Plan[])[];
  readonly gains: Payoffs;
}

/** Returns how a driver mixes its cards. */
export function mixOf(outlook: Outlook): readonly Mixed[] {
  const { hands, gains } = cardGame(outlook);
  const [hand = []] = hands;
  if (hand.length < 2) return hand.map(plan => ({ plan, odds: 1 }));
  const [odds = []] = equilibrium(
    hands.map(({ length }) => length),
    gains,
  );
  return tidied(hand.map((plan, card) => ({ plan, odds: odds[card] ?? 0 })));
}

/** Returns the game of a driver, who is the first player, with the cars that it can meet. */
export function cardGame(outlook: Outlook): CardGame {
  const around = moversAround(outlook, ROWS_BEHIND);
  const players = [moverOf(outlook), ...around.slice(0, PLAYERS - 1)];
  const hands = players.map(handOf);
  return { hands, gains: payoffs(players, hands, around.slice(PLAYERS - 1)) };
}

function handOf({ plans }: Mover): readonly Plan[] {
  const [best] = plans;
  return plans.slice(0, CARDS).filter(({ alone }) => alone <= (best?.alone ?? 0) + WORSE);
}

function tidied(mix: readonly Mixed[]): readonly Mixed[] {
  const kept = mix.filter(({ odds }) => odds >= ODDS_LEAST);
  const all = kept.reduce((sum, { odds }) => sum + odds, 0);
  return kept.map(({ plan, odds }) => ({ plan, odds: odds / all }));
}

/** The gains of all players for every play of cards, the cards of the first player changing fastest. */
export type Payoffs = readonly (readonly number[])[];

function payoffs(
  players: readonly Mover[],
  hands: readonly (readonly Plan[])[],
  others: readonly Mover[],
): Payoffs {
  const movers = [...players, ...others];
  const fixed = others.map(({ plans }) => plans[0]?.speed ?? 0);
  const plays = hands.reduce((product, { length }) => product * length, 1);
  return Array.from({ length: plays }, (_, play) => {
    const cards = cardsOf(
      play,
      hands.map(({ length }) => length),
    );
    const chosen = hands.map((hand, player) => hand[cards[player] ?? 0]);
    const ended = oneTurn(movers, [...chosen.map(plan => plan?.speed ?? 0), ...fixed]);
    const turns = chosen.map((plan, player) => (plan?.overhead ?? 0) + (ended[player]?.turns ?? 0));
    const all = turns.reduce((sum, one) => sum + one, 0);
    const rivals = Math.max(1, turns.length - 1);
    return turns.map(own => (RIVALRY * (all - own)) / rivals - own);
  });
}

// The card of each player in a play.
function cardsOf(play: number, sizes: readonly number[]): readonly number[] {
  let rest = play;
  return sizes.map(size => {
    const card = rest % size;
    rest = Math.floor(rest / size);
    return card;
  });
}

/**
 * Returns the mean strategies of all players by regret matching: each round every player plays its cards as it regrets not having
 * played them; the means of all rounds approach an equilibrium.
 */
export function equilibrium(
  sizes: readonly number[],
  gains: Payoffs,
): readonly (readonly number[])[] {
  const regrets = sizes.map(size => new Float64Array(size));
  const means = sizes.map(size => new Float64Array(size));
  const cards = gains.map((_, play) => cardsOf(play, sizes));
  for (let round = 1; round <= ROUNDS; round++) {
    const mixes = regrets.map(mixFrom);
    const worth = cardWorth(sizes, gains, cards, mixes);
    for (const [player, own] of worth.entries()) {
      const mix = mixes[player] ?? [];
      const all = own.reduce((sum, gain, card) => sum + gain * (mix[card] ?? 0), 0);
      add(means[player], mix, round);
      regret(regrets[player], own, all);
    }
  }
  const weight = (ROUNDS * (ROUNDS + 1)) / 2;
  return means.map(sums => [...sums].map(sum => sum / weight));
}

// Later rounds count for more: they are nearer to the equilibrium.
function add(sums: Float64Array | undefined, mix: readonly number[], weight: number): void {
  if (sums === undefined) return;
  for (const [card, odds] of mix.entries()) sums[card] = (sums[card] ?? 0) + odds * weight;
}

function regret(sums: Float64Array | undefined, own: Float64Array, all: number): void {
  if (sums === undefined) return;
  for (const [card, gain] of own.entries()) {
    sums[card] = Math.max(0, (sums[card] ?? 0) + gain - all);
  }
}

/** Returns by how much the first player could do better against these mixes by its best card than by its mix. */
export function bestReplyGain(
  sizes: readonly number[],
  gains: Payoffs,
  mixes: readonly (readonly number[])[],
): number {
  const cards = gains.map((_, play) => cardsOf(play, sizes));
  const [own = new Float64Array(0)] = cardWorth(sizes, gains, cards, mixes);
  const mixed = own.reduce((sum, gain, card) => sum + gain * (mixes[0]?.[card] ?? 0), 0);
  return Math.max(...own) - mixed;
}

function mixFrom(regrets: Float64Array): readonly number[] {
  const all = regrets.reduce((sum, regret) => sum + regret, 0);
  return [...regrets].map(regret => (all > 0 ? regret / all : 1 / regrets.length));
}

// What each card of each player gains on the mean against the mixes of the others.
function cardWorth(
  sizes: readonly number[],
  gains: Payoffs,
  cards: readonly (readonly number[])[],
  mixes: readonly (readonly number[])[],
): readonly Float64Array[] {
  const worth = sizes.map(size => new Float64Array(size));
  for (const [play, gain] of gains.entries()) {
    const played = cards[play] ?? [];
    for (const [player, sums] of worth.entries()) {
      let odds = 1;
      for (const [other, card] of played.entries()) {
        if (other !== player) odds *= mixes[other]?.[card] ?? 0;
      }
      const card = played[player] ?? 0;
      sums[card] = (sums[card] ?? 0) + odds * (gain[player] ?? 0);
    }
  }
  return worth;
}
