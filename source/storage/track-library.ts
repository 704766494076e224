// The circuits on disk: where the folder is, what it holds, and one of them by id or path.

import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { SolvePar } from '../circuit/checks/warnings.ts';
import type { Circuit } from '../circuit/file/circuit.ts';
import { describeFault, type Fault, quote } from '../circuit/file/faults.ts';
import { CIRCUIT_TEXT_MAX, readCircuit } from '../circuit/file/read.ts';
import { readYaml } from '../circuit/file/yaml-text.ts';
import type { FormulaBoard } from '../circuit/formula-board.ts';
import { didYouMean } from '../rules/kit/nearest.ts';
import { readUpTo, reasonOf } from './disk.ts';
import { safeText } from './untrusted-text.ts';
/** A circuit file of the library, not opened yet. */
export interface ListedTrack {
  readonly id: string;
  /** Path of the file. */
  readonly file: string;
}

/** What the list of circuits shows of a file without reading it whole. */
export interface TrackGlance extends ListedTrack {
  /** The name a driver sees; the id when the file does not say one. */
  readonly name: string;
  /** Where it lies; empty when the file does not say. */
  readonly place: string;
}

/** A circuit read and derived. */
export interface Track {
  readonly circuit: Circuit;
  readonly board: FormulaBoard;
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
      /** True when no circuit has that id: nothing is wrong with any file. */
      readonly isUnknown?: true;
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

/** The circuit files of a folder by name, A to Z. No file is checked: one that cannot be raced is among them. */
export function glanceTracks(folder: string): readonly TrackGlance[] {
  const alphabet = new Intl.Collator('en');
  return listTracks(folder)
    .map(glance)
    .sort((a, b) => alphabet.compare(a.name, b.name) || alphabet.compare(a.id, b.id));
}

function glance({ id, file }: ListedTrack): TrackGlance {
  let text = '';
  try {
    text = readCircuitFile(file);
  } catch {
    // Whoever takes the circuit is told why it cannot be read.
  }
  return { id, file, name: headField(text, 'name') || id, place: headField(text, 'place') };
}

/** Cells of a name or place in a list. */
const HEAD_CELLS = 60;
/** Characters of the line that says it. */
const HEAD_MAX = 1_000;
/** Bytes of a file in which a circuit is looked for: every character that its reader takes may need four. */
const FILE_MAX = 4 * CIRCUIT_TEXT_MAX;

/**
 * The text of a circuit file.
 * @throws what the file system says; Error when it is far too long for a circuit
 */
export function readCircuitFile(file: string): string {
  return readUpTo(file, FILE_MAX).toString();
}

/** The text of a field at the head of a file; empty when it is not there or no text on one line. */
function headField(text: string, field: 'name' | 'place'): string {
  const [line = ''] = new RegExp(`^${field}:.*$`, 'm').exec(text) ?? [];
  const read = readYaml(line, HEAD_MAX);
  const value: unknown = read.ok ? read.document.get(field) : undefined;
  return typeof value === 'string' ? safeText(value, HEAD_CELLS) : '';
}

/**
 * Loads a circuit by its id in the folder, or by the path of any `.yaml` file.
 * @param solvePar lets the check judge par too.
 */
export function loadTrack(folder: string, idOrPath: string, solvePar?: SolvePar): LoadTrack {
  const isPath = /[/\\]|\.ya?ml$/.test(idOrPath);
  const id = idOrPath.toLowerCase();
  const listed = isPath ? undefined : listTracks(folder).find(track => track.id === id);
  if (!isPath && listed === undefined) {
    return { ...problem(unknownTrack(folder, idOrPath)), isUnknown: true };
  }
  const file = listed?.file ?? idOrPath;
  let text: string;
  try {
    text = readCircuitFile(file);
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

function problem(sentence: string): Extract<LoadTrack, { ok: false }> {
  return { ok: false, problem: sentence, faults: [] };
}

function unknownTrack(folder: string, name: string): string {
  const ids = listTracks(folder).map(track => track.id);
  const none = `There is no circuit ${quote(name)}`;
  if (ids.length === 0) return `${none}: ${quote(folder)} has none.`;
  if (name !== '' && existsSync(name)) {
    return `${none}. For the file of that name write ${quote(`./${name}`)}.`;
  }
  const near = didYouMean(name, ids);
  return `${none}${near || '.'} chicane tracks list lists them all.`;
}
