// Chapter 1: the game in short.
import { advice, type RuleChapter, referee, rule } from '../../text/statement.ts';

/** Chapter 1. */
export const inShort: RuleChapter = {
  number: '1',
  title: 'The game in short',
  statements: [
    rule('CFR-2', 'Every circuit is a board of its own. Each rewards other cars and other plans.'),
    referee(
      'CFR-38',
      'Nobody has to do the sums: every list shows what a choice costs, which rolls it needs and how likely they are.',
    ),
    rule(
      'CFR-61',
      'A turn has two parts. First all drivers plan a speed in secret and turn their cards over together; then the cars move one by one, the leader first.',
    ),
    advice('CFR-101', 'For a first race take one lap of Monaco.'),
    rule('CFR-102', 'Whoever sets the race up picks the circuit.'),
    rule('CFR-103', 'So are the laps. Any number will do; two to four are usual.'),
    rule('CFR-104', 'Each driver has a car, a deck of set-up cards and a deck of speed cards.'),
    referee(
      'CFR-113',
      'The program is the steward: it leads through the procedure, keeps the rules and settles ties by dice.',
    ),
  ],
  rulings: [],
};
