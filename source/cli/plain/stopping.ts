// A signal ends plain-text play as the end of the input does: what is open is saved and closed, and its place is printed.
import { setImmediate as turn } from 'node:timers/promises';
import { Stopped, untilStopped } from '../until-stopped.ts';
import type { Dialogue } from './dialogue.ts';
import type { PlainPlace } from './place.ts';
import type { PlainScript } from './plain-text.ts';

/**
 * Runs `play` until it is over, is left, or a signal comes; a second signal ends the process at once.
 * @returns the exit code
 */
export function untilSignalled(
  { dialogue }: PlainPlace,
  play: () => Promise<number>,
): Promise<number> {
  return untilStopped(async stop => {
    stop.addEventListener('abort', () => dialogue.end());
    const code = await play();
    return stop.reason instanceof Stopped ? stop.reason.exitCode : code;
  });
}

/** Lets the event loop turn, without which no signal is heard; returns whether the program has ended the input. */
export async function isStopped(dialogue: Dialogue): Promise<boolean> {
  await turn();
  return dialogue.isStopped;
}

/** Prints that nobody types any more, unless the program itself has ended the input. */
export function tellEnd({
  dialogue,
  script,
}: {
  readonly dialogue: Dialogue;
  readonly script: PlainScript;
}): 'endOfInput' {
  if (!dialogue.isStopped) dialogue.say(script.plain.endOfInput);
  return 'endOfInput';
}
