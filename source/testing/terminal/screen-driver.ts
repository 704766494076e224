// Drives a screen in this process: fake terminal streams in front of it, a real terminal emulator behind it, keys as
// raw bytes. It waits for what the screen shows, never for a fixed time.
import type { EventEmitter } from 'node:events';
import { PassThrough, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import xterm from '@xterm/headless';
import { watchPrivateModes } from './private-modes.ts';

const POLL_MS = 5;
// Longer than a frame, and short enough not to slow the tests.
const QUIET_MS = 45;
const PATIENCE_MS = 40_000;
// A terminal waits this long for the end of a frame and then shows what it has.
const FRAME_MS = 1_000;

export interface FakeStreams {
  readonly stdin: NodeJS.ReadStream;
  readonly stdout: NodeJS.WriteStream;
  readonly stderr: NodeJS.WriteStream;
}

export interface ScreenPage {
  /** Returns the rows from top to bottom, without trailing blanks. */
  readonly lines: () => readonly string[];
  readonly text: () => string;
  /** Waits until the page shows the text; if it never does, fails with the page. */
  readonly sees: (wanted: string | RegExp) => Promise<void>;
  readonly loses: (unwanted: string | RegExp) => Promise<void>;
  /** Waits until a condition holds; `what` names it in the failure. */
  readonly until: (what: string, holds: () => boolean) => Promise<void>;
  readonly buffer: () => 'normal' | 'alternate';
  readonly bracketedPaste: () => boolean;
  /** Returns the private modes that differ from a new terminal, such as 25 while the cursor is hidden. */
  readonly changedModes: () => readonly number[];
  /** Returns the number of rows that continue the row above, because something was wider than the screen. */
  readonly wrappedRows: () => number;
  /** Reports whether any mark of the page, or of the rows that match, has a colour of its own; a blank shows none. */
  readonly coloured: (rows?: RegExp) => boolean;
}

export function terminalPage(columns: number, rows: number) {
  const terminal = new xterm.Terminal({
    cols: columns,
    rows,
    allowProposedApi: true,
    scrollback: 0,
  });
  const changedModes = watchPrivateModes(terminal);

  function rowsShown() {
    const { active } = terminal.buffer;
    return Array.from({ length: terminal.rows }, (_, row) => active.getLine(active.baseY + row));
  }
  // The emulator treats a written blank as visible text.
  const lines = () => rowsShown().map(line => line?.translateToString(true).trimEnd() ?? '');
  const text = () => lines().join('\n');
  const shows = (wanted: string | RegExp) =>
    typeof wanted === 'string' ? text().includes(wanted) : wanted.test(text());

  async function until(what: string, holds: () => boolean): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    let wholeAt = Date.now();
    for (;;) {
      const isWhole = !terminal.modes.synchronizedOutputMode;
      if (isWhole) wholeAt = Date.now();
      // Half a frame is not examined.
      if ((isWhole || Date.now() - wholeAt > FRAME_MS) && holds()) return;
      if (Date.now() > deadline) throw new Error(`never: ${what}\n${'-'.repeat(40)}\n${text()}`);
      await pause(POLL_MS);
    }
  }

  const page: ScreenPage = {
    lines,
    text,
    sees: wanted => until(`sees ${String(wanted)}`, () => shows(wanted)),
    loses: unwanted => until(`loses ${String(unwanted)}`, () => !shows(unwanted)),
    until,
    buffer: () => terminal.buffer.active.type,
    bracketedPaste: () => terminal.modes.bracketedPasteMode,
    changedModes,
    wrappedRows: () => rowsShown().filter(line => line?.isWrapped === true).length,
    coloured: (rows = /^/) =>
      rowsShown()
        .filter(line => rows.test(line?.translateToString(true) ?? ''))
        .flatMap(line =>
          Array.from({ length: terminal.cols }, (_, column) => line?.getCell(column)),
        )
        .some(cell => cell !== undefined && cell.getChars().trim() !== '' && !cell.isFgDefault()),
  };
  return { terminal, page };
}

export interface Repaint {
  readonly bytes: number;
  readonly rows: readonly number[];
}

