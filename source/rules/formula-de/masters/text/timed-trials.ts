// Chapter 1, the timed trials that make the grid.
import {
  choice,
  example,
  only,
  type RuleChapter,
  referee,
  rule,
  ruling,
} from '../../../text/statement.ts';

/** Chapter 1. */
export const timedTrials: RuleChapter = {
  number: '1',
  title: 'Timed trials',
  statements: [
    rule(
      'M-1-0-1',
      'One or more sessions settle the grid; each is a single timed lap. All rules of movement hold (6th to 1st stays forbidden), but there are no points: you cannot brake, and an overshoot is paid in extra rolls.',
    ),
    only(
      '2002',
      referee(
        'M-1-0-2',
        'When the day starts, the judges of a session get a clock and result sheets; two helpers log dice and track. The program sees to it: clock, log of rolls and running order are its own.',
      ),
    ),
    only(
      '2005',
      referee(
        'M-1-0-2',
        'Judges fetch a clock and the sheets while drivers sign in, and two helpers watch dice and car. The program sees to it: it times the lap, logs every roll and keeps the running order.',
      ),
    ),
    rule(
      'M-1-0-3',
      'Before each session one black die sets the weather for everybody, read on the table of the circuit (M-3-1).',
    ),
    referee(
      'M-1-0-4',
      'Some tables are for drivers who need less than a minute a lap. The program sees to it: it keeps up with your pace.',
    ),
    only(
      '2002',
      referee(
        'M-1-1-1',
        'Six dice lie ready on the board, the 1st gear die showing 1; you may shift but not turn them, and a stopwatch is at hand. The program sees to it: it rolls the dice and keeps the time.',
      ),
    ),
    only(
      '2005',
      referee(
        'M-1-1-1',
        'The six gear dice wait on the board, that of 1st gear on 1; shift them, do not turn them. A stopwatch or a counter runs. The program sees to it: dice and clock are inside it.',
      ),
    ),
    rule(
      'M-1-1-2',
      'You start the lap with the lever in 1st. On a real table only dice and your dashboard would lie before you.',
    ),
    only('2002', rule('M-1-1-3', 'Your car starts on the first whole space behind the line.')),
    only(
      '2005',
      rule(
        'M-1-1-3',
        'Your car starts in the middle lane, on its first whole space behind the line.',
      ),
    ),
    choice('M-1-1-4', 'Before the lap you say which tires you drive on: hard, soft or rain.'),
    rule(
      'M-1-1-5',
      'In the wet even rain tires slide 1 space with each stop in a corner. The program reminds you.',
    ),
    referee(
      'M-1-1-6',
      'One hand plays and nothing else touches the table while the clock runs. The program sees to it: you have the keys, and its clock runs from your first gear to the line.',
    ),
    rule(
      'M-1-1-7',
      'Each move runs in one order: the lever if you want another gear, then the die of that gear, then the car.',
    ),
    rule(
      'M-1-1-7-1',
      'Moves never overlap: the next begins only when the car of the last one has been set down.',
    ),
    referee(
      'M-1-1-7-2',
      'Starting too early is called out like a wrong lever. The program sees to it: it takes your next gear only once the move is confirmed.',
    ),
    referee(
      'M-1-1-8',
      'Past the line you stop the clock yourself. The program sees to it: the move that crosses stops it.',
    ),
    referee(
      'M-1-1-9',
      'After the lap onlookers have their say and the chief judge settles it. The program sees to it: every move is judged on the spot.',
    ),
    rule(
      'M-1-1-10',
      'Your score begins with the number of gear rolls; the roll that crosses the line counts.',
    ),
    referee(
      'M-1-1-11',
      'A car set down wrongly costs 10 rolls each time. The program sees to it: a guided trial offers legal spaces only; a free-hand trial charges the 10 rolls at the end.',
    ),
    rule(
      'M-1-1-12',
      'Each space of overshoot adds rolls by the sessions column of M-8-5: 1 on hard tires, 2 on soft ones, 2 on rain tires in the dry and 1 in the wet.',
    ),
    rule('M-1-1-13', 'Each full minute on the clock adds one roll.'),
    rule(
      'M-1-1-14',
      'Leave a corner two or more stops short (0 of 2, or 0 or 1 of 3) and the session is over: you rank last in it.',
    ),
    referee(
      'M-1-2-1-1',
      'Lever and die differ: the move is played again, and the time lost is the fine. The program sees to it: the die follows the gear you chose.',
    ),
    referee(
      'M-1-2-1-2',
      'A car lying across spaces is put right, with a new throw if the next die has fallen; after the next move it is too late. The program sees to it: a car stands on one space.',
    ),
    referee(
      'M-1-2-1-3',
      'What the wrong hand did is undone, and the lap goes on. The program sees to it: keys know no hands.',
    ),
    rule('M-1-2-1-4', 'A gear you may not take now (6th to 1st, 3rd to 5th) is never offered.'),
    referee(
      'M-1-2-2',
      'During the lap judges keep quiet about misplaced cars and name only faults that cost nothing. The program sees to it: a free-hand trial is silent until the end.',
    ),
    referee(
      'M-1-2-3',
      'If you refuse a call, the organiser decides. The program sees to it: it makes no call that you could refuse.',
    ),
    only(
      '2002',
      rule(
        'M-1-3-1',
        'Your full result is a pair: total rolls and lap time. Both are kept for each driver and session.',
      ),
    ),
    only(
      '2005',
      rule(
        'M-1-3-1',
        'Total rolls and clock time together are your absolute time; the pair is kept for each driver and each session.',
      ),
    ),
    rule(
      'M-1-3-2',
      'Fewest total rolls come first, then the shorter lap time, then whoever did it first. This order makes the grid.',
    ),
    referee(
      'M-1-3-3',
      'The organiser may move drivers to other tables, say to part team mates. The program sees to it: there is one table for all.',
    ),
    example(
      'M-1-4-1',
      '18 rolls in 1:15.56, an overshoot of 2 on soft tires, one car set down wrongly: 18 + 1 + 4 + 10 = 33 rolls.',
    ),
    example(
      'M-1-4-2',
      'Rain tires in the wet, 16 rolls in 1:59.56, an overshoot of 2 taken where 3 was right: 16 + 1 + 2 + 10 = 29 rolls.',
    ),
    example(
      'M-1-4-3',
      'Soft tires, 17 rolls in exactly 2:00.00, a corner entered though the move should end 2 spaces before it: 17 + 2 + 10 = 29 rolls. That ranks behind 29 rolls in 1:59.56.',
    ),
  ],
  rulings: [
    ruling(
      'R-90',
      'You are alone in a session: points and brakes, start rolls, spinouts, all tests, pits and turns of the weather are off, and skips of 1 to 3 gears cost nothing. Driving code, stops, slide, soft bonus and the lane kept after an overshoot hold.',
    ),
    ruling(
      'R-91',
      'Your clock runs from the first gear you confirm to the move that crosses, in hundredths. Leaving the lap or the program voids your session: you are last in it, and do not drive it again. Computer drivers get 3 seconds per roll.',
    ),
    ruling(
      'R-92',
      'Of several sessions the best result of each driver counts and makes the grid. An aborted session ranks last, and is used only where there is no other. The entry list drives in its order first; in later sessions the slowest so far begins.',
    ),
    ruling(
      'R-93',
      'A guided trial accepts legal moves only. Free-hand you set the car down once for the whole move: roll, slide on a wet track, extra space of soft tires if you want it. Each wrong space costs 10 rolls. Corners you leave count as the car stands; past the line nothing does.',
    ),
    ruling(
      'R-94',
      'The roll that brings the car onto the line or past it is the last; spaces of overshoot count only up to the line.',
    ),
  ],
};
