// A film as an asciicast, version 2: a line of JSON with the size, then one line a frame, which players of terminal
// recordings show. Of a frame only the rows that changed are written.
import { renderToString } from 'ink';
import { visibleJson } from '../../storage/untrusted-text.ts';
import { App } from '../app.tsx';
import type { Size } from '../messages.ts';
import type { Model } from '../model.ts';
import type { Scene } from './film.ts';

const MS_PER_SECOND = 1000;
const LAST_MS = 3000;
// Escape sequences that hide the cursor and clear the screen.
const CLEAR = '\u001b[?25l\u001b[2J';
const STAY = '\u001b[?25l';

/** Yields the lines of an asciicast, without line feeds. */
export function* castLines(scenes: Iterable<Scene>, size: Size, title: string): Generator<string> {
  const { columns: width, rows: height } = size;
  yield visibleJson({ version: 2, width, height, title, env: { TERM: 'xterm-256color' } });
  let before: readonly string[] = [];
  let endMs = 0;
  for (const { atMs, model } of scenes) {
    const rows = rowsOf(model);
    const changed = rows.flatMap((row, at) => (row === before[at] ? [] : [drawn(row, at)]));
    if (changed.length === 0) continue;
    const clear = before.length === 0 ? CLEAR : '';
    yield output(atMs, clear + changed.join(''));
    before = rows;
    endMs = atMs;
  }
  yield output(endMs + LAST_MS, STAY);
}

export function rowsOf(model: Model): readonly string[] {
  const store = {
    model: () => model,
    drawn: () => model,
    catchUp: () => undefined,
    stale: () => false,
    send: () => undefined,
    subscribe: () => () => undefined,
  };
  const { columns } = model.size;
  return renderToString(<App store={store} />, { columns }).split('\n');
}

// The row is erased before it is written: behind a full row the cursor stands on its last cell.
function drawn(row: string, at: number): string {
  return `\u001b[${at + 1};1H\u001b[0m\u001b[2K${row}\u001b[0m`;
}

function output(atMs: number, text: string): string {
  return visibleJson([atMs / MS_PER_SECOND, 'o', text]);
}
