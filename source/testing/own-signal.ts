// Sends a signal only to the handlers that a test has installed. Libraries loaded by other tests handle signals too and
// would end the shared process.

/** Remembers the present handlers and returns a function that sends a signal to those installed since. */
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
