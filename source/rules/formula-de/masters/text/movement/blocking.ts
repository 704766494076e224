// Chapter 12, cars in the way.
import {
  choice,
  example,
  only,
  type RuleChapter,
  rule,
  ruling,
} from '../../../../text/statement.ts';

/** Chapter 12. */
export const blocking: RuleChapter = {
  number: '12',
  title: 'Blocking',
  statements: [
    rule(
      'M-12-0-1',
      'A car that can neither go round others nor finish its move is blocked. It goes as far as it can; the missing spaces cost points by M-12-T, on every kind of tires.',
    ),
    rule(
      'M-12-T',
      'Missing 1, 2 or 3: as many brakes. 4: 3 brakes, 1 tire. 5: 3 brakes, 2 tires. 6: 3 brakes, 3 tires. 7 or more: out.',
    ),
    only(
      '2002',
      rule(
        'M-12-0-2',
        'Tires here are plain points, never multiplied: 4 spaces missing on softs take 3 brakes and 1 tire.',
      ),
    ),
    only(
      '2005',
      rule('M-12-0-2', 'Tire points lost to a blocking are never multiplied by the kind of tires.'),
    ),
    choice(
      'M-12-0-3',
      'You may brake first, so that more brakes go before tires do. 5 missing, 2 of them braked, then 3 brakes: 5 brakes and no tire.',
    ),
    rule(
      'M-12-1-1',
      'If you cannot pay, or miss 7 or more, you are out, and the car right in front of you loses a body point without a roll.',
    ),
    rule(
      'M-12-1-2',
      'A car out by blocking stays until its next turn. Its space and that of the car in front become dangerous; other collision tests are made as usual.',
    ),
    choice(
      'M-12-1-3',
      'How far is as far as you can: most spaces before the block, then the space that plays first next round, then your choice.',
    ),
    rule('M-12-1-4', 'Losing your last tire to a blocking is a spinout.'),
    rule(
      'M-12-1-5',
      'Cars touching the one put out test at the worse odds, except the one that lost its point without a roll.',
    ),
    example(
      'M-12-2',
      'Dry, roll 14, 9 spaces free: 5 missing cost 3 brakes and 2 tires, on rain, soft or hard tires alike. The car stands right behind the one that blocks it.',
    ),
  ],
  rulings: [
    ruling(
      'R-31',
      'You are blocked only if cars leave no allowed way of the full length. A dangerous space or the wall is no block, and a way into an overshoot, even a deadly one, is a way. You never have to turn into the pits.',
    ),
    ruling(
      'R-32',
      'Of the shorter ways take one with most spaces; among their ends the one that ranks first for the next round; what is left is your choice.',
    ),
    ruling(
      'R-33',
      'The table is strict: the first 3 spaces need brakes, tires cannot stand in. Brakes spent beforehand lessen what is missing; you are offered every amount that keeps you in.',
    ),
    ruling(
      'R-34',
      'Blocked while overshooting: first the brakes you choose, then tires for spaces really driven outside, then the table with what is left. Overshoot unpaid: off at once. Blocking unpaid: a wreck by M-12-1.',
    ),
    ruling(
      'R-35',
      'The point without a roll hits the car ahead in your lane or, if none is there, the blocking car that plays first. Every other car in contact rolls once at the worse odds; you roll nothing. A wreck has nothing to lose.',
    ),
    ruling(
      'R-36',
      'Blocked but still in: you have made your stop and roll collision tests, but get no slipstream and no bonus in this play.',
    ),
  ],
};
