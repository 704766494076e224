// Runs the real program under a shell in a real pseudo-terminal. The shell records the state of the terminal before the
// program and whenever it gets the terminal back, because the program has ended or is stopped.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PtyScreen, startInPty } from './pty.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
export const LAUNCHER = join(ROOT, 'source', 'launcher.cjs');

// With job control a program has a process group of its own, and its shell continues when it is stopped: by SIGSTOP, by
// Ctrl-Z, or for reading or writing in the background (147 to 150). The shell in front of the program, like the one of
// npm, survives the signals of the group and records how the program ended, because some shells die themselves when a
// job dies of SIGINT.
const SCRIPT = `
trap : INT TERM QUIT $SHELL_OUTLIVES
ulimit -c 0
[ -n "$SHELL_JOBS" ] && set -m
stty -g > "$SHELL_NOTES/before"
(
  trap : HUP INT TERM QUIT
  echo "$BASHPID" > "$SHELL_NOTES/job"
  TERM="\${E2E_TERM:-$TERM}" sh -c 'echo "$$" > "$SHELL_NOTES/pid"; exec "$0" "$@"' "$0" "$@"
  code=$?
  stty -g > "$SHELL_NOTES/after"
  echo "exit=$code" | tee "$SHELL_NOTES/exit"
)
code=$?
# Ctrl-C ends neither the shell nor its commands while they have the terminal.
trap '' INT
while [ "$code" -ge 147 ] && [ "$code" -le 150 ]; do
  stty -g > "$SHELL_NOTES/stopped"
  read -r order || break
  rm "$SHELL_NOTES/stopped"
  # In raw mode Ctrl-C is a character, which the shell finds in front of the next line.
  eval "\${order//[[:cntrl:]]/}"
  code=$?
done
echo done
read -r rest`;

/** Matches rows that the shell writes once it has the terminal. */
const SHELL_WORDS = /exit=\d|^done|^\[1\]/;

export interface ShellWishes {
  readonly columns?: number;
  readonly rows?: number;
  /** Folder of the saves; a fresh one when absent. */
  readonly saves?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly nodeFlags?: readonly string[];
  /**
   * True: started as by an interactive shell. False: as by `ssh -t host command`, in the shell's own orphaned group.
   */
  readonly jobControl?: boolean;
  /** True when the shell survives a lost connection and does not pass on the hang-up. */
  readonly outlivesHangUp?: boolean;
}

export interface ShellScreen extends PtyScreen {
  readonly saves: string;
  /** Returns the process id of the program itself, 0 before it has started. */
  readonly program: () => number;
  /** Returns the process group of the program as `kill` takes it, as a negative number. */
  readonly group: () => number;
  readonly processes: () => readonly number[];
  /** Returns the exit code reported to the shell, undefined until then. */
  readonly exitCode: () => number | undefined;
  /** Reports whether the shell has the terminal because the program is stopped. */
  readonly isStopped: () => boolean;
  /** Returns as sentences what differs in the terminal from before; to be called while the shell has it. */
  readonly leftovers: () => readonly string[];
  /**
   * Waits for the shell's report and returns the exit code of the program. Fails when the terminal is not as before.
   */
  readonly left: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/**
 * Starts `chicane ARGS` under a shell. Saves go to `saves`, or to a fresh folder.
 * @throws Error when the bundle has not been built
 */
export function startUnderShell(args: readonly string[], wishes: ShellWishes = {}): ShellScreen {
  if (!existsSync(join(ROOT, 'dist', 'chicane.mjs'))) throw new Error('run npm ci first');
  const notes = mkdtempSync(join(tmpdir(), 'chicane-shell-'));
  const saves = wishes.saves ?? mkdtempSync(join(tmpdir(), 'chicane-shell-saves-'));
  const pty = startInPty({
    program: 'bash',
    args: [
      '--norc',
      '-c',
      SCRIPT,
      process.execPath,
      ...(wishes.nodeFlags ?? []),
      LAUNCHER,
      ...args,
    ],
    columns: wishes.columns ?? 80,
    rows: wishes.rows ?? 24,
    env: {
      CHICANE_SAVES: saves,
      CHICANE_SETTINGS: notes,
      SHELL_NOTES: notes,
      SHELL_JOBS: wishes.jobControl === true ? 'yes' : '',
      SHELL_OUTLIVES: wishes.outlivesHangUp === true ? 'HUP' : '',
      ...wishes.env,
    },
    folder: ROOT,
  });
  return underShell(pty, { notes, saves, hasGroup: wishes.jobControl === true });
}

function underShell(
  pty: PtyScreen,
  {
    notes,
    saves,
    hasGroup,
  }: { readonly notes: string; readonly saves: string; readonly hasGroup: boolean },
): ShellScreen {
  const note = (name: string) => {
    const file = join(notes, name);
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  };
  const job = () => Number(note('job'));
  const processes = () =>
    processesWith(`SHELL_NOTES=${notes}`).filter(pid => pid !== pty.pid && pid !== job());
  const leftovers = () => [
    ...modesLeft(note('before'), note('after') || note('stopped')),
    ...screenLeft(pty),
  ];
  return {
    ...pty,
    saves,
    program: () => Number(note('pid')),
    group: () => -(hasGroup ? job() : pty.pid),
    processes,
    exitCode: () => {
      const [, code] = /^exit=(\d+)$/.exec(note('exit')) ?? [];
      return code === undefined ? undefined : Number(code);
    },
    isStopped: () => note('stopped') !== '',
    leftovers,
    async left() {
      await pty.sees(/exit=\d+[\s\S]*done/);
      const left = leftovers();
      if (left.length > 0) throw new Error(`${left.join('\n')}\n${pty.text()}`);
      return Number(/exit=(\d+)/.exec(pty.text())?.[1]);
    },
    async close() {
      for (const pid of [...processes(), job(), pty.pid].filter(pid => pid > 0)) kill(pid);
      await pty.exit;
      // A killed process may still be writing its last file.
      for (const folder of [notes, saves]) {
        rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
      }
    },
  };
}

function modesLeft(before: string, after: string): readonly string[] {
  return before === after ? [] : [`the modes of the line were ${before} and are ${after}`];
}

function screenLeft(pty: PtyScreen): readonly string[] {
  return [
    ...(pty.buffer() === 'normal' ? [] : ['the alternate screen is still on']),
    ...pty.changedModes().map(mode => `private mode ${mode} is not as it was`),
    ...(pty.coloured(SHELL_WORDS) ? ['the shell writes in colours of the program'] : []),
  ];
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}

export function processesWith(variable: string): readonly number[] {
  return readdirSync('/proc').flatMap(name => {
    if (!/^\d+$/.test(name)) return [];
    try {
      // The environment of a zombie is empty, so it is not listed.
      const variables = readFileSync(join('/proc', name, 'environ'), 'utf8').split('\0');
      return variables.includes(variable) ? [Number(name)] : [];
    } catch {
      // It belongs to another user, or has ended in the meantime.
      return [];
    }
  });
}
