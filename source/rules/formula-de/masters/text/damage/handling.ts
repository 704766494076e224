// Chapter 17, dangerous spaces.
import { choice, only, type RuleChapter, rule, ruling } from '../../../../text/statement.ts';

/** Chapter 17. */
export const handling: RuleChapter = {
  number: '17',
  title: 'Handling and dangerous spaces',
  statements: [
    rule(
      'M-17-0-1',
      'A body or engine point lost leaves its mark: the space is dangerous from then on.',
    ),
    rule(
      'M-17-0-2',
      'If you enter such a space you test: 1-4 on dry, 1-5 on wet costs a handling point. None left: out.',
    ),
    rule('M-17-0-3', 'A car out of handling is removed at once; its space was marked already.'),
    choice('M-17-1', 'You may go round dangerous spaces as you go round cars (examples M-7-3).'),
    choice(
      'M-17-2',
      'If you stay on one you do not enter it: no test. You stay by braking off a whole roll in 1st or 2nd.',
    ),
    rule('M-17-2-1', 'Staying brings your collision tests again, if cars are in contact.'),
    only(
      '2005',
      rule(
        'M-17-3',
        'On your last lap, do not test a dangerous space lying across the finish line: you are home already.',
      ),
    ),
  ],
  rulings: [
    ruling(
      'R-43',
      'The mark lies under the car that lost the point: where it started when over-revving, where it came in at the wall. One mark per space, to the end of the race.',
    ),
    ruling(
      'R-44',
      'You test each dangerous space entered in the play, in order, slipstreams too, once all moving is decided. Spaces taken back by brakes were not entered; your start space and marks made in this play are not tested.',
    ),
    ruling(
      'R-45',
      'Out of handling on the way: the car leaves, its blocking and collisions are dropped, its 20 or 30 still counts for the others.',
    ),
    ruling(
      'R-47',
      'In the pit lane a dangerous space can come only from over-revving, and is tested as elsewhere. A pit itself is never marked.',
    ),
  ],
};
