// Chapter 13, strained engines.
import { type RuleChapter, rule, ruling } from '../../../../text/statement.ts';
import { advanced, basic, both } from '../games.ts';

/** Chapter 13. */
export const engine: RuleChapter = {
  number: '13',
  title: 'Engine',
  statements: [
    ...both(rule, 'BGA-B-60', 'BGA-A-56', 'A 20 in 5th or a 30 in 6th strains the engines.'),
    ...both(
      rule,
      'BGA-B-61',
      'BGA-A-57',
      'When the car that rolled it has ended its move, it and every other car then in 5th or 6th roll the black die.',
    ),
    basic(rule('BGA-B-62', '1 to 4 costs that car a point.')),
    advanced(rule('BGA-A-58', '1 to 4 costs that car an engine point.')),
    advanced(rule('BGA-A-59', 'You are out when your last engine point is gone.')),
    rule('BGA-V-32', 'Engine rolls are made in the order of the round.'),
  ],
  rulings: [
    basic(
      ruling(
        'BR-24',
        'Every car on the track in 5th or 6th rolls, once; none in the pit lane, in a box or already out.',
      ),
    ),
    advanced(
      ruling(
        'BR-24',
        'Every car on the track in 5th or 6th rolls, once; none in the pit lane, in a box or already out. A spun car keeps its gear until its next turn, so it may have to roll.',
      ),
    ),
    basic(
      ruling(
        'BR-47',
        'A 20 or 30 in qualifying strains nothing. One in the pit lane strains the engines on the track.',
      ),
    ),
    advanced(
      ruling(
        'BR-47',
        'A 20 or 30 in qualifying brings no engine and no weather roll. One in the pit lane brings the weather roll, and engine rolls for the cars on the track.',
      ),
    ),
  ],
};
