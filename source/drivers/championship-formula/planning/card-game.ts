// The cards of a turn as a small game among the cars that can meet: each mixes its cards so that none would gain by another,
// and a driver that plays its mix cannot be exploited by whoever knows it.
import { moversAround } from './around.ts';
import { type Mover, moverOf, oneTurn, type Plan } from './one-turn.ts';
import type { Outlook } from './outlook.ts';
import { equilibrium, type Payoffs } from './regret-matching.ts';

/** The most cars that play, the cards of each, and by how many turns these may be worse than the best on an empty road. */
const PLAYERS = 4;
const CARDS = 5;
const WORSE = 1;
/** Rows behind within which a car may still be hindered. */
const ROWS_BEHIND = 6;
/** Cards that are played more rarely are left out of a mix. */
const ODDS_LEAST = 0.04;

export interface Mixed {
  readonly plan: Plan;
  readonly odds: number;
}

/** A game of cards: the hand of each player, and what all gain by every play, the cards of the first changing fastest. */
export interface CardGame {
  readonly hands: readonly (readonly Plan[])[];
  readonly gains: Payoffs;
}

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
    return chosen.map((plan, player) => -(plan?.overhead ?? 0) - (ended[player]?.turns ?? 0));
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
