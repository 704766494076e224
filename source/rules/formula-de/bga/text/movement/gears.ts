// Chapter 2, the gears and their dice.
import { choice, example, type RuleChapter, rule } from '../../../../text/statement.ts';
import { advanced, basic, both } from '../games.ts';

/** Chapter 2. */
export const gears: RuleChapter = {
  number: '2',
  title: 'Gears',
  statements: [
    basic(
      rule(
        'BGA-B-14',
        'A car has six gears, each with a die of its own. The face you roll is the number of spaces you move.',
      ),
    ),
    advanced(
      rule(
        'BGA-A-1',
        'Six gears, a die for each: 1-2, 2-4, 4-8, 7-12, 11-20 and 21-30 spaces. The faces are those of the basic game.',
      ),
    ),
    rule('BGA-B-15', '1st gear, the yellow die: 1 or 2 spaces, with the faces 1 1 2 2.'),
    rule('BGA-B-16', '2nd gear, the orange die: 2 to 4 spaces, with the faces 2 3 3 4 4 4.'),
    rule('BGA-B-17', '3rd gear, the red die: 4 to 8 spaces, with the faces 4 5 6 6 7 7 8 8.'),
    rule('BGA-B-18', '4th gear, the green die: 7 to 12 spaces, all equally likely.'),
    rule('BGA-B-19', '5th gear, the purple die: 11 to 20 spaces, all equally likely.'),
    rule('BGA-B-20', '6th gear, the blue die: 21 to 30 spaces, all equally likely.'),
    ...both(rule, 'BGA-B-21', 'BGA-A-2', 'Up you go one gear at a time. None may be left out.'),
    ...both(
      choice,
      'BGA-B-22',
      'BGA-A-3',
      'Down by one gear is free. You may also skip one, two or three gears; that costs points (chapter 11).',
    ),
    ...both(
      example,
      'BGA-B-23',
      'BGA-A-4',
      '1st to 3rd is not allowed. 6th to 4th skips one gear, 4th to 1st skips two; both are allowed.',
    ),
    ...both(
      rule,
      'BGA-B-24',
      'BGA-A-5',
      'From 1st, where every car starts, you climb gear by gear up to 6th.',
    ),
  ],
  rulings: [],
};
