// The real program as a shell starts it in a real pseudo-terminal. The shell notes how the terminal stood before and how it
// stands whenever it has it back, whether the program has left or is stopped.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PtyScreen, startInPty } from './pty.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** What starts the built program. */
export const LAUNCHER = join(ROOT, 'source', 'launcher.cjs');

// With job control a program has a group of its own, and its shell goes on when it is stopped: by SIGSTOP, by Ctrl-Z, or
// for reading or writing in the background (147 to 150). A shell in front of the program, as npm has one, survives the signals of the group
// and notes how the program ended: some shells die themselves when a job dies of SIGINT.
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
while [ "$code" -ge 147 ] && [ "$code" -le 150 ]; do
  stty -g > "$SHELL_NOTES/stopped"
  read -r order || break
  rm "$SHELL_NOTES/stopped"
  eval "$order"
  code=$?
done
echo done
read -r rest`;

/** Rows that the shell has written, once it has the terminal. */
const SHELL_WORDS = /exit=\d|^done|^\[1\]/;

/** How the program is started. */
export interface ShellWishes {
  readonly columns?: number;
  readonly rows?: number;
  /** Folder of the saves; absent = a fresh one. */
  readonly saves?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Flags of Node for the launcher. */
  readonly nodeFlags?: readonly string[];
  /** True: as an interactive shell starts it. False: as `ssh -t host command` does, in the group of the shell, an orphaned one. */
  readonly jobControl?: boolean;
  /** True: the shell stays when the line is cut, so that nobody hands the hang-up on. */
  readonly outlivesHangUp?: boolean;
}

/** A program under a shell, with folders of its own. */
export interface ShellScreen extends PtyScreen {
  /** Folder of the saves. */
  readonly saves: string;
  /** Process id of the program itself; 0 = not started yet. */
  readonly program: () => number;
  /** The group of the program, as `kill` takes it: negative. */
  readonly group: () => number;
  /** Processes of the program and what it has started. */
  readonly processes: () => readonly number[];
  /** The exit code that the shell was told; undefined = it has not been told one yet. */
  readonly exitCode: () => number | undefined;
  /** Whether the shell has the terminal because the program is stopped. */
  readonly isStopped: () => boolean;
  /** What of the terminal is not as it was before, as sentences; to be asked while the shell has it. */
  readonly leftovers: () => readonly string[];
  /** Waits for the shell's report; answers the exit code of the program. Fails when the terminal is not as it was. */
  readonly left: () => Promise<number>;
  /** Kills what still runs and removes the folders. */
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
      // What was killed may still be in the middle of its last file.
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
    // It has gone by itself.
  }
}

/** Living processes that have a variable in their environment. */
function processesWith(variable: string): readonly number[] {
  return readdirSync('/proc').flatMap(name => {
    if (!/^\d+$/.test(name)) return [];
    try {
      // Of a zombie the environment is empty.
      const variables = readFileSync(join('/proc', name, 'environ'), 'utf8').split('\0');
      return variables.includes(variable) ? [Number(name)] : [];
    } catch {
      // Another user's, or gone in the meantime.
      return [];
    }
  });
}
