// The circuits on disk: where their folder is, what it holds, and how one of them is loaded by id or path.

import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CheckDepth } from '../../circuit/checks/check.ts';
import type { Circuit } from '../../circuit/file/circuit.ts';
import { describeFault, type Fault, quote } from '../../circuit/file/faults.ts';
import { CIRCUIT_BYTES_MAX, readCircuit } from '../../circuit/file/read.ts';
import { headField } from '../../circuit/file/yaml-text.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { didYouMean } from '../../rules/kit/nearest.ts';
import { reasonOf } from '../disk.ts';
import { fileText, folderNames, programFolder } from '../program-files.ts';
import { safeText } from '../untrusted-text.ts';
/** A circuit file of the library, not opened yet. */
export interface ListedTrack {
  readonly id: string;
  readonly file: string;
}

/** A line in the list of circuits, read from the head of the file. */
export interface TrackGlance extends ListedTrack {
  /** The name a driver sees; the id when the file gives none. */
  readonly name: string;
  /** The circuit's place; empty when the file gives none. */
  readonly place: string;
}

export interface Track {
  readonly circuit: Circuit;
  readonly board: FormulaBoard;
  readonly text: string;
  readonly file: string;
  readonly warnings: readonly Fault[];
}

export type LoadTrack =
  | { readonly ok: true; readonly track: Track }
  | {
      readonly ok: false;
      /** One or more plain sentences, one per line. */
      readonly problem: string;
      /** True when no circuit has that id, while nothing is wrong with any file. */
      readonly isUnknown?: true;
      /** The faults of the file; none when it could not be opened. */
      readonly faults: readonly Fault[];
    };

export function tracksFolder(from?: string): string {
  return programFolder('tracks', from);
}

/** Returns the circuit files of a folder by id; none when the folder cannot be read. */
export function listTracks(folder: string): readonly ListedTrack[] {
  let names: readonly string[];
  try {
    names = folderNames(folder);
  } catch {
    return [];
  }
  return names
    .filter(name => name.endsWith('.yaml'))
    .map(name => ({ id: basename(name, '.yaml'), file: join(folder, name) }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * Returns the circuit files of a folder by name, A to Z. They are not checked, so some may be unfit to race.
 * @param ids those that are looked at, all unless given
 */
export function glanceTracks(folder: string, ids?: readonly string[]): readonly TrackGlance[] {
  const alphabet = new Intl.Collator('en');
  return glances(folder, ids).toSorted(
    (a, b) => alphabet.compare(a.name, b.name) || alphabet.compare(a.id, b.id),
  );
}

/**
 * Returns the names of the circuits of a folder by id, A to Z where all are wanted.
 * @param ids those that are looked at, all unless given; each is a file to read
 */
export function trackNames(
  folder: string,
  ids?: readonly string[],
): Readonly<Record<string, string>> {
  // Some are named to be looked up, and making an alphabet to sort them by would take longer than reading them.
  const glanced = ids === undefined ? glanceTracks(folder) : glances(folder, ids);
  return Object.fromEntries(glanced.map(({ id, name }) => [id, name]));
}

function glances(folder: string, ids: readonly string[] | undefined): readonly TrackGlance[] {
  return listTracks(folder)
    .filter(({ id }) => ids?.includes(id) !== false)
    .map(glance);
}

function glance({ id, file }: ListedTrack): TrackGlance {
  let text = '';
  try {
    text = readCircuitFile(file);
  } catch {
    // Faults are reported when the circuit is chosen.
  }
  return { id, file, name: shown(text, 'name') || id, place: shown(text, 'place') };
}

function shown(text: string, field: string): string {
  return safeText(headField(text, field), HEAD_CELLS);
}

/** Most cells of a name or place in a list. */
const HEAD_CELLS = 60;

/**
 * Returns the text of a circuit file.
 * @throws what the file system reports; Error when it is far too long for a circuit.
 */
export function readCircuitFile(file: string): string {
  return fileText(file, CIRCUIT_BYTES_MAX);
}

/**
 * Loads a circuit by its id in the folder, or by the path of any `.yaml` file.
 * @param depth how far the check of its file goes.
 */
export function loadTrack(folder: string, idOrPath: string, depth?: CheckDepth): LoadTrack {
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
  const read = readCircuit(text, file, depth);
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
