// The seeds of a season: every one follows from the season's own, so that nobody chooses a race by its dice.
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Returns a seed, an integer of 32 bits: the first 32 of the SHA-256 of all parts. */
export function seedOf(seed: number, ...parts: readonly (string | number)[]): number {
  const hash = sha256(utf8ToBytes([seed, ...parts].join('|')));
  return new DataView(hash.buffer, hash.byteOffset).getInt32(0);
}

/** Returns a list in an order drawn by lot, the same for the same seed. */
export function shuffled<X>(list: readonly X[], seed: number): readonly X[] {
  const lot = xoroshiro128plus(seed);
  const left = [...list];
  return list.flatMap(() => left.splice(uniformInt(lot, 0, left.length - 1), 1));
}
