// Errors of corners: bends that do not fit the lanes, lanes without a space, faulty drawings.
import { bendSpaces, laneTotals } from '../bends.ts';
import { drawingFaults } from '../drawing.ts';
import {
  type BentCorner,
  type DrawnCorner,
  type Formula,
  laneLetters,
  type TrackEntry,
} from '../file/circuit.ts';
import type { ContentFault, Path } from '../file/faults.ts';
import { type Turn, writeBend } from '../file/notation.ts';

const MOST_DEGREES = 360;
/** Most spaces of a lane in one bend; a larger count is taken for a typing error. */
const MOST_SPACES = 60;

export function cornerErrors(formula: Formula): ContentFault[] {
  const letters = laneLetters(formula);
  return formula.track.flatMap((entry, index) => {
    if ('straight' in entry) return [];
    const path: Path = ['formula', 'track', index];
    return 'bends' in entry ? bentErrors(entry, path, letters) : drawnErrors(entry, path, letters);
  });
}

export function shapePath(entry: TrackEntry, index: number): Path {
  const field = 'straight' in entry ? 'straight' : 'bends' in entry ? 'bends' : 'lanes';
  return ['formula', 'track', index, field];
}

function bentErrors(entry: BentCorner, path: Path, letters: readonly string[]): ContentFault[] {
  const faults = entry.bends.flatMap((bend, k): ContentFault[] => {
    const where = `corner ${entry.corner}: bend '${writeBend(bend)}'`;
    const spot = [...path, 'bends', k];
    const angle = angleFault(bend, where, spot);
    if (bend.spaces === undefined) return angle;
    if (bend.spaces.length !== letters.length) {
      const lanes = `${bend.spaces.length} lane counts, the board has ${letters.length} lanes`;
      const mend = `write one count for each of ${letters.join('/')}`;
      return [...angle, { path: spot, message: `${where} has ${lanes}`, mend }];
    }
    const longest = Math.max(...bend.spaces);
    if (longest <= MOST_SPACES) return angle;
    const message = `${where} has a lane of ${longest} spaces`;
    return [...angle, { path: spot, message, mend: `${MOST_SPACES} is the most` }];
  });
  if (faults.length > 0) return faults;
  const totals = laneTotals(bendSpaces(entry.bends, entry.stops, letters.length), letters.length);
  return totals.flatMap((total, lane) => {
    if (total > 0) return [];
    const message = `corner ${entry.corner}: lane ${letters[lane] ?? ''} has no space in it`;
    return [{ path: [...path, 'bends'], message, mend: 'give each lane at least one space' }];
  });
}

function drawnErrors(entry: DrawnCorner, path: Path, letters: readonly string[]): ContentFault[] {
  const where = `corner ${entry.corner}`;
  const faults = drawingFaults(entry.lanes, letters).map(({ row, column, message, mend }) => ({
    path: [...path, 'lanes'],
    spot: { row, column },
    message: `${where}: ${message}`,
    mend,
  }));
  return [...angleFault(entry.turn, `${where}: the turn`, [...path, 'turn']), ...faults];
}

function angleFault(turn: Turn, where: string, path: Path): ContentFault[] {
  if (turn.degrees >= 1 && turn.degrees <= MOST_DEGREES) return [];
  const mend = `write an angle from 1 to ${MOST_DEGREES}`;
  return [{ path, message: `${where} turns by ${turn.degrees} degrees`, mend }];
}
