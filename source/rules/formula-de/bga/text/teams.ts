// Chapter 25, the option of a team race.
import { choice, type RuleChapter, rule } from '../../../text/statement.ts';
import { advanced, basic } from './games.ts';

/** Chapter 25. */
export const teams: RuleChapter = {
  number: '25',
  title: 'Team race (option)',
  statements: [
    rule(
      'BGA-O-59',
      'For an even number of drivers, the more the better: teams of two, a colour for each team.',
    ),
    basic(rule('BGA-O-60', 'Only the scores are other than usual.')),
    advanced(rule('BGA-O-60', 'Only repairs and scores are other than usual.')),
    advanced(
      choice(
        'BGA-O-61',
        'With technical stops the pit of a team has 4 repair points. Its drivers decide together how they use them.',
      ),
    ),
    rule(
      'BGA-O-62',
      'Crossing the line first is not enough. Each car scores by its place, and the team with the most points wins.',
    ),
    rule(
      'BGA-O-63',
      'The scores of a car, from place 1 to 10: 1000, 720, 600, 480, 400, 320, 240, 160, 80 and 40.',
    ),
    rule(
      'BGA-O-65',
      'Points from qualifying (BGA-V-15) go to the team too. "Equally to both members": each brings those of the lap of its own, and both count alike. No number is named that both would be given.',
    ),
  ],
  rulings: [],
};
