// A season made and driven by words of the command line, in a folder of its own.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freshFolder } from '../fresh-folder.ts';
import { runWords, type Said } from '../run-words.ts';

export interface SeasonShell {
  readonly saves: string;
  /** Runs `chicane season WORDS`; a text is cut at its spaces, and `_` stands for one. */
  season(line: string): Promise<Said>;
  run(line: string): Promise<Said>;
  file(name: string, text: string): string;
}

/** Returns commands whose saves and settings are in a folder of the current test. */
export function seasonShell(): SeasonShell {
  const saves = freshFolder();
  vi.stubEnv('CHICANE_SAVES', saves);
  vi.stubEnv('CHICANE_SETTINGS', join(saves, 'settings'));
  const run = (line: string) => runWords(...line.split(' ').map(word => word.replaceAll('_', ' ')));
  return {
    saves,
    run,
    season: line => run(`season ${line}`),
    file(name, text) {
      const path = join(saves, name);
      writeFileSync(path, text);
      return path;
    },
  };
}
