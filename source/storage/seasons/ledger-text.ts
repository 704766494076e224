// The text of a ledger: a JSON object on each line, chained to the one before it by checks. Whoever owns the disk can
// rewrite everything; the chain reveals accidents and single edits.
import { hash } from 'node:crypto';
import { readJson } from '../../rules/kit/outside-text.ts';
import { shapeWords } from '../../rules/kit/shape-words.ts';
import type { LedgerLine } from '../../season/ledger/entry.ts';
import { isPlain } from '../untrusted-text.ts';
import { shapeEntry } from './entry-shape.ts';
import { packSheet, unpackSheet } from './packed-sheet.ts';

const FORMAT = 'chicane-ledger/1';
const VERSION = 1;
const CHECK = /,"check":"([0-9a-f]{16})"\}$/;
const CHECK_LENGTH = ',"check":""}'.length + 16;
const LINE_MAX = 200_000;
const LINE_FEED = 10;

export interface LedgerEnd {
  readonly lines: number;
  /** Bytes up to the end of the last good line. */
  readonly bytes: number;
  /** The check of the last line; empty before the first. */
  readonly check: string;
  /** Whether the last line has its line feed. */
  readonly isClosed: boolean;
  /** Number of blank lines so far, which an editor has put there: the checks prove the others. */
  readonly blanks: number;
  /** Whether an editor has put a byte-order mark in front. */
  readonly hasMark: boolean;
}

export const LEDGER_START: LedgerEnd = {
  lines: 0,
  bytes: 0,
  check: '',
  isClosed: true,
  blanks: 0,
  hasMark: false,
};

/** What is wrong with a ledger; `line` is counted from 1, as editors count. */
export interface LedgerFault {
  readonly kind: 'changed' | 'order' | 'newer' | 'strange' | 'shorter' | 'merge';
  readonly line: number;
  /** What is newer or strange. */
  readonly what: string;
}

/** The lines behind an end, and the new end; or the first fault. */
export type LedgerRead =
  | {
      readonly ok: true;
      readonly lines: readonly LedgerLine[];
      readonly end: LedgerEnd;
      /** Whether an incomplete line follows. */
      readonly isTorn: boolean;
    }
  | { readonly ok: false; readonly fault: LedgerFault };

/** Returns the text of a line, with its line feed. */
export function lineText({ n, at, entry }: LedgerLine, { check, isClosed }: LedgerEnd): string {
  const format = n === 0 ? { format: FORMAT } : {};
  const prev = n === 0 ? {} : { prev: check };
  const packed = entry.kind === 'raced' ? { ...entry, sheet: packSheet(entry.sheet) } : entry;
  const fields = JSON.stringify({ n, at, ...packed, ...format, ...prev }).slice(0, -1);
  return `${isClosed ? '' : '\n'}${fields},"check":"${checkOf(fields)}"}\n`;
}

/** Returns the end of a ledger after the line `text` was written at `end`. */
export function endAfter(end: LedgerEnd, text: string): LedgerEnd {
  const check = checkIn(text.trimEnd());
  const bytes = end.bytes + Buffer.byteLength(text);
  return { ...end, lines: end.lines + 1, bytes, check, isClosed: true };
}

export function readLedger(bytes: Uint8Array, from: LedgerEnd = LEDGER_START): LedgerRead {
  if (bytes.length < from.bytes) {
    return { ok: false, fault: { kind: 'shorter', line: from.lines, what: '' } };
  }
  const lines: LedgerLine[] = [];
  let end = behindMark(bytes, from);
  while (end.bytes < bytes.length) {
    const text = nextText(bytes, end.bytes);
    // The line feed of a line that lacked it is written with the next one.
    if (text.isClosed && text.line === '' && !end.isClosed) {
      end = { ...end, bytes: text.to, isClosed: true };
      continue;
    }
    if (text.isClosed && text.line?.trim() === '') {
      end = { ...end, bytes: text.to, blanks: end.blanks + 1 };
      continue;
    }
    if (text.line === undefined) return { ok: true, lines, end, isTorn: true };
    const read = readLine(text.line, end);
    if (!('entry' in read)) return { ok: false, fault: read };
    lines.push(read);
    const check = checkIn(text.line);
    end = { ...end, lines: end.lines + 1, bytes: text.to, check, isClosed: text.isClosed };
    if (!text.isClosed) return { ok: true, lines, end, isTorn: false };
  }
  return { ok: true, lines, end, isTorn: false };
}

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

