// Chapter 17: skill.
import { choice, type RuleChapter, ruling } from '../../../text/statement.ts';

/** Chapter 17. */
export const skill: RuleChapter = {
  number: '17',
  title: 'Skill',
  statements: [
    choice(
      'CFR-97',
      'Before a test, a chance or a pass you may spend green chips: one lowers the roll by 1, two by 2, and two is the most.',
    ),
    choice('CFR-98', 'A red chip lowers it by 3: one alone, with no green besides.'),
    choice('CFR-100', 'At any time a red chip can become two green ones.'),
  ],
  rulings: [
    ruling('CR-27', 'A total below the lowest on the table is read as the lowest.'),
    ruling(
      'CR-55',
      'Skill works on tests, chances of corners, avoiding a crash and passes. It does not on ties of a bid.',
    ),
  ],
};
