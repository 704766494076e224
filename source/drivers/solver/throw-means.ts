// The means of throws over their outcomes, for every budget at once: innermost work of the solver, hence plain loops.
import type { FaceOdds } from './lap-numbers.ts';

/** Two throws of a gear by the outcomes of either, so that what both may bring is worked out once. */
export interface ThrowPair {
  /** Movement points of each outcome, and those once an engine point has raised it; the same where none does. */
  readonly faces: readonly number[];
  readonly raised: readonly number[];
  /** Chances of each outcome in the one throw and in the other; 0 where it cannot fall. */
  readonly odds: readonly number[];
  readonly otherOdds: readonly number[];
  readonly isPair: boolean;
}

/** Returns the throws of a gear two by two; the last may be alone. */
export function throwPairs(throws: readonly FaceOdds[]): readonly ThrowPair[] {
  return throws.flatMap((one, at) => (at % 2 === 0 ? [pairOf(one, throws[at + 1])] : []));
}

function pairOf(one: FaceOdds, other: FaceOdds | undefined): ThrowPair {
  const [own, others] = [chancesOf(one), other === undefined ? new Map() : chancesOf(other)];
  // Rising as in each throw, so that every mean is added up in the same order.
  const all = [...new Map([...own, ...others]).values()].toSorted(
    (a, b) => a.face - b.face || a.raised - b.raised,
  );
  return {
    faces: all.map(({ face }) => face),
    raised: all.map(({ raised }) => raised),
    odds: all.map(({ key }) => own.get(key)?.chance ?? 0),
    otherOdds: all.map(({ key }) => others.get(key)?.chance ?? 0),
    isPair: other !== undefined,
  };
}

interface Chance {
  readonly key: string;
  readonly face: number;
  readonly raised: number;
  readonly chance: number;
}

function chancesOf({ faces, odds, boosted = faces }: FaceOdds): ReadonlyMap<string, Chance> {
  const chances = faces.map((face, at): Chance => {
    const raised = boosted[at] ?? face;
    return { key: `${face} ${raised}`, face, raised, chance: odds[at] ?? 0 };
  });
  return new Map(chances.map(one => [one.key, one]));
}

/** Adds an outcome to the mean of its throw; none costs more than `most` rolls. */
export function addFace(mean: Float32Array, face: Float32Array, most: number, odds: number): void {
  const count = mean.length;
  for (let cell = 0; cell < count; cell++) {
    const cost = face[cell] ?? 0;
    mean[cell] = (mean[cell] ?? 0) + (cost < most ? cost : most) * odds;
  }
}

/** Adds an outcome that may be raised to another one for `price` rolls, wherever that is cheaper, to the means of two throws. */
export function addRaised(
  mean: Float32Array,
  otherMean: Float32Array,
  face: Float32Array,
  raised: Float32Array,
  price: number,
  most: number,
  odds: number,
  otherOdds: number,
): void {
  const count = mean.length;
  for (let cell = 0; cell < count; cell++) {
    const cost = Math.min(face[cell] ?? 0, (raised[cell] ?? 0) + price, most);
    mean[cell] = (mean[cell] ?? 0) + cost * odds;
    otherMean[cell] = (otherMean[cell] ?? 0) + cost * otherOdds;
  }
}

export function relaxRow(into: Float32Array, other: Float32Array): void {
  for (let cell = 0; cell < into.length; cell++) {
    const cost = other[cell] ?? 0;
    if (cost < (into[cell] ?? 0)) into[cell] = cost;
  }
}
