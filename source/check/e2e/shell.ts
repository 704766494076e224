// The real program as a shell starts it in a real pseudo-terminal: after every exit the shell says how the line stands.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach } from 'vitest';
import { type PtyScreen, startInPty } from '../../testing/pty.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** What starts the built program. */
export const LAUNCHER = join(ROOT, 'source', 'launcher.cjs');
// Whoever sees something looks at it for a moment: the program takes no answer in less.
const LOOKING_MS = 300;
// The program's process id goes to a file; once it has gone the shell prints its exit code and the modes of the line.
const SCRIPT = `(echo "$BASHPID" > "$E2E_PID"; exec env TERM="\${E2E_TERM:-$TERM}" "$0" "$@"); echo "exit=$?"; stty -a | tr ' ;' '\\n\\n' | grep -E '^-?(icanon|echo|isig)$' | tr '\\n' ' '; echo done; read -r rest`;

/** A program under a shell, with folders of its own. What it `sees` it has looked at long enough to answer. */
export interface Shell extends PtyScreen {
  /** Folder of the saves. */
  readonly saves: string;
  /** Process id of the program itself. */
  readonly program: () => number;
  /** Waits for the shell's report; answers the exit code of the program. Fails when the terminal is not as it was. */
  readonly left: () => Promise<number>;
}

const opened: { shell: PtyScreen; folders: readonly string[] }[] = [];

afterEach(async () => {
  for (const { shell, folders } of opened.splice(0)) {
    try {
      // The shell and the program in it are one group.
      process.kill(-shell.pid, 'SIGKILL');
      await shell.exit;
    } catch {
      // They have gone by themselves.
    }
    // What was killed may still be in the middle of its last file.
    for (const folder of folders) {
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
    }
  }
});

/** Starts `chicane ARGS` under a shell. Saves go to `saves`, or to a fresh folder. */
export function startShell(
  args: readonly string[],
  wishes: { columns?: number; rows?: number; saves?: string; env?: Record<string, string> } = {},
): Shell {
  if (!existsSync(join(ROOT, 'dist', 'chicane.mjs'))) throw new Error('run npm ci first');
  const settings = mkdtempSync(join(tmpdir(), 'chicane-e2e-settings-'));
  const saves = wishes.saves ?? mkdtempSync(join(tmpdir(), 'chicane-e2e-saves-'));
  const pidFile = join(settings, 'pid');
  const pty = startInPty({
    program: 'bash',
    args: ['--norc', '-c', SCRIPT, process.execPath, LAUNCHER, ...args],
    columns: wishes.columns ?? 80,
    rows: wishes.rows ?? 24,
    env: { CHICANE_SAVES: saves, CHICANE_SETTINGS: settings, E2E_PID: pidFile, ...wishes.env },
    folder: ROOT,
  });
  opened.push({ shell: pty, folders: [settings, saves] });
  return {
    ...pty,
    async sees(wanted) {
      await pty.sees(wanted);
      await pause(LOOKING_MS);
    },
    saves,
    program: () => Number(readFileSync(pidFile, 'utf8')),
    async left() {
      await pty.sees(/exit=\d+[\s\S]*done/);
      const text = pty.text();
      if (pty.buffer() !== 'normal') throw new Error('the alternate screen is still on');
      if (pty.bracketedPaste()) throw new Error('bracketed paste is still on');
      for (const mode of ['icanon', 'echo', 'isig']) {
        if (!new RegExp(`(^|\\s)${mode}(\\s|$)`).test(text)) {
          throw new Error(`the line has lost ${mode}:\n${text}`);
        }
      }
      return Number(/exit=(\d+)/.exec(text)?.[1]);
    },
  };
}
