// Waits for what a program does.
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 2;

/** Waits at most `ms` milliseconds until a condition holds; reports whether it does. */
export async function until(holds: () => boolean, ms: number): Promise<boolean> {
  const deadline = Date.now() + ms;
  while (!holds()) {
    if (Date.now() > deadline) return false;
    await pause(POLL_MS);
  }
  return true;
}
