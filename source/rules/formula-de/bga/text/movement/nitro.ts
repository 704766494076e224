// Chapter 26, the option of nitro.
import { choice, type RuleChapter, rule, ruling } from '../../../../text/statement.ts';

/** Chapter 26. */
export const nitro: RuleChapter = {
  number: '26',
  title: 'Nitro (option)',
  statements: [
    rule('BGA-O-66', 'Every car carries nitro.'),
    choice(
      'BGA-O-67',
      'Once in a lap, after the die of your gear, you may use it: as many more spaces as the number of your gear, from 1 in 1st to 6 in 6th.',
    ),
    rule('BGA-O-68', 'You take all of these spaces or none.'),
    rule(
      'BGA-O-69',
      'A completed lap fills it again. There is room for one charge; one you did not use is not added.',
    ),
    rule('BGA-V-42', 'Nitro can be raced with on every circuit.'),
  ],
  rulings: [
    ruling('BR-55', 'In qualifying you may use it once in the lap. For the race it is full again.'),
  ],
};
