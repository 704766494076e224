// Chapter 1, the game in short.
import { choice, type RuleChapter, rule, ruling } from '../../../text/statement.ts';
import { basic } from './games.ts';

/** Chapter 1. */
export const inShort: RuleChapter = {
  number: '1',
  title: 'The game in short',
  statements: [
    rule('BGA-B-1', 'Every car starts the race in 1st gear.'),
    choice(
      'BGA-B-2',
      'A turn begins with the gear: keep it, go up by one, or go down. Down by one costs nothing.',
    ),
    rule(
      'BGA-B-3',
      'Then the die of that gear is rolled. The higher the gear, the bigger its die and the further you go.',
    ),
    choice(
      'BGA-B-4',
      'You move as many spaces as you rolled, no more and no fewer. Which of the allowed ways you take is up to you.',
    ),
    rule(
      'BGA-B-5',
      'Corners are marked on the track. To get through one unharmed, end at least one move inside it.',
    ),
    rule('BGA-B-6', 'Slow corners need two such moves, the slowest three.'),
    basic(
      rule('BGA-B-12', 'A basic race is one lap long. The first car over the finishing line wins.'),
    ),
  ],
  rulings: [
    ruling(
      'BR-1',
      'Where texts clash, the list of variations comes first, then the options, the advanced game, the basic game, and this chapter last. The basic game takes from the variations what it has itself: order, points, collisions, engine, pit lane, ways out.',
    ),
  ],
};
