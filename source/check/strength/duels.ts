// Measures what looking ahead is worth: champions against copies of themselves that only plan, in races of ten with
// five of each on alternating grid places, and how long a champion thinks. The copies consider their own rolls alone
// or, with --headway, being in front as well, as champions do; the remaining difference is worth the rollouts.
//   node source/check/strength/duels.ts [--track monza,spa] [--races 40] [--seed 1] [--work 1000] [--headway]
import type { Driver } from '../../drivers/driver.ts';
import { PLAIN_TASTE } from '../../drivers/levels/taste.ts';
import { planner } from '../../drivers/planning/planner.ts';
import { FORESIGHT, lookAhead, racing } from '../../drivers/planning/rollout/look-ahead.ts';
import { masters2005 } from '../../rules/formula-de/masters/masters-2005.ts';
import { quantile } from '../bench/figure.ts';
import { boardNamed } from '../contract/games.ts';
import { orderOf, wholeNumber } from '../orders.ts';
import { racesFlag, seedFlag, tracksFlag } from './flags.ts';
import { placesAhead } from './grids.ts';
import { meanOf, percent, shareOf, shown } from './sample.ts';

const { boards, races, seed, work, headway } = orderOf(
  {
    about: 'What looking ahead is worth: champions against copies of themselves that only plan.',
    flags: {
      track: tracksFlag(),
      races: racesFlag(40),
      seed: seedFlag,
      work: {
        type: 'string',
        default: `${FORESIGHT.work}`,
        takes: 'N',
        says: 'how long a champion looks ahead',
      },
      headway: { type: 'boolean', default: false, says: 'the copies reckon with being in front' },
    },
  },
  given => ({
    boards: given.track.split(',').map(boardNamed),
    races: wholeNumber('races', given.races),
    seed: wholeNumber('seed', given.seed, 0),
    work: wholeNumber('work', given.work),
    headway: given.headway,
  }),
);

const thoughts: number[] = [];
const champion = timed(lookAhead('champion', { ...FORESIGHT, work }));
const copy = planner(
  { level: 'copy', misjudgement: 0 },
  headway ? racing(PLAIN_TASTE) : PLAIN_TASTE,
);
const all: number[] = [];
for (const board of boards) {
  const places = Array.from({ length: races }, (_, at) =>
    placesAhead(masters2005, board, champion, copy, seed + at),
  );
  all.push(...places);
  console.log(`${board.id}: ${wonOf(places)}`);
}
console.log(`A champion beats its copy without look-ahead: ${wonOf(all)}`);
const [middle, most] = [0.5, 0.99].map(share => quantile(thoughts, share).toFixed(1));
console.log(`An answer takes ${middle} ms, 99 of 100 at most ${most} ms of processor time`);

// Returns the races won by the better mean place, equal ones counting half, with the mean places ahead.
function wonOf(places: readonly number[]): string {
  const won = places.map(ahead => (1 + Math.sign(ahead)) / 2);
  const sum = won.reduce((one, other) => one + other, 0);
  return `${sum} of ${won.length} races, ${percent(shareOf(won))}; ${shown(meanOf(places))} places ahead`;
}

// Measures processor time, so that other programs on the machine do not count.
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
