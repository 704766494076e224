// Chapter 17, collisions in corners.
import { type RuleChapter, rule, ruling } from '../../../../text/statement.ts';

/** Chapter 17. */
export const collisions: RuleChapter = {
  number: '17',
  title: 'Collisions',
  statements: [
    rule(
      'TR-86',
      'If your move ends inside a corner, there is a check with each car on an adjacent space.',
    ),
    rule(
      'TR-87',
      'Both cars roll a d20. A car that does not roll more than the flag of the corner loses 1 bodywork.',
    ),
    rule('TR-92', 'Who must lose bodywork and has none is out, with debris on the space.'),
    rule(
      'TR-93',
      'If no adjacent car has lost any in that check, they check again: the lowest roll loses 1 bodywork.',
    ),
  ],
  rulings: [
    ruling('TRR-37', 'A car that is out is taken off the track at once.'),
    ruling(
      'TRR-38',
      'Adjacent are the spaces straight ahead, straight behind, and those of the neighbouring lanes that touch yours. The other car may be outside the corner.',
    ),
    ruling(
      'TRR-39',
      'One check for each adjacent car, the one ahead first. The flag is that of the corner where you have ended, and 1 more in rain. In the dry at a flag of 2, rolls of 2 and 3: the first loses 1.',
    ),
    ruling(
      'TRR-40',
      'In the second check every car adjacent to the one that went out rolls, and equal lowest rolls are rolled again. If there is only one such car it loses 1 without a roll.',
    ),
  ],
};
