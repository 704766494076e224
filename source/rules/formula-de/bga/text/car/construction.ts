// Chapter 20, the option of building your own car.
import { choice, type RuleChapter, rule, ruling } from '../../../../text/statement.ts';
import { advanced } from '../games.ts';

/** Chapter 20, of the advanced game. */
export const construction: RuleChapter = {
  number: '20',
  title: 'Construction (option)',
  statements: [
    choice('BGA-O-2', 'You spread 20 points over the six parts of your car as you like.'),
    rule('BGA-O-3', 'Every part gets 1 point or more.'),
    choice(
      'BGA-O-4',
      'With technical stops there are 22 points, and you may set 0 to 2 of them aside as repair points for your pit.',
    ),
    rule('BGA-V-38', 'A part may get as many points as you like.'),
    choice(
      'BGA-V-39',
      'The pit then has no 2 points of its own: what you set aside, 0 to 2 of the 22, is all there is for repairs.',
    ),
  ].map(advanced),
  rulings: [ruling('BR-48', 'So the only limit is the 1 point that no part may go without.')].map(
    advanced,
  ),
};
