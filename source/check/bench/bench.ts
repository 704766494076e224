// The benchmark: one line per figure with its goal and a checksum. Run `npm run bench`, or
//   node source/check/bench/bench.ts [--quick] [--track monza]
// It exits with 1 when a goal is missed.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { boardNamed } from '../contract/games.ts';
import { orderOf } from '../orders.ts';
import { boardFigures } from './boards.ts';
import { championshipFigures } from './championship.ts';
import { driverFigures } from './drivers.ts';
import { type Effort, type Figure, lineOf, reachesGoal } from './figure.ts';
import { rulesFigures } from './rules.ts';
import { saveFigures } from './saves.ts';
import { seasonFigures } from './seasons.ts';
import { simulationFigures } from './simulation.ts';
import { trantFigures } from './trant.ts';

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

const groups: readonly (() => Promise<readonly Figure[]> | readonly Figure[])[] = [
  () => rulesFigures(board, effort),
  () => boardFigures(effort),
  () => driverFigures(board, effort),
  () => simulationFigures(board, effort),
  () => saveFigures(board, effort),
  () => championshipFigures(board.id, effort),
  () => trantFigures(board.id, effort),
  () => seasonFigures(effort),
];

console.log(`Node ${process.versions.node}, ${board.name}; processor time unless said otherwise`);
for (const group of groups) {
  for (const figure of await group()) {
    console.log(lineOf(figure));
    // A quick run shows that everything can be measured, but its figures are not warm enough to be judged.
    if (effort === 'full' && !reachesGoal(figure)) process.exitCode = 1;
  }
}
