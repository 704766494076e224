// Chapter 20, the ways to go out.
import { only, type RuleChapter, rule, ruling } from '../../../../text/statement.ts';

/** Chapter 20. */
export const elimination: RuleChapter = {
  number: '20',
  title: 'Elimination',
  statements: [
    rule(
      'M-20-1',
      'An overshoot you cannot pay: out and off the board at once, with no dangerous space.',
    ),
    rule(
      'M-20-2-1',
      'A blocking you cannot pay, or of 7 and more: out, and a body point off the car in front, no roll.',
    ),
    rule(
      'M-20-2-2',
      'It stays until its next turn; two spaces become dangerous, its own and the one in front. Other collision tests go on.',
    ),
    rule('M-20-3-1', 'Body gone: out.'),
    rule('M-20-3-2', 'Its space is dangerous, and its next turn removes it.'),
    rule(
      'M-20-3-3',
      'Who caused it rolls last: a body point outright for each car put out, a roll for each other.',
    ),
    only(
      '2002',
      rule(
        'M-20-4-1',
        'Engine gone: out, unless the last corner of the race is already reached. M-16-0-6 decides.',
      ),
    ),
    only(
      '2005',
      rule(
        'M-20-4-1',
        'Engine gone: out, unless the last corner of the race is already left behind. M-16-0-6 decides.',
      ),
    ),
    rule(
      'M-20-4-2',
      'A dangerous space, then at its next turn a last run in 4th as far as it goes, by the arrows in corners, blockings paid with what is left, another dangerous space. Removed a turn later.',
    ),
    only(
      '2002',
      rule('M-20-4-3', 'A blow in 4th or lower (over-revving, spinout) allows no last run.'),
    ),
    only(
      '2005',
      rule(
        'M-20-4-3',
        'A blow in 4th or lower, by over-revving or a spinout: out and off at once.',
      ),
    ),
    rule('M-20-5-1', 'Handling gone: out.'),
    rule('M-20-5-2', 'Removed at once; no new mark.'),
    rule('M-20-6', 'Tests with a car already out by body or blocking: 1-2 on dry, 1-3 on wet.'),
    rule(
      'M-20-7-T',
      'Off at once / worse odds / dangerous space: overshoot yes, no, no; blocking no, yes, yes; collision no, yes, yes; engine no, no, yes; handling yes, no, no.',
    ),
  ],
  rulings: [
    ruling(
      'R-42',
      'Out by overshoot or handling: gone, the space is free. Out by body or blocking: an obstacle until its next turn. Blown engine: an obstacle until the turn after its last run. Wrecks have no gear, and nobody slipstreams behind them.',
    ),
  ],
};
