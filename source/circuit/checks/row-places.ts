// Errors of where the corners of a drawn track lie.
import type { Championship } from '../file/championship.ts';
import type { Circuit, TrackEntry } from '../file/circuit.ts';
import type { ContentFault } from '../file/faults.ts';
import { metresAlong } from '../outline.ts';

/** Returns the errors of corners that nothing places on the lap, or that lie outside of it or over one another. */
export function placeErrors(
  circuit: Circuit,
  track: NonNullable<Championship['track']>,
): ContentFault[] {
  const { outline, formula } = circuit;
  const drawn = outline === undefined ? 0 : (metresAlong(outline).at(-1) ?? 0);
  const length = Math.max(drawn, circuit.length_m ?? 0);
  let before = 0;
  return track.flatMap((entry, index): ContentFault[] => {
    if ('straight' in entry) return [];
    const path = ['championship', 'track', index];
    const flag = formula.track.find(
      section => !('straight' in section) && section.corner === entry.corner,
    );
    const where = `corner ${entry.corner}`;
    const isPiece = outline === undefined && isPieceOf(entry.corner, formula.track);
    if (flag === undefined && entry.at === undefined && !isPiece) {
      const mend = 'name it like its flag under formula:, or write at: where it lies';
      return [{ path: [...path, 'corner'], message: `${where}: there is no such flag`, mend }];
    }
    const at = entry.at ?? (flag !== undefined && 'at' in flag ? flag.at : undefined);
    if (at === undefined) return [];
    const spot = [...path, entry.at === undefined ? 'corner' : 'at'];
    const place = `${where}: ${at.from}-${at.to}`;
    if (outline === undefined) {
      const message = `${place} is measured along an outline, but there is none`;
      return [{ path: spot, message, mend: 'name it like its flag under formula:' }];
    }
    const start = before;
    before = Math.max(before, at.to);
    if (at.from < at.to && at.from >= start && at.to <= length) return [];
    const message = `${place} lies outside the lap or over the corner before it`;
    return [{ path: spot, message, mend: `write metres from ${start} to ${Math.round(length)}` }];
  });
}

/** Reports whether a corner is named as a further piece of a flag, as derived ones are: `Chapel 2`. */
function isPieceOf(corner: string, track: readonly TrackEntry[]): boolean {
  const [, name] = /^(.+) \d+$/.exec(corner) ?? [];
  return track.some(section => !('straight' in section) && section.corner === name);
}
