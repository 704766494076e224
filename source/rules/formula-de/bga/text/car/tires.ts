// Chapter 23, the option of three kinds of tires.
import { choice, example, type RuleChapter, rule, ruling } from '../../../../text/statement.ts';
import { advanced } from '../games.ts';

/** Chapter 23, of the advanced game. */
export const tires: RuleChapter = {
  number: '23',
  title: 'Tires (option)',
  statements: [
    choice('BGA-O-37', 'When the weather is known you choose hard, soft or rain tires.'),
    choice('BGA-O-38', 'The race may have another kind than qualifying.'),
    rule('BGA-O-40', 'Hard, good or changeable: as the other chapters say.'),
    rule('BGA-O-41', 'Hard, rain: a move that counts for a corner skids 3 spaces further.'),
    choice(
      'BGA-O-43',
      'Soft, good or changeable: each move may be 1 space longer, in qualifying too.',
    ),
    choice('BGA-O-44', 'You need not take that space.'),
    rule('BGA-O-45', 'Soft, good or changeable: an overshoot costs double the tires.'),
    rule(
      'BGA-O-46',
      'Soft, good or changeable, no new set: after its first lap the extra space is gone, after its second an overshoot costs three times the tires.',
    ),
    rule(
      'BGA-O-47',
      'Soft, rain: there is no extra space, and a move that counts for a corner skids 3. From the third lap on one set an overshoot costs three times the tires.',
    ),
    choice(
      'BGA-O-48',
      'Soft and slipstream: a space not used yet may join the slipstream (BGA-A-77).',
    ),
    rule(
      'BGA-O-50',
      'Rain tires, good or changeable: an overshoot costs double, in qualifying and on the first two laps of the set; from its third lap three times.',
    ),
    rule('BGA-O-51', 'Rain tires, rain: a move that counts for a corner skids 1 space further.'),
    rule('BGA-V-28', 'Only a move that counts for a corner skids; touching one is not enough.'),
    example('BGA-V-29', 'A car drives on through a corner in which it has all its stops: no skid.'),
    example(
      'BGA-V-30',
      'A car on the last space of a corner still owes it a stop. Its next move skids, though it leads onto a straight.',
    ),
    rule('BGA-V-36', 'The move of a quick stop gets no soft space.'),
  ].map(advanced),
  rulings: [
    ruling(
      'BR-33',
      'A move counts for a corner if its first space, or one it enters before the skid, lies in a corner that still needed a stop when the turn began. Brake short of it and there is no skid; a skid alone never brings you into that case.',
    ),
    ruling('BR-34', 'Laps are laps of the set: a new one is on its first.'),
    ruling(
      'BR-35',
      'Soft, rain, first two laps: double, as in the dry. The lines on rain name the third lap alone, but no weather limits "a single space overshoot will eliminate a 0 Tire WP car on soft tires", nor the double count in qualifying.',
    ),
    ruling(
      'BR-36',
      'Rain tires in rain cost the plain price on every lap: their double and their three times stand only under "if the weather is changeable or good", and nothing else is said of them.',
    ),
    ruling(
      'BR-37',
      'No soft space in the move of a quick stop or in the first after a technical stop; the first move after a slow stop may have it.',
    ),
  ].map(advanced),
};
