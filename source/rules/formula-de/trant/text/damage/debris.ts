// Chapter 19, debris and suspension.
import { type RuleChapter, rule, ruling } from '../../../../text/statement.ts';

/** Chapter 19. */
export const debris: RuleChapter = {
  number: '19',
  title: 'Debris and suspension',
  statements: [
    rule(
      'TR-96',
      'Debris lies where a car loses bodywork, where its engine suffers by a roll of 16, and where it goes out by bodywork or by swerving.',
    ),
    rule(
      'TR-97',
      'A car that moves into such a space later rolls a d20: 1 to 4, in rain 1 to 5, costs 1 suspension.',
    ),
    rule('TR-100', 'Who must lose suspension and has none is out.'),
    rule('TR-101', 'A move is not over before all the checks it has caused are.'),
  ],
  rulings: [
    ruling(
      'TRR-42',
      'One roll each time you enter such a space. Standing on it or starting from it calls for none. Backmarkers ignore debris.',
    ),
    ruling('TRR-43', 'Suspension that is lost leaves no debris of its own.'),
  ],
};
