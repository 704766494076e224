// Chapter 22, the option of weather.
import { type RuleChapter, rule, ruling } from '../../../text/statement.ts';
import { advanced } from './games.ts';

/** Chapter 22, of the advanced game. */
export const weather: RuleChapter = {
  number: '22',
  title: 'Weather (option)',
  statements: [
    rule(
      'BGA-O-17',
      'Each circuit has a weather chart that all may read before the game. It serves qualifying and race.',
    ),
    rule('BGA-O-19', 'Before qualifying the black die is read on the chart.'),
    rule(
      'BGA-O-20',
      'Qualifying: good and changeable do nothing. With rain everybody drives the lap in the wet.',
    ),
    rule('BGA-O-21', 'Before the race the die is rolled for the chart once more.'),
    rule('BGA-O-22', 'Race, good: nothing happens.'),
    rule(
      'BGA-O-23',
      'Race, changeable: clouds and a dry track, but rain if it rained in qualifying. From here the weather may turn.',
    ),
    rule(
      'BGA-O-24',
      'In a changeable race each 20 in 5th or 30 in 6th makes its driver roll for the chart when the round ends.',
    ),
    rule('BGA-O-25', 'A roll of good takes the weather one line up: BGA-O-28 to BGA-O-32.'),
    rule('BGA-O-26', 'A roll of rain takes it one line down.'),
    rule('BGA-O-27', 'A roll of changeable leaves it where it is.'),
    rule('BGA-O-28', 'Line 1, good: dry, and stays so to the end.'),
    rule('BGA-O-29', 'Line 2, good for now: dry.'),
    rule(
      'BGA-O-30',
      'Line 3, changeable: where a changeable race begins. Once left it is skipped: up from line 4 is line 2, down from line 2 is line 4.',
    ),
    rule('BGA-O-31', 'Line 4, rain for now: wet.'),
    rule('BGA-O-32', 'Line 5, rain: wet, and stays so to the end.'),
    rule('BGA-O-33', 'In rain a collision roll fails on 1 or 2, in the dry on 1.'),
    rule('BGA-O-34', 'In rain an engine roll fails on 1 to 3, in the dry on 1 to 4.'),
    rule('BGA-O-35', 'In rain a roll on a dangerous space fails on 1 to 5, in the dry on 1 to 4.'),
    rule('BGA-O-36', 'In rain cars skid in corners; how far depends on their tires (chapter 23).'),
    rule(
      'BGA-V-18',
      'Weather is rolled when a round is over, so it never turns within a turn or a round.',
    ),
    rule('BGA-V-19', 'Several 20s or 30s in a round: as many weather rolls.'),
    rule('BGA-V-20', 'The list has five lines; other rules know four kinds of weather.'),
    rule(
      'BGA-V-21',
      'Changeable exists only at the start of a race, and means dry. After rain in qualifying such a race starts wet.',
    ),
    rule('BGA-V-22', 'Qualifying is never changeable: unless rain was rolled it is good.'),
  ].map(advanced),
  rulings: [
    ruling(
      'BR-45',
      'Race, rain: line 5, to the end. Race, good: line 1. Only a changeable race has weather rolls.',
    ),
    ruling(
      'BR-46',
      'A changeable race starts on line 3. Good, changeable, good: line 1. Good, rain: line 4. Good, rain, rain: line 5. Rain, good, rain: line 4. Once on line 1 or 5 further rolls are dropped.',
    ),
    ruling(
      'BR-62',
      'A changeable race that starts wet has every rule of rain until a first roll of good or rain takes it to line 2 or 4.',
    ),
  ].map(advanced),
};
