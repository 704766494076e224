// The few calls by which saves touch the file system. Tests replace them by a disk that fails at the n-th call.
import * as fs from 'node:fs';
import { dirname } from 'node:path';

/** A file system. All calls are synchronous and throw what the system reports (`code` ENOSPC, EACCES, ENOENT, …). */
export interface Disk {
  /** Returns the bytes of a file of at most `SAVE_BYTES_MAX`; no folder, pipe or device is read. */
  read(file: string): Uint8Array;
  /** Returns the names in a folder, in no particular order. */
  list(folder: string): readonly string[];
  /** Returns the time of the last change in milliseconds. */
  changedAt(file: string): number;
  makeFolder(folder: string): void;
  /**
   * Writes a whole file that must not exist yet, and so through no link, and waits until it is on the disk. The call is not
   * atomic.
   */
  writeNew(file: string, text: string): void;
  /** Appends text to a file and waits until it is on the disk. The call is not atomic. */
  append(file: string, text: string): void;
  /** Truncates a file to so many bytes and waits until that is on the disk. */
  truncate(file: string, bytes: number): void;
  /** Writes a file that must not exist yet; returns false when it does. */
  create(file: string, text: string): boolean;
  rename(from: string, to: string): void;
  /** Gives a file a second, free name; makes a copy where the disk has no links. */
  link(from: string, to: string): void;
  /** Removes a file; does nothing when there is none. */
  remove(file: string): void;
  /** Waits until the names in a folder are on the disk, on systems that can do so. */
  syncFolder(folder: string): void;
}

/** A size far above the save of the longest race. A larger file is no save and would only take long to read. */
export const SAVE_BYTES_MAX = 64_000_000;
const CHUNK_BYTES = 65_536;

/**
 * Makes a folder and those above it that are missing. Node's recursive call never returns where the system reports ENOENT
 * although the folder above exists, as it does below /proc.
 * @throws what the system reports
 */
export function makeFolder(folder: string): void {
  try {
    fs.mkdirSync(folder);
  } catch (error) {
    if (isFolder(folder)) return;
    const above = dirname(folder);
    if (codeOf(error) !== 'ENOENT' || isFolder(above)) throw error;
    makeFolder(above);
    makeFolder(folder);
  }
}

function isFolder(path: string): boolean {
  return fs.statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

export const realDisk: Disk = {
  read: file => readUpTo(file, SAVE_BYTES_MAX),
  list: folder => fs.readdirSync(folder),
  changedAt: file => fs.statSync(file).mtimeMs,
  makeFolder,
  // `writeFileSync` repeats until all is written; a single write to a nearly full disk ends short without an error.
  writeNew: (file, text) => synced(file, 'wx', open => fs.writeFileSync(open, text)),
  append: (file, text) => synced(file, 'a', open => fs.writeFileSync(open, text)),
  truncate: (file, bytes) => synced(file, 'r+', open => fs.ftruncateSync(open, bytes)),
  create(file, text) {
    try {
      opened(file, 'wx', open => fs.writeFileSync(open, text));
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
      // Some systems open no folders or cannot sync them, but a failing disk must be reported.
      if (codeOf(error) === 'EIO') throw error;
    } finally {
      if (open !== undefined) fs.closeSync(open);
    }
  },
};

/** The file system of the machine, for pages that others may read unless the user's mask forbids it. */
export const openDisk: Disk = {
  ...realDisk,
  writeNew: (file, text) => fs.writeFileSync(file, text, { flag: 'wx', flush: true }),
};

function synced(file: string, flags: Flags, change: (open: number) => void): void {
  opened(file, flags, open => {
    change(open);
    fs.fsyncSync(open);
  });
}

type Flags = 'wx' | 'a' | 'r+';

function opened(file: string, flags: Flags, change: (open: number) => void): void {
  const shared = isSharedByGroup(dirname(file));
  const open = fs.openSync(file, flags, shared ? OF_THE_GROUP : OF_THE_OWNER);
  try {
    // The user's mask is meant for other files.
    if (shared && flags === 'wx') fs.fchmodSync(open, OF_THE_GROUP);
    change(open);
  } finally {
    fs.closeSync(open);
  }
}

/** Saves hold the dice to come, so others may not read them. */
const OF_THE_OWNER = 0o600;
const OF_THE_GROUP = 0o660;

// A folder in which the group may write is shared by it.
function isSharedByGroup(folder: string): boolean {
  const { mode } = fs.statSync(folder, { throwIfNoEntry: false }) ?? { mode: 0 };
  return (mode & fs.constants.S_IWGRP) !== 0;
}

/**
 * Returns the bytes of a file, whose size is known before any of it is read.
 * @throws what the file system reports; Error for a file of more than `bytesMax`, a folder, a pipe and a device
 */
export function readUpTo(file: string, bytesMax: number): Buffer {
  return readingFile(file, (open, size) => {
    const chunks: Uint8Array[] = [];
    // Files in /proc report no size, and any file may grow in the meantime.
    for (let bytes = 0; Math.max(size, bytes) <= bytesMax; ) {
      const chunk = new Uint8Array(CHUNK_BYTES);
      const read = fs.readSync(open, chunk);
      if (read === 0) return Buffer.concat(chunks);
      chunks.push(chunk.subarray(0, read));
      bytes += read;
    }
    throw new Error(`it is longer than ${bytesMax} bytes`);
  });
}

/**
 * Opens a file to read it and returns what `read` returns. A pipe that nobody writes to is not waited for.
 * @throws what the file system reports; Error for a folder, a pipe and a device
 */
export function readingFile<X>(file: string, read: (open: number, size: number) => X): X {
  const { O_RDONLY, O_NONBLOCK } = fs.constants;
  const open = fs.openSync(file, O_RDONLY | O_NONBLOCK);
  try {
    const about = fs.fstatSync(open);
    if (about.isDirectory()) throw new Error('it is a folder');
    if (!about.isFile()) throw new Error('it is not a file');
    return read(open, about.size);
  } finally {
    fs.closeSync(open);
  }
}

/** Returns the system's code of an error (`ENOENT`), or an empty text. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Returns why the disk refused, in words that end a sentence. */
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
    case 'ERR_FS_EISDIR':
      return 'it is a folder';
    case 'ENXIO':
    case 'ENODEV':
      return 'it is not a file';
    case 'EIO':
      return 'the disk reports an error';
    default:
      return error instanceof Error ? error.message : String(error);
  }
}
