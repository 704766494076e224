// The circuits as the commands ask for them.
import { listTracks, loadTrack, type Track, tracksFolder } from '../storage/track-library.ts';
import { Problem } from './problem.ts';

/**
 * A circuit by id or path.
 * @throws Problem in plain words when there is none or it has faults
 */
export function circuitNamed(idOrPath: string): Track {
  const loaded = loadTrack(tracksFolder(), idOrPath);
  if (!loaded.ok) throw new Problem(loaded.problem);
  return loaded.track;
}

/** Every shipped circuit, by id; the problem of a faulty file instead. */
export function everyCircuit(): readonly (Track | { readonly problem: string })[] {
  const folder = tracksFolder();
  return listTracks(folder).map(({ file }) => {
    const loaded = loadTrack(folder, file);
    return loaded.ok ? loaded.track : { problem: loaded.problem };
  });
}
