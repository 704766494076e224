// The benchmark: one line per figure with its goal and a checksum. `npm run bench`, or
//   node source/check/bench.ts [--quick] [--track monza]
// Ends with 1 when a goal is missed.
import type { FormulaBoard } from '../circuit/formula-board.ts';
import { boardFigures } from './bench/boards.ts';
import { driverFigures } from './bench/drivers.ts';
import { type Effort, type Figure, lineOf, reachesGoal } from './bench/figure.ts';
import { rulesFigures } from './bench/rules.ts';
import { saveFigures } from './bench/saves.ts';
import { simulationFigures } from './bench/simulation.ts';
import { boardNamed } from './games.ts';
import { orderOf } from './orders.ts';

const { effort, board } = orderOf(
  {
    about: `The benchmark: one line for each figure with its goal and a checksum.
Ends with 1 when a goal is missed.`,
    flags: {
      quick: { type: 'boolean', default: false, says: 'only whether everything can be measured' },
      track: { type: 'string', default: 'monza', takes: 'ID', says: 'circuit' },
    },
  },
  ({ quick, track }): { effort: Effort; board: FormulaBoard } => ({
    effort: quick ? 'quick' : 'full',
    board: boardNamed(track),
  }),
);

/** The groups of figures in the order in which they are printed. */
const groups: readonly (() => Promise<readonly Figure[]> | readonly Figure[])[] = [
  () => rulesFigures(board, effort),
  () => boardFigures(effort),
  () => driverFigures(board, effort),
  () => simulationFigures(board, effort),
  () => saveFigures(board, effort),
];

console.log(`Node ${process.versions.node}, ${board.name}; processor time unless said otherwise`);
for (const group of groups) {
  for (const figure of await group()) {
    console.log(lineOf(figure));
    // A quick run shows that everything can be measured; it is too cold to be judged.
    if (effort === 'full' && !reachesGoal(figure)) process.exitCode = 1;
  }
}
