// Chapter 12: racing lines.
import { choice, example, type RuleChapter, rule, ruling } from '../../../text/statement.ts';

/** Chapter 12. */
export const racingLines: RuleChapter = {
  number: '12',
  title: 'Racing lines',
  statements: [
    rule(
      'CFR-51',
      'A red line is a path marked through a corner. Some corners have more than one.',
    ),
    choice('CFR-52', 'If you keep to a whole red line, each limit on it counts 20 higher.'),
    example('CFR-53', 'At 100 into a 60 on a red line: it counts as 80, so 1 wear or a chance.'),
    rule(
      'CFR-54',
      'Whoever leaves the line before its end pays for the corner after all, at the limits that hold without it.',
    ),
    rule(
      'CFR-55',
      'If the chance that this takes is a spin or a crash, it happens on the last space that was still on the line.',
    ),
    rule('CFR-56', 'Green lines do the same with 40.'),
  ],
  rulings: [
    ruling(
      'CR-21',
      'Whole means every space that you enter in the corner, from the first of the line to its last, in as many turns as it takes. A car that joins later gains nothing from it.',
    ),
    ruling(
      'CR-22',
      'Leaving early is paid as if there had been no line on all spaces entered so far. Whoever is 80 or more over by that, or cannot pay, is out from the last space on the line.',
    ),
    ruling(
      'CR-23',
      'An attacker who tries a pass on a space of such a corner leaves its line there, and pays for that before the pass.',
    ),
    ruling('CR-63', 'A car on the first space of a line is on it.'),
    ruling(
      'CR-88',
      'Lines of two colors never begin on the same space, so nobody has to say which one they mean. Two of one color may: they part further on.',
    ),
  ],
};
