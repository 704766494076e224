// Where somebody plays in plain text.
import type { ScreenServices } from '../../ui/services.ts';
import { type Dialogue, openDialogue } from './dialogue.ts';

export interface PlainPlace {
  readonly services: ScreenServices;
  readonly dialogue: Dialogue;
}

export function standardPlace(services: ScreenServices): PlainPlace {
  const dialogue = openDialogue({ input: process.stdin, output: process.stdout });
  // Once the terminal is gone, nobody reads the questions.
  process.stdout.on('error', () => dialogue.end());
  return { services, dialogue };
}
