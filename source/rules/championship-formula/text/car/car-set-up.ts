// Chapter 2: car set-up.
import { choice, example, type RuleChapter, rule, ruling } from '../../../text/statement.ts';

/** Chapter 2. */
export const carSetUp: RuleChapter = {
  number: '2',
  title: 'Car set-up',
  statements: [
    rule(
      'CFR-57',
      'Wear is a pool of chips. It starts as the wear of your car times the laps of the race.',
    ),
    rule(
      'CFR-99',
      'Red chips come with the better skill cards. They are given once a race, whatever its laps.',
    ),
    choice(
      'CFR-105',
      'There are six attributes with four cards each. In secret you pick one card of each; the points of your six cards must add up to 2.',
    ),
    rule(
      'CFR-106',
      'When everybody has picked, the cars are revealed together. They stay open to all.',
    ),
    rule(
      'CFR-107',
      'Your chips: the wear of the card times the laps, green skill times the laps, and the red chips of the skill card. The wear for races with pit stops counts only there.',
    ),
    example(
      'CFR-170',
      'A car for the front: acceleration 40, brakes 40, top speed 140, start 100, wear 8, skill 3 and a red chip. 0 + 0 - 1 + 1 + 2 + 0 = 2.',
    ),
    example(
      'CFR-171',
      'A car for the middle: acceleration 60, brakes 60, top speed 160, start 60, wear 7, skill 2. 1 + 1 + 0 + 0 + 1 - 1 = 2.',
    ),
    example(
      'CFR-172',
      'A car for the back: acceleration 80, brakes 80, top speed 180, start 20, wear 5, skill 2. 2 + 2 + 1 - 1 - 1 - 1 = 2.',
    ),
  ],
  rulings: [
    ruling(
      'CR-52',
      'Wear and skill are open once the cars are revealed. Only the hands of a bid are hidden.',
    ),
    ruling(
      'CR-59',
      'You see the cars of the others before you bid. Starting tires stay hidden until after the bid.',
    ),
  ],
};
