// Parts: what of a flag is one bend to a driver, a bend alone or a chicane of opposite ones.
import type { Ground, GroundFlag } from './ground.ts';
import { type DrivenBend, drivenBends } from './line-speed.ts';

/** One bend, or a chicane that is driven as one. */
export interface Part {
  /** Metres from the line. */
  readonly from: number;
  readonly to: number;
  /** The side of its inside; absent in a chicane, which has none. */
  readonly side?: 'L' | 'R';
  /** Degrees of its bends, left and right added up. */
  readonly turnDegrees: number;
  /** Speed on its line. */
  readonly mph: number;
}

export interface FlagParts {
  readonly flag: GroundFlag;
  /** In driving order. */
  readonly parts: readonly Part[];
}

/** A bend that turns less, and one that is taken faster, is no corner beside others; ours. */
const KINK_DEGREES = 24;
const FLAT_OUT_MPH = 190;
/**
 * Opposite bends of a chicane are each shorter, closer and together shorter than these lengths, and at most this many; ours.
 */
const CHICANE_BEND_METRES = 130;
const CHICANE_GAP_METRES = 35;
const CHICANE_METRES = 260;
const CHICANE_BENDS_MAX = 3;

/** Returns the parts under each flag: the bends measured there, or else those that the file lists. */
export function partsOf(ground: Ground): FlagParts[] {
  const bends = drivenBends(ground.bends, ground.lengthMetres);
  return ground.flags.map(flag => {
    const own = bends.filter(bend => liesUnder(bend, flag));
    if (own.length === 0) return { flag, parts: toldParts(flag) };
    const slow = own.filter(
      bend => Math.abs(bend.turnDegrees) >= KINK_DEGREES && bend.mph < FLAT_OUT_MPH,
    );
    return { flag, parts: joined(slow.length > 0 ? slow : own) };
  });
}

/** Returns the parts that the file lists; it does not say how near its bends are, so each is driven alone. */
function toldParts({ at, told }: GroundFlag): Part[] {
  // A corner that only an author places may be flat out.
  if (told.length === 0) return [{ ...at, side: 'R', turnDegrees: 0, mph: FLAT_OUT_MPH }];
  return joined(told.flatMap(bend => drivenBends([bend], bend.to)));
}

/** Reports whether more than half of a bend lies under a flag. */
function liesUnder(bend: DrivenBend, { at }: GroundFlag): boolean {
  return Math.min(at.to, bend.to) - Math.max(at.from, bend.from) > (bend.to - bend.from) / 2;
}

function joined(bends: readonly DrivenBend[]): Part[] {
  const parts: Part[] = [];
  for (let k = 0; k < bends.length; ) {
    const run = chicaneFrom(bends, k);
    parts.push(partOf(run));
    k += run.length;
  }
  return parts;
}

/** Returns the longest chicane that begins with a bend, or the bend alone. */
function chicaneFrom(bends: readonly DrivenBend[], first: number): readonly DrivenBend[] {
  let count = 1;
  while (count < CHICANE_BENDS_MAX && isChicane(bends.slice(first, first + count + 1), count + 1)) {
    count++;
  }
  return bends.slice(first, first + count);
}

function isChicane(bends: readonly DrivenBend[], count: number): boolean {
  if (bends.length < count) return false;
  const whole = (bends.at(-1)?.to ?? 0) - (bends[0]?.from ?? 0);
  return (
    whole < CHICANE_METRES &&
    bends.every((bend, k) => {
      const before = bends[k - 1];
      if (bend.to - bend.from >= CHICANE_BEND_METRES) return false;
      if (before === undefined) return true;
      return (
        before.turnDegrees * bend.turnDegrees < 0 && bend.from - before.to < CHICANE_GAP_METRES
      );
    })
  );
}

function partOf(bends: readonly DrivenBend[]): Part {
  const [first] = bends;
  const speeds = bends.map(bend => bend.mph);
  const slowest = Math.min(...speeds);
  const mean = speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length;
  const part = {
    from: first?.from ?? 0,
    to: bends.at(-1)?.to ?? 0,
    turnDegrees: bends.reduce((sum, bend) => sum + Math.abs(bend.turnDegrees), 0),
    mph: (slowest + mean) / 2,
  };
  if (bends.length > 1) return part;
  return { ...part, side: (first?.turnDegrees ?? 0) < 0 ? 'L' : 'R' };
}
