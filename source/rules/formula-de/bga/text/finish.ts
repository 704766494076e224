// Chapter 18, the finish, ranking and points.
import { type RuleChapter, rule, ruling } from '../../../text/statement.ts';
import { basic, both } from './games.ts';

/** Chapter 18. */
export const finish: RuleChapter = {
  number: '18',
  title: 'Finish and points',
  statements: [
    ...both(rule, 'BGA-B-63', 'BGA-A-90', 'Cross the finishing line first and you win.'),
    ...both(
      rule,
      'BGA-B-64',
      'BGA-A-91',
      'The race goes on until every car that is still in it has crossed the line.',
    ),
    basic(rule('BGA-B-66', 'In a race of two laps, cross it first after two laps.')),
    rule('BGA-V-3', 'Points are won in the race and, if there was one, in qualifying.'),
    rule(
      'BGA-V-4',
      'Race, places 1 to 10: 1000, 720, 600, 480, 400, 320, 240, 160, 80 and 40 points.',
    ),
    rule('BGA-V-5', 'Qualifying, places 1 to 10: 10, 9, 8, 7, 6, 5, 4, 3, 2 and 1 points.'),
    rule(
      'BGA-V-6',
      'A car that is out gets 0 for the race. Points from qualifying then rank such cars.',
    ),
    rule(
      'BGA-V-7',
      'Without qualifying they rank by how far they got before they were out; not in a team race.',
    ),
    rule(
      'BGA-V-8',
      'For that, a car that overshot, or ran into cars ahead, only got as far as where its turn began.',
    ),
  ],
  rulings: [
    ruling(
      'BR-56',
      'Cars that are out rank behind all that finish: by points from qualifying, then by distance, then the one that held out longer. In a team race distance is left out.',
    ),
    ruling('BR-57', 'Places from 11 on get 0 points.'),
    ruling(
      'BR-60',
      'Cars that cross in the same round rank as they cross, not by how far they go beyond. You cross when you enter the first space past the line.',
    ),
    ruling(
      'BR-61',
      'Past the line you are off the track: no stop and no overshoot is judged there. What fell due on the way to it is still paid.',
    ),
    ruling('BR-65', 'Nobody finishes in the pit lane: it is shut on the last lap (BR-41).'),
  ],
};
