// A board in rows as the block that draws it whole: what is derived from the road becomes a text that an author may change.
import type { Championship, DrawnEntry } from '../file/championship.ts';
import type { Circuit } from '../file/circuit.ts';
import { ROW_LETTERS } from '../file/row-notation.ts';
import { lapOfRows } from './derive-lap.ts';
import { type DrawnCorner, type DrawnSection, lanesOf } from './drawn-lap.ts';

/**
 * Returns the block with which the file of a circuit would draw its board in rows whole; the board is the same. What the author
 * has accepted stays.
 */
export function drawnBlock(circuit: Circuit): Championship {
  const { track, grey, pit } = lapOfRows(circuit);
  const accept = circuit.championship?.accept;
  return {
    grey,
    ...(pit === undefined ? {} : { pit: { rows: pit.rows } }),
    track: track.flatMap(drawnEntry),
    ...(accept === undefined ? {} : { accept }),
  };
}

// Where a corner begins on the line there may be no row of a straight.
function drawnEntry(section: DrawnSection): readonly DrawnEntry[] {
  if ('rows' in section) return section.rows === 0 ? [] : [{ straight: section }];
  return [drawnCorner(section)];
}

function drawnCorner(section: DrawnCorner): DrawnEntry {
  const { corner, at, lanes, lines } = section;
  const [left = [], middle = [], right = []] =
    lanes.length === 2 ? [lanes[0], [], lanes[1]] : lanes;
  const letters = ROW_LETTERS[lanesOf(section)];
  const coloured = (colour: 'red' | 'green') =>
    lines
      .filter(line => line.colour === colour)
      .map(({ spaces }) =>
        spaces.map(({ lane, number }) => ({ letter: letters[lane] ?? 'L', number: number + 1 })),
      );
  const [red, green] = [coloured('red'), coloured('green')];
  return {
    corner,
    ...(at === undefined ? {} : { at }),
    lanes: { L: left, ...(middle.length === 0 ? {} : { M: middle }), R: right },
    ...(red.length === 0 ? {} : { red }),
    ...(green.length === 0 ? {} : { green }),
  };
}
