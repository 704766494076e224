// Chapter 12, gears.
import { choice, type RuleChapter, rule, ruling } from '../../../../text/statement.ts';

/** Chapter 12. */
export const gears: RuleChapter = {
  number: '12',
  title: 'Gears',
  statements: [
    rule('TR-71', 'At the start and after a spin a car moves off in 1st.'),
    choice('TR-72', 'From then on each turn you may go one gear up or down, or stay, for nothing.'),
    rule('TR-73', 'All cars set their gears for a turn before the first of them moves.'),
    rule('TR-74', 'Up goes one gear at a time, never more.'),
    rule('TR-75', 'Down by two, with one gear skipped: 1 transmission.'),
    rule('TR-76', 'Down by three: 1 transmission and 1 brake.'),
    rule('TR-77', 'Down by four: 1 transmission, 1 brake and 1 engine.'),
    rule('TR-78', 'Down by five there is no way.'),
  ],
  rulings: [
    ruling(
      'TRR-13',
      "Each driver sets a gear without seeing the others'. They are shown together, and skipped gears are paid for then.",
    ),
    ruling(
      'TRR-14',
      'A gear that you cannot pay for is not offered. Spending the last point of a part on one does no harm.',
    ),
  ],
};
