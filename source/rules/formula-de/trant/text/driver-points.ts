// Chapter 25, the option of Driver Points.
import { choice, type RuleChapter, rule, ruling } from '../../../text/statement.ts';

/** Chapter 25. */
export const driverPoints: RuleChapter = {
  number: '25',
  title: 'Driver Points (option)',
  option: {
    plays: 'TR-149, TR-150, TR-152 to TR-154',
    needs: 'Nothing.',
    changes:
      'Drivers have points with which to make a roll again, and the program asks each time. It is on unless you switch it off.',
  },
  statements: [
    choice('TR-149', 'A Driver Point lets you make any roll for that car or driver again.'),
    rule('TR-150', 'The second roll stands, even a worse one, and is not made a third time.'),
    rule(
      'TR-152',
      'The first three of a race win half a Driver Point, and everyone who finishes wins half: so the first three win 1, the others a half.',
    ),
    rule('TR-153', 'Points won are kept from race to race until they are spent.'),
    rule('TR-154', 'Points bought are there again in every race. They do not add up.'),
  ],
  rulings: [
    ruling('TRR-58', 'A half is kept, but only whole points can be spent.'),
    ruling(
      'TRR-59',
      'The rolls are those of your car for grid, stall, movement, collisions, debris and injury; not those of the weather, of other drivers or of backmarkers. Points that were bought go first.',
    ),
  ],
};
