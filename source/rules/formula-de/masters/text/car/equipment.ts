// Chapter 22, the equipment, and the annexes: words, tables, history, open questions.
import { only, type RuleChapter, referee, rule } from '../../../../text/statement.ts';

/** Chapter 22 and the annexes. */
export const equipment: RuleChapter = {
  number: '22',
  title: 'Equipment and annexes',
  statements: [
    referee(
      'M-22-0-1',
      'A table has the circuit and the usual parts of the game. The program sees to it: board, dashboards, dice and sheets are on your screen.',
    ),
    referee(
      'M-22-0-2',
      'All drivers use the same dice; other parts may be their own. The program sees to it: one source of chance serves everybody in a race.',
    ),
    rule(
      'M-A1-1',
      'Words: a move is one gear roll, and a race of 3 laps takes 30 to 60. A full result is the rolls, penalties and minutes of a session; the best of all sessions has the absolute pole.',
    ),
    only(
      '2002',
      referee(
        'M-A2-1',
        'The summary prints the roll before the cost of over-revving. The program sees to it: M-6-3 counts, so the cost comes first.',
      ),
    ),
    only(
      '2005',
      referee(
        'M-A2-1',
        'The summary sends you to step 7 after a slipstream out of the pits. The program sees to it: M-6-3 counts, so it is step 6.',
      ),
    ),
    rule('M-A2-2', 'The over-revving table once more: see M-13-T.'),
    rule('M-A2-3', 'The blocking table once more: see M-12-T.'),
    rule(
      'M-A2-4',
      'Black die, dry / wet: collision 1 / 1-2, at the worse odds 1-2 / 1-3; engine 1-4 / 1-3; handling 1-4 / 1-5.',
    ),
    rule('M-A2-5', 'The table of ways to go out once more: see M-20-7-T.'),
    rule('M-A2-6', 'The tire tables once more: see M-8-5.'),
    rule(
      'M-A3-1999',
      'New in 1999: a changeable roll keeps the track dry or wet; weather waits for the end of the round (chapter 3).',
    ),
    rule(
      'M-A3-2001',
      'New in 2001: 10 rolls per error in a session, the track of a changeable start, no lost space on old softs, restarts after a spinout, how far a blocked or blown car goes, slipstreams behind blown and spun cars.',
    ),
    rule(
      'M-A3-2002',
      'New in 2002: the complete movement, when tests are rolled, slides with required stops only, order beside spun and stalled cars, no last run from 4th or lower, slipstreams and all gears in the pit lane.',
    ),
    only(
      '2005',
      rule(
        'M-A3-2003',
        'New in 2003: bonus and brakes as steps of their own, ties with a spun car, a car blown below 5th is out at once, tires in the pit and what silence means.',
      ),
    ),
    only(
      '2005',
      rule(
        'M-A3-2004',
        'New in 2004: tire rules on the last run and no pit lane for it, a gear that reaches the pit, no 1st on the way out, brakes and the first corner on a quick stop.',
      ),
    ),
    only(
      '2005',
      rule(
        'M-A3-2005',
        'Made clear in 2005: no handling test on the space astride the line at the end, where you are home already (M-17-3).',
      ),
    ),
    rule(
      'M-A4-1',
      'Settled: the cost of blocking ignores the kind of tires; no penalty for entering a corner in a session; slipstreams behind a car just blown, not on its last run; none after a spinout; no lowest gear at the ends of the pit lane.',
    ),
    rule(
      'M-A4-2',
      'Left open, decided here: slipstreams inside corners stay free of brakes; a circuit takes as many cars as it has pits (R-84); a refused call cannot happen.',
    ),
  ],
  rulings: [],
};
