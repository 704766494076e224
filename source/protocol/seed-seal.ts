// Seals the seed of a race before it and opens it afterwards: a fingerprint shows that the seed was the same.
import { randomBytes } from 'node:crypto';
import { fingerprint } from '../rules/kit/hash.ts';

export interface OpenSeed {
  readonly seed: number;
  /** Random text, without which the seed could be found by trying all of them. */
  readonly salt: string;
}

export interface SeedSeal {
  /** The fingerprint of `open`, which discloses nothing of the seed. */
  readonly fingerprint: string;
  readonly open: OpenSeed;
}

export function sealSeed(seed: number): SeedSeal {
  const open = { seed, salt: randomBytes(16).toString('hex') };
  return { fingerprint: fingerprint(open), open };
}
