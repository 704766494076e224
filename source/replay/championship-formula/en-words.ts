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
  cars: {
    label: 'Cards of cars',
    about: 'The set-up cards of an earlier edition: other figures, and other points in all.',
    values: { published: 'published', 2011: '2011', 2009: '2009', 1977: '1977' },
    hints: { 2011: 'points of 2', 2009: 'points of 8', 1977: 'points of 5, no skill' },
  },
  startTable: {
    label: 'Start test',
    about: 'In 2009 a start test stalled on 10 already.',
    values: { published: 'published', 2009: '2009' },
    hints: { 2009: 'stalls from 10' },
  },
  passTable: {
    label: 'Forced pass',
    about: 'In 2009 a forced pass failed on 6 already.',
    values: { published: 'published', 2009: '2009' },
    hints: { 2009: 'fails from 6' },
  },
};
