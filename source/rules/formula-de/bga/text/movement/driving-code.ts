// Chapter 4, the driving code.
import { type RuleChapter, rule, ruling } from '../../../../text/statement.ts';
import { advanced, basic, both } from '../games.ts';

/** Chapter 4. */
export const drivingCode: RuleChapter = {
  number: '4',
  title: 'Driving code',
  statements: [
    ...both(
      rule,
      'BGA-B-32',
      'BGA-A-14',
      'Cars drive along the lanes of the track. Corners have one set of rules, straights another.',
    ),
    ...both(rule, 'BGA-B-33', 'BGA-A-15', 'Never drive through a car; go round it.'),
    ...both(rule, 'BGA-B-34', 'BGA-A-16', 'Never drive backwards.'),
    ...both(
      rule,
      'BGA-B-38',
      'BGA-A-20',
      'What lies between two corners is a straight. It needs no stop; drive it in as many moves as you need.',
    ),
    ...both(
      rule,
      'BGA-B-39',
      'BGA-A-21',
      'On a straight go from where you come onto it to where you end in as few spaces as possible.',
    ),
  ],
  rulings: [
    basic(
      ruling(
        'BR-11',
        'Each straight part of a move is judged by itself: no way between its two ends that avoids all cars may be shorter. A zigzag that uses up spaces is not allowed. In corners the arrows alone count.',
      ),
    ),
    advanced(
      ruling(
        'BR-11',
        'Each straight part of a move is judged by itself: no way between its two ends may be shorter that keeps off all cars and off the dangerous spaces you do not enter. Which of those to avoid is your choice; a zigzag to use up spaces is not. In corners the arrows alone count.',
      ),
    ),
  ],
};
