// Chapter 12, contact with other cars.
import { type RuleChapter, rule, ruling } from '../../../../text/statement.ts';
import { advanced, basic, both } from '../games.ts';

/** Chapter 12. */
export const collision: RuleChapter = {
  number: '12',
  title: 'Collision',
  statements: [
    ...both(
      rule,
      'BGA-B-58',
      'BGA-A-51',
      'You risk a collision when you end a move beside other cars or right behind one.',
    ),
    basic(rule('BGA-B-59', 'At risk you roll the black die; 1 to 4 costs you a point.')),
    advanced(
      rule('BGA-A-52', 'The black die is rolled; a 1 costs the car that rolled a body point.'),
    ),
    advanced(rule('BGA-A-53', 'The car that was there rolls before you.')),
    advanced(rule('BGA-A-54', 'If that roll puts it out, yours has failed without being made.')),
    advanced(rule('BGA-A-55', 'You are out when your last body point is gone.')),
    rule('BGA-V-16', 'You roll last, when all your neighbours have rolled.'),
    rule('BGA-V-17', 'Against a neighbour that its own roll has put out you fail at once.'),
  ],
  rulings: [
    basic(
      ruling(
        'BR-5',
        'Every car that touches rolls, as in the advanced game: each neighbour first, then you, on 1 to 4 every time.',
      ),
    ),
    ruling('BR-6', 'Each neighbour rolls once. You roll once against each of them.'),
    basic(
      ruling(
        'BR-7',
        'Failing at once costs a point. If one of two neighbours is put out, you lose a point for that one and roll once for the other.',
      ),
    ),
    advanced(
      ruling(
        'BR-7',
        'Failing at once costs a body point. If one of two neighbours is put out, you lose a point for that one and roll once for the other.',
      ),
    ),
    ruling(
      'BR-8',
      'Neighbours are the cars on spaces that touch yours from the side, and the car on the next space of your lane. A car right behind you is not one.',
    ),
    ruling(
      'BR-69',
      'Neighbours roll in the order of play, and you go through them in the same order. Once out you roll no more.',
    ),
  ],
};
