// Chapter 14, cars that end next to each other.
import { example, type RuleChapter, rule, ruling } from '../../../../text/statement.ts';

/** Chapter 14. */
export const collision: RuleChapter = {
  number: '14',
  title: 'Collision',
  statements: [
    rule(
      'M-14-1',
      'End next to or behind a car, not in front of it, and both risk a collision. All concerned roll the black die: 1 on dry, 1-2 on wet costs a body point and makes the space dangerous. No body left: out.',
    ),
    rule(
      'M-14-2',
      'A car out of body points stays where it is, on a dangerous space, until its next turn removes it.',
    ),
    rule(
      'M-14-3',
      'Worse odds, 1-2 on dry and 1-3 on wet, hold for all concerned when a wreck, a spun car, one out by blocking or one stalled on the grid is in it.',
    ),
    rule(
      'M-14-4',
      'Who causes the collision rolls last: a body point without a roll for each car it puts out, one roll for each that survives.',
    ),
    example(
      'M-14-5',
      'A ends beside C and D, with B behind it: C and D roll, then A twice, and B not at all. If C goes out, A loses 1 point and has one roll; if D goes too, A loses 2 and has none.',
    ),
  ],
  rulings: [
    ruling(
      'R-03',
      'In front and behind: the neighbouring space of the same lane. Next to: a space of the next lane that shares a side, so half a space ahead or behind too. You test with cars beside you and in front, never with the one behind.',
    ),
    ruling(
      'R-37',
      'First the cars you touch roll, one time each, as they would play; you follow with one roll per survivor, and give a point for each car this put out. Once out yourself you roll no more.',
    ),
    ruling(
      'R-38',
      'Odds go pair by pair: worse for both if one is spun, stalled on the grid, or a wreck by body or blocking. Your rolls with other, sound cars stay normal. If you are spun, all your pairs are worse.',
    ),
    ruling(
      'R-39',
      'A wreck does not roll, and it costs you no point outright: you make one roll at the worse odds for it.',
    ),
    ruling(
      'R-40',
      'Only the end of a car moving by itself causes tests, staying put included. A lost point, a car going out, a wall hit or a skipped turn causes no more of them.',
    ),
    ruling(
      'R-41',
      'No test if one of the two is in a pit or the pit lane, or has finished. The start is no exception: tests are made from the first play on.',
    ),
  ],
};
