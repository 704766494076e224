// Keeps players from answering a question they have not seen. A question that comes up while another driver plays takes
// no key typed before it was drawn, and no answer until the keyboard has been still for a moment: a player who hurried
// the others with Enter must not drive for the next person. Nor must a key that he still holds: it counts as one press.
import type { Key } from './input/key.ts';
import { placeOf } from './key-context.ts';
import { type Command, commandOf, isKeyOf } from './keys.ts';
import { fits, type Model } from './model.ts';

/** How long the keyboard must be still before an answer counts, in milliseconds. */
const STILL_MS = 250;
/** Longer than any keyboard waits before a key that is held begins to repeat, in milliseconds. */
const HELD_MS = 1100;
/**
 * Longer than any keyboard waits between two repeats, even where they are read late, in milliseconds; a key that comes later
 * was pressed again.
 */
const REPEAT_MS = 600;

const ANSWERS: readonly Command[] = [
  'pick',
  'pickFurther',
  'confirm',
  'setDown',
  'take',
  'give',
  'back',
];
/** Commands that concern the program, whatever it shows; a race that is left is kept. */
const ALWAYS: readonly Command[] = ['quit', 'leave', 'suspend', 'redraw'];

export interface Watcher {
  readonly drawn: (model: Model) => void;
  /**
   * Reports whether a key must not count.
   * @param at when it came
   */
  readonly refuses: (model: Model, key: Key, at: number) => boolean;
}

/**
 * Returns a watcher that has seen nothing yet. `clock` returns the milliseconds of a monotonic clock, the one by which keys
 * are timed.
 */
export function openWatcher(clock: () => number): Watcher {
  let seen: object | undefined;
  let drawnAt = 0;
  let stillFrom = 0;
  /** The key that came last, which may be held: when it was pressed, when it came last, and how often since. */
  let held = { name: '', from: 0, at: Number.NEGATIVE_INFINITY, repeats: 0 };
  return {
    drawn(model) {
      const question = comesUnasked(model);
      if (question === undefined || question === seen) return;
      seen = question;
      drawnAt = clock();
      stillFrom = drawnAt;
    },
    refuses(model, key, at) {
      const wait = held.repeats === 0 ? HELD_MS : REPEAT_MS;
      const isRepeated = key.name === held.name && at - held.at < wait;
      held = isRepeated
        ? { ...held, at, repeats: held.repeats + 1 }
        : { name: key.name, from: at, at, repeats: 0 };
      const question = comesUnasked(model);
      if (question === undefined || ALWAYS.some(command => isKeyOf(command, key))) return false;
      if (question !== seen || at < drawnAt) return true;
      const command = commandOf(placeOf(model), key);
      if (command === undefined || !ANSWERS.includes(command)) return false;
      const mayBeHeld = held.from <= drawnAt && isForAnother(model);
      const isEarly = at - stillFrom < STILL_MS || mayBeHeld;
      if (isEarly) stillFrom = at;
      return isEarly;
    },
  };
}

/** Returns the question that came up without an action of the person who is asked; undefined when there is none. */
function comesUnasked({ overlay, screen, size }: Model): object | undefined {
  if (!fits(size) || overlay.kind !== 'none') return undefined;
  switch (screen.kind) {
    case 'race': {
      const { prompt, pane, moment, othersPlayed, covered } = screen.race;
      if (prompt === undefined || pane !== 'none') return undefined;
      // The question behind a cover comes up when it is lifted.
      if (isForAnother({ screen }) && !covered) return prompt;
      return prompt.kind === 'out' || prompt.kind === 'over' || othersPlayed ? moment : undefined;
    }
    case 'classification':
      return screen.race.moment;
    case 'qualifying':
      return screen.sheet;
    default:
      return undefined;
  }
}

/** Reports whether the keyboard has gone to somebody other than who answered last. */
function isForAnother({ screen }: Pick<Model, 'screen'>): boolean {
  if (screen.kind !== 'qualifying') return screen.kind === 'race' && screen.race.handedOver;
  const { next, qualifying } = screen.sheet;
  const last = qualifying.trials.at(-1);
  return next !== undefined && last !== undefined && next.driver !== last.driver;
}
