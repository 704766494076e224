// A signal for the handlers that a test has put there: libraries that other tests have read heed signals too, and would end
// the process that all of them share.

/** Notes who heeds signals now, and answers how to send one to whoever has come since. */
export function ownSignal(): (signal: NodeJS.Signals) => void {
  const before = new Set<unknown>(handlers());
  return signal => {
    for (const heed of process.listeners(signal)) if (!before.has(heed)) heed(signal);
  };
}

function handlers(): readonly unknown[] {
  const signals = process.eventNames().filter(name => String(name).startsWith('SIG'));
  return signals.flatMap(signal => process.listeners(signal as NodeJS.Signals));
}
