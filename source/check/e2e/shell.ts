// Runs the real program under a shell in a real pseudo-terminal and ends it after the test.
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import {
  type ShellScreen,
  type ShellWishes,
  startUnderShell,
} from '../../testing/terminal/shell-screen.ts';

export { LAUNCHER } from '../../testing/terminal/shell-screen.ts';
/** A program under a shell. What it `sees` has been on the screen long enough to be answered. */
export type Shell = ShellScreen;

// The program accepts no answer sooner after it has drawn a question, so that people can look first.
const LOOKING_MS = 300;

/** Starts `chicane ARGS` under a shell for the current test. Saves go to `saves`, or to a fresh folder. */
export function startShell(args: readonly string[], wishes: ShellWishes = {}): Shell {
  const shell = startUnderShell(args, wishes);
  onTestFinished(() => shell.close());
  return {
    ...shell,
    async sees(wanted) {
      await shell.sees(wanted);
      await pause(LOOKING_MS);
    },
  };
}
