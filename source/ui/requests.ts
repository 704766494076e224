// Looks whether another program asks for the save that is open here.
import type { Handover } from './doors.ts';

const LOOK_MS = 500;

/** Calls `act` once when somebody asks for the file of the moment (empty: none is open); answers how to stop looking. */
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
  // Nobody stays for this alone.
  timer.unref();
  return () => clearInterval(timer);
}
