// Watches for another program that asks for the save open here.
import type { Handover } from '../services.ts';

const LOOK_MS = 500;

/**
 * Calls `act` once when another program asks for the present file (empty when none is open); returns a function that
 * stops the watch.
 */
export function watchRequests(
  { isAskedFor }: Handover,
  file: () => string,
  act: () => void,
): () => void {
  const timer = setInterval(() => {
    const open = file();
    if (open === '' || !isAskedFor(open)) return;
    clearInterval(timer);
    act();
  }, LOOK_MS);
  // This timer alone does not keep the program alive.
  timer.unref();
  return () => clearInterval(timer);
}
