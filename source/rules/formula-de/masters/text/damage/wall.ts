// Chapter 15, the concrete wall of ovals.
import { type RuleChapter, rule, ruling } from '../../../../text/statement.ts';

/** Chapter 15. */
export const wall: RuleChapter = {
  number: '15',
  title: 'Concrete wall',
  statements: [
    rule('M-15-0-1', 'On ovals a line along the outside lane stands for a concrete wall.'),
    rule(
      'M-15-0-2',
      'Each time you come into that lane, its first space calls for a body test: 1 on dry, 1-2 on wet costs a point.',
    ),
    rule('M-15-0-3', 'Then the move goes on by the driving code.'),
    rule(
      'M-15-0-4',
      'While you stay in the lane, even for rounds, no more tests follow. Leave it and come back, and you test again.',
    ),
    rule(
      'M-15-1',
      'If your move ends on the very space where you come in and cars are in contact, collision tests come first, the wall after.',
    ),
  ],
  rulings: [
    ruling(
      'R-46',
      'One wall test per entry from an inner lane, in the order of your way along with the handling tests. If the body goes, the car is put back to that space as a wreck; what it drove after is void, and no collision is tested now.',
    ),
  ],
};
