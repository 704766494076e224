import { writeFileSync } from 'node:fs';
import { PLAIN_TASTE } from '../../../drivers/levels/taste.ts';
import { planner } from '../../../drivers/planning/planner.ts';
import { racing } from '../../../drivers/planning/rollout/look-ahead.ts';
import type { TrafficTable } from '../../../drivers/planning/traffic/traffic-table.ts';
import { firstBook } from '../../../rules/books.ts';
import { fittingOptions } from '../../../rules/kit/options.ts';
import { boardNamed } from '../../contract/games.ts';
import { orderOf, wholeNumber } from '../../orders.ts';
import { racesFlag, seedFlag, tracksFlag } from '../flags.ts';
import { notedRace } from './situations.ts';
import { fittedTable, pairsOf } from './table-fit.ts';

const CARS = 10;
const FILE = new URL('../../../drivers/planning/traffic/fitted-traffic.ts', import.meta.url);

const { boards, races, seed, writes } = orderOf(
  {
    about: 'Fits the value of traffic to races of champions, prepared, under a rolled sky.',
    flags: {
      track: tracksFlag(),
      races: racesFlag(60),
      seed: seedFlag,
      write: { type: 'boolean', default: false, says: 'writes the table where drivers read it' },
    },
  },
  given => ({
    boards: given.track.split(',').map(boardNamed),
    races: wholeNumber('races', given.races),
    seed: wholeNumber('seed', given.seed, 0),
    writes: given.write,
  }),
);

// Champions judge one play at a time here, because looking ahead takes many times as long.
const champion = planner({ level: 'champion', misjudgement: 0 }, racing(PLAIN_TASTE));
const drivers = Array.from({ length: CARS }, () => champion);
const options = fittingOptions(firstBook.options, { weather: 'roll', preparation: 'chosen' });
const pairs = boards.flatMap(board =>
  Array.from({ length: races }, (_, at) => {
    const laps = firstBook.usualLaps;
    return pairsOf(notedRace({ book: firstBook, board, seed: seed + at, laps, drivers, options }));
  }).flat(),
);
const source = tableAsSource(fittedTable(pairs, boards.length * races));
if (writes) writeFileSync(FILE, source);
else process.stdout.write(source);

/** Returns the source text of the file that drivers read. */
export function tableAsSource({ races, laps, gaps, ...fitted }: TrafficTable): string {
  const row = (values: readonly number[]) => `[${values.map(String).join(', ')}]`;
  const lead = fitted.lead.map(values => `    ${row(values)},\n`).join('');
  return `// Written by check/strength/traffic/fit-traffic.ts --write, from the ends of the plays of ten champions.
import type { TrafficTable } from './traffic-table.ts';

/** The value of traffic in races of champions. */
export const FITTED_TRAFFIC: TrafficTable = {
  races: ${races},
  laps: ${row(laps)},
  certainty: ${row(fitted.certainty)},
  gaps: ${row(gaps)},
  lead: [
${lead}  ],
  perGear: ${row(fitted.perGear)},
};
`;
}
