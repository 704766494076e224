// Solved tables of circuits on disk, so that a circuit is solved once and not at every start. The cache may be gone,
// damaged, full or of another version at any moment; then it simply holds nothing.
import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readSync,
  readvSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import envPaths from 'env-paths';
import * as z from 'zod';
import { jsonValue } from '../../rules/kit/outside-text.ts';
import { TableMemory } from '../../rules/kit/table-memory.ts';
import { makeFolder, readingFile } from '../disk.ts';
import { isLiving } from '../lock.ts';
import { temporaryOf } from '../temporary.ts';

export type Column = Float32Array<ArrayBuffer>;

export interface TableCache {
  /** Returns the columns of a table, undefined when they are missing or not as they were written. */
  read(name: string): readonly Column[] | undefined;
  /** Keeps a table if possible; the least recently used tables make room. */
  write(name: string, columns: readonly Column[]): void;
  /** Keeps a table that is not kept yet, unless another would have to make room for it. */
  add(name: string, columns: readonly Column[]): void;
}

export interface CacheWishes {
  readonly folder: string;
  /** The version of the tables; those of another are not read. */
  readonly version: string;
  /** Most bytes of all tables together. */
  readonly bytesMax?: number;
}

/** Room for every weather of half a dozen circuits. */
const BYTES_MAX = 256_000_000;
const ENDING = '.tables';
const DRAFT = 'draft';
/** Most bytes of the header, which is one line. */
const HEADER_MAX = 4096;
const LINE_FEED = 10;

const headerShape = z.strictObject({
  version: z.string(),
  columns: z.array(z.int().nonnegative()),
});

type Header = z.infer<typeof headerShape>;

/** Returns the folder of the cache: `CHICANE_CACHE`, else the user's cache folder. */
export function cacheFolder(env: { readonly CHICANE_CACHE?: string | undefined }): string {
  return env.CHICANE_CACHE || join(envPaths('chicane', { suffix: '' }).cache, 'tables');
}

/** Returns a cache in a folder, which is made when there is something to keep. */
export function tableCache({ folder, version, bytesMax = BYTES_MAX }: CacheWishes): TableCache {
  const fileOf = (name: string) => join(folder, `${name.replace(/[^\w-]/g, '_')}${ENDING}`);
  const write: TableCache['write'] = (name, columns) => {
    const file = fileOf(name);
    const draft = temporaryOf(file, DRAFT);
    try {
      makeFolder(folder);
      for (const dead of deadDrafts(folder)) rmSync(dead, { force: true });
      writeTable(draft, columns, version);
      renameSync(draft, file);
      makeRoom(folder, file, bytesMax);
    } catch {
      // Without room for it the table is solved again next time.
      attempt(() => rmSync(draft, { force: true }));
    }
  };
  return {
    write,
    read(name) {
      try {
        const file = fileOf(name);
        const columns = readingFile(file, descriptor => readColumns(descriptor, version));
        if (columns !== undefined) touch(file);
        return columns;
      } catch {
        return undefined;
      }
    },
    add(name, columns) {
      attempt(() => {
        if (existsSync(fileOf(name))) return;
        const others = filesIn(folder).reduce((sum, { size }) => sum + size, 0);
        const own = columns.reduce((sum, { byteLength }) => sum + byteLength, HEADER_MAX);
        if (others + own <= bytesMax) write(name, columns);
      });
    },
  };
}

// A cache that cannot be written can still be read.
function touch(file: string): void {
  const now = new Date();
  attempt(() => utimesSync(file, now, now));
}

function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // The cache only saves time, so its failures are ignored.
  }
}

function writeTable(file: string, columns: readonly Column[], version: string): void {
  const descriptor = openSync(file, 'wx');
  try {
    writeColumns(descriptor, columns, version);
  } finally {
    closeSync(descriptor);
  }
}

