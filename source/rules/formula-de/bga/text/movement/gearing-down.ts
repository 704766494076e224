// Chapter 11, skipping gears on the way down.
import { choice, type RuleChapter, rule, ruling } from '../../../../text/statement.ts';
import { advanced, basic, both } from '../games.ts';

/** Chapter 11. */
export const gearingDown: RuleChapter = {
  number: '11',
  title: 'Gearing down',
  statements: [
    basic(rule('BGA-B-56', 'A skip of 1 gear costs 1 point, of 2 gears 2, of 3 gears 3.')),
    advanced(
      choice(
        'BGA-A-47',
        'On the way down you may skip one, two or three gears. Gearbox, brakes and engine suffer for it.',
      ),
    ),
    advanced(
      rule(
        'BGA-A-48',
        'Skip 1 gear: 1 gearbox. Skip 2: 1 gearbox and 1 brake. Skip 3: 1 gearbox, 1 brake and 1 engine.',
      ),
    ),
    ...both(rule, 'BGA-B-57', 'BGA-A-49', 'Four are too many: from 6th you cannot go to 1st.'),
    advanced(rule('BGA-A-50', 'Once your gearbox points are gone you go down one gear at a time.')),
  ],
  rulings: [
    ruling('BR-20', 'You may skip only what you can pay in full.'),
    advanced(
      ruling(
        'BR-21',
        'Your last engine point may pay for a skip of three. You are out then, before you roll.',
      ),
    ),
    advanced(
      ruling('BR-23', 'A gearbox point brought back by a technical stop lets you skip again.'),
    ),
  ],
};
