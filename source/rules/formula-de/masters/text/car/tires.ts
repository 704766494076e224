// Chapter 8, three kinds of tires on dry and wet.
import {
  choice,
  type RuleChapter,
  referee,
  renumbered,
  rule,
  ruling,
} from '../../../../text/statement.ts';

/** Chapter 8. */
export const tires: RuleChapter = {
  number: '8',
  title: 'Tires',
  statements: [
    choice(
      'M-8-0-1',
      'Choose tires for each session and for the race by weather and plan; each kind behaves differently on dry and wet.',
    ),
    referee(
      'M-8-1',
      'Hard tires: good in the dry, poor in the wet. The program sees to it: it says so beside the choice.',
    ),
    rule('M-8-1-1', 'Hard, dry: a space of overshoot costs 1 tire point, in a session 1 roll.'),
    rule(
      'M-8-1-2',
      'Hard, wet: each move that makes a required stop in a corner slides 3 spaces, in sessions too. Overshoots cost as in the dry.',
    ),
    referee(
      'M-8-2',
      'Soft tires: good in the dry, bad in the wet. The program sees to it: you are told when you choose.',
    ),
    choice(
      'M-8-2-1',
      'Soft, dry: 1 extra space on each move if you like, in a session or on the first lap of the set; over at the line unless you fit new softs. An overshoot space costs 2 points, on lap 3 of the set 3.',
    ),
    rule(
      'M-8-2-2',
      'Soft, wet: no bonus, a slide of 3; an overshoot space costs 2 points on laps 1 and 2, 3 on lap 3.',
    ),
    referee(
      'M-8-3',
      'Rain tires: the ones for the wet, fragile in the dry. The program sees to it: a hint stands beside them.',
    ),
    rule(
      'M-8-3-1',
      'Rain, dry: an overshoot space costs 2 points on the first two laps of the set and 3 on its third, whatever the weather was before.',
    ),
    rule(
      'M-8-3-2',
      'Rain, wet: a required stop in a corner slides only 1 space, and an overshoot space costs 1 point.',
    ),
    renumbered(
      '8-0-2',
      rule(
        'M-8-4-1',
        'Laps here are laps of the set, not of the car: fit them as lap 2 ends, and lap 3 is their first.',
      ),
    ),
    renumbered(
      '8-2-3',
      rule(
        'M-8-4-2',
        'The extra space is there until the move before you cross the line or, if you use the pit lane, until you reach your pit.',
      ),
    ),
    rule(
      'M-8-5-T1',
      'Hard: no bonus. Overshoot x1 always. Slide 3 in corners when wet, none on straights.',
    ),
    rule(
      'M-8-5-T2',
      'Soft: bonus 1 in the dry, in sessions and on lap 1. Overshoot x2, on lap 3 x3, dry or wet. Slide 3 in corners when wet.',
    ),
    rule(
      'M-8-5-T3',
      'Rain: no bonus. Overshoot x2 in the dry, x3 there on lap 3, x1 in the wet. Slide 1 in corners when wet.',
    ),
    rule('M-8-5-1', 'A bonus you may leave; a slide you must take.'),
  ],
  rulings: [
    ruling(
      'R-15',
      'You slide on a wet track when, after the main move or a slipstream, you stand in a corner that still needs a stop. Once per play; never for a stop more than is due, off the corners, in the pits, in a corner you overshot into, or when blocked.',
    ),
    ruling(
      'R-16',
      'If the slide carries you out of the corner, the stop was not made there: the spaces beyond are an overshoot, and with more than one stop missing you are out.',
    ),
    ruling(
      'R-17',
      'Brakes taken off the main move work ahead of the slide: end short of the corner and you do not slide. Brakes after it take back a space each and may bring you inside again. No brake refuses the slide itself.',
    ),
    ruling(
      'R-18',
      'A slide follows arrows of your choice. Where cars leave no room for it, it goes as far as it can (R-32), and the spaces left are blocking.',
    ),
    ruling(
      'R-56',
      'The extra space is yours until you cross the line that ends the first lap of the set. It may itself take you over that line, the finish too. In the pit lane it lasts to your pit, even past the line.',
    ),
    ruling(
      'R-57',
      'Driving from the grid over the line for the first time does not age a set. One fitted in the pits is on its first lap at once, until the coming lap of the circuit ends, whether your pit lies before or past the line.',
    ),
    ruling(
      'R-58',
      'If the weather turns in mid-lap, slide, bonus and overshoot follow the track of the current play; the laps of the set run on.',
    ),
    ruling(
      'R-59',
      'The bonus may join a super start and a restart, and must join the last run of a blown car if that takes it further (R-73); it never joins the exit of a quick stop. Once per play.',
    ),
  ],
};
