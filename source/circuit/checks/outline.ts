// Errors of the outline and of the corners' positions on it.
import type { Circuit } from '../file/circuit.ts';
import type { ContentFault } from '../file/faults.ts';
import { metresAlong } from '../outline.ts';

const POINTS_MIN = 8;
/** Largest shares of the length: the gap between last and first point, and the difference from `length_m`. */
const GAP_SHARE_MAX = 0.05;
const LENGTH_SHARE_MAX = 0.05;

export function outlineErrors(circuit: Circuit): ContentFault[] {
  const { outline } = circuit;
  if (outline === undefined) return placeErrors(circuit, circuit.length_m);
  const path = ['outline'];
  const faults: ContentFault[] = [];
  if (circuit.source === undefined) {
    const message = 'there is an outline but no source';
    faults.push({ path, message, mend: 'add source: with whom the shape comes from' });
  }
  if (outline.length < POINTS_MIN) {
    const message = `the outline has ${outline.length} points, it needs at least ${POINTS_MIN}`;
    return [...faults, { path, message, mend: 'add points in driving order, or leave it out' }];
  }
  const along = metresAlong(outline);
  faults.push(...repeatErrors(outline, along));
  const length = along.at(-1) ?? 0;
  const gaps = along.slice(1).map((metres, k) => metres - (along[k] ?? 0));
  const open = gaps.at(-1) ?? 0;
  // A long front straight needs no points of its own, so only a gap longer than all others is a fault.
  if (open > length * GAP_SHARE_MAX && open > Math.max(...gaps.slice(0, -1))) {
    const message = `the outline is not closed: ${Math.round(open)} m from its last point to its first`;
    const mend = 'add the missing points up to the line';
    faults.push({ path, spot: { word: outline.length - 1 }, message, mend });
  } else if (Math.abs(length - (circuit.length_m ?? length)) > length * LENGTH_SHARE_MAX) {
    const message = `the outline is ${Math.round(length)} m long, length_m says ${circuit.length_m ?? 0}`;
    faults.push({ path: ['length_m'], message, mend: 'correct one of the two' });
  }
  return [...faults, ...placeErrors(circuit, Math.max(length, circuit.length_m ?? 0))];
}

function repeatErrors(
  outline: NonNullable<Circuit['outline']>,
  along: readonly number[],
): ContentFault[] {
  return outline.flatMap((point, k) => {
    if (k === 0 || along[k] !== along[k - 1]) return [];
    const message = `the outline has the point ${point.x},${point.y} twice in a row`;
    return [{ path: ['outline'], spot: { word: k }, message, mend: 'remove one of the two' }];
  });
}

/** Returns the errors of corners that do not follow one another between 0 and the length of the lap in metres. */
function placeErrors(circuit: Circuit, length: number | undefined): ContentFault[] {
  let before = 0;
  return circuit.formula.track.flatMap((entry, index): ContentFault[] => {
    if ('straight' in entry) return [];
    const { at, corner } = entry;
    const path = ['formula', 'track', index];
    if (at === undefined) {
      if (circuit.outline === undefined) return [];
      const mend =
        'write the metres along the outline where it begins and ends, such as at: 597-717';
      return [{ path, message: `corner ${corner}: the field 'at' is missing`, mend }];
    }
    const spot = [...path, 'at'];
    const place = `corner ${corner}: ${at.from}-${at.to}`;
    const start = before;
    before = Math.max(before, at.to);
    if (circuit.outline === undefined) {
      const mend = 'add the outline or remove at';
      return [
        { path: spot, message: `${place} is measured along an outline, but there is none`, mend },
      ];
    }
    if (at.from >= at.to || at.from < start) {
      const mend = `begin at ${start} or later and end after the beginning`;
      return [{ path: spot, message: `${place} is not in driving order`, mend }];
    }
    if (length === undefined || at.to <= length) return [];
    const mend = `the lap is ${Math.round(length)} m long`;
    return [{ path: spot, message: `${place} lies beyond the line`, mend }];
  });
}
