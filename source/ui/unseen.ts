// Nobody answers a question that he has not seen. What comes up while somebody else plays takes no key that was typed before
// it was drawn, and no answer until the keyboard has been still for a moment: whoever hurried the others with Enter must
// not drive for the next person.
import type { Key } from './input/key.ts';
import { type Command, commandOf, isKeyOf } from './keys.ts';
import { fits, type Model } from './model.ts';
import { placeOf } from './place.ts';

/** How long the keyboard must be still before an answer counts, milliseconds. */
const STILL_MS = 250;

/** What ends a question or leaves it. */
const ANSWERS: readonly Command[] = [
  'pick',
  'pickFurther',
  'confirm',
  'setDown',
  'take',
  'give',
  'back',
];
/** These mean the program, whatever it shows; a race that is left is kept. */
const ALWAYS: readonly Command[] = ['quit', 'leave', 'suspend', 'redraw'];

/** Stands between the keys and the questions. */
export interface Lookout {
  /** The screen shows this now. */
  readonly drawn: (model: Model) => void;
  /**
   * Whether a key must not count.
   * @param at when it came
   */
  readonly refuses: (model: Model, key: Key, at: number) => boolean;
}

/**
 * A lookout that has seen nothing yet.
 * @param clock milliseconds of a clock that never goes back; the keys are told by the same
 */
export function openLookout(clock: () => number): Lookout {
  let seen: object | undefined;
  let drawnAt = 0;
  let stillFrom = 0;
  return {
    drawn(model) {
      const question = comesUnasked(model);
      if (question === undefined || question === seen) return;
      seen = question;
      drawnAt = clock();
      stillFrom = drawnAt;
    },
    refuses(model, key, at) {
      const question = comesUnasked(model);
      if (question === undefined || ALWAYS.some(command => isKeyOf(command, key))) return false;
      if (question !== seen || at < drawnAt) return true;
      const command = commandOf(placeOf(model), key);
      const early = command !== undefined && ANSWERS.includes(command) && at - stillFrom < STILL_MS;
      if (early) stillFrom = at;
      return early;
    },
  };
}

/** What the screen asks without having been led there by the person who is asked; undefined when it does not. */
function comesUnasked({ overlay, screen, size }: Model): object | undefined {
  if (!fits(size) || overlay.kind !== 'none') return undefined;
  switch (screen.kind) {
    case 'race': {
      const { prompt, pane, moment, othersPlayed } = screen.race;
      if (prompt === undefined || pane !== 'none') return undefined;
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
