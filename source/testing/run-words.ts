// Runs a command line inside the test and listens to what it prints.
import { vi } from 'vitest';
import { runCommandLine } from '../cli/command-line.ts';

/** How a command line ended and what it said. */
export interface Said {
  readonly exitCode: number;
  readonly out: string;
  readonly err: string;
}

/** Runs `chicane WORDS`, as in a pipe. */
export async function runWords(...words: readonly string[]): Promise<Said> {
  const said = { out: '', err: '' };
  const listen = (stream: 'stdout' | 'stderr', into: 'out' | 'err') =>
    vi.spyOn(process[stream], 'write').mockImplementation(chunk => {
      said[into] += String(chunk);
      return true;
    });
  const spies = [listen('stdout', 'out'), listen('stderr', 'err')];
  const listeners = process.stdout.listeners('error');
  try {
    return { exitCode: await runCommandLine(words), ...said };
  } finally {
    for (const spy of spies) spy.mockRestore();
    for (const listener of process.stdout.listeners('error')) {
      if (!listeners.includes(listener)) {
        process.stdout.off('error', listener as (error: Error) => void);
      }
    }
  }
}
