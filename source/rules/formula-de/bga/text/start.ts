// Chapter 8, the start.
import { choice, type RuleChapter, rule, ruling } from '../../../text/statement.ts';
import { advanced, basic, both } from './games.ts';

/** Chapter 8. */
export const start: RuleChapter = {
  number: '8',
  title: 'Start',
  statements: [
    ...both(
      rule,
      'BGA-B-44',
      'BGA-A-25',
      'Before your car goes into 1st for the first time you roll the black die.',
    ),
    ...both(
      rule,
      'BGA-B-45',
      'BGA-A-26',
      '1: you stall and do not move. In the next round you pull away in 1st, without another start roll.',
    ),
    basic(rule('BGA-B-46', '2 to 16: a normal start. The die of 1st gear is rolled and you move.')),
    advanced(
      rule('BGA-A-27', '2 to 19: a normal start. The die of 1st gear is rolled and you move.'),
    ),
    basic(
      choice(
        'BGA-B-47',
        '17 to 20: a great start. You move 4 spaces at once, in 1st and without its die; once or twice you may change lane to get round cars. Next time 2nd is open to you.',
      ),
    ),
    advanced(
      choice(
        'BGA-A-28',
        '20: a great start. You move 4 spaces at once, in 1st and without its die; once or twice you may change lane to get round cars. Next time 2nd is open to you.',
      ),
    ),
  ],
  rulings: [
    ruling(
      'BR-9',
      'You roll in your own first turn, right before the die of 1st; not in qualifying.',
    ),
    basic(
      ruling(
        'BR-10',
        'A great start is a move like others: cars may block it and collisions count. Nitro cannot be added, as no gear die was rolled. In your next turn stay in 1st or take 2nd.',
      ),
    ),
    advanced(
      ruling(
        'BR-10',
        'A great start is a move like others: cars may block it, collisions and dangerous spaces count, and the soft space can be added. Nitro cannot, as no gear die was rolled. In your next turn stay in 1st or take 2nd.',
      ),
    ),
  ],
};