export interface ScreenDriver extends ScreenPage {
  /** Writes bytes as the keyboard would, in one chunk. */
  readonly press: (bytes: string) => void;
  readonly resize: (columns: number, rows: number) => void;
  readonly bytes: () => number;
  /** Returns everything written to the terminal so far, as text. */
  readonly written: () => string;
  /** Every frame so far that changed the page. */
  readonly repaints: () => readonly Repaint[];
  /** Waits until nothing has been written for a moment, and the terminal shows all of it as a whole frame. */
  readonly quiet: () => Promise<void>;
  readonly errors: () => string;
  readonly raw: () => boolean;
  readonly scribble: (text: string) => void;
  /** Ends the input, as when the connection is lost. */
  readonly endInput: () => void;
  /** Emits the error of a terminal that can no longer be written to. */
  readonly breakOutput: () => void;
  readonly exit: Promise<number>;
}

export function renderScreen(
  columns: number,
  rows: number,
  start: (streams: FakeStreams) => Promise<number>,
): ScreenDriver {
  const { terminal, page } = terminalPage(columns, rows);
  const { repaints, look } = watchRepaints(terminal, page);
  const { output, bytes, shown, written } = fakeOutput(terminal, look);
  const stdout = Object.assign(output, { isTTY: true, columns, rows });
  const { stdin, input, raw } = fakeKeyboard();
  const { stream: stderr, errors } = fakeErrorOutput(columns, rows);
  stdout.setMaxListeners(50);
  const streams = { stdin, stdout, stderr } as unknown as FakeStreams;
  const exit = start(streams);

  return {
    ...page,
    press: text => {
      input.write(text);
    },
    resize(newColumns, newRows) {
      terminal.resize(newColumns, newRows);
      Object.assign(stdout, { columns: newColumns, rows: newRows });
      (stdout as EventEmitter).emit('resize');
    },
    bytes,
    written,
    repaints: () => repaints,
    async quiet() {
      for (let last = -1; last !== bytes(); ) {
        last = bytes();
        await pause(QUIET_MS);
        await page.until('shows what was written', () => shown() === bytes());
      }
    },
    errors,
    raw,
    scribble: text => terminal.write(text),
    endInput: () => {
      input.end();
    },
    breakOutput: () => {
      stdout.emit('error', Object.assign(new Error('write EIO'), { code: 'EIO' }));
    },
    exit,
  };
}

function fakeOutput(terminal: xterm.Terminal, look: (bytes: number) => void) {
  let bytes = 0;
  let shown = 0;
  let written = '';
  const output = new Writable({
    decodeStrings: false,
    write(chunk: string | Buffer, _encoding, done) {
      bytes += Buffer.byteLength(chunk);
      written += String(chunk);
      // A terminal in raw mode still turns line ends into new lines.
      terminal.write(String(chunk).replaceAll('\n', '\r\n'), () => {
        shown = bytes;
        look(bytes);
        done();
      });
    },
  });
  return { output, bytes: () => bytes, shown: () => shown, written: () => written };
}

// Looks at the page after each write: a frame ends where the program says so.
function watchRepaints(terminal: xterm.Terminal, page: ScreenPage) {
  const repaints: Repaint[] = [];
  let before = { bytes: 0, lines: page.lines() };
  const look = (bytes: number) => {
    if (terminal.modes.synchronizedOutputMode) return;
    const lines = page.lines();
    const rows = lines.flatMap((line, row) => (line === before.lines[row] ? [] : [row]));
    if (rows.length === 0) return;
    repaints.push({ bytes: bytes - before.bytes, rows });
    before = { bytes, lines };
  };
  return { repaints, look };
}

function fakeKeyboard() {
  let raw = false;
  const input = new PassThrough();
  const stdin = Object.assign(input, {
    isTTY: true,
    setRawMode(on: boolean) {
      raw = on;
      return input;
    },
    ref: () => input,
    unref: () => input,
  });
  return { stdin, input, raw: () => raw };
}

function fakeErrorOutput(columns: number, rows: number) {
  let errors = '';
  const output = new Writable({
    decodeStrings: false,
    write(chunk: string | Buffer, _encoding, done) {
      errors += String(chunk);
      done();
    },
  });
  const stream = Object.assign(output, { isTTY: true, columns, rows });
  return { stream, errors: () => errors };
}
