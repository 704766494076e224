// Every way on from small situations of Trant: each answer and each fall of the dice keeps every promise.
import { describe, expect, test } from 'vitest';
import type { FormulaDeBook } from '../../../rules/formula-de/book.ts';
import type { Car } from '../../../rules/formula-de/state.ts';
import { trant } from '../../../rules/formula-de/trant/trant.ts';
import type { Race } from '../../../rules/kit/types.ts';
import { race, track } from '../../../testing/formula-de/builders.ts';
import type { Situation } from '../../../testing/formula-de/situation.ts';
import { geared } from '../../../testing/formula-de/trant-turn.ts';
import { volume } from '../../../testing/volume.ts';
import { type Walk, walkedFrom } from '../../contract/exhaustive.ts';
import { formulaDeGame } from '../../contract/games.ts';
import { after, planted } from '../../contract/planted-faults.ts';
import { SMALL_SITUATIONS, type SmallSituation } from './small-situations.ts';

/** Faces on either side of every number that a rule of Trant names, for walks that fit into `npm test`. */
const TELLING_FACES: Readonly<Record<string, readonly number[]>> = volume(
  { d20: [1, 4, 10, 16, 20], d10: [1, 10] },
  {},
);

function gameOf({ book, board }: Situation) {
  const game = formulaDeGame(book, board);
  const dice = game.dice.map(die => ({ ...die, faces: TELLING_FACES[die.name] ?? die.faces }));
  return { ...game, dice };
}

function walked({ open, depth }: SmallSituation, book?: FormulaDeBook): Walk {
  const situation = open();
  const game = gameOf({ ...situation, book: book ?? situation.book });
  return walkedFrom(game, situation.race, situation.race.cars.length, depth);
}

// With all faces of all dice some walks have a hundred thousand turns.
const MINUTES = 60_000 * volume(2, 30);

describe('every way on keeps every promise where', () => {
  test.each(SMALL_SITUATIONS.map(one => [one.about, one] as const))(
    '%s',
    (_about, situation) => {
      const { faults, seen } = walked(situation);
      expect(faults.join('\n')).toBe('');
      expect(situation.shows.filter(what => !seen.has(what))).toEqual([]);
    },
    MINUTES,
  );
});

describe('a walk', () => {
  const cars = [
    { space: '0@10', gear: 1 },
    { space: '0@2', gear: 1 },
  ];
  const options = { driverPoints: 'off', injuries: 'off' } as const;
  const board = track('20 2R6 40');
  const atThrow = geared(race({ book: trant, board, cars, options }), [1, 1]);

  test('throws one die of twenty and two of ten in all 120 ways', () => {
    const { turns, positions } = walkedFrom(formulaDeGame(trant, board), atThrow.race, 2, 1);
    expect([turns, positions]).toEqual([120, 1]);
  });

  test('goes on from every answer: three moves of a space by a 3, or an engine that may be boosted by two threes', () => {
    const game = formulaDeGame(trant, board);
    const dice = game.dice.map(die => ({ ...die, faces: [3] }));
    const { turns, positions, seen } = walkedFrom({ ...game, dice }, atThrow.race, 2, 2);
    expect([turns, positions]).toEqual([2 + 3 + 2, 1 + 2]);
    expect(seen).toContain('boostEngine: boostEngine');
  });
});

type RaceWithCars = Race & { readonly cars: readonly Car[] };

const spoilt = (name: string, change: (cars: readonly Car[]) => readonly Car[]) =>
  after<FormulaDeBook>(
    name,
    ({ race: next, events }) => {
      const cars = change((next as RaceWithCars).cars);
      return { race: { ...next, cars } as Race, events };
    },
    1,
  );

const PLANTED = [
  spoilt('two cars share a space', cars =>
    cars.map(car => ({ ...car, space: cars[0]?.space ?? '' })),
  ),
  spoilt('a pool is below zero', cars =>
    cars.map(car => ({ ...car, points: { ...car.points, body: -1 } })),
  ),
  spoilt('something is lost by saving', cars =>
    cars.map(car => ({ ...car, work: undefined as unknown as NonNullable<Car['work']> })),
  ),
  planted<FormulaDeBook>('a question has no answer', book => ({
    decisions: (now, board) => book.decisions(now, board).map(one => ({ ...one, choices: [] })),
  })),
  planted<FormulaDeBook>('an answer on the list is refused', book => ({
    apply(now, seat, choice, board) {
      if (choice.kind === 'throwDice') throw new RangeError('no dice');
      return book.apply(now, seat, choice, board);
    },
  })),
  planted<FormulaDeBook>('a move is missing from the list', book => ({
    decisions: (now, board) =>
      book.decisions(now, board).map(one => {
        const fewer = one.step === 'moveCar' ? one.choices.slice(1) : one.choices;
        return { ...one, choices: fewer };
      }),
  })),
];

describe('a walk finds a book in which', () => {
  const [covered] = SMALL_SITUATIONS;
  test.each(PLANTED)('$name', ({ plant }) => {
    if (covered === undefined) throw new Error('there are situations');
    expect(walked(covered, plant(trant)).faults).not.toEqual([]);
  });

  test('a car keeps the points that it has given up, while the next one still owes its own (TR-7)', () => {
    const stripping = SMALL_SITUATIONS.find(({ about }) => about.includes('(TR-7,'));
    if (stripping === undefined) throw new Error('there is no car that gives up points');
    const { plant } = planted<FormulaDeBook>('', book => ({
      apply(before, seat, choice, board) {
        const { race: next, events } = book.apply(before, seat, choice, board);
        const { cars } = before as RaceWithCars;
        return { race: choice.kind === 'stripCar' ? ({ ...next, cars } as Race) : next, events };
      },
    }));
    expect(walked(stripping, plant(trant)).faults[0]).toBe('car 0 is built with 24 points');
  });
});
