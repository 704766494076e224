// A film as an asciicast, version 2: a line of JSON with the size, then one line a frame, which players of terminal
// recordings show. Of a frame only the cells that changed are written, and of pictures that follow each other faster than
// anybody can tell only some.
import { visibleJson } from '../../storage/untrusted-text.ts';
import type { Size } from '../messages.ts';
import { cellsOf, difference } from '../terminal/styled-cells.ts';
import type { Scene } from './film.ts';
import { raceRows } from './race-rows.ts';

const MS_PER_SECOND = 1000;
/** How long a frame stays at least, unless one comes that stays as long. */
const FRAME_MS = 100;
/** How long the last frame stays. */
const LAST_MS = 3000;
const ESC = '\u001b';
// An empty screen without a cursor.
const CLEAR = `${ESC}[?25l${ESC}[2J`;
const STAY = `${ESC}[?25l`;
/** How a difference begins. */
const TO_COLUMN = new RegExp(`^${ESC}\\[(\\d+)G`);

/** Yields the lines of an asciicast of a replay, without line feeds. */
export function* castLines(scenes: Iterable<Scene>, size: Size, title: string): Generator<string> {
  const { columns: width, rows: height } = size;
  yield visibleJson({ version: 2, width, height, title, env: { TERM: 'xterm-256color' } });
  let before: readonly string[] = [];
  let endMs = 0;
  for (const { atMs, model } of thinned(scenes)) {
    const rows = raceRows(model);
    const changed = rows.map((row, at) => changeOf(before[at] ?? '', row, at)).join('');
    if (changed === '') continue;
    yield output(atMs, (before.length === 0 ? CLEAR : '') + changed);
    before = rows;
    endMs = atMs;
  }
  yield output(endMs + LAST_MS, STAY);
}

/** Yields the first scene, the last one, and of those between the ones that stay, or that come long enough after the one before. */
export function* thinned(scenes: Iterable<Scene>): Generator<Scene> {
  let shownMs = Number.NEGATIVE_INFINITY;
  let waiting: Scene | undefined;
  for (const scene of scenes) {
    const { atMs } = waiting ?? scene;
    if (waiting !== undefined && Math.max(atMs - shownMs, scene.atMs - atMs) >= FRAME_MS) {
      yield waiting;
      shownMs = atMs;
    }
    waiting = scene;
  }
  if (waiting !== undefined) yield waiting;
}

// A row that has no cells is erased and written whole: behind a full row the cursor stands on its last cell.
function changeOf(before: string, row: string, at: number): string {
  if (row === before) return '';
  const [was, is] = [cellsOf(before), cellsOf(row)];
  if (was === undefined || is === undefined) return `${ESC}[${at + 1};1H${ESC}[2K${row}${ESC}[m`;
  return difference(was, is).replace(TO_COLUMN, (_, column) => `${ESC}[${at + 1};${column}H`);
}

function output(atMs: number, text: string): string {
  return visibleJson([atMs / MS_PER_SECOND, 'o', text]);
}
