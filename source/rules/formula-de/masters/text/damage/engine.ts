// Chapter 16, engine tests and the last run of a blown car.
import {
  choice,
  example,
  only,
  type RuleChapter,
  rule,
  ruling,
} from '../../../../text/statement.ts';

/** Chapter 16. */
export const engine: RuleChapter = {
  number: '16',
  title: 'Engine and inertia',
  statements: [
    rule(
      'M-16-0-1',
      'A 20 in 5th or a 30 in 6th: once that car has moved, everybody then in 5th or 6th tests the engine with the black die, in order on the track.',
    ),
    rule('M-16-0-2', '1-4 on a dry track, 1-3 on a wet one, costs an engine point.'),
    choice(
      'M-16-0-3',
      'No engine left: blown, its space dangerous. Next turn comes its inertia, a last run in 4th, as far as it can without overshooting itself out; brakes and tires pay for blockings. That end is dangerous too; a turn later it is removed.',
    ),
    only(
      '2002',
      rule(
        'M-16-0-3-1',
        'Engine gone in 4th or lower, by over-revving or after a spinout: no last run. Its next turn takes the car off.',
      ),
    ),
    only(
      '2005',
      rule(
        'M-16-0-3-1',
        'In 4th or lower (over-revving, a spinout) a blown car has no last run: as soon as its lever is put in 1st or 2nd it is out and off the board.',
      ),
    ),
    rule('M-16-0-4', 'Collision tests with a blown car have the normal odds.'),
    rule(
      'M-16-0-5',
      'A car on its last run neither takes nor gives a slipstream. One just blown, before that run, still gives one.',
    ),
    choice(
      'M-16-0-6',
      'Extended inertia: blown after the last corner but one of the race you roll on for the line, a gear lower each round from 4th down to 1st. Gas may skip gears; each play leaves a dangerous space.',
    ),
    rule(
      'M-16-0-7',
      'Overshooting that corner counts as having passed it. Standing in it does not: then the one run in 4th is all.',
    ),
    only(
      '2005',
      rule(
        'M-16-0-8',
        'Tire rules hold on the last run: the slide, and on fresh softs the bonus, which must be used to get furthest.',
      ),
    ),
    only('2005', rule('M-16-0-9', 'A car on its last run may not enter the pit lane.')),
    only('2005', example('M-16-1-1', 'The engine has just blown; the last run in 4th rolls 7.')),
    only('2005', example('M-16-1-2', 'Hard tires, dry: 7 spaces.')),
    only(
      '2005',
      example(
        'M-16-1-3',
        'Nine soft tires or more, dry: 7 + 1 = 8 spaces, as the bonus is compulsory. Nine points at two a space pay 4 spaces of overshoot at most.',
      ),
    ),
    only(
      '2005',
      example('M-16-1-4', 'The same tires, wet: no bonus but a slide of 3, so 10 spaces.'),
    ),
    only(
      '2005',
      example(
        'M-16-1-5',
        'Three rain tires, wet: a slide of 1, so 8 spaces. Three points pay 3 spaces of overshoot at most, which narrows the way.',
      ),
    ),
  ],
  rulings: [
    ruling(
      'R-69',
      'Who tests: levers in 5th or 6th, played already or not, spun cars too. Not: cars in a pit or the pit lane, wrecks, finished cars, blown ones. A quick stop that worked leaves you in 4th, so you are spared.',
    ),
    ruling(
      'R-70',
      'If the roller goes out, finishes or pits in that play, the face still counts: the others test, and the weather roll stands.',
    ),
    ruling(
      'R-71',
      'Several such rolls in a round: each brings its own tests at the end of its play.',
    ),
    ruling(
      'R-72',
      'Blown while others play, you take the last run when your turn comes, even in this round if you have yet to play. Tires, brakes and lever are as they were.',
    ),
    ruling(
      'R-73',
      'Setting 4th costs nothing; slide and soft bonus are compulsory. Of the ways that keep the car in, most spaces win, then the earliest play; only ties are your choice. Tires pay before brakes. No slipstream, no pit lane; other tests are normal.',
    ),
    ruling(
      'R-74',
      'Extended inertia is open if the car has left the last corner but one of the whole race when it blows. 4th, 3rd, 2nd, 1st, each play lower; gas (and a brake) pays for skips. Not over the line after 1st: removed. This beats M-20-4-1.',
    ),
    only(
      '2002',
      ruling(
        'R-75',
        'A spun car that loses its engine has no last run; its next turn removes it. While it is spun, others test at the worse odds.',
      ),
    ),
    only(
      '2005',
      ruling(
        'R-75',
        'A spun car that loses its engine has no last run: it goes when the end of the round sets its lever to 1st. Others test at the worse odds meanwhile.',
      ),
    ),
  ],
};
