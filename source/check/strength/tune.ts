// The search for the constants of the CPU drivers: what an error of judgement costs a car alone, and what other weights
// on the prices are worth in races against a plain champion of one play.
//   node source/check/strength/tune.ts --errors 0.5,1.2,2.5 [--track monza,monaco] [--races 60] [--seed 1]
//   node source/check/strength/tune.ts --taste danger=2,contact=1.5 [--track monza,spa] [--races 24] [--seed 1]
//   node source/check/strength/tune.ts --taste weather=4 --weather changeable: cars prepared by their drivers, under another sky
import { type FormulaBoard, SKIES } from '../../circuit/formula-board.ts';
import type { Taste } from '../../drivers/levels/taste.ts';
import { planner } from '../../drivers/planning/planner.ts';
import { masters2005 } from '../../rules/formula-de/masters/masters-2005.ts';
import type { FormulaDeOptions } from '../../rules/formula-de/state.ts';
import { boardNamed } from '../contract/games.ts';
import { orderOf, wholeNumber } from '../orders.ts';
import { optimalRace, optimalTrial, racesAlone, trialsAlone } from './alone.ts';
import { racesFlag, seedFlag, tracksFlag } from './flags.ts';
import { placesAhead } from './grids.ts';
import { amount, tasteNamed } from './racers.ts';
import { meanOf, percent, shareOf, shown } from './sample.ts';

const WEATHERS: readonly FormulaDeOptions['weather'][] = [...SKIES, 'roll'];

const { boards, errors, taste, sky, races, seed } = orderOf(
  {
    about:
      'What an error of judgement costs alone, or what other weights are worth against a plain champion of one play.',
    flags: {
      errors: { type: 'string', takes: 'LIST', says: 'errors of judgement, such as 0.5,1.2,2.5' },
      taste: { type: 'string', takes: 'LIST', says: 'weights, such as danger=2,contact=1.5' },
      weather: {
        type: 'string',
        takes: 'SKY',
        says: `with --taste: cars prepared by their drivers under ${WEATHERS.join(', ')}`,
      },
      track: tracksFlag('monza,monaco'),
      races: racesFlag(24),
      seed: seedFlag,
    },
  },
  given => {
    if (given.errors === undefined && given.taste === undefined) {
      throw new RangeError('Nothing is to be measured: give --errors or --taste.');
    }
    return {
      errors: given.errors?.split(',').map(text => amount('errors', text)) ?? [],
      taste: given.taste === undefined ? undefined : tasteNamed(given.taste),
      sky: given.weather === undefined ? {} : skyNamed(given.weather),
      boards: given.track.split(',').map(boardNamed),
      races: wholeNumber('races', given.races),
      seed: wholeNumber('seed', given.seed, 0),
    };
  },
);
const plain = planner({ level: 'plain', misjudgement: 0 });

for (const board of boards) {
  for (const error of errors) printError(board, error);
  if (taste !== undefined) printTaste(board, taste);
}

function printError(board: FormulaBoard, misjudgement: number): void {
  const driver = planner({ level: 'trying', misjudgement });
  const trial = trialsAlone(board, driver, races, seed).rolls.mean / optimalTrial(board) - 1;
  const race = racesAlone(board, driver, races, seed).rolls.mean / optimalRace(board) - 1;
  const above = [trial, race].map(share => `${(100 * share).toFixed(1)} %`).join(' and ');
  console.log(`${board.id}, error ${misjudgement}: ${above} above a timed lap and a race alone`);
}

function printTaste(board: FormulaBoard, taste: Taste): void {
  const driver = planner({ level: 'trying', misjudgement: 0 }, taste);
  const ahead = Array.from({ length: races }, (_, at) =>
    placesAhead(masters2005, board, driver, plain, seed + at, sky),
  );
  const won = shareOf(ahead.map(places => (1 + Math.sign(places)) / 2));
  console.log(`${board.id}: ${shown(meanOf(ahead))} places ahead, wins ${percent(won)}`);
}

function skyNamed(name: string): Partial<FormulaDeOptions> {
  const weather = WEATHERS.find(one => one === name);
  if (weather !== undefined) return { weather, preparation: 'chosen' };
  throw new RangeError(`There is no sky "${name}". There are ${WEATHERS.join(', ')}.`);
}
