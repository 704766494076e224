// Chapter 5: planning.
import { choice, example, type RuleChapter, rule, ruling } from '../../../text/statement.ts';
import { only } from '../editions/editions.ts';

/** Chapter 5. */
export const planning: RuleChapter = {
  number: '5',
  title: 'Planning',
  statements: [
    rule(
      'CFR-7',
      'When a turn ends, the card of the speed that you have ended with stays before you.',
    ),
    rule(
      'CFR-8',
      'From one turn to the next your speed changes within what acceleration, brakes and top speed allow.',
    ),
    rule('CFR-9', "You may always keep last turn's speed."),
    choice('CFR-10', 'You may go faster by any amount up to your acceleration.'),
    example('CFR-11', 'At 100 with acceleration 60 you can plan 120, 140 or 160.'),
    rule('CFR-12', 'Top speed is a limit too, even where acceleration would allow more.'),
    rule(
      'CFR-62',
      'There are eleven speed cards, 20 to 220 mph in steps of 20. A car has one of these speeds or stands at 0.',
    ),
    rule(
      'CFR-63',
      'The card of last turn lies face up. A car at 0 mph has none, and nobody has one before the first turn.',
    ),
    choice('CFR-64', 'You lay another card face down: the speed of this turn.'),
    choice(
      'CFR-65',
      'Printed decks have a card for staying as fast as you are. Here you pick the same number once more.',
    ),
    rule('CFR-66', 'If you mean to test, plan the speed that you will have if the tests succeed.'),
  ],
  rulings: [
    ruling(
      'CR-1',
      "Last turn's card is open to all. The planned one is hidden until everybody reveals.",
    ),
    ruling(
      'CR-2',
      'When damage has pushed the top speed below your speed, you may keep that speed without a test. Any rise is measured against the damaged value.',
    ),
    ruling(
      'CR-3',
      'The card says whether you test: a plan beyond acceleration or top speed needs it. The dice fall at the start of your own move.',
    ),
    only(
      'published',
      ruling(
        'CR-4',
        'The highest plan is last speed + acceleration + 20 or top speed + 20, whichever is less, but never below last speed. From 100 with acceleration 60 and top speed 160, 180 takes both tests; with either failed you drive 160.',
      ),
    ),
    only(
      'draft',
      ruling(
        'CR-4',
        'The highest plan is last speed + acceleration + 20 or top speed + 20, whichever is less, but never below last speed. From 100 with acceleration 60 and top speed 160, 180 takes both tests; with either failed you drive 140.',
      ),
    ),
  ],
};
