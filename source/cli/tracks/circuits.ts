// Loads circuits for the commands.
import { describeFault } from '../../circuit/file/faults.ts';
import {
  listTracks,
  loadTrack,
  type Track,
  tracksFolder,
} from '../../storage/tracks/track-library.ts';
import { plural } from '../../ui/words/en/consequences.ts';
import { Problem, wrongUse } from '../problem.ts';

/**
 * Returns a circuit by id or path.
 * @throws Problem in plain words when there is none or it has faults
 */
export function circuitNamed(idOrPath: string): Track {
  const loaded = loadTrack(tracksFolder(), idOrPath);
  if (loaded.ok) return loaded.track;
  if (loaded.isUnknown) throw wrongUse(loaded.problem);
  const [first, ...others] = loaded.faults;
  if (first === undefined || others.length === 0) throw new Problem(loaded.problem);
  const more = plural(others.length, 'more fault', 'more faults');
  throw new Problem(`${describeFault(first)}. chicane tracks check ${first.file} names ${more}.`);
}

/** Returns every shipped circuit by id, or the problem of its file where that is faulty. */
export function everyCircuit(): readonly (Track | { readonly problem: string })[] {
  const folder = tracksFolder();
  return listTracks(folder).map(({ file }) => {
    const loaded = loadTrack(folder, file);
    return loaded.ok ? loaded.track : { problem: loaded.problem };
  });
}
