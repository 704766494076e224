// Where the files that come with the program are: in a checkout they are the folders of the repository. An installed
// program has each of these folders packed into one file beside its bundle, a single executable has that as an asset; the
// files keep the names that they would have below the folder of the program.
import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { getAsset, isSea } from 'node:sea';
import { jsonValue } from '../rules/kit/outside-text.ts';
import { readUpTo, realDisk } from './disk.ts';

/** The folders that are packed for installed programs. */
export const PACKED_FOLDERS = ['tracks', 'source/rules/books'] as const;
export type ProgramFolder = (typeof PACKED_FOLDERS)[number];

/** The texts of a packed folder by the names of their files. */
export type PackedFolder = Readonly<Record<string, string>>;

/** Most characters of a packed folder. */
const PACKED_MAX = 4_000_000;

/**
 * Returns the folder of the program: the nearest one with a package.json above `from`, or the executable itself, which no
 * file of a user can be below.
 */
export function programRoot(from: string = import.meta.dirname): string {
  if (isSea()) return process.execPath;
  const start = resolve(from);
  for (let folder = start; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
  }
  return start;
}

/** Returns the folder of the checkout that contains `from`, undefined for an installed program, which has no sources. */
export function checkoutOf(from: string = import.meta.dirname): string | undefined {
  const root = programRoot(from);
  return existsSync(join(root, 'source', 'main.ts')) ? root : undefined;
}

/** Returns the path of a folder that comes with the program; only `folderNames` and `fileText` may look into it. */
export function programFolder(name: ProgramFolder, from?: string): string {
  return join(programRoot(from), name);
}

/**
 * Returns the names of what is in a folder of the program or of a user.
 * @throws what the file system reports
 */
export function folderNames(folder: string): readonly string[] {
  const packed = packedFolder(folder);
  return packed === undefined ? realDisk.list(folder) : Object.keys(packed);
}

/**
 * Returns the text of a file of the program or of a user.
 * @throws what the file system reports; Error where a file is longer than `bytesMax`
 */
export function fileText(file: string, bytesMax: number): string {
  return packedFolder(dirname(file))?.[basename(file)] ?? readUpTo(file, bytesMax).toString();
}

const kept = new Map<ProgramFolder, PackedFolder | undefined>();

let ownRoot: string | undefined;

function packedFolder(folder: string): PackedFolder | undefined {
  ownRoot ??= programRoot();
  const path = relative(ownRoot, resolve(folder)).replaceAll('\\', '/');
  const name = PACKED_FOLDERS.find(one => one === path);
  if (name === undefined) return undefined;
  if (!kept.has(name)) kept.set(name, unpacked(packedName(name)));
  return kept.get(name);
}

/** Returns the name of the file into which a folder is packed. */
export function packedName(folder: ProgramFolder): string {
  return `${basename(folder)}.json`;
}

function unpacked(name: string): PackedFolder | undefined {
  const text = isSea() ? getAsset(name, 'utf8') : packedText(join(programRoot(), 'dist', name));
  // The text was written by the build of this very program.
  return text === undefined ? undefined : (jsonValue(text, PACKED_MAX) as PackedFolder);
}

// A checkout has none.
function packedText(file: string): string | undefined {
  return existsSync(file) ? readUpTo(file, PACKED_MAX).toString() : undefined;
}
