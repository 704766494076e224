// Chapter 6, the option of the high downforce wing.
import { choice, type RuleChapter, ruling } from '../../../../text/statement.ts';

/** Chapter 6. */
export const wing: RuleChapter = {
  number: '6',
  title: 'High downforce wing (option)',
  option: {
    plays: 'TR-22',
    needs: 'Nothing.',
    changes: 'Each driver is asked for the wing together with the tires.',
  },
  statements: [
    choice(
      'TR-22',
      'Together with the tires you may choose the high downforce wing. Once the race has begun it cannot be changed. What it does is lost; the table below gives it from later rules.',
    ),
  ],
  rulings: [ruling('TRR-6', 'Like tires, the wing is chosen for each car, not for a team.')],
};
