// Chapter 17, how a car goes out.
import { type RuleChapter, rule, ruling } from '../../../../text/statement.ts';
import { advanced, basic } from '../games.ts';

/** Chapter 17. */
export const elimination: RuleChapter = {
  number: '17',
  title: 'Elimination',
  statements: [
    basic(
      rule(
        'BGA-V-44',
        'A car is out in one of three ways: 1 by a corner, 2 by its engine, 3 otherwise.',
      ),
    ),
    advanced(
      rule(
        'BGA-V-44',
        'A car is out in one of three ways: 1 by overshooting or on a dangerous space, 2 by an engine roll, 3 otherwise.',
      ),
    ),
    basic(rule('BGA-V-45', 'Way 1: the car leaves the board at once.')),
    advanced(rule('BGA-V-45', 'Way 1: the car leaves the board at once and marks no space.')),
    basic(rule('BGA-V-46', 'Way 2: the car leaves the board at once, too.')),
    advanced(
      rule('BGA-V-46', 'Way 2: the car leaves the board at once; its space becomes dangerous.'),
    ),
    basic(
      rule('BGA-V-47', 'Way 3: the car stays until the round is over and leaves the board then.'),
    ),
    advanced(
      rule(
        'BGA-V-47',
        'Way 3: its space becomes dangerous. The car stays until the round is over and leaves the board then.',
      ),
    ),
  ],
  rulings: [
    basic(
      ruling(
        'BR-58',
        'Way 1: a corner left far too early, or not paid. Way 2: an engine roll. Way 3: a collision, or a block you cannot pay. Spaces where cars went out are not dangerous in this game.',
      ),
    ),
    advanced(
      ruling(
        'BR-58',
        'Way 1: a corner left far too early, too few tires, the last handling point. Way 2: an engine roll. Way 3: collision, emergency braking, gearing down. With emergency braking the space where the car ended is marked.',
      ),
    ),
    ruling(
      'BR-59',
      'Until the round is over a car out by way 3 still blocks the way and is a neighbour: you roll against it at the usual odds. It rolls no more, and nobody fails at once because of it again.',
    ),
  ],
};
