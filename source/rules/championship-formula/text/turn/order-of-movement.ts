// Chapter 7: order of movement.
import { type RuleChapter, rule, ruling } from '../../../text/statement.ts';

/** Chapter 7. */
export const orderOfMovement: RuleChapter = {
  number: '7',
  title: 'Order of movement',
  statements: [
    rule('CFR-72', 'Spaces are in the same row when their front edges are level.'),
    rule('CFR-73', 'Cars in front move first.'),
    rule('CFR-74', 'In a row the car with the higher new speed goes first.'),
    rule('CFR-75', 'At equal speed it is the one nearer the grey side.'),
    rule(
      'CFR-79',
      'After the last move each driver keeps only the card of the speed that the car has come to.',
    ),
  ],
  rulings: [
    ruling(
      'CR-25',
      'The order is settled when the cards are turned over: by place on the track, laps included, then by the speeds shown. Tests do not change it. A car that has spun is last in its row.',
    ),
  ],
};
