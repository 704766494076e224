// What a season waits for, printed for the person at the command line.
import { basename } from 'node:path';
import type { Due } from '../../../season/to-do.ts';
import type { SeasonRun } from '../../../session/season/season-run.ts';
import { dueText } from './due-words.ts';

/** Returns everything that needs a person, a line each. */
export function waitingText(run: SeasonRun): string {
  const lines = run.due().map(one => `${dueText(run.season(), one)}.${commandFor(run, one)}`);
  return ['It waits for people:', ...lines, 'Go on with chicane season open.'].join('\n');
}

// Returns the command that enters what is due, where the screen is not the only way.
function commandFor(run: SeasonRun, one: Due): string {
  const name = basename(run.folder);
  if (one.kind === 'grid') {
    return ` Set it with chicane season grid ${name} ${one.weekend}/${one.table} --order NAMES.`;
  }
  return one.kind === 'draw' && one.proposal === undefined
    ? ` Enter it with chicane season draw ${name} --by-hand FILE.`
    : '';
}
