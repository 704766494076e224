// The text of a save: JSON with the checksums on its first line and the record, race and events on one line each, plain
// or packed. The checksums are taken over bytes, so that no change goes unnoticed.
import { createHash } from 'node:crypto';
import type { JsonRead } from '../../rules/kit/outside-text.ts';
import { SAVE_BYTES_MAX } from '../disk.ts';
import { isPacked, packPart, readPlainOrPacked } from './packed-part.ts';
import { SAVE_VERSION } from './save-file.ts';

const FORMAT = 'chicane-race';
const HEADER =
  /^\{"format":"chicane-race","version":(\d{1,9}),"checksum":"([0-9a-f]{64})","recordChecksum":"([0-9a-f]{64})",$/;
const LINE_FEED = 10;

/** The parts of a save as JSON, each on one line; a packed one is a string. */
export interface SaveParts {
  readonly record: string;
  readonly race: string;
  readonly events: string;
}

/** Returns the text of a save from its parts, of the present version unless another is given. */
export function joinSave(parts: SaveParts, version: number = SAVE_VERSION): string {
  const recordLine = `"record":${parts.record},\n`;
  const body = `${recordLine}"race":${parts.race},\n"events":${parts.events}}\n`;
  const checksum = sum(version, body);
  const recordChecksum = sum(version, recordLine);
  const header = `{"format":"${FORMAT}","version":${version},"checksum":"${checksum}","recordChecksum":"${recordChecksum}",\n`;
  return header + body;
}

/** Returns the parts packed; those that are packed already as they are. */
export function packed({ record, race, events }: SaveParts): SaveParts {
  const pack = (part: string) => (isPacked(part) ? part : packPart(part));
  return { record: pack(record), race: pack(race), events: pack(events) };
}

/**
 * The bytes of a file: a whole save, a save with at least its record intact, a save of a newer program, a damaged save,
 * or something else.
 */
export type SplitSave =
  | { readonly kind: 'whole'; readonly version: number; readonly parts: SaveParts }
  | { readonly kind: 'recordOnly'; readonly version: number; readonly record: string }
  | { readonly kind: 'newer'; readonly version: number }
  | { readonly kind: 'damaged'; readonly at: string }
  | { readonly kind: 'notASave' };

/** Splits the bytes of a file into parts and checks them against their checksums. */
export function splitSave(bytes: Uint8Array): SplitSave {
  const lines = linesOf(bytes);
  const [first, record, race, events] = lines;
  if (first === undefined) return { kind: 'damaged', at: 'the file is empty' };
  const header = HEADER.exec(textOf(first).trimEnd());
  if (header === null) {
    if (
      textOf(bytes).includes(`"${FORMAT}"`) ||
      (record && textOf(record).startsWith('"record":'))
    ) {
      return { kind: 'damaged', at: 'its first line has changed since it was written' };
    }
    return { kind: 'notASave' };
  }
  const body = bytes.subarray(first.length);
  const written = { version: Number(header[1]), body: header[2] ?? '', record: header[3] ?? '' };
  const version = versionOf(written, body);
  if (version === undefined) return { kind: 'newer', version: written.version };
  if (record !== undefined && race !== undefined && events !== undefined) {
    if (sum(version, body) === written.body) {
      const parts = {
        record: inner(record, 9, 2),
        race: inner(race, 7, 2),
        events: inner(events, 9, 2),
      };
      return { kind: 'whole', version, parts };
    }
    if (sum(version, record) === written.record) {
      return { kind: 'recordOnly', version, record: inner(record, 9, 2) };
    }
  }
  const at =
    events === undefined ? 'it ends too early' : 'its checksum does not match its contents';
  return { kind: 'damaged', at };
}

/**
 * Returns the version to read a save as, undefined when a newer program wrote it. A version number hit by damage is
 * found by the checksum.
 */
function versionOf(
  written: { readonly version: number; readonly body: string },
  body: Uint8Array,
): number | undefined {
  if (written.version >= 1 && written.version <= SAVE_VERSION) return written.version;
  for (let version = SAVE_VERSION; version >= 1; version--) {
    if (sum(version, body) === written.body) return version;
  }
  return written.version > SAVE_VERSION ? undefined : SAVE_VERSION;
}

export function readPart(part: string): JsonRead {
  return readPlainOrPacked(part, SAVE_BYTES_MAX);
}

function sum(version: number, text: string | Uint8Array): string {
  return createHash('sha256').update(`${FORMAT}/${version}\n`).update(text).digest('hex');
}

/** Returns the lines of a file with their line feeds. */
function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(LINE_FEED, from);
    const to = end === -1 ? bytes.length : end + 1;
    lines.push(bytes.subarray(from, to));
    from = to;
  }
  return lines;
}

function inner(line: Uint8Array, before: number, after: number): string {
  return textOf(line.subarray(before, line.length - after));
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
