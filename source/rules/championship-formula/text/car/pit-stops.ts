// Chapter 27: pit stops (option).
import { choice, example, type RuleChapter, rule, ruling } from '../../../text/statement.ts';
import { pitStopsCard } from '../option-cards.ts';

/** Chapter 27. */
export const pitStops: RuleChapter = {
  number: '27',
  title: 'Pit stops (option)',
  option: pitStopsCard,
  statements: [
    choice(
      'CFR-188',
      'Each lap a car may stop. Its wear is then what it started with, and the stop takes 2 turns.',
    ),
    rule(
      'CFR-189',
      "The lane begins beside the last space of the lap's last corner and runs along the front straight. Only cars that stop are on it.",
    ),
    choice(
      'CFR-190',
      'If your move ends in a row with a space of the pit lane, you may enter, even from a space that does not touch it.',
    ),
    rule('CFR-191', 'You are put there at once, before the next car moves.'),
    rule(
      'CFR-192',
      'Your speed stays as it is. Coming in after a spin in the same turn is no worse.',
    ),
    rule(
      'CFR-193',
      'A space of the lane has room for any number of cars. Newcomers stand further from the track, which keeps the order of arrival.',
    ),
    rule(
      'CFR-194',
      'Cars in the lane act after all that began the turn on the track, in the order of their arrival.',
    ),
    rule(
      'CFR-195',
      'Those that began the turn in the lane have a marker; those that came in this turn do not.',
    ),
    rule(
      'CFR-196',
      'First, whoever is on exit 1 leaves, to the free space of its row nearest the grey side.',
    ),
    example(
      'CFR-197',
      'If a car stands on the space nearest the grey side, the one from exit 1 comes out on the middle space.',
    ),
    rule(
      'CFR-198',
      'It does not move in that turn. The next one is as usual, from the speed at which it came in; after a spin in that turn the rules for spun cars hold.',
    ),
    rule(
      'CFR-199',
      'If the row is full, it shares the space furthest from the grey side with the car there, for this turn only.',
    ),
    choice(
      'CFR-200',
      'Second, whoever is on exit 2 picks tires for the way out, has the wear of before the pole bid again, and goes to exit 1.',
    ),
    rule('CFR-201', 'Third, whoever has come in this turn goes to exit 2.'),
    example(
      'CFR-202',
      'A car that ends in a row with a pit space which it does not touch may still stop. It is put beside the car that has been on that space since an earlier turn, away from the track.',
    ),
  ],
  rulings: [
    ruling(
      'CR-43',
      'A stop sets the wear to that of the start, before the bid. What was left is lost.',
    ),
    ruling('CR-44', 'Turn 1: in. Turn 2: tires. Turn 3: back on the track. Turn 4: it moves.'),
    ruling('CR-45', 'Cars in the lane plan no speed. Their last card stays.'),
    ruling(
      'CR-46',
      'Of two cars on a space the one with the higher new speed goes first; at equal speed, the one that was on the track.',
    ),
    ruling(
      'CR-47',
      'A car in the lane, or entering it, has no bonus for that crossing of the line. Later ones count again.',
    ),
    ruling(
      'CR-49',
      'After its last lap a car that ends on or beyond the line has finished and is not asked.',
    ),
    ruling(
      'CR-73',
      'Nobody enters the lane before having crossed the line once, at the start of the first lap.',
    ),
    ruling(
      'CR-74',
      'In a full row, the space to share is the one furthest from the grey side that nobody shares yet.',
    ),
    ruling(
      'CR-90',
      'One stop a lap: whoever has come out does not enter again before having crossed the line.',
    ),
  ],
};
