// The advanced book of BGA raced before it is offered: on the small boards, under every promise of the contract.

import { expect, test } from 'vitest';
import { driversLooking } from '../../drivers/levels/drivers.ts';
import { bgaAdvanced } from '../../rules/formula-de/bga/advanced.ts';
import { TINY_TRACKS } from '../../testing/circuits/tiny-circuits.ts';
import { volume } from '../../testing/volume.ts';
import { CLAUSES } from '../contract/contract.ts';
import { describeFind, fuzzRace } from '../contract/fuzz-race.ts';
import { boardNamed, formulaDeGame, seatsOf, setupOf } from '../contract/games.ts';
import { turnFaults } from '../contract/promises.ts';
import { fromGrid, randomStateOf, turnsOf } from '../contract/turns.ts';

const RACES = volume(6, 40);
const FIRST_SEED = 4100;

const games = Object.keys(TINY_TRACKS).map(track =>
  formulaDeGame(bgaAdvanced, boardNamed(track), track),
);

test.each(games.map(game => [game.track, game] as const))(
  'random races of the advanced book on %s keep every promise',
  (_track, game) => {
    for (let race = 0; race < RACES; race++) {
      const fuzzed = fuzzRace(game, FIRST_SEED + race);
      expect(fuzzed.ok ? 'no broken promise' : describeFind(fuzzed.find)).toBe('no broken promise');
    }
  },
);

test.each(
  games.flatMap(game => CLAUSES.map(clause => [game.track, clause.name, game, clause] as const)),
)('the advanced book on %s: %s', (_track, _name, game, { check }) => {
  const { max } = seatsOf(game);
  expect(check({ game, cars: 2, laps: 2, seed: 11 })).toEqual([]);
  expect(check({ game, cars: max, laps: 1, seed: 13 })).toEqual([]);
});

// A champion that looks ahead for a few answers only: a whole race of its usual care takes minutes.
const ANSWERS_AHEAD = 20;

test.each(driversLooking(ANSWERS_AHEAD).map(driver => [driver.level, driver] as const))(
  'CPU drivers of level %s bring the advanced book to the flag',
  (level, driver) => {
    for (const game of games) {
      const opening = fromGrid(game.book, game.board, setupOf(game, FIRST_SEED, 3, 2));
      const turns = [...turnsOf(game.book, game.board, opening, driver, randomStateOf(FIRST_SEED))];
      expect(turns.flatMap(turn => turnFaults(game, turn))).toEqual([]);
      const told = turns.flatMap(({ events }) => events.map(({ kind }) => kind));
      expect(told.at(-1)).toBe('raceEnded');
      if (level !== 'random') expect(told).toContain('carFinished');
    }
  },
);
