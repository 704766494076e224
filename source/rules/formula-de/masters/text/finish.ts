// Chapter 21, the finish.
import { type RuleChapter, rule, ruling } from '../../../text/statement.ts';

/** Chapter 21. */
export const finish: RuleChapter = {
  number: '21',
  title: 'Finish',
  statements: [
    rule('M-21-1-1', 'The first to cross the line in their turn wins.'),
    rule('M-21-1-2', 'Only cars that cross are placed and score.'),
    rule('M-21-1-3', 'The race ends when every car is home or out.'),
    rule(
      'M-21-1-4',
      'Several in one round: the order of crossing counts, not how far past the line. A crosses by 2 spaces, later B by 10: A is ahead.',
    ),
    rule(
      'M-21-1-5',
      'A car with just a part of it past the line is across. A space astride the line lies in the new lap: for laps, finish, tires, bonus, trials and pits alike.',
    ),
  ],
  rulings: [
    ruling(
      'R-87',
      'Your race ends on the first space any part of which lies past the line. What comes before is tested and paid and can put you out; that space is not tested, and beyond it nothing counts: no stop, no blocking, no collision.',
    ),
    ruling(
      'R-88',
      'Places follow the plays that crossed. Everybody drives all the laps: the winner does not end the race of lapped cars.',
    ),
    ruling(
      'R-89',
      'Cars that are out are not placed and score nothing; they are listed by distance, then by who held out longer. The points table belongs to the championship.',
    ),
  ],
};
