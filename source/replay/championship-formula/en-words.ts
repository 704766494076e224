// English: what the options of Championship Formula Racing are called.
import type { OptionWords } from '../rule-words.ts';

export const EN_OPTIONS: Readonly<Record<string, OptionWords>> = {
  pits: {
    label: 'Pit stops',
    about:
      'Cars start with less wear and get all of it back in the pits. On soft tires wear may replace rolls; hard ones give some back each lap.',
    values: { off: 'off', on: 'on' },
    hints: { on: 'hard and soft tires' },
  },
  knockOut: {
    label: 'Knock-out bid',
    about: 'After the first bid the lower half have their places; the top half bid once more.',
    values: { off: 'off', on: 'on' },
    hints: { on: 'the top half bid again' },
  },
  classic: {
    label: 'Classic cars',
    about: 'The 2-point cards are out, except for skill, and a car’s points add up to 0.',
    values: { off: 'off', on: 'on' },
    hints: { on: '0 points in all' },
  },
  cars: {
    label: 'Car cards',
    about: 'The set-up cards of an earlier edition: other figures, and another total of points.',
    values: { published: 'published', 2011: '2011', 2009: '2009', 1977: '1977' },
    hints: { 2011: '2 points in all', 2009: '8 points in all', 1977: '5 points, no skill' },
  },
  startTable: {
    label: 'Start test',
    about: 'In 2009 a start test stalled the car from 10 up.',
    values: { published: 'published', 2009: '2009' },
    hints: { 2009: 'stalls from 10' },
  },
  passTable: {
    label: 'Forced pass',
    about: 'In 2009 a forced pass failed from 6 up.',
    values: { published: 'published', 2009: '2009' },
    hints: { 2009: 'fails from 6' },
  },
};
