// Par and turns are solved by the drivers, a room above the circuits, so they judge the shipped circuits here.
import { expect, test } from 'vitest';
import { describeFault } from '../../circuit/file/faults.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { rowTurnsOf } from '../../cli/tracks/championship-formula/row-figures.ts';
import { parOf } from '../../drivers/solver/par.ts';
import { listTracks, loadTrack, tracksFolder } from '../../storage/tracks/track-library.ts';
import { KNOWN_BOARDS } from '../../testing/circuits/known-boards.ts';

const FOLDER = tracksFolder();

test.each(listTracks(FOLDER))(
  'both boards of $id are usual, or its file says why not',
  ({ id }) => {
    const loaded = loadTrack(FOLDER, id, {
      solvePar: parOf,
      solveRows: rowTurnsOf,
      checksRows: true,
    });
    if (!loaded.ok) throw new Error(loaded.problem);
    expect(loaded.track.warnings.map(describeFault)).toEqual([]);
  },
);

test('a par out of the usual range would be seen', () => {
  const loaded = loadTrack(FOLDER, 'monza', { solvePar: () => 27 });
  expect(loaded.ok && loaded.track.warnings.map(fault => fault.message).join()).toContain('par');
});

const FREE_LAPS = Object.entries(KNOWN_BOARDS).flatMap(([id, { freeLap }]) =>
  freeLap === undefined ? [] : [{ id, freeLap }],
);

// Par exceeds these figures by the cost of the driving code, 0.7 to more than 3 rolls: it leaves a car on a straight
// only one length of way, and on short straights between tight corners other lengths would help.
test.each(FREE_LAPS)(
  'without the driving code $id is lapped in as many rolls as the printed board',
  ({ id, freeLap }) => {
    const loaded = loadTrack(FOLDER, id);
    if (!loaded.ok) throw new Error(loaded.problem);
    expect(Math.abs(parOf(withoutDrivingCode(loaded.track.board)) - freeLap)).toBeLessThan(0.6);
  },
);

// In a corner only the arrows count, so every straight becomes a corner that requires no stop.
function withoutDrivingCode(board: FormulaBoard): FormulaBoard {
  const [first] = board.corners;
  if (first === undefined) return board;
  const road = { ...first, index: board.corners.length, name: 'Road', stops: 0 };
  const onRoad = (kind: string, corner: number) => kind === 'track' && corner < 0;
  const spaces = board.spaces.map(space =>
    onRoad(space.kind, space.corner) ? { ...space, corner: road.index } : space,
  );
  return { ...board, corners: [...board.corners, road], spaces };
}
