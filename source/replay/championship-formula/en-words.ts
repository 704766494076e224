// English: what the options of Championship Formula Racing are called.
import type { OptionWords } from '../rule-words.ts';

/** The options of the books by name. */
export const EN_OPTIONS: Readonly<Record<string, OptionWords>> = {
  pits: {
    label: 'Pit stops',
    about:
      'Cars start with less wear and may stop for all of it. Soft tires pay with wear for rolls, hard ones win some back each lap.',
    values: { off: 'off', on: 'on' },
    hints: { on: 'hard and soft tires' },
  },
  knockOut: {
    label: 'Knock-out bid',
    about: 'After the first bid the lower half has its places; the upper half bids once more.',
    values: { off: 'off', on: 'on' },
    hints: { on: 'the upper half bids again' },
  },
  classic: {
    label: 'Classic cars',
    about: 'The cards of 2 points are out, but for skill, and the points of a car add up to 0.',
    values: { off: 'off', on: 'on' },
    hints: { on: 'points of 0 in all' },
  },
};
