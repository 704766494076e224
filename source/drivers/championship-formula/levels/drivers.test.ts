// Whole races by the drivers of every level.
import { describe, expect, test } from 'vitest';
import { deriveRows } from '../../../circuit/rows/derive-rows.ts';
import { championship } from '../../../rules/championship-formula/championship.ts';
import type { ChampionshipChoice } from '../../../rules/championship-formula/choices.ts';
import type {
  ChampionshipOptions,
  ChampionshipRace,
} from '../../../rules/championship-formula/state.ts';
import { shippedCircuit } from '../../../testing/circuits/row-text.ts';
import type { Driver } from '../../driver.ts';
import { seededRandom } from '../../levels/random-generator.ts';
import { championshipDrivers } from './drivers.ts';

const board = deriveRows(shippedCircuit('otterbrook'));
const OPTIONS: ChampionshipOptions = { pits: 'off', knockOut: 'off', classic: 'off' };
const LEVELS = championshipDrivers.filter(({ level }) => level !== 'random');

interface Raced {
  readonly race: ChampionshipRace;
  readonly answers: readonly ChampionshipChoice[];
}

function raced(grid: readonly Driver[], seed: number, options = OPTIONS): Raced {
  const seats = grid.map(({ level }) => ({ name: level }));
  const setup = { book: championship.id, track: board.id, seed, laps: 2, seats, options };
  let { race } = championship.start(setup, board);
  const randoms = grid.map((_, seat) => seededRandom(seed, seat));
  const answers: ChampionshipChoice[] = [];
  for (;;) {
    const [decision] = championship.decisions(race, board);
    if (decision === undefined) return { race, answers };
    const { seat } = decision;
    const view = championship.view(race, seat);
    const answer = grid[seat]?.choose(view, decision, board, randoms[seat] ?? []);
    if (answer === undefined) throw new Error(`seat ${seat} has no driver`);
    randoms[seat] = answer.random;
    const choice = decision.choices.find(one => one === answer.choice);
    if (choice === undefined) throw new Error('the answer is none of the choices');
    answers.push(choice);
    race = championship.apply(race, seat, choice, board).race;
  }
}

describe('the drivers of all levels', () => {
  test('race each other to the flag', () => {
    const { race } = raced([...LEVELS, ...LEVELS], 3);
    expect(race.cars.filter(({ status }) => status === 'finished').length).toBeGreaterThan(5);
  });

  test('answer the same to the same questions and random numbers', () => {
    expect(raced(LEVELS, 5).answers).toEqual(raced(LEVELS, 5).answers);
  });

  test.each([{ pits: 'on' }, { knockOut: 'on' }, { classic: 'on' }] as const)(
    'race under every option: %o',
    option => {
      const { race } = raced(LEVELS, 7, { ...OPTIONS, ...option });
      expect(race.cars.filter(({ status }) => status === 'finished').length).toBeGreaterThan(2);
    },
  );

  test('keep a strategy by the name of a character', () => {
    const cautious = LEVELS.map(driver => driver.as?.('Duvannes') ?? driver);
    expect(raced(cautious, 8).answers).not.toEqual(raced(LEVELS, 8).answers);
  });
});
