// Ctrl-Z: the shell has the terminal until `fg`, then the game redraws everything at the present size.
import type { Terminal } from './terminal.ts';

/**
 * Stops the game until the shell continues it. Windows knows neither jobs nor the signals for them: there it does nothing.
 * @param suspendInk Ink's own way out of the alternate screen and back
 */
export async function suspendGame(
  terminal: Terminal,
  suspendInk: () => Promise<{ readonly resume: () => Promise<void> }>,
): Promise<void> {
  if (process.platform === 'win32') return;
  const { resume } = await suspendInk();
  await terminal.stop();
  if (terminal.isAway()) return;
  await resume();
  // A change of size meanwhile was reported to the shell, so it is asked for now.
  process.kill(process.pid, 'SIGWINCH');
}
