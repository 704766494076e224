// Chapter 3: the pole bid.
import { advice, choice, type RuleChapter, rule, ruling } from '../../text/statement.ts';

/** Chapter 3. */
export const poleBid: RuleChapter = {
  number: '3',
  title: 'The pole bid',
  statements: [
    choice(
      'CFR-108',
      'In secret you take any number of wear and skill chips into your hand. All hands are opened together.',
    ),
    rule('CFR-109', 'A skill chip counts half a wear chip.'),
    rule(
      'CFR-110',
      'Those who tie throw two dice each. This is the only roll on which skill cannot be spent.',
    ),
    advice(
      'CFR-112',
      'To start in front, bid about twice the laps; to start at the back, bid nothing. With six cars or fewer a little less will do.',
    ),
  ],
  rulings: [
    ruling('CR-28', 'A red chip is bid as the two green ones that it can be changed into.'),
    ruling(
      'CR-29',
      'What is bid is spent, whether it wins or not. In a knock-out the first bid stays spent.',
    ),
    ruling('CR-30', 'The higher roll of a tie starts in front. Equal rolls are thrown again.'),
    ruling('CR-70', 'A grid that was given, and a car alone, need no bid.'),
  ],
};
