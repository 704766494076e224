// Where somebody plays in plain text.
import type { ScreenDoors } from '../../ui/doors.ts';
import { type Dialogue, openDialogue } from './dialogue.ts';

/** The doors of the program and the conversation with a person. */
export interface PlainPlace {
  readonly doors: ScreenDoors;
  readonly dialogue: Dialogue;
}

/** Returns the place of a player at standard input and output. */
export function standardPlace(doors: ScreenDoors): PlainPlace {
  const dialogue = openDialogue({ input: process.stdin, output: process.stdout });
  // Where the terminal is gone, nobody reads what would be asked.
  process.stdout.on('error', () => dialogue.end());
  return { doors, dialogue };
}
