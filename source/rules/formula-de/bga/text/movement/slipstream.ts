// Chapter 15, slipstreaming.
import { choice, type RuleChapter, rule, ruling } from '../../../../text/statement.ts';
import { advanced } from '../games.ts';

/** Chapter 15, of the advanced game. */
export const slipstream: RuleChapter = {
  number: '15',
  title: 'Slipstreaming',
  statements: [
    rule('BGA-A-66', 'You and the car ahead must both be in 4th or higher.'),
    rule('BGA-A-67', 'Your gear must be as high as that of the other car or higher.'),
    rule('BGA-A-68', 'Your move must end right behind it.'),
    choice('BGA-A-69', 'Then you may go on by 3 spaces in the same move.'),
    choice(
      'BGA-A-70',
      'Three ways: (a) a lane out, past the car and back in front of it; (b) a lane out and two spaces on; (c) two lanes over and one space on.',
    ),
    choice('BGA-A-71', 'All 3 spaces are driven, unless you pay brakes to drive fewer.'),
    choice(
      'BGA-A-72',
      'If that brings you right behind another car you may slipstream again, as often as it happens.',
    ),
    rule(
      'BGA-A-73',
      'A slipstream that carries you into a corner costs a brake, and no space is taken off for it.',
    ),
    rule('BGA-A-74', 'In a corner it has to follow the arrows.'),
    rule('BGA-A-75', 'You may not brake so as to end behind a car and be drawn along by it.'),
    choice('BGA-A-76', 'You never have to take one.'),
    choice(
      'BGA-A-77',
      'On soft tires the extra space may come in the slipstream, if this move could have had it and has not used it.',
    ),
    choice('BGA-V-31', 'The list of variations says the same of soft tires in a slipstream.'),
  ].map(advanced),
  rulings: [
    ruling('BR-27', 'No slipstream behind a car that has spun, has stalled or is out.'),
    ruling(
      'BR-28',
      'Without a brake you cannot slipstream into a corner. Every entry costs one, from one corner into the next too; inside a corner it is free.',
    ),
    ruling('BR-29', 'Right behind means that the other car is on the next space of your lane.'),
    ruling(
      'BR-30',
      'None while you overshoot, none after brakes have shortened this turn, none when you are blocked.',
    ),
  ].map(advanced),
};
