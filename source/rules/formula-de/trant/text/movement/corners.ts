// Chapter 15, corners, overshooting and spins.
import { type RuleChapter, rule, ruling } from '../../../../text/statement.ts';

/** Chapter 15. */
export const corners: RuleChapter = {
  number: '15',
  title: 'Corners',
  statements: [
    rule(
      'TR-61',
      'A corner is free if as many of your turns have ended inside it as its flag says.',
    ),
    rule(
      'TR-62',
      'With one stop less you overshoot: 1 tire for each MP you spend beyond the corner in this turn.',
    ),
    rule('TR-63', 'On soft tires an overshoot costs 1 tire more in all, however long it is.'),
    rule('TR-64', 'With fewer stops still the car crashes, and its race is over.'),
    rule('TR-65', 'So it does when it gets into a second corner without a stop in the one before.'),
    rule(
      'TR-66',
      'Spin: the corner asks for exactly one tire more than you have. You lose what you have, and the car stands the wrong way round where it ended.',
    ),
    rule('TR-67', 'In its next turn it is turned round and goes off in 1st.'),
    rule('TR-68', 'When two tires or more are missing the car crashes, and its race is over.'),
    rule('TR-69', 'A crash in a corner leaves no debris.'),
  ],
  rulings: [
    ruling(
      'TRR-26',
      'An overshoot is the MP spent beyond the corner, penalties included; spaces of doubled straights are 2.',
    ),
    ruling(
      'TRR-27',
      'After an overshoot you may change lanes, by the most direct way. No lane is kept.',
    ),
    ruling(
      'TRR-28',
      'Flag 1 left with no stop, 2 with one, 3 with two: overshoot. One stop less than that: crash.',
    ),
    ruling(
      'TRR-29',
      'Into a second corner from one with no stop at all: crash, with any number of tires. With a stop in the first the overshoot is paid, MP inside the second corner included, and ending there is a stop in it.',
    ),
    ruling(
      'TRR-30',
      'If you owe what you have or less, you pay. One more: you spin and have no tires left. More than that: you crash. 0 tires and 1 to pay: spin. 3 tires, new soft ones and 3 beyond, which is 4: spin. The same with 4 beyond: crash.',
    ),
  ],
};
