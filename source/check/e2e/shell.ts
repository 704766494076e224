// The real program under a shell in a real pseudo-terminal, gone after the test.
import { afterEach } from 'vitest';
import { type ShellScreen, type ShellWishes, startUnderShell } from '../../testing/shell-screen.ts';

export { LAUNCHER } from '../../testing/shell-screen.ts';
export type Shell = ShellScreen;

const opened: ShellScreen[] = [];

afterEach(async () => {
  for (const shell of opened.splice(0)) await shell.close();
});

/** Starts `chicane ARGS` under a shell. Saves go to `saves`, or to a fresh folder. */
export function startShell(args: readonly string[], wishes: ShellWishes = {}): Shell {
  const shell = startUnderShell(args, wishes);
  opened.push(shell);
  return shell;
}
