// Chapter 16: chances.
import { type RuleChapter, rule } from '../../../text/statement.ts';

/** Chapter 16. */
export const chances: RuleChapter = {
  number: '16',
  title: 'Chances',
  statements: [
    rule('CFR-50', 'Green: you are through. Yellow: a spin. Red: a crash.'),
    rule('CFR-94', 'A chance is usually part of the price of a corner.'),
    rule(
      'CFR-95',
      'Yellow: the car stops on the first space that needed the chance, turned round, at 0 mph.',
    ),
    rule(
      'CFR-96',
      'Red: the car is out. The row of its crash affects everyone who reaches it later in this turn.',
    ),
  ],
  rulings: [],
};
