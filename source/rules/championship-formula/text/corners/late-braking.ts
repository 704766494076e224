// Chapter 14: late braking.
import {
  advice,
  choice,
  example,
  type RuleChapter,
  rule,
  ruling,
} from '../../../text/statement.ts';

/** Chapter 14. */
export const lateBraking: RuleChapter = {
  number: '14',
  title: 'Late braking',
  statements: [
    choice(
      'CFR-25',
      'After a space or more you may slow down in the middle of a move. It is paid like braking beyond the brakes.',
    ),
    choice('CFR-133', 'You do it by choice, or because the way is blocked.'),
    rule('CFR-134', 'If you mean to brake late, plan the speed that you have before it.'),
    choice(
      'CFR-135',
      'Up to 2 wear take off 20 each, a roll in the column of a brake test another 20.',
    ),
    example('CFR-136', '2 wear and a roll that succeeds: 60 slower.'),
    rule(
      'CFR-137',
      'Whoever has rolled to brake beyond the brakes in this move cannot roll again to brake late.',
    ),
    rule(
      'CFR-138',
      "Wear that has gone into this move's braking counts against the 2: after 1 there is 1 left, after 2 none.",
    ),
    rule(
      'CFR-139',
      'In a corner it can waste what you have paid, also in a later turn: you count as having come in at the lower speed.',
    ),
    advice(
      'CFR-140',
      'It is usually better before a corner. A failed pass inside one can force it on you there.',
    ),
  ],
  rulings: [
    ruling(
      'CR-51',
      'You cannot brake to a speed that is less than 20 times the spaces driven so far, slip spaces not counted.',
    ),
    ruling('CR-62', 'Late braking as part of a way happens as soon as a space has been moved.'),
  ],
};
