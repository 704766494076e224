// The flags of `chicane simulate`.
import type { Argv } from 'yargs';
import { DEFAULT_LEVEL } from '../../drivers/levels/drivers.ts';
import { allBooks } from '../../rules/games.ts';
import { everyOption, optionFlags } from '../race/option-flags.ts';

/** The flags, undefined where not given; those of the rules' options come in addition. */
export interface SimulateFlags {
  readonly from: readonly string[];
  readonly races: number | undefined;
  readonly seed: number | undefined;
  readonly track: string | undefined;
  readonly laps: number | undefined;
  readonly grid: number | undefined;
  readonly cpu: readonly string[] | undefined;
  readonly rules: string | undefined;
  readonly handicap: readonly string[] | undefined;
  readonly points: string | undefined;
  readonly workers: number | undefined;
  readonly json: boolean;
}

export const USUAL = {
  races: 100,
  seed: 1,
  track: 'monza',
  grid: 10,
  rules: allBooks()[0]?.id ?? '',
  // The booklets have no table of points; this is the usual one of championships with six scoring places.
  points: '10,6,4,3,2,1',
} as const;

export function simulateFlags(yargs: Argv): Argv<SimulateFlags> {
  return ways(races(yargs));
}

function races(yargs: Argv) {
  const raced = yargs
    .option('races', {
      type: 'number',
      describe: `Races on each circuit; default ${USUAL.races}`,
    })
    .option('seed', {
      type: 'number',
      describe: `Seed of the first race, default ${USUAL.seed}; each later race takes the next`,
    })
    .option('track', {
      type: 'string',
      describe: `Circuits, separated by commas; default ${USUAL.track}`,
    })
    .option('laps', { type: 'number', describe: 'Laps per race; default as many as the rules say' })
    .option('cpu', {
      type: 'string',
      array: true,
      describe: 'Level and number of cars, such as club:3; repeat for more',
    })
    .option('grid', {
      type: 'number',
      describe: `Cars on the grid, default ${USUAL.grid}; the rest are ${DEFAULT_LEVEL} drivers`,
    })
    .option('rules', {
      type: 'string',
      choices: allBooks().map(book => book.id),
      describe: 'Rule book',
    })
    .option('handicap', {
      type: 'string',
      array: true,
      describe:
        'CAR=POINTS: a level, or a car by its number from 1, that has that many points fewer; repeat for more. In rules whose cars are built from cards',
    })
    .requiresArg(['races', 'seed', 'track', 'laps', 'cpu', 'grid', 'rules', 'handicap']);
  return optionFlags(raced, everyOption, { usual: false });
}

function ways<T>(yargs: Argv<T>) {
  return yargs
    .option('points', {
      type: 'string',
      describe: `Points by place; default ${USUAL.points}`,
    })
    .option('from', {
      type: 'string',
      array: true,
      default: [] as string[],
      defaultDescription: 'none',
      describe: 'Continue a simulation printed by --json; several are added up',
    })
    .option('workers', { type: 'number', describe: 'Threads; default one per core' })
    .option('json', {
      type: 'boolean',
      default: false,
      describe: 'Print JSON, to keep or to continue later',
    })
    .requiresArg(['points', 'from', 'workers'])
    .example('$0 simulate --track spa --cpu pro:4', 'four pros at Spa')
    .example('$0 simulate --from half.json --json', 'race only what is missing');
}
