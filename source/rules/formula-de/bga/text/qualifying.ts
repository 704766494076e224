// Chapter 21, the option of a timed lap for the grid.
import { type RuleChapter, rule, ruling } from '../../../text/statement.ts';
import { advanced, basic } from './games.ts';

/** Chapter 21. */
export const qualifying: RuleChapter = {
  number: '21',
  title: 'Qualifying (option)',
  statements: [
    rule(
      'BGA-O-5',
      'One after the other, each driver drives a lap against the clock, alone on the track. The results make the grid.',
    ),
    rule(
      'BGA-O-6',
      'You move by the rules of the race and its driving code. Wear points play no part.',
    ),
    rule('BGA-O-7', 'Only overshooting a corner counts against you.'),
    rule('BGA-O-8', 'You begin in the middle lane, on the last space before the start line.'),
    rule('BGA-O-9', 'You cannot brake. If a roll makes you overshoot, you overshoot.'),
    rule('BGA-O-10', 'You may go down by any number of gears, free of cost.'),
    rule('BGA-O-11', 'Your score: 1 for each round that you need for the lap.'),
    basic(rule('BGA-O-12', '1 more for each space by which you overshoot.')),
    advanced(
      rule('BGA-O-12', '1 more for each space by which you overshoot, 2 more on soft tires.'),
    ),
    rule('BGA-O-13', '1 more for each full minute on the clock.'),
    rule(
      'BGA-O-14',
      'Make no stop at all in a corner that needs two or three, and your lap is over: you start the race last.',
    ),
    rule('BGA-O-15', 'The grid is set by score, the lowest first.'),
    rule('BGA-O-16', 'Equal scores: the shorter time is ahead.'),
    rule('BGA-V-12', 'The lap begins in 1st, and there is no start roll.'),
    rule('BGA-V-13', 'No brakes for the whole lap, whatever lies ahead.'),
    rule('BGA-V-14', 'Even 6th to 1st is free here.'),
    rule(
      'BGA-V-15',
      'Places 1 to 10 win 10 points down to 1, but only drivers who have completed their lap.',
    ),
  ],
  rulings: [
    ruling(
      'BR-51',
      'What would put you out of the race ends the lap: no stop of 2, or none or one of 3.',
    ),
    ruling(
      'BR-52',
      'Drivers without a full lap start behind all others: whoever got further is ahead, then whoever drove first.',
    ),
    ruling('BR-53', 'Score and time are equal: whoever drove first is ahead.'),
    ruling(
      'BR-54',
      'The clock runs from the question for your first gear to the crossing of the line. The option untimed takes the clock away: everybody has 0 minutes then, and BR-53 settles ties.',
    ),
    advanced(
      ruling(
        'BR-66',
        'An overshoot counts double on soft tires, dry or wet, and on rain tires when the track is dry.',
      ),
    ),
    ruling(
      'BR-67',
      'The roll that takes you over the line is the last that counts, and an overshoot counts no further than the line.',
    ),
  ],
};
