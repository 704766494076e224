// Errors that show only on the finished board in rows.
import type { Championship } from '../file/championship.ts';
import type { ContentFault, Path } from '../file/faults.ts';
import type { RowBoard } from '../rows/row-board.ts';

const LAP_MIN = 30;
const LAP_MAX = 160;
const PLACES_MIN = 6;

/** Returns the errors of a board in rows; each concerns the whole lap. */
export function rowBoardErrors(board: RowBoard, block: Championship): ContentFault[] {
  const path: Path = block.track === undefined ? ['championship'] : ['championship', 'track'];
  const faults: ContentFault[] = [];
  if (board.lapLength < LAP_MIN || board.lapLength > LAP_MAX) {
    const message = `a lap of ${board.lapLength} spaces in rows`;
    faults.push({ path, message, mend: `let it have ${LAP_MIN} to ${LAP_MAX}` });
  }
  const road = board.spaces.filter(space => space.lane >= 0);
  const reached = new Set(road.flatMap(space => space.next.map(edge => edge.to)));
  for (const space of road) {
    const what = space.next.length === 0 ? 'left' : reached.has(space.index) ? '' : 'reached';
    if (what === '') continue;
    const message = `space ${space.id} cannot be ${what}`;
    faults.push({ path, message, mend: 'change the lanes of the corner it lies in or beside' });
  }
  const places = new Set(board.starting.six.filter(index => index >= 0)).size;
  if (places < PLACES_MIN) {
    const message = `there are ${places} places on the grid`;
    faults.push({ path, message, mend: 'lengthen the straight before the line' });
  }
  return faults;
}
