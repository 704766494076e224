// What looking ahead is worth: champions against copies of themselves that only plan, in races of ten with five of each on
// alternating grid places, and how long a champion thinks.
//   node source/check/duels.ts [--track monza,spa] [--races 40] [--seed 1] [--work 1000]
import type { Driver } from '../drivers/driver.ts';
import { FORESIGHT, lookAhead } from '../drivers/look-ahead.ts';
import { planner } from '../drivers/planner.ts';
import { masters2005 } from '../rules/formula-de/books/masters-2005.ts';
import { quantile } from './bench/figure.ts';
import { boardNamed } from './games.ts';
import { orderOf, wholeNumber } from './orders.ts';
import { duel } from './strength/grids.ts';
import { percent, shareOf } from './strength/sample.ts';

const { boards, races, seed, work } = orderOf(
  {
    about: 'What looking ahead is worth: champions against copies of themselves that only plan.',
    flags: {
      track: {
        type: 'string',
        default: 'monza,spa,monaco,suzuka,zandvoort',
        takes: 'IDS',
        says: 'circuits, separated by commas',
      },
      races: { type: 'string', default: '40', takes: 'N', says: 'races on each circuit' },
      seed: { type: 'string', default: '1', takes: 'N', says: 'seed of the first race' },
      work: {
        type: 'string',
        default: `${FORESIGHT.work}`,
        takes: 'N',
        says: 'how long a champion looks ahead',
      },
    },
  },
  given => ({
    boards: given.track.split(',').map(boardNamed),
    races: wholeNumber('races', given.races),
    seed: wholeNumber('seed', given.seed, 0),
    work: wholeNumber('work', given.work),
  }),
);

const thoughts: number[] = [];
const champion = timed(lookAhead('champion', { ...FORESIGHT, work }));
const copy = planner({ level: 'copy', misjudgement: 0 });
const all: number[] = [];
for (const board of boards) {
  const won = Array.from({ length: races }, (_, at) =>
    duel(masters2005, board, champion, copy, seed + at),
  );
  all.push(...won);
  console.log(`${board.id}: ${wonOf(won)}`);
}
console.log(`A champion beats its copy without look-ahead: ${wonOf(all)}`);
const [middle, most] = [0.5, 0.99].map(share => quantile(thoughts, share).toFixed(1));
console.log(`An answer takes ${middle} ms, 99 of 100 at most ${most} ms of processor time`);

function wonOf(won: readonly number[]): string {
  const sum = won.reduce((one, other) => one + other, 0);
  return `${sum} of ${won.length} races, ${percent(shareOf(won))}`;
}

// Processor time: what else runs on the machine does not count.
function timed(driver: Driver): Driver {
  return {
    level: driver.level,
    choose(...asked) {
      const before = process.threadCpuUsage();
      const answer = driver.choose(...asked);
      const { user, system } = process.threadCpuUsage(before);
      thoughts.push((user + system) / 1000);
      return answer;
    },
  };
}
