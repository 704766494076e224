// The seed of a race, settled before it and told after it: a fingerprint shows that it was the same.
import { randomBytes } from 'node:crypto';
import { fingerprint } from '../rules/kit/hash.ts';

/** What is told when a race is over. */
export interface OpenSeed {
  readonly seed: number;
  /** Random text, without which the seed could be found by trying all of them. */
  readonly salt: string;
}

/** A seed that is not told yet. */
export interface SeedSeal {
  /** The fingerprint of `open`: it tells nothing of the seed. */
  readonly fingerprint: string;
  readonly open: OpenSeed;
}

/** Returns the seal of a seed, another one each time. */
export function sealSeed(seed: number): SeedSeal {
  const open = { seed, salt: randomBytes(16).toString('hex') };
  return { fingerprint: fingerprint(open), open };
}
