// Chapter 2, the race.
import { type RuleChapter, referee, rule } from '../../../text/statement.ts';

/** Chapter 2. */
export const race: RuleChapter = {
  number: '2',
  title: 'The race',
  statements: [
    rule(
      'M-2-0-1',
      'The driver with the best result of all sessions, the absolute pole, rolls the weather of the race. Sun and rain stay; a changeable sky goes on changing by M-3-2.',
    ),
    referee(
      'M-2-0-2',
      'A judge stands for the organiser at each table. The program sees to it: it applies the rules itself.',
    ),
    rule(
      'M-2-0-3',
      'You race 3 laps, or as many as were set. Grid, causes of retirement and the order at the finish are recorded.',
    ),
  ],
  rulings: [],
};
