// What the kernel knows of this program among the jobs of its shell.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const TICK_MS = 20;
const LOOK_MS = 200;

/**
 * Stops this program and those that started it until the shell continues them. The kernel does not stop an orphaned group,
 * such as that of `ssh -t host command`, because nothing could continue it: there the call does nothing.
 */
export function stopJob(): void {
  // Signals the whole group: npm or the launcher in front of this program must stop too, or the shell keeps waiting.
  process.kill(0, 'SIGTSTP');
}

/**
 * Waits for the next tick of a timer, which a stopped program gets when it is continued, whether SIGCONT came or not; and
 * then until this program's group has the terminal. `isOver` reports whether there is nothing more to wait for.
 */
export async function comeForward(isOver: () => boolean): Promise<void> {
  await pause(TICK_MS);
  while (!isOver() && isInBackground()) await pause(LOOK_MS);
}

/**
 * Reports whether another group has the terminal, such as the shell after `bg`. A program that then reads from the
 * terminal, or changes its modes, is stopped in the middle of that and gets no further signal. False where the system
 * does not say.
 */
export function isInBackground(): boolean {
  try {
    // After the name, which may hold any character: state, parent, group, session, terminal, group that has the
    // terminal.
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const [group, foreground] = [Number(fields[2]), Number(fields[5])];
    return foreground > 0 && group !== foreground;
  } catch {
    return false;
  }
}
