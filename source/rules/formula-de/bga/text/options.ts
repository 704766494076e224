// Chapter 19, options and circuits in general.
import { type RuleChapter, rule, ruling } from '../../../text/statement.ts';

/** Chapter 19; the chapters after it have an option each. */
export const options: RuleChapter = {
  number: '19',
  title: 'Options and circuits',
  statements: [
    rule('BGA-O-1', 'Each option is a switch of its own; use them in any mix.'),
    rule('BGA-V-41', 'Road circuits can be raced on. They have no rules of their own here.'),
  ],
  rulings: [
    ruling(
      'BR-70',
      'Construction, weather, tires and technical stops need the advanced game. Qualifying, the team race (its points alone) and nitro work with the basic game as well.',
    ),
  ],
};
