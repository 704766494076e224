// Errors of the corrections of a derived lap: corrections of corners that do not exist, or that do not fit the corner.
import type { CornerCorrection } from '../file/championship.ts';
import type { Circuit } from '../file/circuit.ts';
import { type ContentFault, listed, type Path } from '../file/faults.ts';
import type { PlannedLap } from '../rows/derive-lap.ts';
import { takesLine } from '../rows/lines.ts';

export function wishErrors(
  circuit: Circuit,
  wish: CornerCorrection,
  lap: PlannedLap,
  path: Path,
): ContentFault[] {
  const where = `corner ${wish.corner}`;
  const index = lap.corners.findIndex(corner => corner.name === wish.corner);
  const corner = lap.corners[index];
  if (corner === undefined) {
    // A piece of road that joins the corner before it is no longer a corner, and has nothing else to correct.
    const isJoin = wish.join === 'previous' && Object.keys(wish).length === 2;
    if (isJoin && lap.pieces.includes(wish.corner)) return [];
    const names = listed(lap.corners.map(({ name }) => name));
    const mend = `write one of ${names}, or at: where it lies`;
    return [{ path: [...path, 'corner'], message: `${where}: there is none of that name`, mend }];
  }
  const lanes = lap.wide[index]?.corner ?? 2;
  const counts = (['limits', 'spaces'] as const).flatMap((field): ContentFault[] => {
    const count = wish[field]?.length ?? lanes;
    if (count === lanes) return [];
    const message = `${where}: ${count} ${field} for ${lanes} lanes`;
    return [
      { path: [...path, field], message, mend: 'write one for each lane, or say lanes: 2 or 3' },
    ];
  });
  const line: ContentFault[] =
    wish.line === 'red' && !takesLine(corner.parts, lanes)
      ? [
          {
            path: [...path, 'line'],
            message: `${where}: a line is derived for a single bend on two lanes only`,
            mend: 'draw the track with a line of its own, or remove this one',
          },
        ]
      : [];
  return [
    ...counts,
    ...line,
    ...joinErrors(wish, lap, path),
    ...newPlaceErrors(circuit, wish, lap, path),
  ];
}

function joinErrors(
  { corner, join }: CornerCorrection,
  lap: PlannedLap,
  path: Path,
): ContentFault[] {
  if (join !== 'previous' || lap.pieces.indexOf(corner) > 0) return [];
  const message = `corner ${corner}: there is no corner before it to join`;
  return [{ path: [...path, 'join'], message, mend: 'remove join' }];
}

function newPlaceErrors(
  circuit: Circuit,
  { corner, at }: CornerCorrection,
  lap: PlannedLap,
  path: Path,
): ContentFault[] {
  if (at === undefined) return [];
  const spot = [...path, 'at'];
  const where = `corner ${corner}: ${at.from}-${at.to}`;
  if (circuit.outline === undefined) {
    const message = `${where} is measured along an outline, but there is none`;
    return [{ path: spot, message, mend: 'remove the entry, or draw the track' }];
  }
  const length = Math.round(lap.ground.lengthMetres);
  if (at.from >= at.to || at.to > length) {
    return [
      {
        path: spot,
        message: `${where} lies outside the lap`,
        mend: `write metres from 0 to ${length}`,
      },
    ];
  }
  const over = lap.corners.find(({ name, parts }) => {
    const [from, to] = [parts[0]?.from ?? 0, parts.at(-1)?.to ?? 0];
    return name !== corner && Math.min(at.to, to) - Math.max(at.from, from) > 0;
  });
  if (over === undefined) return [];
  return [
    { path: spot, message: `${where} lies over corner ${over.name}`, mend: 'move one of the two' },
  ];
}
