// Chapter 1, the series and its marshal.
import { choice, type RuleChapter, rule, ruling } from '../../../text/statement.ts';

/** Chapter 1. */
export const series: RuleChapter = {
  number: '1',
  title: 'Series and marshal',
  statements: [
    rule(
      'TR-1',
      'A championship is a season of races, as many as the players agree on, each of them on another track.',
    ),
    rule('TR-2', 'Each race has a marshal, who is its umpire. The players take turns in it.'),
    rule(
      'TR-3',
      'The team of the marshal stays out of that race, so that every team misses its share.',
    ),
    choice(
      'TR-4',
      'You choose which race you sit out as marshal. Where two players want the same one, a roll decides.',
    ),
  ],
  rulings: [
    ruling(
      'TRR-3',
      'Marshals by turns are an option, and off unless chosen: all teams race, the program is the marshal and puts the weather sections nearest to a third and two thirds of the lap and right before the pit entry.',
    ),
  ],
};
