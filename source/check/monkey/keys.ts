// The keys that are pressed at random: those that drive a race often, those that lead elsewhere now and then.
import type { Sampler } from '../contract/sampler.ts';

const ESCAPE = '\u001b';
const ARROWS = ['A', 'B', 'C', 'D'].map(arrow => `${ESCAPE}[${arrow}`);
const PAGES = ['[5~', '[6~', '[H', '[F', '[Z'].map(rest => `${ESCAPE}${rest}`);
const EDITING = ['\u007f', '\u0015', '\u000c', `${ESCAPE}[3~`];
/** What no key of the program is: a function key, a mouse, a paste. */
const STRANGE = [
  `${ESCAPE}OP`,
  `${ESCAPE}[<0;3;3M`,
  `${ESCAPE}[200~Zoe ${ESCAPE}[2J${ESCAPE}[201~`,
];

/** The kinds of keys, with how many of 100 presses they are. */
const KINDS: readonly (readonly [percent: number, keys: readonly string[]])[] = [
  [28, ['\r']],
  [22, ARROWS],
  [18, [...'123456789']],
  [8, [...'ss ']],
  [9, [...'abcdefghijklmnoprtuvwxyz']],
  [3, ['\t']],
  [3, ['?']],
  [3, PAGES],
  [2, [...'<>,.+-/=']],
  [1, EDITING],
  [1, STRANGE],
  [1, ['q']],
  [1, [ESCAPE]],
];

/** Returns a key as the bytes that a terminal sends. */
export function anyKey(sampler: Sampler): string {
  let left = sampler.number(
    1,
    KINDS.reduce((sum, [percent]) => sum + percent, 0),
  );
  for (const [percent, keys] of KINDS) {
    left -= percent;
    if (left <= 0) return sampler.one(keys);
  }
  throw new RangeError('no kind of key');
}
