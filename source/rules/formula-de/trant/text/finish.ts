// Chapter 26, the finish, points and champions.
import { type RuleChapter, rule, ruling } from '../../../text/statement.ts';

/** Chapter 26. */
export const finish: RuleChapter = {
  number: '26',
  title: 'Finish and points',
  statements: [
    rule(
      'TR-151',
      "The first six score 10, 6, 4, 3, 2 and 1, in the drivers' and in the constructors' championship.",
    ),
    rule(
      'TR-155',
      "The driver with the most points after all races is champion; the team with the most takes the constructors' title.",
    ),
    rule('TR-156', 'Equal points: more first places, then more second places, and so on.'),
  ],
  rulings: [
    ruling(
      'TRR-60',
      'Cars rank in the order in which they cross the line. The race ends when all are home or out.',
    ),
    ruling('TRR-61', 'Both cars of a team score for it.'),
  ],
};
