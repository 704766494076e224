// The pit lane as a row of its own, on its side of the track: its spaces, with the numbers of the pits beside them. A
// pit and the space in front of it share a column; when both are taken, the car in front of the pit stands on the
// separator.
import type { FormulaSpace, PitLane } from '../../circuit/formula-board.ts';
import type { Row } from '../rows.ts';
import { blankCells, putMark, putText, toRow } from './cells.ts';
import { drawOccupant, type LanePicture } from './lanes.ts';
import { type Occupant, occupantOf } from './occupants.ts';
import { MARGIN, markColumn, type Place, placesOf, type StripWindow } from './window.ts';

/**
 * Returns the places of the lane's spaces; the last one is drawn as long as the others, though its ways out may begin
 * earlier.
 */
function placesOfLane(window: StripWindow, pit: PitLane): Place[] {
  const least = 2 * window.scale;
  return pit.spaces.flatMap(index => {
    const space = window.board.spaces[index];
    const places = space === undefined ? [] : placesOf(window, space);
    return places.map(place => ({ ...place, to: Math.max(place.to, place.from + least) }));
  });
}

export function showsPit(window: StripWindow): boolean {
  const { pit } = window.board;
  return pit !== undefined && placesOfLane(window, pit).length > 0;
}

/** Reports whether the pit lane is left of the track (above it). */
export function pitIsLeft(pit: PitLane): boolean {
  return pit.side === 0;
}

export function pitRow(picture: LanePicture, pit: PitLane): Row {
  const { window, glyphs, lap } = picture;
  const cells = blankCells(MARGIN + window.columns);
  putText(cells, 0, 'P', 'strong');
  const places = placesOfLane(window, pit);
  // While a digit is the key of any target, digits are keys only and pits show no number.
  const isPicked = [...picture.occupants.targets.values()].some(({ mark }) => /\d/.test(mark));
  for (const place of places) {
    if (place.from >= 0) putMark(cells, MARGIN + place.from, glyphs.pitEdge, 'faint');
    const number = lap.pitOf.get(place.space.index);
    const mark = number === undefined || isPicked ? glyphs.space : String(number % 10);
    const column = markColumn(window, place);
    if (column > place.from) putMark(cells, MARGIN + column, mark, 'faint');
    if (isLast(pit, place.space)) putMark(cells, MARGIN + place.to, glyphs.pitEdge, 'faint');
  }
  for (const place of places) {
    const [inPit, inLane] = occupantsAt(picture, pit, place.space);
    const shown = inPit ?? inLane;
    if (shown !== undefined) drawOccupant(picture, cells, place, shown);
    if (inPit === undefined || inLane === undefined) continue;
    const column = Math.max(0, markColumn(window, place) - 1);
    putMark(cells, MARGIN + column, inLane.mark, inLane.tone, inLane.seat);
  }
  return toRow(cells);
}

function isLast(pit: PitLane, space: FormulaSpace): boolean {
  return pit.spaces.at(-1) === space.index;
}

/** Returns the occupant of the pit beside a space of the pit lane, and that of the space itself. */
function occupantsAt(
  { occupants, glyphs, lap }: LanePicture,
  pit: PitLane,
  space: FormulaSpace,
): readonly [Occupant | undefined, Occupant | undefined] {
  const box = pit.boxes.find(({ from }) => from === space.index);
  const boxSpace = box === undefined ? undefined : lap.board.spaces[box.space];
  return [
    boxSpace === undefined ? undefined : occupantOf(occupants, boxSpace.id, glyphs),
    occupantOf(occupants, space.id, glyphs),
  ];
}
