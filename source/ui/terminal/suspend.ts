// Ctrl-Z: the shell gets the terminal until `fg`, then the game draws itself anew at the size of that moment.
import type { Terminal } from './terminal.ts';

/**
 * Stops the game until the shell says so.
 * @param suspendInk Ink's own way out of and back into the alternate screen
 */
export async function suspendGame(
  terminal: Terminal,
  suspendInk: () => Promise<{ readonly resume: () => Promise<void> }>,
): Promise<void> {
  const { resume } = await suspendInk();
  await terminal.stop();
  if (terminal.isAway()) return;
  await resume();
  // A change of size while the shell had the terminal was told to the shell: ask for it now.
  process.kill(process.pid, 'SIGWINCH');
}