// Writes a line with the check and the header, then the numbers of all columns. They go from the columns to the disk
// without a copy: copies of that size would stay in the process long after they are freed.
function writeColumns(descriptor: number, columns: readonly Column[], version: string): void {
  const header: Header = {
    version,
    columns: columns.map(one => one.length),
  };
  const text = JSON.stringify(header);
  writeFileSync(descriptor, `${checkOf(text, columns)} ${text}\n`);
  for (const column of columns) writeFileSync(descriptor, bytesOf(column));
}

function checkOf(header: string, columns: readonly Column[]): number {
  return columns.reduce((check, column) => crc32(bytesOf(column), check), crc32(header));
}

function bytesOf({ buffer, byteOffset, byteLength }: Column): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** Reads the columns, undefined when the bytes are not what this version has written. */
function readColumns(descriptor: number, version: string): readonly Column[] | undefined {
  const { check, text, header, begin, isWhole } = readHead(descriptor);
  if (!isWhole || header.version !== version) return undefined;
  const memory = new TableMemory();
  const columns = header.columns.map(length => memory.take(length));
  const read = readvSync(descriptor, columns.map(bytesOf), begin);
  const bytes = columns.reduce((sum, { byteLength }) => sum + byteLength, 0);
  return read === bytes && checkOf(text, columns) === Number(check) ? columns : undefined;
}

/** The line before the numbers of a table, where they begin, and whether the file is as long as the line says. */
interface Head {
  readonly check: string | undefined;
  readonly text: string;
  readonly header: Header;
  readonly begin: number;
  readonly isWhole: boolean;
}

function readHead(descriptor: number): Head {
  const head = new Uint8Array(HEADER_MAX);
  readSync(descriptor, head, 0, HEADER_MAX, 0);
  const end = head.indexOf(LINE_FEED);
  const line = new TextDecoder().decode(head.subarray(0, end));
  const [, check, text = ''] = /^(\d+) (.*)$/.exec(line) ?? [];
  const header = headerShape.parse(jsonValue(text, HEADER_MAX));
  const bytes = header.columns.reduce((sum, one) => sum + one * Float32Array.BYTES_PER_ELEMENT, 0);
  const isWhole = end >= 0 && fstatSync(descriptor).size === end + 1 + bytes;
  return { check, text, header, begin: end + 1, isWhole };
}

export interface KeptTable {
  readonly file: string;
  readonly bytes: number;
  /** False where no version can have finished writing it. */
  readonly isWhole: boolean;
}

/** Returns the tables in a folder, without reading their numbers; none for a folder that does not exist. */
export function keptTables(folder: string): readonly KeptTable[] {
  return filesIn(folder)
    .filter(({ file }) => file.endsWith(ENDING))
    .map(({ file, size }) => ({ file, bytes: size, isWhole: isWhole(file) }));
}

function isWhole(file: string): boolean {
  try {
    return readingFile(file, open => readHead(open).isWhole);
  } catch {
    return false;
  }
}

/** Returns the unfinished tables that killed programs have left in a folder. */
export function deadDrafts(folder: string): readonly string[] {
  return readdirSync(folder).flatMap(name => {
    const [, pid] = /\.(\d{1,10})-[0-9a-f]+\.draft$/.exec(name) ?? [];
    return pid === undefined || isLiving(Number(pid)) ? [] : [join(folder, name)];
  });
}

// The least recently used go first; the newest stays, however large it is.
function makeRoom(folder: string, newest: string, bytesMax: number): void {
  const files = filesIn(folder)
    .filter(({ file }) => file !== newest)
    .toSorted((a, b) => b.mtimeMs - a.mtimeMs);
  let bytes = statSync(newest).size;
  for (const { file, size } of files) {
    bytes += size;
    if (bytes > bytesMax) rmSync(file, { force: true });
  }
}

interface KeptFile {
  readonly file: string;
  readonly size: number;
  readonly mtimeMs: number;
}

// The tables of a folder and the drafts of some; none of a folder that is not there yet.
function filesIn(folder: string): readonly KeptFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(name => name.endsWith(ENDING) || name.endsWith(`.${DRAFT}`))
    .map(name => join(folder, name))
    .flatMap(file => {
      const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {};
      return size === undefined || mtimeMs === undefined ? [] : [{ file, size, mtimeMs }];
    });
}
