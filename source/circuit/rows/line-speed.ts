// The speed of a bend on the line that a car drives, which uses the whole width of the road.
import { type GroundBend, radians } from './ground.ts';

export interface DrivenBend extends GroundBend {
  readonly mph: number;
}

/** Metres of road that a line may use; ours. */
const ROAD_METRES = 10;
/** The share of that width that each opposite bend nearby takes, because the car has to be placed for it; ours. */
const SHARE_OF_OPPOSITE = 0.35;
const NEARBY_METRES = 50;
/** Grip without downforce in m/s², its growth with the square of the speed in 1/m, and top speed in m/s: the importer's. */
const GRIP = 14;
const DOWNFORCE = 0.0032;
const TOP_SPEED = 88;
const MPH_PER_METRE_A_SECOND = 2.236_94;

export function drivenBends(bends: readonly GroundBend[], lengthMetres: number): DrivenBend[] {
  return bends.map((bend, k) => {
    const before = bends[(k + bends.length - 1) % bends.length];
    const after = bends[(k + 1) % bends.length];
    const opposite = [gapTo(before, bend, lengthMetres), gapTo(bend, after, lengthMetres)].filter(
      gap => gap < NEARBY_METRES,
    ).length;
    const width = ROAD_METRES * (1 - SHARE_OF_OPPOSITE * opposite);
    return { ...bend, mph: speedOn(lineRadius(bend, width)) * MPH_PER_METRE_A_SECOND };
  });
}

/** Returns the metres between two bends of opposite sides, infinity when they turn the same way. */
function gapTo(a: GroundBend | undefined, b: GroundBend | undefined, lengthMetres: number): number {
  if (a === undefined || b === undefined || a.turnDegrees * b.turnDegrees >= 0) return Infinity;
  return b.from >= a.to ? b.from - a.to : b.from - a.to + lengthMetres;
}

/** Returns the radius of the widest arc through a bend on a road of that width. */
function lineRadius(bend: GroundBend, width: number): number {
  const half = Math.cos(radians(bend.turnDegrees) / 2);
  return bend.radius + ((width / 2) * (1 + half)) / (1 - half);
}

function speedOn(radius: number): number {
  const spare = 1 / radius - DOWNFORCE;
  return spare <= 0 ? TOP_SPEED : Math.min(TOP_SPEED, Math.sqrt(GRIP / spare));
}
