// Chapter 18, slipstreaming.
import {
  choice,
  example,
  type RuleChapter,
  renumbered,
  rule,
  ruling,
} from '../../../../text/statement.ts';

/** Chapter 18. */
export const slipstream: RuleChapter = {
  number: '18',
  title: 'Slipstreaming',
  statements: [
    rule('M-18-0-1', 'Close behind another car you are drawn along, in 4th, 5th or 6th only.'),
    rule('M-18-0-2', 'Your move must end right behind the other car, in its lane.'),
    choice('M-18-0-3', 'Then you may add 3 spaces.'),
    example(
      'M-18-0-4',
      "Ways out from behind a car: (a) a lane out and back in front of it; (b) a lane out and on; (c) two lanes out and on; (c') out, one space on, out again, ahead of a car beside it.",
    ),
    rule(
      'M-18-1-1',
      'Your gear must be as high as that of the other car or higher, both at least 4th.',
    ),
    choice('M-18-1-2', 'All 3 spaces are driven unless brakes shorten them.'),
    choice(
      'M-18-1-3',
      'If you end right behind another car you may slipstream again, as often as it happens in a play.',
    ),
    rule(
      'M-18-1-4',
      'If a slipstream takes you into a corner it costs a brake point, and no space is taken back for it.',
    ),
    rule('M-18-1-5', 'In corners a slipstream follows the arrows.'),
    rule('M-18-1-6', 'You may not brake to get a slipstream, nor between two of them.'),
    rule(
      'M-18-1-7',
      'No slipstream for a spun car or one on its last run, and none behind such a car.',
    ),
    rule('M-18-1-8', 'An engine just gone does not break the slipstream behind that car.'),
    choice('M-18-2-1', 'You never have to take one.'),
    rule(
      'M-18-2-2',
      'If it makes you overshoot you pay as usual and keep your lane, so it is the last of that play.',
    ),
    rule('M-18-2-3', 'Taken when you are already in the corner it costs no brake.'),
    choice('M-18-3-1', 'The soft bonus may come before, after or between slipstreams.'),
    rule(
      'M-18-3-2',
      'Used with a slipstream that brings you into a corner, the bonus does not save the brake point, even if it is the very space that enters.',
    ),
    renumbered(
      '18-3-3',
      rule(
        'M-18-3-2-b',
        'Changing lanes in a slipstream is no zigzag: its way is judged by itself.',
      ),
    ),
    rule(
      'M-18-4-T',
      'You in 4th: behind 4th. In 5th: behind 4th or 5th. In 6th: behind 4th, 5th or 6th. Nothing else.',
    ),
    example(
      'M-18-5-0',
      'For the next seven lines all other cars are in 4th. Along the way of X: A 7, B 10, C 11, D 14 (in the corner), E 15, F 17, G 18. Later: I is 2 past H, J 3 past I, K 1 past J, L 2 past K.',
    ),
    example(
      'M-18-5-1',
      'Soft, dry, 7 in 4th: to A; slipstream to B; bonus to C; slipstream to D in the corner for 1 brake; slipstream on to F for none. 17 spaces, 1 brake.',
    ),
    example(
      'M-18-5-2',
      'Rain tires, wet, 14 in 5th: to D, slide 1 to E, slipstream to G without a second slide. 18 spaces, no brake.',
    ),
    example(
      'M-18-5-3',
      'Rain tires, wet, 11 in 5th: to C, slipstream to D for 1 brake, slide 1 to E, slipstream to G. 18 spaces, 1 brake.',
    ),
    example(
      'M-18-5-4',
      'At H there is one slipstream only: to brake it short on I and take another is forbidden.',
    ),
    example(
      'M-18-5-5',
      'Soft, dry, at I: slipstream to J, bonus to K in the corner. That is 1 brake, as a slipstream came before.',
    ),
    example(
      'M-18-5-6',
      'Dry, at K: the slipstream overshoots and is held up after 2 spaces at L. The missing space costs a brake, the overshoot its tires.',
    ),
    example('M-18-5-7', 'At L, overshooting, no slipstream is left, as you cannot change lane.'),
  ],
  rulings: [
    ruling(
      'R-48',
      'The car ahead must stand on the next space of your lane, in corners too, and levers count as they are now. Spun cars, cars on their last run, wrecks and finished cars give none; one just blown counts with its 5th or 6th.',
    ),
    ruling(
      'R-49',
      'The 3 spaces may be any way that keeps the driving code by itself, with cars as obstacles.',
    ),
    ruling(
      'R-50',
      'With fewer than 3 spaces free it is offered only if brakes can pay for the missing ones. It never puts you out by blocking.',
    ),
    ruling(
      'R-51',
      'The brake is due each time a slipstream, or a bonus after one, takes you from outside into a corner, from one corner into the next as well. No slide owes it. Without a brake such a way is not offered.',
    ),
    ruling(
      'R-52',
      'A brake spent on movement ends your slipstreams for that play. Brakes paid for over-revving or for entering a corner do not.',
    ),
    ruling(
      'R-53',
      'There is none from the first space past a corner left without its stops. Stops are judged only when the play ends.',
    ),
    ruling(
      'R-54',
      'A bonus or slide that ends right behind a car opens a slipstream. Each of the two happens at most once in a play.',
    ),
    ruling(
      'R-55',
      'The pit lane allows it if you need pass no car there on the 3 spaces (fewer with brakes, or up to your pit): that is, when driving in or out.',
    ),
  ],
};
