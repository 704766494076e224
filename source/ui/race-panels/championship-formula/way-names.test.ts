// Whoever chooses between two ways reads in what they differ: where they end, whom they slip and pass, where they brake, and
// else a space that only one of them enters.
import { describe, expect, it } from 'vitest';
import { deriveRows } from '../../../circuit/rows/derive-rows.ts';
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import { driverTables } from '../../../drivers/driver-tables.ts';
import { seededRandom } from '../../../drivers/levels/random-generator.ts';
import { championship } from '../../../rules/championship-formula/championship.ts';
import type { Situation } from '../../../testing/championship-formula/builders.ts';
import { screenAt } from '../../../testing/championship-formula/race-frame.ts';
import { shippedCircuit } from '../../../testing/circuits/row-text.ts';
import { volume } from '../../../testing/volume.ts';
import { EN } from '../../words/en/words.ts';
import { FR } from '../../words/fr/words.ts';
import type { Words } from '../../words/words.ts';
import { itemsAsked } from './items.ts';
import { wayName } from './view/way-row.ts';

const LEVELS = ['random', 'rookie', 'historical'];
const CARS = 12;
/** Columns for a name on a large screen and on the smallest. */
const NAMES = [78, 18];

/** Yields the questions for one of several ways in a race of so many laps. */
function* waysIn(board: RowBoard, seed: number, laps: number): Generator<Situation> {
  const stable = driverTables.of(championship).drivers;
  const drivers = Array.from({ length: CARS }, (_, seat) =>
    stable.find(({ level }) => level === LEVELS[seat % LEVELS.length]),
  );
  const seats = drivers.map((_, seat) => ({ name: `Driver ${seat + 1}` }));
  const setup = { book: championship.id, track: board.id, seed, laps, seats };
  let { race } = championship.start({ ...setup, options: {} }, board);
  let random = seededRandom(seed, 0);
  for (;;) {
    const [decision] = championship.decisions(race, board);
    if (decision === undefined) return;
    const [first, second] = decision.choices;
    if (first?.kind === 'drive' && second !== undefined) {
      yield { book: championship, board, race, events: [] };
    }
    const driver = drivers[decision.seat];
    if (driver === undefined) throw new Error('nobody drives');
    const view = championship.view(race, decision.seat);
    const answer = driver.choose(view, decision, board, random);
    ({ random } = answer);
    ({ race } = championship.apply(race, decision.seat, answer.choice as never, board));
  }
}

/** Returns the names of a question that two of its ways have, whatever they cost. */
function twice(now: Situation, columns: number, words: Words): readonly string[] {
  const model = screenAt(now);
  const names = itemsAsked(model).flatMap(({ choice }) =>
    choice.kind === 'drive' ? [wayName(model, choice, columns, words)] : [],
  );
  return names.filter((name, at) => names.indexOf(name) < at);
}

describe('the ways of a question', () => {
  it.each([
    ['singapore', 1],
    ['spa', 11],
  ] as const)('have each a name of its own: %s', (id, seed) => {
    const board = deriveRows(shippedCircuit(id));
    let questions = 0;
    for (const now of waysIn(board, seed, volume(2, 4))) {
      questions += 1;
      for (const columns of NAMES) {
        for (const words of [EN, FR]) expect(twice(now, columns, words)).toEqual([]);
      }
    }
    expect(questions).toBeGreaterThan(100);
  });
});
