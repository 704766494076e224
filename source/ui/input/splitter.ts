// Splits what a terminal sends into single keys: escape sequences whole, pastes whole, replies of the terminal dropped.
// Chunks may end anywhere; an unfinished part waits for the next chunk or for `flush`.
import { type Key, named } from './key.ts';
import { applicationKey, characterKey, controlKey } from './sequences.ts';

const ESC = '\u001b';
const BELL = '\u0007';
const PASTE_BEGIN = `${ESC}[200~`;
const REPLY_BEGIN = `${ESC}]`;
const PASTE_END = `${ESC}[201~`;
// Longer sequences are not keys; a terminal that never ends one must not block the game.
const SEQUENCE_MAX = 4096;
const PASTE_MAX = 65_536;

export interface Splitter {
  push(chunk: string): readonly Key[];
  /** Returns the key of an unfinished part (a lone escape), or drops it (half a sequence). */
  flush(): readonly Key[];
  waiting(): boolean;
  /** Reports whether a bracketed paste or a reply of the terminal is open, whose end may come much later. */
  open(): boolean;
}

/**
 * Returns a splitter in which nothing waits.
 * @param told takes the replies of the terminal, without the signs around them
 */
export function createSplitter(told: (reply: string) => void = () => undefined): Splitter {
  let rest = '';

  function take(last: boolean): readonly Key[] {
    const keys: Key[] = [];
    while (rest !== '') {
      const step = rest.startsWith(ESC) ? takeEscape(rest, last) : takeCharacter(rest);
      if (step === 'unfinished') break;
      if (step.key.name !== 'unknown') keys.push(step.key);
      if (step.reply !== undefined) told(step.reply);
      rest = rest.slice(step.length);
    }
    return keys;
  }

  return {
    push(chunk) {
      rest += chunk;
      return take(false);
    },
    flush() {
      const keys = take(true);
      rest = '';
      return keys;
    },
    waiting: () => rest !== '',
    open: () => rest.startsWith(PASTE_BEGIN) || rest.startsWith(REPLY_BEGIN),
  };
}

interface Taken {
  readonly key: Key;
  /** UTF-16 units used up. */
  readonly length: number;
  readonly reply?: string;
}
type Step = Taken | 'unfinished';

function takeCharacter(text: string): Taken {
  if (text.startsWith('\r\n')) return { key: named('enter'), length: 2 };
  const character = String.fromCodePoint(text.codePointAt(0) ?? 0);
  return { key: characterKey(character), length: character.length };
}

function takeEscape(text: string, last: boolean): Step {
  if (text.startsWith(PASTE_BEGIN)) return takePaste(text, last);
  const second = text[1];
  if (second === undefined) return last ? { key: named('escape'), length: 1 } : 'unfinished';
  const step = takeSequence(text, second);
  if (step !== 'unfinished') return step;
  return last || text.length > SEQUENCE_MAX
    ? { key: named('unknown'), length: text.length }
    : 'unfinished';
}

function takeSequence(text: string, second: string): Step {
  if (second === '[') return takeControl(text);
  if (second === 'O') {
    const letter = text[2];
    if (letter === undefined) return 'unfinished';
    return { key: applicationKey(letter), length: 3 };
  }
  // Strings of the operating system, device or program are replies, never keys.
  if (']P_^X'.includes(second)) return takeString(text);
  // No command needs Alt, and over a slow line Escape and the next key arrive together: so these are two keys.
  return { key: named('escape'), length: 1 };
}

function takeControl(text: string): Step {
  if (text[2] === 'M') {
    return text.length < 6 ? 'unfinished' : { key: named('unknown'), length: 6 };
  }
  if (text[2] === '[') {
    return text.length < 4 ? 'unfinished' : { key: named('unknown'), length: 4 };
  }
  for (let at = 2; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0x40 && code <= 0x7e) {
      return { key: controlKey(text.slice(2, at), text.charAt(at)), length: at + 1 };
    }
    // Not part of a control sequence, which was cut off by something else.
    if (code < 0x20 || code > 0x7e) return { key: named('unknown'), length: at };
  }
  return 'unfinished';
}

function takeString(text: string): Step {
  const marks = [text.indexOf(BELL), text.indexOf(`${ESC}\\`, 2)].map(at =>
    at < 0 ? Number.POSITIVE_INFINITY : at,
  );
  const ends = marks.map((at, index) => at + 1 + index);
  const end = Math.min(...ends);
  if (!Number.isFinite(end)) return 'unfinished';
  return { key: named('unknown'), length: end, reply: text.slice(1, Math.min(...marks)) };
}

function takePaste(text: string, last: boolean): Step {
  const end = text.indexOf(PASTE_END);
  if (end < 0 && !last && text.length < PASTE_MAX) return 'unfinished';
  const inner = text.slice(PASTE_BEGIN.length, end < 0 ? undefined : end);
  const length = end < 0 ? text.length : end + PASTE_END.length;
  return { key: { name: 'paste', text: inner }, length };
}
