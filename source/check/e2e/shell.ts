// The real program under a shell in a real pseudo-terminal, gone after the test.
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import {
  type ShellScreen,
  type ShellWishes,
  startUnderShell,
} from '../../testing/terminal/shell-screen.ts';

export { LAUNCHER } from '../../testing/terminal/shell-screen.ts';
/** A program under a shell. What it `sees` it has looked at long enough to answer. */
export type Shell = ShellScreen;

// Whoever sees something looks at it for a moment: the program takes no answer in less.
const LOOKING_MS = 300;

/** Starts `chicane ARGS` under a shell; to be asked for inside a test. Saves go to `saves`, or to a fresh folder. */
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
