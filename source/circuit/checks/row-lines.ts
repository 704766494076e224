// Errors of the lines of a drawn track: each runs through its corner from the first space to the last (CFR-51).
import type { Championship } from '../file/championship.ts';
import type { ContentFault } from '../file/faults.ts';
import type { DrawnLap, DrawnLine } from '../rows/drawn-lap.ts';
import { type LaidSpace, laidSections, laidSpaces, lanesAcross } from '../rows/layout.ts';

export function drawnLineErrors(lap: DrawnLap, block: Championship): ContentFault[] {
  return laidSections(lap).flatMap((laid, index) => {
    const { section, width } = laid;
    if ('rows' in section || block.track === undefined) return [];
    const spaces = laidSpaces(laid, index).filter(space => space.limit > 0);
    const lanes = lanesAcross(width).map(lane => spaces.filter(space => space.lane === lane));
    return section.lines.flatMap((line, k): ContentFault[] => {
      const fault = lineFault(line, lanes) ?? beginningFault(line, section.lines.slice(0, k));
      if (fault === undefined) return [];
      const number = section.lines
        .slice(0, k)
        .filter(({ colour }) => colour === line.colour).length;
      const path = ['championship', 'track', index, line.colour, number];
      return [
        {
          path,
          message: `corner ${section.corner}: the ${line.colour} line ${fault.message}`,
          mend: fault.mend,
        },
      ];
    });
  });
}

// A car on the first space of a line is on it, so that space must belong to one line only (CR-63, CR-88).
function beginningFault(line: DrawnLine, others: readonly DrawnLine[]) {
  const [first] = line.spaces;
  const other = others.find(({ colour, spaces: [theirs] }) => {
    return (
      colour !== line.colour && theirs?.lane === first?.lane && theirs?.number === first?.number
    );
  });
  if (other === undefined) return undefined;
  return {
    message: `begins on the same space as a ${other.colour} one`,
    mend: 'begin one of them in another lane',
  };
}

function lineFault({ spaces }: DrawnLine, lanes: readonly (readonly LaidSpace[])[]) {
  const places = spaces.map(({ lane, number }) => lanes[lane]?.[number]);
  if (places.includes(undefined)) {
    return {
      message: 'names a space that the corner does not have',
      mend: 'count the limits of each lane from 1',
    };
  }
  const [first, last] = [spaces[0], spaces.at(-1)];
  if (first?.number !== 0 || last?.number !== (lanes[last?.lane ?? 0]?.length ?? 0) - 1) {
    return {
      message: 'does not run from the first space of the corner to the last',
      mend: 'begin with the first space of a lane and end with the last of one',
    };
  }
  const isBroken = spaces.some((place, k) => {
    const before = spaces[k - 1];
    const space = before && lanes[before.lane]?.[before.number];
    if (before === undefined || space === undefined) return false;
    const onward = lanes[place.lane]?.findIndex(other => other.endTick > space.endTick);
    return place.number !== onward || Math.abs(place.lane - before.lane) > 1;
  });
  if (!isBroken) return undefined;
  return {
    message: 'runs over spaces that do not lead to each other',
    mend: 'go on in the same lane, or one lane aside to the first space that ends further on',
  };
}
