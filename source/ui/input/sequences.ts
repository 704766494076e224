// Names of the escape sequences that terminals send for keys; any other sequence is `unknown` and swallowed.
import { type Key, named, typed } from './key.ts';

const FINALS: Readonly<Record<string, string>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  F: 'end',
  H: 'home',
  P: 'f1',
  Q: 'f2',
  S: 'f4',
};

const TILDES: Readonly<Record<string, string>> = {
  1: 'home',
  2: 'insert',
  3: 'delete',
  4: 'end',
  5: 'pageUp',
  6: 'pageDown',
  7: 'home',
  8: 'end',
  11: 'f1',
  12: 'f2',
  13: 'f3',
  14: 'f4',
  15: 'f5',
};

const CODES: Readonly<Record<number, string>> = {
  8: 'backspace',
  9: 'tab',
  13: 'enter',
  27: 'escape',
  127: 'backspace',
};

const CTRL = 4;
const ALT = 2;
const SHIFT = 1;

/** Returns the key of a control sequence with `body` between `ESC [` and the final byte. */
export function controlKey(body: string, final: string): Key {
  const fields = body.split(';');
  if (final === 'Z') return named('backTab');
  if (final === 'u') return codeKey(numberOf(fields[0]), modifiers(fields[1]));
  if (final === '~' && fields[0] === '27') {
    return codeKey(numberOf(fields[2]), modifiers(fields[1]));
  }
  const name = final === '~' ? TILDES[fields[0] ?? ''] : FINALS[final];
  const known = /^(?:\d+(?:;\d+)?)?$/.test(body);
  if (name === undefined || !known) return named('unknown');
  return named(prefixed(name, modifiers(fields[1])));
}

/** Returns the key of `ESC O` and one letter. */
export function applicationKey(letter: string): Key {
  if (letter === 'M') return named('enter');
  if (letter === 'R') return named('f3');
  return named(FINALS[letter] ?? 'unknown');
}

/** Returns the key of a single character, control characters included. */
export function characterKey(character: string): Key {
  const code = character.codePointAt(0) ?? 0;
  if (code === 10) return named('enter');
  const name = CODES[code];
  if (name !== undefined) return named(name);
  if (code === 0) return named('ctrl+space');
  if (code < 27) return named(`ctrl+${String.fromCharCode(code + 96)}`);
  if (code < 32 || (code >= 127 && code < 160)) return named('unknown');
  return typed(character);
}

// Some terminals report keys by code point (CSI u, modifyOtherKeys).
function codeKey(code: number, held: number): Key {
  const name = CODES[code];
  if (name === 'tab' && (held & SHIFT) !== 0) return named('backTab');
  if (name !== undefined) return named(prefixed(name, held));
  if (code < 32 || code > 0x10ffff) return named('unknown');
  const character = String.fromCodePoint(code);
  if ((held & (CTRL | ALT)) !== 0) return named(prefixed(character.toLowerCase(), held));
  return typed((held & SHIFT) === 0 ? character : character.toUpperCase());
}

function prefixed(name: string, held: number): string {
  const ctrl = (held & CTRL) === 0 ? '' : 'ctrl+';
  const alt = (held & ALT) === 0 ? '' : 'alt+';
  return `${ctrl}${alt}${name}`;
}

function modifiers(field: string | undefined): number {
  const value = numberOf(field?.split(':')[0]);
  return value > 0 ? value - 1 : 0;
}

function numberOf(field: string | undefined): number {
  const value = Number.parseInt(field ?? '', 10);
  return Number.isNaN(value) ? 0 : value;
}
