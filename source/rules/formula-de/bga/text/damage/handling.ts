// Chapter 14, dangerous spaces.
import { choice, type RuleChapter, rule, ruling } from '../../../../text/statement.ts';
import { advanced } from '../games.ts';

/** Chapter 14, of the advanced game. */
export const handling: RuleChapter = {
  number: '14',
  title: 'Dangerous spaces and road handling',
  statements: [
    rule(
      'BGA-A-60',
      'Each body or engine point that a car loses makes the space where its move ended dangerous.',
    ),
    rule('BGA-A-61', 'So does a car that is put out, in the cases of chapter 17.'),
    rule(
      'BGA-A-62',
      'A dangerous space stays so for the rest of the race. If you drive over it or end on it you roll the black die: 1 to 4 costs a handling point.',
    ),
    choice('BGA-A-63', 'You may change lanes to avoid dangerous spaces.'),
    rule('BGA-A-64', 'You are out when your last handling point is gone.'),
  ].map(advanced),
  rulings: [
    ruling(
      'BR-22',
      'An engine point lost by gearing down, or in the turn of another car, marks the space where you stand.',
    ),
    ruling(
      'BR-25',
      'A space is dangerous or it is not: one roll each time you enter it. You do not enter the space you start from.',
    ),
    ruling(
      'BR-26',
      'You roll when all movement is over and an overshoot is paid, in the order in which you entered. If a roll puts you out you are gone at once, and blocking and collisions are dropped; a 20 or 30 of yours still strains other engines.',
    ),
  ].map(advanced),
};
