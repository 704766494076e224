// Chapter 8, the lap alone that makes the grid.
import { choice, type RuleChapter, rule, ruling } from '../../../../text/statement.ts';

/** Chapter 8. */
export const qualifying: RuleChapter = {
  number: '8',
  title: 'The grid by a lap alone',
  statements: [
    rule('TR-27', 'Each player drives one lap with no other car on the track.'),
    rule('TR-28', 'Counted are the turns it takes and the time on the clock.'),
    rule('TR-29', 'Fewest turns starts first; of equal turns, the shorter time.'),
    rule('TR-30', 'The car has the points it would have for a race of two laps.'),
    rule('TR-31', 'Every two points that you spend count as a turn more.'),
    choice('TR-32', 'It is dry, always. Your tires may be soft or hard.'),
    choice('TR-33', 'You begin in any gear, on any space before the start/finish line.'),
    rule('TR-34', 'The clock runs from the moment you cross the line to the next time you do.'),
    rule(
      'TR-35',
      'The first turn that counts is the one whose roll takes you over the line, the last the one that takes you over it again; both count.',
    ),
    rule(
      'TR-36',
      'Where times are compared, a car with a Qualifying Point is ahead of one without, whatever the times.',
    ),
    choice('TR-37', 'Pits are chosen in the order of this grid, pole first.'),
  ],
  rulings: [
    ruling(
      'TRR-7',
      'The turns added are half the points spent, rounded down: 1 spent adds none, 3 add 1, 4 add 2.',
    ),
    ruling('TRR-8', 'There are no wet tires for this lap, though TR-108 speaks of any type.'),
    ruling(
      'TRR-9',
      'A car that crashes has no time and starts from the back; of several, whoever got further is ahead, then whoever drove first. The driver is checked for injuries, and one who is hurt does not start. The car itself is whole again for the race.',
    ),
    ruling(
      'TRR-10',
      'You may begin on any space of the straight before the line. Rolls that do not take you over it yet are not counted.',
    ),
    ruling(
      'TRR-11',
      'You may do without the clock. Equal turns then go by the Qualifying Point, and after that by a roll.',
    ),
    ruling(
      'TRR-64',
      'A car built with 24 drives this lap with the four points of TR-7 given up; its owner picks them for the session. It starts the race with all it has.',
    ),
  ],
};
