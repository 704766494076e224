// Answers questions of a race and counts the answers in its save.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shapeRecord } from '../../storage/saves/save-file.ts';
import { readPart, splitSave } from '../../storage/saves/save-text.ts';
import type { Shell } from './shell.ts';

/** Returns the number of answers in the save of a folder, 0 while there is none. */
export function answers(folder: string): number {
  const [name] = readdirSync(folder).filter(file => file.endsWith('.json'));
  if (name === undefined) return 0;
  const split = splitSave(readFileSync(join(folder, name)));
  const record = split.kind === 'whole' ? readPart(split.parts.record) : undefined;
  const read = record?.ok === true ? shapeRecord(record.value) : undefined;
  return read?.ok === true ? read.value.answers.length : 0;
}

/** Presses a key until one more answer is saved, or until another condition holds. */
export async function answer(shell: Shell, key: () => string, orElse = () => false): Promise<void> {
  const before = answers(shell.saves);
  let pressedAt = 0;
  await shell.until('the answer is saved', () => {
    if (answers(shell.saves) > before || orElse()) return true;
    // A key pressed while the cars move only skips the animation, so press again.
    if (Date.now() - pressedAt > 500) {
      shell.press(key());
      pressedAt = Date.now();
    }
    return false;
  });
}
