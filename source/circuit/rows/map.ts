// The shape of a lap in rows on the map.
import type { Point } from '../board.ts';
import type { Circuit } from '../file/circuit.ts';
import { metresAlong, type OutlineSection, outlinePoints } from '../outline.ts';
import { planSections } from '../sections.ts';
import type { LaidSection } from './layout.ts';

/** Returns one point per tick, like the map of the same circuit in any other game. */
export function rowOutline(
  circuit: Circuit,
  sections: readonly LaidSection[],
  ticks: number,
): readonly Point[] {
  if (circuit.outline !== undefined) return outlinePoints(circuit, sections.map(placeOf), ticks);
  const plans = planSections(circuit.formula);
  const planTicks = plans.at(-1)?.toTick ?? 0;
  const outline = outlinePoints(circuit, plans, planTicks);
  const along = metresAlong(outline);
  const flags = new Map(
    plans.flatMap(({ entry, fromTick, toTick }) => {
      if ('straight' in entry) return [];
      return [[entry.corner, { from: along[fromTick] ?? 0, to: along[toTick] ?? 0 }]];
    }),
  );
  const places = sections.map(laid => {
    const name = 'rows' in laid.section ? '' : laid.section.corner;
    const at = flags.get(name);
    return at === undefined ? placeOf(laid) : { ...placeOf(laid), at };
  });
  return outlinePoints({ ...circuit, outline, rotate: 0 }, places, ticks);
}

function placeOf({ section, fromTick, toTick }: LaidSection): OutlineSection {
  const at = 'rows' in section ? undefined : section.at;
  return { fromTick, toTick, turnDegrees: 0, ...(at === undefined ? {} : { at }) };
}
