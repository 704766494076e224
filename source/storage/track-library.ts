// The circuits on disk: where the folder is, what it holds, and one of them by id or path.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { closest, distance } from 'fastest-levenshtein';
import type { Board } from '../circuit/board.ts';
import type { Circuit } from '../circuit/circuit.ts';
import { describeFault, type Fault, quote } from '../circuit/faults.ts';
import { readCircuit } from '../circuit/read.ts';
import type { SolvePar } from '../circuit/warnings.ts';

/** A circuit file of the library, not opened yet. */
export interface ListedTrack {
  readonly id: string;
  /** Path of the file. */
  readonly file: string;
}

/** A circuit read and derived. */
export interface Track {
  readonly circuit: Circuit;
  readonly board: Board;
  /** The file as it was read. */
  readonly text: string;
  readonly file: string;
  readonly warnings: readonly Fault[];
}

export type LoadTrack =
  | { readonly ok: true; readonly track: Track }
  | {
      readonly ok: false;
      /** One or more plain sentences, one a line. */
      readonly problem: string;
      /** The faults of the file; empty when it could not be opened. */
      readonly faults: readonly Fault[];
    };

/** The folder of the shipped circuits: the nearest `tracks/` beside a package.json above the running module. */
export function tracksFolder(from: string = import.meta.dirname): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const tracks = join(folder, 'tracks');
    if (existsSync(tracks) && existsSync(join(folder, 'package.json'))) return tracks;
    if (dirname(folder) === folder) return join(from, 'tracks');
  }
}

/** The circuit files of a folder by id; empty when the folder cannot be read. */
export function listTracks(folder: string): readonly ListedTrack[] {
  let names: readonly string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names
    .filter(name => name.endsWith('.yaml'))
    .map(name => ({ id: basename(name, '.yaml'), file: join(folder, name) }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * Loads a circuit by its id in the folder, or by the path of any `.yaml` file.
 * @param solvePar lets the check judge par too.
 */
export function loadTrack(folder: string, idOrPath: string, solvePar?: SolvePar): LoadTrack {
  const isPath = /[/\\]|\.ya?ml$/.test(idOrPath);
  const id = idOrPath.toLowerCase();
  const listed = isPath ? undefined : listTracks(folder).find(track => track.id === id);
  if (!isPath && listed === undefined) return problem(unknownTrack(folder, idOrPath));
  const file = listed?.file ?? idOrPath;
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return problem(`${quote(file)} cannot be read: ${reasonOf(error)}.`);
  }
  const read = readCircuit(text, file, solvePar);
  if (!read.ok) {
    return { ok: false, problem: read.faults.map(describeFault).join('\n'), faults: read.faults };
  }
  const { circuit, board, warnings } = read;
  return { ok: true, track: { circuit, board, text, file, warnings } };
}

function problem(sentence: string): LoadTrack {
  return { ok: false, problem: sentence, faults: [] };
}

function unknownTrack(folder: string, name: string): string {
  const ids = listTracks(folder).map(track => track.id);
  if (ids.length === 0) return `There is no circuit ${quote(name)}: ${quote(folder)} holds none.`;
  const near = closest(name.toLowerCase(), ids);
  const isNear = distance(name.toLowerCase(), near) <= Math.max(2, near.length / 2);
  const mend = isNear ? `Did you mean ${near}?` : `There are ${ids.join(', ')}.`;
  return `There is no circuit ${quote(name)}. ${mend}`;
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'EACCES') return 'the system does not allow it';
  return `the system says ${String(code ?? error)}`;
}
