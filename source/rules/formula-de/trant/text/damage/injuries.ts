// Chapter 24, the option of injured drivers.
import { type RuleChapter, rule, ruling } from '../../../../text/statement.ts';

/** Chapter 24. */
export const injuries: RuleChapter = {
  number: '24',
  title: 'Injuries (option)',
  option: {
    plays: 'TR-143 to TR-148',
    needs: 'Nothing.',
    changes:
      'When a car goes out its driver may be hurt, and the race may be stopped or restarted. It is on unless you switch it off.',
  },
  statements: [
    rule(
      'TR-143',
      'When a car goes out a d20 is rolled for its driver, with 3 added if the engine was the cause.',
    ),
    rule(
      'TR-144',
      'At or above the gear of the car: unhurt. Below it a second d20 is read on the table of injuries.',
    ),
    rule(
      'TR-145',
      'A driver who is hurt or killed in qualifying is not replaced before the next race; neither is the car.',
    ),
    rule(
      'TR-146',
      'A driver killed, or out for the season: this turn is played to its end, then the race is stopped.',
    ),
    rule('TR-147', 'With a full lap done the race is over, with full points by position.'),
    rule(
      'TR-148',
      'Before that it is restarted, a lap shorter, with the positions as its grid. Of all points only those of the tires come back.',
    ),
  ],
  rulings: [
    ruling('TRR-54', 'The gear is the one set for this turn, with what a swerve took off.'),
    ruling('TRR-55', 'A full lap is done when the leader has completed it.'),
    ruling(
      'TRR-56',
      'The restart: grid in the order at the stop, without cars that are out; one lap less than planned; the weather and its run of rolls carry on; there are stall rolls, and tires may be chosen again.',
    ),
    ruling(
      'TRR-57',
      'Points of a stopped race go to the cars still in it, in their order. Cars that are out score none.',
    ),
    ruling(
      'TRR-62',
      'The table says how many races a driver misses. From the next race on a replacement drives, with no Driver Points bought or won.',
    ),
  ],
};
