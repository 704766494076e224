// Chapter 6, the points of a car.
import { type RuleChapter, rule, ruling } from '../../../../text/statement.ts';
import { advanced, basic } from '../games.ts';

/** Chapter 6. */
export const wearPoints: RuleChapter = {
  number: '6',
  title: 'Wear points',
  statements: [
    basic(rule('BGA-B-40', 'Your car starts with 18 wear points, all in one pool.')),
    basic(rule('BGA-B-41', 'Accidents and daring moves are paid with them.')),
    advanced(
      rule(
        'BGA-A-22',
        'Your car has 20 wear points of six kinds: tires 6, brakes 3, gearbox 3, body 3, engine 3, road handling 2.',
      ),
    ),
  ],
  rulings: [
    basic(
      ruling(
        'BR-2',
        'With 0 points you race on, but can neither brake nor skip gears. You are out when you must lose more than you have. There is no spinout. With 2 points left an overshoot of 2 leaves 0, one of 3 puts you out.',
      ),
    ),
  ],
};
