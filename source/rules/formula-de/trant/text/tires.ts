// Chapter 21, the types of tires and their age.
import { choice, type RuleChapter, rule, ruling } from '../../../text/statement.ts';

/** Chapter 21. */
export const tires: RuleChapter = {
  number: '21',
  title: 'Tires',
  statements: [
    choice(
      'TR-108',
      'Tires are soft, hard or wet. You choose them for qualifying, for the start and at each pit stop.',
    ),
    rule('TR-109', 'Dry, hard: all is as the other chapters say.'),
    choice('TR-110', 'Dry, soft, first lap of the set: each move may be 1 MP longer.'),
    rule('TR-111', 'In that lap each overshoot costs 1 tire more.'),
    rule('TR-112', 'A car without bodywork or without suspension has no such MP.'),
    rule('TR-113', 'Soft, second lap: no MP more, and each overshoot costs 2 tires more.'),
    rule(
      'TR-114',
      'Soft, third lap: each move is 1 MP shorter, and an overshoot costs 3 tires more.',
    ),
    rule(
      'TR-115',
      'Wet tires in the dry: what overshooting and swerving cost in tires is doubled.',
    ),
    rule(
      'TR-116',
      'Soft in rain: no better than hard, yet worn out after a lap, with the penalties of TR-113 and TR-114.',
    ),
    rule('TR-117', 'Rain, hard or soft: a move that ends in a corner goes on for 3 MP.'),
    rule('TR-118', 'Rain, wet tires: it goes on for 1 MP.'),
    rule(
      'TR-119',
      'In rain contact and debris are more dangerous by one: debris does damage on 1 to 5, and a collision check fails up to the flag and 1.',
    ),
  ],
  rulings: [
    ruling(
      'TRR-31',
      'Doubled: an overshoot of 3 costs 6 tires, and in a swerve each MP that you pay in tires is 2 of them.',
    ),
    ruling('TRR-44', 'The MP of the third lap is lost in each move, like it or not, dry or wet.'),
    ruling(
      'TRR-45',
      'Soft in rain: an overshoot costs 1 tire more in the first lap as in the dry, then 2, then 3.',
    ),
  ],
};
