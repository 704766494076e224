// The ways in which a program in a terminal ends, running or stopped: by a key, a signal, a lost connection or a fault.
import { setTimeout as pause } from 'node:timers/promises';
import type { ShellScreen, ShellWishes } from '../../testing/terminal/shell-screen.ts';
import type { Sampler } from '../contract/sampler.ts';
import { until } from './until.ts';

const CTRL_C = '\u0003';
const CTRL_Z = '\u001a';
const ESCAPE = '\u001b';
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGQUIT: 131, SIGTERM: 143 } as const;
type EndSignal = keyof typeof SIGNALS;
const END_SIGNALS = Object.keys(SIGNALS) as EndSignal[];
const AT_ONCE_MS = 40;
const BACKGROUND_MS = 400;
const STOP_MS = 20_000;

export interface Way {
  readonly name: string;
  /** The requirements on the shell; everything else is drawn. */
  readonly shell?: Pick<ShellWishes, 'jobControl' | 'outlivesHangUp'>;
  /** True when keys may be pressed before, because the end does not depend on what is on the screen. */
  readonly anywhere: boolean;
  /** Correct exit codes; absent when the shell is gone too and no code is reported. */
  readonly codes?: readonly number[];
  readonly fault?: 'exception' | 'rejection';
  readonly end: (shell: ShellScreen, sampler: Sampler) => Promise<void> | void;
}

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
    // When the connection is lost before the program has looked, it finds no terminal: it prints a race as text that cannot
    // be written (1), or refuses a race with a human driver (2).
    codes: [129, 1, 2],
    end: shell => shell.hangUp(),
  },
  {
    name: 'SIGTERM and SIGCONT to the group, as a shell ends a job',
    shell: { jobControl: true },
    anywhere: true,
    codes: [SIGNALS.SIGTERM],
    end(shell) {
      send(shell.group(), 'SIGTERM');
      send(shell.group(), 'SIGCONT');
    },
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
    name: 'SIGTSTP to the group, fg, q',
    shell: { jobControl: true },
    anywhere: false,
    codes: [0],
    async end(shell, sampler) {
      send(shell.group(), 'SIGTSTP');
      if (!(await until(shell.isStopped, STOP_MS))) throw new Error('SIGTSTP does not stop it');
      order(shell, 'fg >/dev/null');
      await pause(sampler.number(0, BACKGROUND_MS));
      shell.press('q');
    },
  },
  {
    name: 'Ctrl-Z and Ctrl-C, fg, q',
    shell: { jobControl: true },
    anywhere: false,
    codes: [0, 130],
    async end(shell, sampler) {
      shell.press(CTRL_Z);
      await pause(sampler.number(0, AT_ONCE_MS));
      shell.press(CTRL_C);
      await until(() => shell.isStopped() || shell.exitCode() !== undefined, STOP_MS);
      if (shell.exitCode() !== undefined) return;
      order(shell, 'fg >/dev/null');
      await pause(sampler.number(0, BACKGROUND_MS));
      shell.press('q');
    },
  },
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

// Stops the program with Ctrl-Z, which must hand the shell a terminal in order, and then ends it.
function stopped(name: string, end: Way['end'], codes?: readonly number[]): Way {
  return {
    name,
    shell: { jobControl: true },
    anywhere: false,
    ...(codes === undefined ? {} : { codes }),
    async end(shell, sampler) {
      shell.press(CTRL_Z);
      if (!(await until(shell.isStopped, STOP_MS))) throw new Error('Ctrl-Z does not stop it');
      // Output reaches the emulator a little later.
      await until(() => shell.leftovers().length === 0, STOP_MS);
      const left = shell.leftovers();
      if (left.length > 0) throw new Error(`stopped: ${left.join('; ')}`);
      await end(shell, sampler);
    },
  };
}

// Sends a signal to the launcher or to any process that it has started.
function signalSome(pids: readonly number[], signal: EndSignal, sampler: Sampler): void {
  if (pids.length > 0) send(sampler.one(pids), signal);
}

function send(pid: number, signal: EndSignal | 'SIGCONT' | 'SIGTSTP'): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The first signal has already ended the process.
  }
}

// Sends a signal to a stopped program and continues it, as shells do when they end their jobs.
function awake(shell: ShellScreen, signal: EndSignal): void {
  send(shell.group(), signal);
  send(shell.group(), 'SIGCONT');
  order(shell, ':');
}

function order(shell: ShellScreen, words: string): void {
  shell.press(`${words}\n`);
}
