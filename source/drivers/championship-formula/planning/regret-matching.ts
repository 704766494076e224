// Regret matching: how the players of a game in which all choose at once mix their cards, so that none gains by another.

/** The gains of all players for every play of cards, the cards of the first player changing fastest. */
export type Payoffs = readonly (readonly number[])[];

const ROUNDS = 300;

/** Returns what each card of each player gains on average when all mix their cards like this. */
export type Worth = (mixes: readonly Float64Array[]) => readonly Float64Array[];

/** Returns the mean strategies of all players of a game whose gains are known for every play. */
export function equilibrium(
  sizes: readonly number[],
  gains: Payoffs,
): readonly (readonly number[])[] {
  const tables = gainTables(sizes, gains);
  return matchRegrets(sizes, mixes =>
    tables.map((table, player) => cardWorth(player, table, mixes)),
  );
}

/**
 * Returns the mean strategies of all players by regret matching: each round every player plays its cards as it regrets not having
 * played them; the means of all rounds approach an equilibrium.
 */
export function matchRegrets(
  sizes: readonly number[],
  worth: Worth,
): readonly (readonly number[])[] {
  const regrets = sizes.map(size => new Float64Array(size));
  const means = sizes.map(size => new Float64Array(size));
  for (let round = 1; round <= ROUNDS; round++) {
    const mixes = regrets.map(mixFrom);
    for (const [player, own] of worth(mixes).entries()) {
      const mix = mixes[player] ?? own;
      add(means[player], mix, round);
      regret(regrets[player], own, mixedWorth(own, mix));
    }
  }
  const weight = (ROUNDS * (ROUNDS + 1)) / 2;
  return means.map(sums => [...sums].map(sum => sum / weight));
}

/** Returns by how much a player could do better against these mixes by its best card than by its mix. */
export function bestReplyGain(
  sizes: readonly number[],
  gains: Payoffs,
  mixes: readonly (readonly number[])[],
  player = 0,
): number {
  const table = gainTables(sizes, gains)[player] ?? new Float64Array(0);
  const all = mixes.map(mix => Float64Array.from(mix));
  const own = cardWorth(player, table, all);
  return Math.max(...own) - mixedWorth(own, mixes[player] ?? []);
}

// Returns the gains split by player.
function gainTables(sizes: readonly number[], gains: Payoffs): readonly Float64Array[] {
  return sizes.map((_, player) => Float64Array.from(gains, all => all[player] ?? 0));
}

// Returns what each card of a player gains on average against the mixes of the others.
function cardWorth(
  player: number,
  gains: Float64Array,
  mixes: readonly Float64Array[],
): Float64Array {
  let worth = gains;
  for (const mix of mixes.slice(player + 1).toReversed()) worth = meanOverLast(worth, mix);
  for (const mix of mixes.slice(0, player)) worth = meanOverFirst(worth, mix);
  return worth;
}

// Takes the mean over the player whose cards change slowest.
function meanOverLast(gains: Float64Array, mix: Float64Array): Float64Array {
  const size = gains.length / mix.length;
  const means = new Float64Array(size);
  for (let card = 0; card < mix.length; card++) {
    const odds = mix[card] ?? 0;
    if (odds === 0) continue;
    const from = card * size;
    for (let at = 0; at < size; at++) means[at] = (means[at] ?? 0) + odds * (gains[from + at] ?? 0);
  }
  return means;
}

// Takes the mean over the player whose cards change fastest.
function meanOverFirst(gains: Float64Array, mix: Float64Array): Float64Array {
  const means = new Float64Array(gains.length / mix.length);
  for (let at = 0; at < means.length; at++) {
    let sum = 0;
    for (let card = 0; card < mix.length; card++) {
      sum += (mix[card] ?? 0) * (gains[at * mix.length + card] ?? 0);
    }
    means[at] = sum;
  }
  return means;
}

function mixedWorth(worth: Float64Array, mix: ArrayLike<number>): number {
  return worth.reduce((sum, gain, card) => sum + gain * (mix[card] ?? 0), 0);
}

// Later rounds count for more: they are nearer to the equilibrium.
function add(sums: Float64Array | undefined, mix: Float64Array, weight: number): void {
  if (sums === undefined) return;
  for (const [card, odds] of mix.entries()) sums[card] = (sums[card] ?? 0) + odds * weight;
}

function regret(sums: Float64Array | undefined, own: Float64Array, all: number): void {
  if (sums === undefined) return;
  for (const [card, gain] of own.entries()) {
    sums[card] = Math.max(0, (sums[card] ?? 0) + gain - all);
  }
}

function mixFrom(regrets: Float64Array): Float64Array {
  const all = regrets.reduce((sum, regret) => sum + regret, 0);
  return regrets.map(regret => (all > 0 ? regret / all : 1 / regrets.length));
}
