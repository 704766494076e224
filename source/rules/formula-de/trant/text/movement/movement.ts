// Chapter 13, dice, the chart and the voluntary movement.
import { choice, type RuleChapter, rule, ruling } from '../../../../text/statement.ts';

/** Chapter 13. */
export const movement: RuleChapter = {
  number: '13',
  title: 'Movement',
  statements: [
    choice('TR-47', 'For each move you choose: one d20, or two d10 added together.'),
    rule(
      'TR-48',
      'The chart says how many movement points (MP) that number is worth in your gear. You spend all of them this turn.',
    ),
    choice(
      'TR-49',
      'Some things change the number if you wish: an engine point, soft tires, a high wing. The result is your voluntary movement.',
    ),
    rule('TR-53', 'An MP is a space, as a rule.'),
    rule('TR-54', 'Some tracks have doubled straights: each of their spaces takes 2 MP.'),
    rule('TR-55', 'Inside a corner a space is always 1 MP.'),
    rule('TR-56', 'Inside a corner you change lanes only along the arrows of its spaces.'),
    rule(
      'TR-57',
      'On a straight the move of a turn takes the most direct way from its first space to its last.',
    ),
    rule(
      'TR-58',
      'That allows two changes of lane on it, or more where other cars are in the way.',
    ),
    rule('TR-59', 'Debris is not in the way: it is no excuse for a longer path.'),
    rule('TR-60', 'To wind from lane to lane so as to get less far is forbidden.'),
    choice('TR-70', 'Brake points shorten the move, 1 MP each.'),
  ],
  rulings: [
    ruling('TRR-16', 'You choose the dice at each move, right before they are rolled.'),
    ruling(
      'TRR-17',
      'You decide on the engine point when you have seen the roll and before you move. Anything above 20 is read as 20.',
    ),
    ruling(
      'TRR-21',
      'Voluntary movement: the MP of the chart, boost included; 1 more for soft tires, 1 less for the wing if you want; less the brakes you spend. Brakes never shorten penalty movement.',
    ),
    ruling(
      'TRR-25',
      'A single MP that cannot pay for a space of a doubled straight is spent without moving. It counts in an overshoot all the same.',
    ),
  ],
};
