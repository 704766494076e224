// Chapter 11, who moves when.
import { type RuleChapter, rule, ruling } from '../../../text/statement.ts';

/** Chapter 11. */
export const orderOfPlay: RuleChapter = {
  number: '11',
  title: 'Order of play',
  statements: [
    rule('TR-45', 'Cars move in the order of their positions, the leading car first.'),
    rule(
      'TR-46',
      'The list that said which of two cars is ahead is lost with the original; TRR-15 stands in for it.',
    ),
  ],
  rulings: [
    ruling(
      'TRR-15',
      'Ahead is the car with more laps, then the one whose space begins further along the track. Level cars: the higher gear, then whoever came there first, then whoever is nearer the inside of the next corner. A stalled or spun car comes after those it is level with.',
    ),
  ],
};
