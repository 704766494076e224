// What a season waits for, told to the person at the command line.
import type { SeasonRun } from '../../../session/season/season-run.ts';
import { dueText } from './due-words.ts';

/** Returns everything that needs a person, a line each. */
export function waitingText(run: SeasonRun): string {
  const lines = run.due().map(one => `${dueText(run.season(), one)}.`);
  return ['It waits for people:', ...lines, 'Go on with chicane season open.'].join('\n');
}
