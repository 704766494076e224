// The benchmark of the screen: run `npm run prepare` first, then
//   node source/check/bench/bench-screen.ts [--quick] [--races 40]
// It exits with 1 when a goal is missed.

import { orderOf, wholeNumber } from '../orders.ts';
import { type Figure, lineOf, reachesGoal } from './figure.ts';
import { memoryFigures } from './memory.ts';
import { screenFigures } from './screen.ts';
import { seasonProgramFigures } from './season-program.ts';

const { quick, races } = orderOf(
  {
    about: `The benchmark of the screen, of the program as npm run prepare has built it.
Ends with 1 when a goal is missed.`,
    flags: {
      quick: { type: 'boolean', default: false, says: 'only whether everything can be measured' },
      races: {
        type: 'string',
        default: '40',
        takes: 'N',
        says: 'CPU races on one screen, for its memory, twice; 40 meet every circuit, 1200 are an hour of each',
      },
    },
  },
  given => ({ quick: given.quick, races: given.quick ? 3 : wholeNumber('races', given.races, 3) }),
);

const groups: readonly (() => Promise<readonly Figure[]>)[] = [
  () => screenFigures(quick ? 'quick' : 'full'),
  () => seasonProgramFigures(quick ? 'quick' : 'full'),
  () => memoryFigures(races),
];

for (const group of groups) {
  for (const figure of await group()) {
    console.log(lineOf(figure));
    if (!reachesGoal(figure)) process.exitCode = 1;
  }
}
