// Chapter 10: driving.
import { choice, type RuleChapter, rule, ruling } from '../../../text/statement.ts';

/** Chapter 10. */
export const driving: RuleChapter = {
  number: '10',
  title: 'Driving',
  statements: [
    rule('CFR-3', 'You move a space for each 20 mph.'),
    choice(
      'CFR-4',
      'Cars go forwards only, straight on or diagonally. The way is yours to choose.',
    ),
    rule('CFR-5', 'No move may end on a space where another car stands.'),
    rule('CFR-6', 'You can drive through a taken space only by forcing a pass (chapter 15).'),
  ],
  rulings: [
    ruling(
      'CR-11',
      'You drive all planned spaces. Only late braking, a failed pass, a spin, a crash or the gravel makes them fewer.',
    ),
    ruling(
      'CR-12',
      'When every way is taken you may try to pass or brake late. If neither brings the car to a free space, it stops on the last free one; what of that it cannot pay is a spin.',
    ),
    ruling(
      'CR-56',
      'You pay space by space, and nothing is given back when you change to another lane later.',
    ),
    ruling(
      'CR-61',
      'A way that you have chosen is driven on as long as it can be paid; else you are asked again.',
    ),
    ruling(
      'CR-81',
      'A car that has sped up inside a corner needs no pass and no late braking to stay on a way without payment.',
    ),
  ],
};
