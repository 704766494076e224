// Chapter 24, the option of repairs in the pits.
import { choice, type RuleChapter, rule, ruling } from '../../../../text/statement.ts';
import { advanced } from '../games.ts';

/** Chapter 24, of the advanced game. */
export const technicalStops: RuleChapter = {
  number: '24',
  title: 'Technical stops (option)',
  statements: [
    rule(
      'BGA-O-52',
      'The pit of each car holds 2 repair points for the whole race. They give back lost points of every kind but tires.',
    ),
    choice(
      'BGA-O-53',
      'At each pit stop you say which it is: a stop for tires, or a technical stop.',
    ),
    choice(
      'BGA-O-54',
      'The stop for tires is that of chapter 16. Whenever tires are changed you may take another kind.',
    ),
    choice(
      'BGA-O-55',
      'In a technical stop you may change tires as well, and get back up to 2 points in one part or two.',
    ),
    rule(
      'BGA-O-56',
      'These points last for the whole race: the pit gets no more, however many laps.',
    ),
    rule(
      'BGA-O-57',
      'After a technical stop you wait until the next round and then leave in 4th at most.',
    ),
    rule('BGA-O-58', 'Soft tires give no extra space on the way out of the pits.'),
    choice(
      'BGA-V-37',
      'You may always choose a technical stop and end your turn with it, even with no repair point left or nothing to repair.',
    ),
  ].map(advanced),
  rulings: [
    ruling(
      'BR-49',
      'A car has 2 repair points; with construction what it set aside, 0 to 2. A team has those of its two cars together, so 4 without construction.',
    ),
    ruling(
      'BR-50',
      'One stop gives back 2 at most, never more than the pit still has, and no part ends with more than it started with.',
    ),
  ].map(advanced),
};
