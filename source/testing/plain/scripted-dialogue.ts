// A conversation in memory: a test answers each prompt and reads what was said.
import type { Dialogue } from '../../cli/plain/dialogue.ts';

export interface ScriptedDialogue extends Dialogue {
  /** Everything said so far, prompts too. */
  readonly said: readonly string[];
}

/**
 * Returns a conversation in which `reply` answers every prompt, knowing what was said; undefined ends the input.
 */
export function scriptedDialogue(
  reply: (prompt: string, said: readonly string[]) => string | undefined,
): ScriptedDialogue {
  const said: string[] = [];
  let isOver = false;
  let isStopped = false;
  return {
    said,
    hides: false,
    pushAway: () => undefined,
    say: (line = '') => void said.push(line),
    async hear(prompt) {
      said.push(prompt);
      const typed = isOver ? undefined : reply(prompt, said);
      isOver ||= typed === undefined;
      return typed?.trim();
    },
    end() {
      isOver = true;
      isStopped = true;
    },
    get isStopped() {
      return isStopped;
    },
  };
}

/** Returns a conversation with these replies, one after the other, and then the end of the input. */
export function repliesInOrder(...replies: readonly string[]): ScriptedDialogue {
  const left = [...replies];
  return scriptedDialogue(() => left.shift());
}
