// Chapter 14, the movement that comes as a penalty at the end of a move.
import { example, type RuleChapter, rule, ruling } from '../../../../text/statement.ts';

/** Chapter 14. */
export const penaltyMovement: RuleChapter = {
  number: '14',
  title: 'Penalty movement',
  statements: [
    rule(
      'TR-50',
      'All penalties that move a car (rain, no bodywork, no suspension, worn tires) are worked out together, from the space where the voluntary movement has ended.',
    ),
    example(
      'TR-51',
      'Rain, no bodywork, dry tires: the move ends on the last space of a corner not completed. 3 + 1 = 4 MP more, and the overshoot is 4, although the 1 for the bodywork alone would have led onto the straight, where rain asks nothing.',
    ),
    rule('TR-52', 'So no penalty ever helps you or makes another one smaller.'),
    rule(
      'TR-88',
      'A car without bodywork whose last corner has all its stops: the last MP of each move does not move it.',
    ),
    rule(
      'TR-89',
      'A car without bodywork whose corner still needs stops: each move is 1 MP longer.',
    ),
    rule('TR-91', 'The extra space has to be taken in an overshoot too.'),
    rule('TR-98', 'Without suspension it is just the same.'),
    rule('TR-99', 'Without either, 2 MP instead of 1.'),
    rule(
      'TR-102',
      'If the last point of bodywork or suspension goes on the last space of a move, the penalty movement follows at once.',
    ),
  ],
  rulings: [
    ruling(
      'TRR-22',
      'Skid: rain, and the voluntary movement ends in a corner. Body and suspension: plus while that corner needs stops, else minus. Soft tires in their third lap: 1 less. All are added up; a minus takes back the last MP, and the skid is judged where they ended.',
    ),
    ruling(
      'TRR-23',
      'The stop that you are just making does not count for this yet: a stop stands only where the whole move ends, with its penalties.',
    ),
    ruling(
      'TRR-24',
      'Before the first corner of a race, and after an overshoot, the stops count as made: minus. In the overshooting move itself they do not: plus.',
    ),
    ruling(
      'TRR-41',
      'Penalty movement belongs to the same move: debris and collisions are checked again where it leads. Each cause adds its part once in a turn.',
    ),
  ],
};
