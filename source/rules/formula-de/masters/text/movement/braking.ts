// Chapter 11, braking.
import { choice, type RuleChapter, rule, ruling } from '../../../../text/statement.ts';

/** Chapter 11. */
export const braking: RuleChapter = {
  number: '11',
  title: 'Braking',
  statements: [
    choice('M-11-0-1', 'You may spend brakes at any time so as not to move all that you rolled.'),
    choice('M-11-0-2', 'Pay an overshoot with brakes and tires in the mix you like.'),
    rule('M-11-0-3', 'A brake point takes off one space.'),
    rule('M-11-0-4', 'Without brakes you race on, but you can no longer shorten a move.'),
  ],
  rulings: [
    ruling(
      'R-11',
      'Only in 1st or 2nd may you brake down to no movement; higher gears make at least one space unless blocked at once. Standing still marks a stop all the same.',
    ),
    ruling(
      'R-25',
      'Brakes are asked for on the main move, before the car goes, and at the braking step; also before a blocking. They never change gear or face: a braked 20 in 5th still calls for tests.',
    ),
    ruling(
      'R-26',
      'Out of brakes you may skip one gear at most, slipstream only in full and into no corner, and every blocking puts you out.',
    ),
  ],
};
