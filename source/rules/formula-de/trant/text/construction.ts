// Chapter 2, what a car is built of.
import { choice, type RuleChapter, rule, ruling } from '../../../text/statement.ts';

/** Chapter 2. */
export const construction: RuleChapter = {
  number: '2',
  title: 'Car construction',
  statements: [
    choice(
      'TR-5',
      'Before the first race of a series each team spends its Construction Points: 24 for races of three laps, 20 for races of two.',
    ),
    rule(
      'TR-6',
      'They go into eight categories, at 1 for a point, and into the drivers. The list of categories was lost with the original; its names stand in TRR-1, the costs and the limit of 6 tires are found in later rules.',
    ),
    choice(
      'TR-7',
      'In a series of both lengths cars are built with 24. Before each race of two laps a car gives up four points, at most one from any category; Pit Crew, Qualifying and Driver Points keep theirs.',
    ),
    rule(
      'TR-8',
      'The second car of a team is a copy of the first. Only the Driver Points of the two drivers may differ.',
    ),
    rule('TR-9', 'The car stays as it was built for the whole series, whatever the track.'),
    rule(
      'TR-20',
      'So Construction Points never change once the series has begun, except for the four of TR-7: one each from four categories.',
    ),
  ],
  rulings: [
    ruling(
      'TRR-1',
      'The categories are tires, brakes, transmission, engine, bodywork, suspension, qualifying and pit crew. Driver Points are bought apart, for each driver.',
    ),
    ruling(
      'TRR-2',
      'Before two laps a car gives up exactly one point in each of four of its six parts, for that race alone. A part with none has none to give.',
    ),
  ],
};
