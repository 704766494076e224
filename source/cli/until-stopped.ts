// Long work that a signal stops: what is done by then is reported before the command ends.
import { LAST_SIGNALS, type LastSignal } from '../ui/terminal/last-signals.ts';
import { Problem } from './problem.ts';

export class Stopped extends Error {
  override readonly name = 'Stopped';
  readonly exitCode: number;

  constructor(signal: LastSignal) {
    super(`stopped by ${signal}`);
    this.exitCode = LAST_SIGNALS[signal];
  }

  /** Returns what the command ends with: a sentence for the player, and the exit code. */
  told(sentences: string): Problem {
    return new Problem(sentences, this.exitCode);
  }
}

// SIGQUIT keeps its meaning: at once, and with a core where the system writes one.
const STOP_SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const satisfies readonly LastSignal[];

/**
 * Runs the work until a signal comes. The reason of the given AbortSignal is `Stopped` then; a second signal ends the
 * process at once. The work must let the event loop turn, or no signal arrives.
 */
export async function untilStopped<X>(work: (stop: AbortSignal) => Promise<X>): Promise<X> {
  const stop = new AbortController();
  const unlisten = () => {
    for (const signal of STOP_SIGNALS) process.off(signal, stopped);
  };
  const stopped = (signal: LastSignal) => {
    unlisten();
    stop.abort(new Stopped(signal));
  };
  for (const signal of STOP_SIGNALS) process.on(signal, stopped);
  try {
    return await work(stop.signal);
  } finally {
    unlisten();
  }
}
