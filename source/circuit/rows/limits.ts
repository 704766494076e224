// Limits of corner spaces: the speed on the line, to the nearest card, and 20 more for each lane outwards.
import type { Part } from './parts.ts';

/** All speeds are multiples of the step between two speed cards (CFR-62). */
export const CARD_MPH = 20;
/** The lowest limit of an ordinary corner; known: 40 is rare on printed boards. */
const USUAL_MPH_MIN = 60;
/** A bend driven slower than this has a limit of 40; ours. */
const HAIRPIN_MPH = 44;
const HAIRPIN_LIMIT = 40;
/** The highest limits of the inside lane and of any lane; known. */
const INSIDE_MPH_MAX = 140;
const LIMIT_MPH_MAX = 160;
/** On three lanes the inside is tighter than the middle of the road, whose speed the line has; ours. */
const THREE_WIDE_LESS = 10;

/** Returns the limits of the lanes of a part from the inside out; all alike in a chicane. */
export function limitsOf(part: Part, lanes: 2 | 3): number[] {
  const isChicane = part.side === undefined;
  const inside = insideLimit(part.mph, lanes === 3 && !isChicane ? THREE_WIDE_LESS : 0);
  return Array.from({ length: lanes }, (_, lane) =>
    isChicane ? inside : Math.min(inside + CARD_MPH * lane, LIMIT_MPH_MAX),
  );
}

/** Returns the limit of the inside lane of a bend, where the inside is driven `less` slower than the line. */
export function insideLimit(mph: number, less = 0): number {
  if (mph < HAIRPIN_MPH) return HAIRPIN_LIMIT;
  const nearest = CARD_MPH * Math.round((mph - less) / CARD_MPH);
  return Math.min(Math.max(nearest, USUAL_MPH_MIN), INSIDE_MPH_MAX);
}
