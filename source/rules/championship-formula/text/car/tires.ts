// Chapter 26: tires (option).
import { choice, example, type RuleChapter, rule, ruling } from '../../../text/statement.ts';
import { tiresCard } from '../option-cards.ts';

/** Chapter 26. */
export const tires: RuleChapter = {
  number: '26',
  title: 'Tires (option)',
  option: tiresCard,
  statements: [
    rule('CFR-180', 'Cars may stop for wear, and have one of two types of tires.'),
    choice(
      'CFR-181',
      'Soft: you may spend a wear in place of a test of acceleration, brakes or start, or in place of a chance. Top speed is not among them.',
    ),
    example('CFR-182', 'Soft: 3 wear in a corner are possible, 3 wear and a chance are not.'),
    rule(
      'CFR-183',
      'Hard: each time you cross the line without stopping you gain as much wear as your hard tire bonus says.',
    ),
    rule('CFR-184', 'This does not hold at the start of the race, nor at its finish.'),
    rule('CFR-185', 'The wear of the car is the one for races with pit stops.'),
    rule('CFR-186', 'Each car has a marker for its tires and one for its stops.'),
    choice(
      'CFR-187',
      'Before the pole bid you choose hard or soft in secret. After the bid it is opened.',
    ),
  ],
  rulings: [
    ruling(
      'CR-48',
      'The chances meant are those that pay for a corner; crashes are avoided by the dice. Of the 3 wear in a corner one is for the chance, and so it is in braking, where the third is for the test.',
    ),
    ruling(
      'CR-85',
      'A crossing counts once: a car on hard tires that is put back over the line gains nothing when it crosses again.',
    ),
  ],
};
