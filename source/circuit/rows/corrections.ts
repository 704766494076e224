// What an author corrects of a derived lap, corner by corner.
import type { CornerCorrection } from '../file/championship.ts';
import type { Join } from './corners.ts';
import type { DrawnSpace } from './drawn-lap.ts';
import type { GroundFlag } from './ground.ts';

/**
 * Returns the flags of a lap in driving order; those that the author places are added, or replace flags of the same name.
 */
export function newFlags(
  flags: readonly GroundFlag[],
  wishes: readonly CornerCorrection[],
): GroundFlag[] {
  const added = wishes.flatMap(({ corner, at }): GroundFlag[] =>
    at === undefined ? [] : [{ name: corner, at, told: [] }],
  );
  const names = new Set(added.map(flag => flag.name));
  return [...flags.filter(flag => !names.has(flag.name)), ...added].toSorted(
    (a, b) => a.at.from - b.at.from,
  );
}

/**
 * Returns the author's choice of the joint before each corner; one that the author places stands alone unless its `join`
 * says otherwise.
 */
export function joinsOf(wishes: readonly CornerCorrection[]): Map<string, Join> {
  return new Map(
    wishes.flatMap(({ corner, at, join }) => {
      const wanted = join ?? (at === undefined ? undefined : 'part');
      return wanted === undefined ? [] : [[corner, wanted]];
    }),
  );
}

export function corrected(
  lanes: readonly (readonly DrawnSpace[])[],
  wish: CornerCorrection | undefined,
): readonly (readonly DrawnSpace[])[] {
  if (wish === undefined) return lanes;
  return lanes.map((spaces, lane) => {
    const count = wish.spaces?.[lane] ?? spaces.length;
    return Array.from({ length: count }, (_, k) => {
      const space = spaces[Math.floor((k * spaces.length) / count)];
      const limit = wish.limits?.[lane] ?? space?.limit ?? 0;
      return { limit, left: false, right: false };
    });
  });
}
