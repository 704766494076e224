// Chapter 21: the finish.
import { example, type RuleChapter, rule, ruling } from '../../text/statement.ts';

/** Chapter 21. */
export const finish: RuleChapter = {
  number: '21',
  title: 'The finish',
  statements: [
    rule(
      'CFR-76',
      'After the last lap a car has finished when its turn ends beyond the line, or on the space just before it, where its nose counts as across.',
    ),
    rule('CFR-77', 'Of those who finish in one turn the car furthest beyond the line is first.'),
    rule('CFR-78', 'A tie goes to the one nearer the grey side.'),
    rule('CFR-163', 'A car that crashes in that turn has not finished.'),
    rule('CFR-164', 'One that spins in it ranks behind all others of the turn.'),
    rule('CFR-165', 'Corner spaces beyond the line are paid as usual.'),
    example(
      'CFR-166',
      'Red is furthest beyond the line: 1st. Two stand with their noses on it: 2nd the one nearer the grey side, then the other. Blue went beyond them but spun: 4th. A car short of the line is still racing.',
    ),
    rule(
      'CFR-167',
      'An engine that blows near the line does not stop the car at once: it rolls on at half its speed, rounded down. If that takes it across in this turn it has finished; otherwise it is out.',
    ),
  ],
  rulings: [
    ruling(
      'CR-40',
      'Earlier turns rank first. In a turn: distance, then the grey side, spun cars last. A spin short of the line is no finish.',
    ),
    ruling(
      'CR-41',
      'Only the finish counts the space before the line as across. A lap is complete when the first space beyond the line is entered.',
    ),
    ruling(
      'CR-42',
      'On the last lap this half move is made whenever the engine blows. 140 gives 60, so 3 spaces.',
    ),
    ruling('CR-65', 'A car that has finished stays on its space until the turn ends.'),
  ],
};
