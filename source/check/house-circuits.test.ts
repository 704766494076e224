// Par is solved by the drivers, above the circuits: here it judges every circuit of the house.
import { expect, test } from 'vitest';
import { describeFault } from '../circuit/faults.ts';
import { parOf } from '../drivers/par.ts';
import { listTracks, loadTrack, tracksFolder } from '../storage/track-library.ts';

const FOLDER = tracksFolder();

test.each(listTracks(FOLDER))('the par of $id is usual, or its file says why not', ({ id }) => {
  const loaded = loadTrack(FOLDER, id, parOf);
  if (!loaded.ok) throw new Error(loaded.problem);
  expect(loaded.track.warnings.map(describeFault)).toEqual([]);
});

test('a par out of the usual range would be seen', () => {
  const loaded = loadTrack(FOLDER, 'monza', () => 27);
  expect(loaded.ok && loaded.track.warnings.map(fault => fault.message).join()).toContain('par');
});
