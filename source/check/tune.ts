// How the constants of the CPU drivers were found: what an error of judgement costs alone, and what other weights on the
// prices are worth in races against a plain champion of one play.
//   node source/check/tune.ts --errors 0.5,1.2,2.5 [--track monza,monaco] [--races 60] [--seed 1]
//   node source/check/tune.ts --taste danger=2,contact=1.5 [--track monza,spa] [--races 24] [--seed 1]
//   node source/check/tune.ts --taste weather=4 --weather changeable: cars prepared by their drivers, under another sky
import { parseArgs } from 'node:util';
import type { Board } from '../circuit/board.ts';
import { WEATHERS } from '../cli/race-flags.ts';
import { planner } from '../drivers/planner.ts';
import { PLAIN_TASTE, type Taste } from '../drivers/taste.ts';
import { masters2005 } from '../rules/formula-de/books/masters-2005.ts';
import { boardNamed } from './games.ts';
import { optimalRace, optimalTrial, racesAlone, trialsAlone } from './strength/alone.ts';
import { placesAhead } from './strength/grids.ts';
import { meanOf, percent, shareOf, shown } from './strength/sample.ts';

const { values } = parseArgs({
  options: {
    errors: { type: 'string' },
    taste: { type: 'string' },
    weather: { type: 'string' },
    track: { type: 'string', default: 'monza,monaco' },
    races: { type: 'string', default: '24' },
    seed: { type: 'string', default: '1' },
  },
});

const races = Number(values.races);
const seed = Number(values.seed);
const weather = WEATHERS.find(one => one === values.weather);
const sky = weather === undefined ? {} : ({ weather, preparation: 'chosen' } as const);
const plain = planner({ level: 'plain', misjudgement: 0 });

for (const board of values.track.split(',').map(boardNamed)) {
  for (const error of values.errors?.split(',') ?? []) printError(board, Number(error));
  if (values.taste !== undefined) printTaste(board, tasteOf(values.taste));
}

function printError(board: Board, misjudgement: number): void {
  const driver = planner({ level: 'trying', misjudgement });
  const trial = trialsAlone(board, driver, races, seed).rolls.mean / optimalTrial(board) - 1;
  const race = racesAlone(board, driver, races, seed).rolls.mean / optimalRace(board) - 1;
  const above = [trial, race].map(share => `${(100 * share).toFixed(1)} %`).join(' and ');
  console.log(`${board.id}, error ${misjudgement}: ${above} above a timed lap and a race alone`);
}

function printTaste(board: Board, taste: Taste): void {
  const driver = planner({ level: 'trying', misjudgement: 0 }, taste);
  const ahead = Array.from({ length: races }, (_, at) =>
    placesAhead(masters2005, board, driver, plain, seed + at, sky),
  );
  const won = shareOf(ahead.map(places => (1 + Math.sign(places)) / 2));
  console.log(`${board.id}: ${shown(meanOf(ahead))} places ahead, wins ${percent(won)}`);
}

// `danger=2,contact=1.5`
function tasteOf(text: string): Taste {
  const weights = text.split(',').map(part => {
    const [name = '', weight = ''] = part.split('=');
    if (!(name in PLAIN_TASTE)) throw new RangeError(`no weight is called ${name}`);
    return [name, Number(weight)] as const;
  });
  return { ...PLAIN_TASTE, ...Object.fromEntries(weights) };
}
