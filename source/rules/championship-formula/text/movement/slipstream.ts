// Chapter 13: slipstream.
import { choice, type RuleChapter, rule, ruling } from '../../../text/statement.ts';
import { only } from '../editions/editions.ts';

/** Chapter 13. */
export const slipstream: RuleChapter = {
  number: '13',
  title: 'Slipstream',
  statements: [
    rule(
      'CFR-27',
      'You can slip the car directly in front of you if it was not on a space of a corner when the turn began,',
    ),
    rule('CFR-28', 'if it came into this turn at your speed or faster,'),
    rule('CFR-29', 'if your own speed of last turn was above 0,'),
    rule('CFR-30', 'and if nobody has slipped it before you in this turn.'),
    rule('CFR-31', 'A car that begins its move at 120 to 160 mph gives 1 space.'),
    only('published', choice('CFR-32', 'One at 180 or more gives 1 or 2, as you like.')),
    only(
      'draft',
      choice(
        'CFR-32',
        'One at 180 or more gives 1 or 2, as you like, but at most 1 in a move to the flag.',
      ),
    ),
    rule('CFR-33', 'Below 120 there is nothing to gain.'),
    choice('CFR-34', 'You never have to take them.'),
    rule(
      'CFR-141',
      'Slip spaces do not change your speed, not even when they lead into a corner, which is allowed.',
    ),
    choice(
      'CFR-142',
      'If you could slip either of two cars, you decide when it is your turn to move.',
    ),
    rule(
      'CFR-143',
      'Two cars may have the same one in front. The first that slips it is the only one.',
    ),
  ],
  rulings: [
    ruling(
      'CR-13',
      'Directly in front is the space that the board names straight ahead of yours, as the cars stood when the turn began. Where spaces are staggered there may be two.',
    ),
    ruling(
      'CR-14',
      'Who may slip is settled by the cards of last turn; how far, by the speed at which the car in front begins its move, after tests and before late braking.',
    ),
    ruling(
      'CR-15',
      'A car in front that crashed, spun or went to the pits in this turn still gives its slip. One that began the turn in the pits does not.',
    ),
    ruling(
      'CR-16',
      'Slip spaces are part of the way that you choose. Only one that is used keeps others from slipping the same car.',
    ),
    ruling(
      'CR-60',
      'The spaces of a slip are driven last; where a forced pass fails they count as moved first.',
    ),
    ruling('CR-67', 'A car in front that has yet to move gives no slip.'),
    ruling(
      'CR-82',
      'Where nothing lines up, at the exit of a corner and where the width of the road changes, every space that yours leads to is in front of you.',
    ),
  ],
};
