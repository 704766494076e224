// Chapter 19: crashes.
import { type RuleChapter, rule, ruling } from '../../text/statement.ts';
import { only } from './editions/editions.ts';

/** Chapter 19. */
export const crashes: RuleChapter = {
  number: '19',
  title: 'Crashes',
  statements: [
    rule('CFR-153', 'A crashed car is out and stands beside the track where it happened.'),
    rule(
      'CFR-154',
      'For the rest of the turn every car that reaches that row or passes it may be drawn in.',
    ),
    only(
      'draft',
      rule(
        'CFR-155',
        'It rolls to avoid damage, skill allowed. Red costs it 2 wear; if it cannot pay, it spins.',
      ),
    ),
    only(
      'published',
      rule(
        'CFR-155',
        'It rolls a chance, skill allowed, lowered by 2 if its move would end 0 to 2 spaces beyond the row and by 1 otherwise.',
      ),
    ),
    only('published', rule('CFR-156', 'Where that row is three spaces wide, by 1 more.')),
    only(
      'published',
      rule(
        'CFR-157',
        'A spin or crash of that roll happens on the first space at the row or past it.',
      ),
    ),
    only(
      'draft',
      rule('CFR-157', 'A spin of that roll happens on the first space at the row or past it.'),
    ),
    rule('CFR-158', 'Several crashes are rolled for one after another.'),
  ],
  rulings: [
    ruling(
      'CR-37',
      'A car is drawn in if its move, after the crash, enters a space of the row or beyond. One that began there is not, nor is the victim of a pass by the car that crashed.',
    ),
    ruling(
      'CR-38',
      'If both fall on one space, the crash is rolled for first, then the corner paid.',
    ),
    only(
      'published',
      ruling(
        'CR-39',
        'The spaces beyond are counted along the way that the car has planned, slip spaces included. The row itself is 0.',
      ),
    ),
    ruling(
      'CR-54',
      'A spin or crash by leaving a line lies on the last space of that line. Cars behind that have yet to move can be drawn in as usual.',
    ),
    only(
      'draft',
      ruling(
        'CR-68',
        'The roll to avoid damage is not lowered by where the car would end, nor by how wide the row is.',
      ),
    ),
  ],
};
