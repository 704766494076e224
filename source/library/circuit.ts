// A circuit as others use it, read from the text of its file.
import { describeFault, type Fault } from '../circuit/file/faults.ts';
import { readCircuit as readFile } from '../circuit/file/read.ts';
import type { ReadTrack } from '../rules/games.ts';

/** A circuit that was read without fault; only `readCircuit` makes one. */
export interface Circuit {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  /** The line that names where its figures come from. */
  readonly source: string;
  /** Fingerprint of everything on it that affects a race. */
  readonly hash: string;
  /** Length of the real circuit in metres; absent where the file has none. */
  readonly lengthMetres?: number;
  /** What is unusual about it, but may be intended. */
  readonly warnings: readonly Fault[];
}

/** Thrown for a circuit file with errors. The message is the first of them, with its place and its remedy. */
export class BadCircuit extends Error {
  override readonly name = 'BadCircuit';
  /** Every error and warning, in the order of the file. */
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults[0] === undefined ? 'the circuit has faults' : describeFault(faults[0]));
    this.faults = faults;
  }
}

const tracks = new WeakMap<Circuit, ReadTrack>();

/**
 * Reads and checks a circuit, such as those in the folder `tracks/`.
 * @param text the YAML of the file; `tracks/README.md` explains it
 * @param file name shown in faults; where it ends in `.yaml` the id of the circuit must be its base name
 * @throws BadCircuit
 */
export function readCircuit(text: string, file = 'circuit'): Circuit {
  const read = readFile(text, file);
  if (!read.ok) throw new BadCircuit(read.faults);
  const { id, name, place, source, hash, lengthMetres } = read.board;
  const length = lengthMetres === undefined ? {} : { lengthMetres };
  const circuit = { id, name, place, source, hash, ...length, warnings: read.warnings };
  tracks.set(circuit, read);
  return circuit;
}

/**
 * Returns what was read of a circuit.
 * @throws TypeError for an object that `readCircuit` did not return
 */
export function trackOf(circuit: Circuit): ReadTrack {
  const track = tracks.get(circuit);
  if (track === undefined) throw new TypeError('the circuit does not come from readCircuit');
  return track;
}
