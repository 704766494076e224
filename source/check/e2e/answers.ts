// Answers to the questions of a race, as its save counts them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shell } from './shell.ts';

/** Answers in the save of a folder; 0 while there is none. */
export function answers(folder: string): number {
  const [name] = readdirSync(folder).filter(file => file.endsWith('.json'));
  if (name === undefined) return 0;
  const text = readFileSync(join(folder, name), 'utf8');
  return [...text.matchAll(/"seat":\d+,"choice"/g)].length;
}

/** Presses what is to be pressed until one more answer is saved, or something else holds. */
export async function answer(shell: Shell, key: () => string, orElse = () => false): Promise<void> {
  const before = answers(shell.saves);
  let pressedAt = 0;
  await shell.until('the answer is saved', () => {
    if (answers(shell.saves) > before || orElse()) return true;
    // A key pressed while the cars move is only the wish to see no more of it: press again.
    if (Date.now() - pressedAt > 500) {
      shell.press(key());
      pressedAt = Date.now();
    }
    return false;
  });
}
