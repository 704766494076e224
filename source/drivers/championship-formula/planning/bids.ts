// The pole bid: a place on the grid weighed against the wear that it costs, among drivers who all weigh alike. It is a game in
// which everybody pays, so each mixes its bids and nobody knows what beats them (CFR-108 to CFR-112, CFR-173 to CFR-175).
import { type Bid, worthOf } from '../../../rules/championship-formula/chapters/set-up/pole-bid.ts';
import type { Car, KnownRace } from '../../../rules/championship-formula/state.ts';
import type { Ground } from '../../../rules/championship-formula/terms.ts';
import type { Seat } from '../../../rules/kit/types.ts';
import { type CostlyBid, cheapestBids } from './bid-costs.ts';
import { turnsBehind } from './grid-worth.ts';
import type { Outlook } from './outlook.ts';
import { matchRegrets } from './regret-matching.ts';

interface BidGame {
  readonly cars: readonly Car[];
  readonly seats: readonly Seat[];
  /** For each of these seats the cheapest bids by their worth in halves of a wear; earlier bids come on top. */
  readonly hands: readonly (readonly CostlyBid[])[];
  readonly before: readonly number[];
  readonly mixes: readonly (readonly number[])[];
}

/** Returns the bid of a driver at a share of its mix, from 0 to 1. */
export function drawnBid(outlook: Outlook, share: number): Bid {
  const { game, player } = ownGame(outlook);
  const mix = game.mixes[player] ?? [];
  let rest = share;
  const drawn = mix.findIndex(odds => {
    rest -= odds;
    return rest < 0;
  });
  return game.hands[player]?.[drawn < 0 ? mix.length - 1 : drawn] ?? { wear: 0, skill: 0 };
}

/** Returns the turns that each bid costs a driver: what it pays, and the places behind others that it leaves. */
export function turnsOfBids(outlook: Outlook): (bid: Bid) => number {
  const { ground } = outlook;
  const { game, player } = ownGame(outlook);
  const hand = game.hands[player] ?? [];
  const worth = worthOfHands(game, ground, outlook.strategy.bid, player)(game.mixes.map(odds));
  const gains = worth[player] ?? new Float64Array(0);
  return bid => {
    const at = Math.round(worthOf(bid, ground.values) * ground.values.bid.skillForWear);
    const nearest = Math.min(at, hand.length - 1);
    const dearer = Math.max(0, bid.wear - (hand[nearest]?.wear ?? 0));
    return dearer * WEAR_TOO_MUCH - (gains[nearest] ?? 0);
  };
}

/** Turns by which a wear is dearer than the skill that would do in its place. */
const WEAR_TOO_MUCH = 0.2;

function odds(mix: readonly number[]): Float64Array {
  return Float64Array.from(mix);
}

// A driver who values places differently takes the others for plain drivers.
function ownGame(outlook: Outlook): { readonly game: BidGame; readonly player: number } {
  const { race, seat, ground, strategy } = outlook;
  const plain = plainGame(race, ground);
  const player = plain.seats.indexOf(seat);
  return { game: strategy.bid === 1 ? plain : solved(plain, ground, strategy.bid, player), player };
}

const known = new WeakMap<Car, BidGame>();

// All drivers see the same cars: the game is solved once.
function plainGame(race: KnownRace, ground: Ground): BidGame {
  const [first] = race.cars;
  const found = first === undefined ? undefined : known.get(first);
  if (found !== undefined && isSame(found, race)) return found;
  const seats = biddersOf(race);
  const before = seats.map(seat => (isSecond(race) ? worthInHalves(race.bids?.[seat], ground) : 0));
  const hands = seats.map(seat => handOf(race, seat, ground));
  const game = solved({ cars: race.cars, seats, hands, before, mixes: [] }, ground);
  if (first !== undefined) known.set(first, game);
  return game;
}

function isSame({ cars, seats }: BidGame, race: KnownRace): boolean {
  return (
    cars.length === race.cars.length &&
    cars.every((car, seat) => car === race.cars[seat]) &&
    seats.length === biddersOf(race).length
  );
}

function isSecond({ agenda }: KnownRace): boolean {
  return agenda[0]?.step === 'bidAgain';
}

function biddersOf({ agenda, cars }: KnownRace): readonly Seat[] {
  const [task] = agenda;
  return task?.step === 'bidAgain' ? task.seats : cars.map(({ seat }) => seat);
}

function worthInHalves(bid: Bid | undefined, { values }: Ground): number {
  return bid === undefined ? 0 : worthOf(bid, values) * values.bid.skillForWear;
}

function handOf({ cars, laps }: KnownRace, seat: Seat, ground: Ground): readonly CostlyBid[] {
  const car = cars[seat];
  return car === undefined ? [] : cheapestBids(car, laps, ground);
}

function solved(game: BidGame, ground: Ground, weight = 1, player = -1): BidGame {
  const sizes = game.hands.map(({ length }) => length);
  return { ...game, mixes: matchRegrets(sizes, worthOfHands(game, ground, weight, player)) };
}

// What each bid of each driver gains: the fewer turns the better. Its place follows from how often others bid more, or as much.
function worthOfHands(
  { hands, before }: BidGame,
  { board }: Ground,
  weight: number,
  player: number,
): (mixes: readonly Float64Array[]) => readonly Float64Array[] {
  const most = Math.max(0, ...hands.map((hand, at) => hand.length + (before[at] ?? 0)));
  const costs = hands.map(hand => Float64Array.from(hand, ({ turns }) => turns));
  const behind = Float64Array.from([...hands, 0, 0], (_, place) => turnsBehind(place, board));
  return mixes => {
    const above = aboveOf(mixes, before, most);
    return costs.map((cost, at) => {
      const mix = mixes[at] ?? cost;
      const gain = at === player ? weight : 1;
      const own = aboveOf([mix], [0], cost.length);
      const worth = new Float64Array(cost.length);
      for (let bid = 0; bid < cost.length; bid++) {
        const ahead = (above[bid + (before[at] ?? 0)] ?? 0) - (own[bid] ?? 0);
        worth[bid] = -(cost[bid] ?? 0) - gain * between(behind, 1 + Math.max(0, ahead));
      }
      return worth;
    });
  };
}

function between(values: Float64Array, at: number): number {
  const low = Math.floor(at);
  const from = values[low] ?? 0;
  return from + (at - low) * ((values[low + 1] ?? from) - from);
}

// Returns how many drivers bid more than each worth on average; one that bids as much counts half.
function aboveOf(
  mixes: readonly Float64Array[],
  before: readonly number[],
  most: number,
): Float64Array {
  const at = new Float64Array(most);
  for (const [player, mix] of mixes.entries()) {
    const from = before[player] ?? 0;
    for (let bid = 0; bid < mix.length; bid++)
      at[bid + from] = (at[bid + from] ?? 0) + (mix[bid] ?? 0);
  }
  let more = 0;
  for (let worth = most - 1; worth >= 0; worth--) {
    const here = at[worth] ?? 0;
    at[worth] = more + here / 2;
    more += here;
  }
  return at;
}
