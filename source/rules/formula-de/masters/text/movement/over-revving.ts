// Chapter 13, skipping gears on the way down.
import { choice, only, type RuleChapter, rule, ruling } from '../../../../text/statement.ts';

/** Chapter 13. */
export const overRevving: RuleChapter = {
  number: '13',
  title: 'Over-revving',
  statements: [
    choice(
      'M-13-1',
      'Skipping 1, 2 or 3 gears on the way down costs gas, brakes and engine (M-13-T). Without gas you go down one by one.',
    ),
    rule(
      'M-13-T',
      'Skip 1 (as 6th to 4th): 1 gas. Skip 2 (as 5th to 2nd): 1 gas, 1 brake. Skip 3 (as 6th to 2nd): 1 gas, 1 brake, 1 engine.',
    ),
    rule('M-13-2', 'Skipping 4, from 6th to 1st, is never allowed.'),
    rule('M-13-3', 'If it costs an engine point, the space you start from becomes dangerous.'),
  ],
  rulings: [
    ruling(
      'R-27',
      'A skip is offered only when you have each point it costs. Your last gas or brake may go on it.',
    ),
    only(
      '2002',
      ruling(
        'R-28',
        'Your last engine point may go on a skip, after a warning: no roll, no move, a dangerous space. The car stays there, normal odds, until its next turn removes it.',
      ),
    ),
    only(
      '2005',
      ruling(
        'R-28',
        'You may spend your last engine point on a skip, after a warning: it ends your race. Nothing is rolled, the space becomes dangerous and the car leaves at once.',
      ),
    ),
  ],
};
