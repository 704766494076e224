// Chapter 23, the option of backmarkers.
import { choice, type RuleChapter, rule, ruling } from '../../../text/statement.ts';

/** Chapter 23. */
export const backmarkers: RuleChapter = {
  number: '23',
  title: 'Backmarkers (option)',
  option: {
    plays: 'TR-134 to TR-142',
    needs: 'A race of two laps or more.',
    changes:
      "Slow cars that are nobody's come onto the track after lap 1. It is on unless you switch it off.",
  },
  statements: [
    rule(
      'TR-134',
      'At the end of the turn in which the leader completes lap 1, backmarkers come onto the track: half as many as there are cars in the race, rounded down.',
    ),
    choice(
      'TR-135',
      'The drivers set them down, the last car first: on the centre lane, at least one whole section (a straight or a corner) ahead of the leader.',
    ),
    rule('TR-136', 'A backmarker is in 3rd for ever, and rolls the d20.'),
    rule(
      'TR-137',
      'It keeps to the middle lane where it can and follows the arrows of corners. On straights it passes on the outside of the next corner if it has to.',
    ),
    rule(
      'TR-138',
      'It never ends where it and others would close the track. It stops short instead.',
    ),
    rule('TR-139', 'It may cost you bodywork, loses none itself and leaves no debris.'),
    rule('TR-140', 'Just placed, backmarkers are in front: they roll before the leader moves.'),
    choice(
      'TR-141',
      'Backmarkers that all cars have passed may be taken off, if everybody agrees.',
    ),
    rule(
      'TR-142',
      'They have no place in the result: even behind a car that is out they are many laps down.',
    ),
  ],
  rulings: [
    ruling(
      'TRR-51',
      'Backmarkers may be switched off: a lost heading may have called them optional.',
    ),
    ruling(
      'TRR-52',
      'They make no stops, overshoot nothing, have no tires, no boost, no reliability and no skid. The owner of the last car places one, then the next car up, until all stand. After their first turn they move by position like cars.',
    ),
    ruling(
      'TRR-53',
      'Only your car rolls in a check with one. You check with each backmarker beside which you end in a corner, and one that ends in a corner checks with each car beside it.',
    ),
  ],
};
