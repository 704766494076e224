// The benchmark of the screen: `npm run prepare` first, then
//   node source/check/bench-screen.ts [--quick]
// Ends with 1 when a goal is missed.
import { parseArgs } from 'node:util';
import { lineOf, reachesGoal } from './bench/figure.ts';
import { screenFigures } from './bench/screen.ts';

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });

for (const figure of await screenFigures(values.quick ? 'quick' : 'full')) {
  console.log(lineOf(figure));
  if (!reachesGoal(figure)) process.exitCode = 1;
}
