// The figures of the CPU drivers alone, which take the longest of the benchmark: how long each level thinks, and its laps
// against par.
//   node source/check/bench/bench-drivers.ts [--track monza,monaco]
// It exits with 1 when a goal is missed.
import { boardNamed } from '../contract/games.ts';
import { orderOf } from '../orders.ts';
import { driverFigures } from './drivers.ts';
import { lineOf, reachesGoal } from './figure.ts';

const boards = orderOf(
  {
    about: 'How long each level of CPU drivers thinks, and its laps alone against par.',
    flags: {
      track: {
        type: 'string',
        default: 'monza',
        takes: 'IDS',
        says: 'circuits, separated by commas',
      },
    },
  },
  ({ track }) => track.split(',').map(boardNamed),
);

for (const board of boards) {
  console.log(`Node ${process.versions.node}, ${board.name}; processor time`);
  for (const figure of driverFigures(board, 'full')) {
    console.log(lineOf(figure));
    if (!reachesGoal(figure)) process.exitCode = 1;
  }
}
