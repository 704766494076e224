// The few calls by which saves touch the file system. Tests put a disk in its place that fails at call n.
import * as fs from 'node:fs';

/** All calls are synchronous; all throw what the file system says (`code` ENOSPC, EACCES, ENOENT, …). */
export interface Disk {
  /** The bytes of a file, which must be a plain file of at most `SAVE_BYTES_MAX`. */
  read(file: string): Uint8Array;
  /** Names in a folder, in no order. */
  list(folder: string): readonly string[];
  /** Time of the last change in milliseconds. */
  changedAt(file: string): number;
  makeFolder(folder: string): void;
  /** Writes a whole file and waits until it is on the disk. Not atomic by itself. */
  write(file: string, text: string): void;
  /** Writes a file that must not exist yet; false when it does. */
  create(file: string, text: string): boolean;
  rename(from: string, to: string): void;
  /** Gives a file a second name that must be free; a copy where the disk knows no links. */
  link(from: string, to: string): void;
  /** Removes a file; quiet when there is none. */
  remove(file: string): void;
  /** Waits until the names in a folder are on the disk, where the system can do that. */
  syncFolder(folder: string): void;
}

/** Far above the save of the longest race; more is not a save, and reading it would only take long. */
export const SAVE_BYTES_MAX = 64_000_000;
const CHUNK_BYTES = 65_536;

/** The disk of the machine. */
export const realDisk: Disk = {
  read(file) {
    if (!fs.statSync(file).isFile()) throw new Error('it is not a file');
    return readUpTo(file, SAVE_BYTES_MAX);
  },
  list: folder => fs.readdirSync(folder),
  changedAt: file => fs.statSync(file).mtimeMs,
  makeFolder(folder) {
    fs.mkdirSync(folder, { recursive: true });
  },
  write(file, text) {
    const open = fs.openSync(file, 'w');
    try {
      // Writes on until all is written: a single write on a disk that is nearly full ends short without an error.
      fs.writeFileSync(open, text);
      fs.fsyncSync(open);
    } finally {
      fs.closeSync(open);
    }
  },
  create(file, text) {
    try {
      fs.writeFileSync(file, text, { flag: 'wx' });
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    }
  },
  rename: fs.renameSync,
  link(from, to) {
    try {
      fs.linkSync(from, to);
    } catch (error) {
      if (codeOf(error) === 'ENOENT' || codeOf(error) === 'EEXIST') throw error;
      fs.copyFileSync(from, to, fs.constants.COPYFILE_EXCL);
    }
  },
  remove(file) {
    fs.rmSync(file, { force: true });
  },
  syncFolder(folder) {
    let open: number | undefined;
    try {
      open = fs.openSync(folder, 'r');
      fs.fsyncSync(open);
    } catch (error) {
      // Some systems open no folders or sync none; a disk that has gone bad must be told, though.
      if (codeOf(error) === 'EIO') throw error;
    } finally {
      if (open !== undefined) fs.closeSync(open);
    }
  },
};

/**
 * The bytes of a file, a pipe or a device, which must end within `bytesMax`.
 * @throws what the file system says; Error when there is more to read
 */
export function readUpTo(file: string, bytesMax: number): Buffer {
  const open = fs.openSync(file, 'r');
  try {
    const chunks: Uint8Array[] = [];
    for (let bytes = 0; bytes <= bytesMax; ) {
      const chunk = new Uint8Array(CHUNK_BYTES);
      const read = fs.readSync(open, chunk);
      if (read === 0) return Buffer.concat(chunks);
      chunks.push(chunk.subarray(0, read));
      bytes += read;
    }
    throw new Error(`it is longer than ${bytesMax} bytes`);
  } finally {
    fs.closeSync(open);
  }
}

/** The system's code of an error (`ENOENT`), or an empty text. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Why the disk refused, in words that end a sentence. */
export function reasonOf(error: unknown): string {
  switch (codeOf(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return 'the disk is full';
    case 'EACCES':
    case 'EPERM':
      return 'permission is denied';
    case 'EROFS':
      return 'the disk is read-only';
    case 'ENOENT':
      return 'it does not exist';
    case 'ENOTDIR':
    case 'EEXIST':
      return 'a file is where a folder should be';
    case 'EISDIR':
      return 'it is a folder';
    case 'EIO':
      return 'the disk reports an error';
    default:
      return error instanceof Error ? error.message : String(error);
  }
}
