// Chapter 4, who gets which pit.
import { choice, only, type RuleChapter, rule, ruling } from '../../../../text/statement.ts';

/** Chapter 4. */
export const pitChoice: RuleChapter = {
  number: '4',
  title: 'Choice of the pit',
  statements: [
    choice(
      'M-4-0-1',
      'Before the cars are set up each driver takes a pit: pole first, then down the grid.',
    ),
    only(
      '2002',
      rule('M-4-0-2', 'A pit is entered from a single space and can hold up to 2 repair points.'),
    ),
    only('2005', rule('M-4-0-2', 'You have one pit space of your own, with 2 points in it.')),
  ],
  rulings: [ruling('R-84', 'A circuit takes no more cars than it has pits.')],
};
