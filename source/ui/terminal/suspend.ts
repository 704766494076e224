// Ctrl-Z: the shell gets the terminal until `fg`, then the game draws itself anew at the size of that moment.

/** What a suspension needs. */
export interface Suspension {
  /** Ink's own way out of and back into the alternate screen. */
  readonly suspendInk: () => Promise<{ readonly resume: () => Promise<void> }>;
  readonly lend: () => void;
  readonly take: () => void;
}

// Without a timer the event loop would run dry while the program is stopped, and end it on `fg`.
const KEEP_ALIVE_MS = 1000;

/** Stops this program and those it was started by, and goes on when the shell says so. */
export async function suspendGame({ suspendInk, lend, take }: Suspension): Promise<void> {
  const { resume } = await suspendInk();
  lend();
  const alive = setInterval(() => undefined, KEEP_ALIVE_MS);
  await new Promise<void>(resolve => {
    process.once('SIGCONT', resolve);
    // The whole group: npm or the launcher in front of this program must stop too, or the shell keeps waiting.
    process.kill(0, 'SIGTSTP');
  });
  clearInterval(alive);
  take();
  await resume();
  // A change of size while the shell had the terminal was told to the shell: ask for it now.
  process.kill(process.pid, 'SIGWINCH');
}
