// Starts the real program in a real pseudo-terminal, with a terminal emulator behind it.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type IPty, spawn } from '@lydell/node-pty';
import { type ScreenPage, terminalPage } from './screen-driver.ts';

const BUNDLE = fileURLToPath(new URL('../../../dist/chicane.mjs', import.meta.url));

export interface PtyWishes {
  readonly columns?: number;
  readonly rows?: number;
  readonly args?: readonly string[];
  /** Added to the environment; an empty value removes a variable. */
  readonly env?: Readonly<Record<string, string>>;
  /** Runs another program instead of the bundle, with its arguments in `args`. */
  readonly program?: string;
  readonly folder?: string;
}

export interface PtyScreen extends ScreenPage {
  readonly press: (bytes: string) => void;
  readonly resize: (columns: number, rows: number) => void;
  readonly signal: (name: string) => void;
  /** Closes the master side, as when a connection is cut. */
  readonly hangUp: () => void;
  readonly bytes: () => number;
  /** Returns everything that the program has written so far, control sequences included. */
  readonly written: () => string;
  readonly pid: number;
  /** The exit code, or 128 plus the number of the signal. */
  readonly exit: Promise<number>;
  /** Reports whether the line is as a shell wants it, with echo and line editing on. */
  readonly cooked: () => boolean;
}

/**
 * Starts the program.
 * @throws Error when the bundle has not been built
 */
export function startInPty(wishes: PtyWishes = {}): PtyScreen {
  const { columns = 80, rows = 24, args = [], env = {}, program } = wishes;
  if (program === undefined && !existsSync(BUNDLE)) {
    throw new Error(`${BUNDLE} is missing: run \`npm run prepare\` first.`);
  }
  const { terminal, page } = terminalPage(columns, rows);
  const pty: IPty = spawn(
    program ?? process.execPath,
    program === undefined ? [BUNDLE, ...args] : [...args],
    {
      // The library copies this into TERM whatever the environment says.
      name: env['TERM'] ?? 'xterm-256color',
      cols: columns,
      rows,
      env: environment(env),
      ...(wishes.folder === undefined ? {} : { cwd: wishes.folder }),
    },
  );
  let bytes = 0;
  const chunks: string[] = [];
  pty.onData(chunk => {
    bytes += Buffer.byteLength(chunk);
    chunks.push(chunk);
    terminal.write(chunk);
  });
  // Replies of the emulator to queries of the program (device attributes and the like).
  terminal.onData(reply => pty.write(reply));
  const exit = new Promise<number>(resolve => {
    pty.onExit(({ exitCode, signal = 0 }) => resolve(signal > 0 ? 128 + signal : exitCode));
  });
  return {
    ...page,
    press: text => pty.write(text),
    resize(newColumns, newRows) {
      terminal.resize(newColumns, newRows);
      pty.resize(newColumns, newRows);
    },
    signal: name => process.kill(pty.pid, name),
    hangUp: () => (pty as unknown as { destroy(): void }).destroy(),
    bytes: () => bytes,
    written: () => chunks.join(''),
    pid: pty.pid,
    exit,
    cooked: () => !page.bracketedPaste() && page.buffer() === 'normal',
  };
}

// The program gets these variables and what a test adds: no language, colours or settings of the developer.
const HANDED_ON = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'CHICANE_CACHE'];

function environment(wanted: Readonly<Record<string, string>>): Record<string, string> {
  const rest = Object.fromEntries(HANDED_ON.map(name => [name, process.env[name]]));
  const merged = { ...rest, TERM: 'xterm-256color', LANG: 'C.UTF-8', ...wanted };
  return Object.fromEntries(
    Object.entries(merged).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, value]],
    ),
  );
}
