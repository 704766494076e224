// The ways in which a program in a terminal comes to its end: by key, by signal, by a line that is cut, by a fault, in the
// foreground and stopped.
import { setTimeout as pause } from 'node:timers/promises';
import type { ShellScreen, ShellWishes } from '../../testing/terminal/shell-screen.ts';
import type { Sampler } from '../contract/sampler.ts';
import { until } from './until.ts';

const CTRL_C = '\u0003';
const CTRL_Z = '\u001a';
const ESCAPE = '\u001b';
/** Exit codes of the signals that end a program. */
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGQUIT: 131, SIGTERM: 143 } as const;
type EndSignal = keyof typeof SIGNALS;
const END_SIGNALS = Object.keys(SIGNALS) as EndSignal[];
const AT_ONCE_MS = 40;
const BACKGROUND_MS = 400;
const STOP_MS = 20_000;

/** One way to end the program. */
export interface Way {
  readonly name: string;
  /** What it needs of the shell; the rest is dealt. */
  readonly shell?: Pick<ShellWishes, 'jobControl' | 'outlivesHangUp'>;
  /** Keys may have been pressed before: the end does not depend on what is on the screen. */
  readonly anywhere: boolean;
  /** Exit codes that are right; absent = the shell has gone too and nobody is told one. */
  readonly codes?: readonly number[];
  /** Whether the fault that ends it comes from inside, at the moment of the end. */
  readonly fault?: 'exception' | 'rejection';
  /** Ends the program. */
  readonly end: (shell: ShellScreen, sampler: Sampler) => Promise<void> | void;
}

/** All of them. */
export const WAYS: readonly Way[] = [
  ...END_SIGNALS.map(signalled),
  ...END_SIGNALS.map(groupSignalled),
  {
    name: 'two signals',
    anywhere: true,
    codes: Object.values(SIGNALS),
    async end(shell, sampler) {
      const pids = shell.processes();
      signalSome(pids, sampler.one(END_SIGNALS), sampler);
      await pause(sampler.number(0, AT_ONCE_MS));
      signalSome(pids, sampler.one(END_SIGNALS), sampler);
    },
  },
  {
    name: 'q and a signal',
    anywhere: false,
    codes: [0, ...Object.values(SIGNALS)],
    async end(shell, sampler) {
      const pids = shell.processes();
      shell.press('q');
      await pause(sampler.number(0, AT_ONCE_MS));
      signalSome(pids, sampler.one(END_SIGNALS), sampler);
    },
  },
  { name: 'q', anywhere: false, codes: [0], end: shell => shell.press('q') },
  { name: 'Ctrl-C', anywhere: false, codes: [0, 130], end: shell => shell.press(CTRL_C) },
  {
    name: 'Esc and q',
    anywhere: false,
    codes: [0],
    async end(shell, sampler) {
      shell.press(ESCAPE);
      await pause(sampler.number(0, AT_ONCE_MS));
      shell.press('q');
    },
  },
  { name: 'exception', anywhere: true, fault: 'exception', codes: [1], end: () => undefined },
  { name: 'rejection', anywhere: true, fault: 'rejection', codes: [1], end: () => undefined },
  { name: 'hang-up', anywhere: true, end: shell => shell.hangUp() },
  {
    name: 'hang-up that nobody hands on',
    shell: { outlivesHangUp: true },
    anywhere: true,
    // Before the program has looked there is no terminal to begin with: a race as text that nobody can read (1), or a
    // driver who cannot drive (2).
    codes: [129, 1, 2],
    end: shell => shell.hangUp(),
  },
  stopped('stopped, hang-up', shell => shell.hangUp()),
  stopped('stopped, SIGHUP', shell => awake(shell, 'SIGHUP'), [129]),
  stopped('stopped, SIGTERM', shell => awake(shell, 'SIGTERM'), [143]),
  stopped(
    'stopped, in the background, SIGTERM',
    async (shell, sampler) => {
      order(shell, 'bg >/dev/null; read -r order');
      await pause(sampler.number(0, BACKGROUND_MS));
      awake(shell, 'SIGTERM');
    },
    [143],
  ),
  stopped(
    'stopped, fg, q',
    async (shell, sampler) => {
      order(shell, 'fg >/dev/null');
      await pause(sampler.number(0, BACKGROUND_MS));
      shell.press('q');
    },
    [0],
  ),
  {
    name: 'Ctrl-Z where nobody can stop it, q',
    shell: { jobControl: false },
    anywhere: false,
    codes: [0],
    async end(shell, sampler) {
      shell.press(CTRL_Z);
      await pause(sampler.number(0, AT_ONCE_MS));
      shell.press('q');
    },
  },
];

function signalled(signal: EndSignal): Way {
  return {
    name: signal,
    anywhere: true,
    codes: [SIGNALS[signal]],
    end: (shell, sampler) => signalSome(shell.processes(), signal, sampler),
  };
}

function groupSignalled(signal: EndSignal): Way {
  return {
    name: `${signal} to the group`,
    shell: { jobControl: true },
    anywhere: true,
    codes: [SIGNALS[signal]],
    end: shell => send(shell.group(), signal),
  };
}

// Ctrl-Z gives the terminal to the shell, which must find it in order; then comes the end.
function stopped(name: string, end: Way['end'], codes?: readonly number[]): Way {
  return {
    name,
    shell: { jobControl: true },
    anywhere: false,
    ...(codes === undefined ? {} : { codes }),
    async end(shell, sampler) {
      shell.press(CTRL_Z);
      if (!(await until(shell.isStopped, STOP_MS))) throw new Error('Ctrl-Z does not stop it');
      // What was written reaches the emulator a little later.
      await until(() => shell.leftovers().length === 0, STOP_MS);
      const left = shell.leftovers();
      if (left.length > 0) throw new Error(`stopped: ${left.join('; ')}`);
      await end(shell, sampler);
    },
  };
}

// The launcher is told, or any process that it has started.
function signalSome(pids: readonly number[], signal: EndSignal, sampler: Sampler): void {
  if (pids.length > 0) send(sampler.one(pids), signal);
}

function send(pid: number, signal: EndSignal | 'SIGCONT'): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The first signal was enough.
  }
}

// What comes for a stopped program it gets when it is let go on, as shells do that end their jobs.
function awake(shell: ShellScreen, signal: EndSignal): void {
  send(shell.group(), signal);
  send(shell.group(), 'SIGCONT');
  order(shell, ':');
}

function order(shell: ShellScreen, words: string): void {
  shell.press(`${words}\n`);
}
