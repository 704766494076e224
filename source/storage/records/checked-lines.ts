// Small files of lines that must not be changed unnoticed: each line is JSON with a check of its own content.
import { dirname } from 'node:path';
import { fingerprint } from '../../rules/kit/hash.ts';
import { jsonValue } from '../../rules/kit/outside-text.ts';
import { codeOf, type Disk } from '../disk.ts';
import { replaceFile } from '../temporary.ts';

/** Most characters of a line. */
const LINE_MAX = 100_000;

export type CheckedLine =
  | { readonly ok: true; readonly value: object }
  | { readonly ok: false; readonly text: string };

function checkedLine(value: object): string {
  return JSON.stringify({ ...value, check: fingerprint(value) });
}

/**
 * Returns the lines of a file; none when there is no file.
 * @throws what the disk reports for a file that cannot be read
 */
export function readCheckedLines(file: string, disk: Disk): readonly CheckedLine[] {
  return textOf(file, disk)
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(lineOf);
}

/**
 * Writes all lines of a file, whole or not at all; damaged ones as they are.
 * @throws what the disk reports; the file is then as it was
 */
export function writeCheckedLines(file: string, disk: Disk, lines: readonly CheckedLine[]): void {
  const texts = lines.map(line => (line.ok ? checkedLine(line.value) : line.text));
  disk.makeFolder(dirname(file));
  replaceFile(file, texts.map(text => `${text}\n`).join(''), disk);
}

function textOf(file: string, disk: Disk): string {
  try {
    return new TextDecoder().decode(disk.read(file));
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return '';
    throw error;
  }
}

function lineOf(text: string): CheckedLine {
  try {
    const read = jsonValue(text, LINE_MAX);
    if (typeof read !== 'object' || read === null || !('check' in read)) return { ok: false, text };
    const { check, ...value } = read;
    return check === fingerprint(value) ? { ok: true, value } : { ok: false, text };
  } catch {
    return { ok: false, text };
  }
}
