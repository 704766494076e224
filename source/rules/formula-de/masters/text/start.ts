// Chapter 9, the start.
import { choice, only, type RuleChapter, rule, ruling } from '../../../text/statement.ts';

/** Chapter 9. */
export const start: RuleChapter = {
  number: '9',
  title: 'Start',
  statements: [
    rule('M-9-0-1', 'Before your first move in 1st gear you roll the black die.'),
    rule(
      'M-9-1-1',
      'A 1: you stall and miss this round. Next round you play 1st as usual, without another start roll.',
    ),
    rule('M-9-1-2', 'Who stops beside or behind a stalled car tests at the worse odds (M-14-3).'),
    rule('M-9-1-3', 'Level with a stalled car, the running one plays first.'),
    only(
      '2002',
      choice(
        'M-9-2-1',
        'A 20: super start. Go 4 spaces without a gear roll, changing lanes as you like; next round you drive in 2nd.',
      ),
    ),
    only(
      '2005',
      choice(
        'M-9-2-1',
        'A 20 is a super start: 4 spaces ahead with no gear die, lanes of your choice, and 2nd is open to you in the next round.',
      ),
    ),
    choice('M-9-2-2', 'Soft tires may add their space to the 4.'),
    rule('M-9-3', '2 to 19: roll 1st gear and go. Soft tires may add their space.'),
  ],
  rulings: [
    only(
      '2002',
      ruling(
        'R-29',
        'After a super start you drive in 2nd, after a 20 when restarting in 1st or 2nd, as you like. Its 4 spaces are a main move with all that belongs to one: ways, brakes, bonus, stop, slide, blocking, collisions.',
      ),
    ),
    only(
      '2005',
      ruling(
        'R-29',
        'A super start, or a 20 when restarting, leaves the lever in 1st, so 1st or 2nd comes next. Its 4 spaces are driven like a rolled move: ways, brakes, bonus, stop, slide, blocking and collisions as ever.',
      ),
    ),
    ruling(
      'R-85',
      'Each driver makes the start roll when their own first play begins, in grid order.',
    ),
    ruling(
      'R-86',
      'A stall lasts until your next play begins. You cause no test by standing; cars that end next to or behind you roll at the worse odds.',
    ),
  ],
};
