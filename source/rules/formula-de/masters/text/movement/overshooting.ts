// Chapter 10, leaving a corner a stop short, and spinouts.
import {
  choice,
  example,
  type RuleChapter,
  renumbered,
  rule,
  ruling,
} from '../../../../text/statement.ts';

/** Chapter 10. */
export const overshooting: RuleChapter = {
  number: '10',
  title: 'Overshooting',
  statements: [
    rule(
      'M-10-0-1',
      'Pass the end of a corner one stop short and you overshoot: each space beyond costs tire points by your tires (chapter 8).',
    ),
    rule(
      'M-10-0-2-T',
      'For n spaces beyond: hard n; rain on wet n; soft, and rain on dry, 2n on laps 1 and 2 of the set and 3n on lap 3. No car can carry more than 17 tires.',
    ),
    example(
      'M-10-0-3',
      'Overshoot of 3 spaces: hard 3 points; soft 6, on lap 3 of the set 9; rain on wet 3; rain on dry 6, on lap 3 of the set 9.',
    ),
    rule(
      'M-10-1',
      'Leave a 2-stop corner without a stop, or a 3-stop corner with none or one, and you are out at once.',
    ),
    rule(
      'M-10-2-1',
      'From the first space outside the corner you keep your lane for the rest of the play, whatever stands ahead.',
    ),
    renumbered(
      '10-2-3',
      rule(
        'M-10-2-2',
        'If you come to rest in another corner by overshooting, it is no stop there.',
      ),
    ),
    renumbered(
      '10-2-2',
      rule(
        'M-10-2-3',
        'You cannot go round a car you meet while overshooting: it blocks you (chapter 12).',
      ),
    ),
    rule(
      'M-10-3',
      'If tires and brakes cannot pay, your car is out and off the board at once; it leaves no dangerous space.',
    ),
    rule(
      'M-10-4-1',
      'Your last tire point is gone: a spinout. The car faces the wrong way where it is and its lever stays; when the round ends it is turned and put in 1st.',
    ),
    rule(
      'M-10-4-2',
      'With no tires, losing exactly 1 more is another spinout, losing more is the end. Soft tires lose two points at a time and cannot spin again: without points any further loss puts you out, by blocking too.',
    ),
    rule('M-10-4-3', 'Collision tests with a spun car are rolled at the worse odds.'),
    rule('M-10-4-4', 'A spun car gives no slipstream.'),
    rule(
      'M-10-4-5',
      'While its lever still shows 5th or 6th, a spun car takes part in engine tests.',
    ),
    choice(
      'M-10-4-6',
      'After a spinout you roll the black die. 1: you stall for a round, then play 1st. 20: 4 spaces without a gear die, then 1st or 2nd. Else: drive off in 1st.',
    ),
    rule('M-10-4-7', 'Level with another car, a spun car counts as being in 1st.'),
  ],
  rulings: [
    ruling(
      'R-19',
      'Every space beyond the limit counts, whichever step took you there, less your brakes. If an arrow leads out into another lane you may take it, then keep to that lane.',
    ),
    ruling(
      'R-20',
      'In the next corner you keep the lane even against arrows, with no stop and no slide. Leave that one short of stops too and you pay a second overshoot in full, or are out.',
    ),
    ruling(
      'R-21',
      'Brakes take spaces off, tires pay the rest. Choose any mix you can pay, and you must if there is one; with none you are out at once. All tires gone is a spinout. If brakes bring you back inside, the stop counts.',
    ),
    ruling(
      'R-22',
      'The price is that of the track now and of the lap of the set when you cross the limit of the corner, even if you cross the line after it.',
    ),
    ruling(
      'R-23',
      'You spin only if the loss equals the tires left. With none left, a loss of 1 by overshoot or blocking is a new spinout (not on soft tires, M-10-4-2), 2 put you out. With one tire left and a double price, one unbraked space puts you out.',
    ),
    ruling(
      'R-24',
      'A car is spun until the end of the round, or until its own next play if that is sooner. A 1 on its restart is a plain stall: normal odds, and 1st next time without a roll.',
    ),
  ],
};
