// Chapter 9, leaving a corner too early, and spinouts.
import { example, type RuleChapter, rule, ruling } from '../../../../text/statement.ts';
import { advanced, basic, both } from '../games.ts';

/** Chapter 9. */
export const overshooting: RuleChapter = {
  number: '9',
  title: 'Overshooting',
  statements: [
    ...both(
      rule,
      'BGA-B-48',
      'BGA-A-29',
      'You overshoot when a move takes you out of a corner that still needs a stop.',
    ),
    basic(rule('BGA-B-49', 'Each space that you end beyond the corner costs a point.')),
    advanced(
      rule(
        'BGA-A-30',
        'Each space that you end beyond the corner costs a tire point, or more by the kind of tires (chapter 23).',
      ),
    ),
    ...both(
      rule,
      'BGA-B-50',
      'BGA-A-31',
      'A corner of 2 stops: leave it without any and you are out.',
    ),
    ...both(
      rule,
      'BGA-B-51',
      'BGA-A-32',
      'A corner of 3 stops: leave it with none or with one and you are out.',
    ),
    ...both(
      rule,
      'BGA-B-52',
      'BGA-A-33',
      'Past the corner an overshooting car keeps its lane until the move ends.',
    ),
    ...both(
      rule,
      'BGA-B-53',
      'BGA-A-34',
      'If that move ends in another corner, it is no stop there.',
    ),
    ...both(
      rule,
      'BGA-B-54',
      'BGA-A-35',
      'You cannot go round a car that is in your way while you overshoot: you have to brake.',
    ),
    advanced(
      rule(
        'BGA-A-36',
        'If an overshoot takes your last tire point you spin: the car stays where its move ended and faces the wrong way.',
      ),
    ),
    advanced(rule('BGA-A-37', 'In its next turn a spun car is turned round and goes off in 1st.')),
    advanced(rule('BGA-A-38', 'A spinout leaves you with 1 tire point.')),
    advanced(rule('BGA-A-39', 'You are out when you must lose more tire points than you have.')),
    advanced(
      rule(
        'BGA-V-24',
        'With 0 tire points an overshoot that costs exactly 1 is a spinout; one that costs more puts you out.',
      ),
    ),
    advanced(
      example(
        'BGA-V-25',
        '0 tire points, soft tires, one space beyond: that costs 2, so you are out.',
      ),
    ),
    advanced(
      rule('BGA-V-26', 'Other rules leave a spun car with no tires; here it always gets the 1.'),
    ),
  ],
  rulings: [
    basic(
      ruling(
        'BR-12',
        'What counts is every space you enter beyond the corner, up to where you end, after brakes and with nitro.',
      ),
    ),
    advanced(
      ruling(
        'BR-12',
        'What counts is every space you enter beyond the corner, up to where you end: after brakes, and with skid, soft space, nitro and slipstreams.',
      ),
    ),
    ruling(
      'BR-13',
      'If one move leaves two corners too early you pay for both, each by its own spaces. If the second needs 2 or 3 stops you are out.',
    ),
    ruling('BR-14', 'The lane is kept to the end of the move, inside the next corner too.'),
    advanced(
      ruling(
        'BR-15',
        'A cost below your tires is paid. A cost equal to them is a spinout; so is a cost of 1 when you have none. Anything else puts you out. 1 tire and a cost of 2: out. 2 tires and one space on softs: a spinout.',
      ),
    ),
  ],
};