function behindMark(bytes: Uint8Array, from: LedgerEnd): LedgerEnd {
  const isMarked = from.bytes === 0 && BYTE_ORDER_MARK.every((byte, at) => bytes[at] === byte);
  return isMarked ? { ...from, bytes: BYTE_ORDER_MARK.length, hasMark: true } : from;
}

/** A line, undefined for one that was not written to its end; where it ends; and whether by a line feed. */
interface LineFound {
  readonly line: string | undefined;
  readonly to: number;
  readonly isClosed: boolean;
}

function nextText(bytes: Uint8Array, at: number): LineFound {
  const feed = bytes.indexOf(LINE_FEED, at);
  const text = decoder.decode(bytes.subarray(at, feed < 0 ? bytes.length : feed));
  if (feed >= 0) return { line: text.replace(/\r$/, ''), to: feed + 1, isClosed: true };
  const [line] = WHOLE.exec(text) ?? [];
  if (line === undefined || checkIn(line) !== checkOf(line.slice(0, -CHECK_LENGTH))) {
    return { line: undefined, to: bytes.length, isClosed: false };
  }
  return { line, to: at + Buffer.byteLength(line), isClosed: false };
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
/** A line with everything up to its check. */
const WHOLE = /^.*,"check":"[0-9a-f]{16}"\}/;
const FORMAT_NAMED = /"format":"chicane-ledger\/(\d{1,6})"/;

function readLine(text: string, end: LedgerEnd): LedgerLine | LedgerFault {
  const line = end.lines + end.blanks + 1;
  const fault = (kind: LedgerFault['kind'], what = ''): LedgerFault => ({ kind, line, what });
  const [, version] = end.lines === 0 ? (FORMAT_NAMED.exec(text) ?? []) : [];
  if (Number(version) > VERSION) return fault('newer', `format ${version}`);
  if (MERGE_MARK.test(text)) return fault('merge');
  const check = checkIn(text);
  if (check === '' || check !== checkOf(text.slice(0, -CHECK_LENGTH))) return fault('changed');
  const read = readJson(text, LINE_MAX);
  if (!read.ok) return fault('changed');
  const { n, at, prev, format, check: _check, ...fields } = read.value as Record<string, unknown>;
  const entry = 'sheet' in fields ? { ...fields, sheet: unpackSheet(fields['sheet']) } : fields;
  if (n !== end.lines || (prev ?? '') !== end.check) return fault('order');
  if (end.lines === 0 && format !== FORMAT) return fault('strange', 'it names no format');
  const shaped = shapeEntry(entry);
  if (!shaped.ok) {
    return 'kind' in shaped
      ? fault('newer', `“${shaped.kind}”`)
      : fault('strange', shapeWords(shaped.issues, entry)[0]);
  }
  if (typeof at !== 'string' || !TIME.test(at)) return fault('strange', 'at: it is not a time');
  // Most lines contain nothing that could hide a control character, which is quicker to check in their text.
  if (SUSPECT.test(text) && !isPlain(entry))
    return fault('strange', 'a text in it contains control characters');
  return { n: end.lines, at, entry: shaped.entry };
}

/** What git leaves between two versions of a file that it could not merge. */
const MERGE_MARK = /^(?:<{7}|={7}|>{7}|\|{7})(?: |$)/;
const SUSPECT = /[\\\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{3})?)?Z?$/;

function checkIn(line: string): string {
  return CHECK.exec(line)?.[1] ?? '';
}

function checkOf(fields: string): string {
  return hash('sha256', fields, 'hex').slice(0, 16);
}

/** Returns one or two sentences: what is wrong with a ledger, and what to do. */
export function ledgerSentence({ kind, line, what }: LedgerFault, season: string): string {
  const where = `Line ${line} of the ledger of ${season}`;
  const last = `Where neither can be had, delete line ${line} and all below it: the season is then as it was before that line.`;
  const mend = `Undo what an editor did there, or take ledger.jsonl from a copy of the folder. ${last}`;
  switch (kind) {
    case 'changed':
      return `${where} has changed since it was written. ${mend}`;
    case 'order':
      return `${where} does not follow the one before it: lines are missing, doubled, or in another order. ${mend}`;
    case 'newer':
      return `${where} was written by a newer Chicane (${what}). Update the program to open the season.`;
    case 'strange':
      return `${where} was not written by this program (${what}). ${mend}`;
    case 'merge':
      return `${where} is the mark of a merge: two ledgers were put into one, and lines of two ledgers do not follow each other. Take the whole ledger.jsonl of one side, such as by git checkout --ours ledger.jsonl.`;
    case 'shorter':
      return `The ledger of ${season} has become shorter than its ${line} lines. Take ledger.jsonl from a copy of the folder, or open the season again.`;
  }
}
