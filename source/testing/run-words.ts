// Runs a command line inside the test and captures what it prints.
import { Readable } from 'node:stream';
import { vi } from 'vitest';
import { runCommandLine } from '../cli/command-line.ts';

export interface Said {
  readonly exitCode: number;
  readonly out: string;
  readonly err: string;
}

/** Runs `chicane WORDS` as in a pipe, with nothing to read unless a test has put something there. */
export async function runWords(...words: readonly string[]): Promise<Said> {
  const said = { out: '', err: '' };
  const listen = (stream: 'stdout' | 'stderr', into: 'out' | 'err') =>
    vi.spyOn(process[stream], 'write').mockImplementation(chunk => {
      said[into] += String(chunk);
      return true;
    });
  const spies = [listen('stdout', 'out'), listen('stderr', 'err'), ...nothingToRead()];
  const streams = [process.stdout, process.stderr] as const;
  const before = streams.map(stream => stream.listeners('error'));
  try {
    return { exitCode: await runCommandLine(words), ...said };
  } finally {
    for (const spy of spies) spy.mockRestore();
    for (const [at, stream] of streams.entries()) {
      for (const listener of stream.listeners('error')) {
        if (!before[at]?.includes(listener))
          stream.off('error', listener as (error: Error) => void);
      }
    }
  }
}

function nothingToRead() {
  const { get } = Object.getOwnPropertyDescriptor(process, 'stdin') ?? {};
  if (get !== undefined && vi.isMockFunction(get)) return [];
  const empty = Readable.from([]) as typeof process.stdin;
  return [vi.spyOn(process, 'stdin', 'get').mockReturnValue(empty)];
}
