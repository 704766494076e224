// The benchmark of the screen: `npm run prepare` first, then
//   node source/check/bench-screen.ts [--quick]
// Ends with 1 when a goal is missed.
import { lineOf, reachesGoal } from './bench/figure.ts';
import { screenFigures } from './bench/screen.ts';
import { orderOf } from './orders.ts';

const quick = orderOf(
  {
    about: `The benchmark of the screen, of the program as npm run prepare has built it.
Ends with 1 when a goal is missed.`,
    flags: {
      quick: { type: 'boolean', default: false, says: 'only whether everything can be measured' },
    },
  },
  given => given.quick,
);

for (const figure of await screenFigures(quick ? 'quick' : 'full')) {
  console.log(lineOf(figure));
  if (!reachesGoal(figure)) process.exitCode = 1;
}
