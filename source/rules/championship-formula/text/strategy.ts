// Chapter 22: strategy.
import { advice, type RuleChapter } from '../../text/statement.ts';

/** Chapter 22. */
export const strategy: RuleChapter = {
  number: '22',
  title: 'Strategy',
  statements: [
    advice(
      'CFR-168',
      'Think of a race in thirds. With three laps each is a lap; otherwise the stop watches beside the track part every lap in three.',
    ),
    advice(
      'CFR-169',
      'Ask yourself in which third your wear is best spent, and bid for the place that goes with it.',
    ),
    advice(
      'CFR-173',
      'In front: bid twice the laps or more, mostly of skill, and keep 2 green chips for the start. Half of the wear goes in the first third, best before straights and seldom in two corners of one turn.',
    ),
    advice(
      'CFR-174',
      'In the middle: bid about as much as there are laps, mainly skill. Wear in three equal parts, two at once where two turns go into a corner.',
    ),
    advice(
      'CFR-175',
      'At the back: bid nothing or some skill. Hardly any wear in the first third, then half in each of the others. On straights a test of top speed may pay.',
    ),
  ],
  rulings: [],
};
