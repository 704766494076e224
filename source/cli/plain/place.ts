// Where somebody plays in plain text.
import type { ScreenServices } from '../../ui/services.ts';
import { type Dialogue, openDialogue } from './dialogue.ts';

/** The services of the program and the conversation with a person. */
export interface PlainPlace {
  readonly services: ScreenServices;
  readonly dialogue: Dialogue;
}

/** Returns the place of a player at standard input and output. */
export function standardPlace(services: ScreenServices): PlainPlace {
  const dialogue = openDialogue({ input: process.stdin, output: process.stdout });
  // Where the terminal is gone, nobody reads what would be asked.
  process.stdout.on('error', () => dialogue.end());
  return { services, dialogue };
}
