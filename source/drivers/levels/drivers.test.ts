import { describe, expect, test } from 'vitest';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { FormulaDeChoice } from '../../rules/formula-de/choices.ts';
import type { FormulaDeEvent } from '../../rules/formula-de/events.ts';
import { masters2005 as book } from '../../rules/formula-de/masters/masters-2005.ts';
import type { FormulaDeRace } from '../../rules/formula-de/state.ts';
import type { Decision, View } from '../../rules/kit/types.ts';
import { cornersBoard, ovalBoard, straightBoard } from '../../testing/circuits/tiny-circuits.ts';
import { track } from '../../testing/formula-de/builders.ts';
import { volume } from '../../testing/volume.ts';
import type { Driver } from '../driver.ts';
import { planner } from '../planning/planner.ts';
import { racing } from '../planning/rollout/look-ahead.ts';
import { DEFAULT_LEVEL, driverOf, drivers } from './drivers.ts';
import { seededRandom } from './random-generator.ts';
import { PLAIN_TASTE } from './taste.ts';

const LONG_RACE = 3;
/** Number of races of two levels against each other; `npm run strength` measures by how much one is better. */
const RACES_OF_LEVELS = volume(6, 12);
/** Number of races of club drivers, on three boards in turn. */
const RACES_TO_THE_END = volume(9, 30);

interface Watch {
  readonly view: View<FormulaDeRace>;
  readonly decision: Decision<FormulaDeChoice>;
  readonly choice: FormulaDeChoice;
  /** Processor time, which other programs on the machine do not lengthen. */
  readonly milliseconds: number;
}

// A champion thinks long on the run to the flag; check/strength/duels.ts measures what that is worth.
const PLANNING = planner(
  { level: 'champion without its run-in', misjudgement: 0 },
  racing(PLAIN_TASTE),
);

function driver(level: string): Driver {
  const found = level === PLANNING.level ? PLANNING : driverOf(level);
  if (found === undefined) throw new Error(`no level ${level}`);
  return found;
}

/** Drives races to the end and checks that every answer is one of the choices. */
function raceOn(
  board: FormulaBoard,
  seed: number,
  levels: readonly string[],
  watch: (moment: Watch) => void = () => {},
): { readonly race: FormulaDeRace; readonly events: readonly FormulaDeEvent[] } {
  const seats = levels.map(name => ({ name }));
  const setup = { book: book.id, track: board.id, seed, laps: LONG_RACE, seats, options: {} };
  const crew = levels.map(driver);
  const random = levels.map((_, seat) => seededRandom(seed, seat));
  let { race, events } = book.start(setup, board);
  const told = [...events];
  for (;;) {
    const decision = book.decisions(race, board)[0];
    if (decision === undefined) return { race, events: told };
    const { seat } = decision;
    const view = book.view(race, seat);
    const before = process.cpuUsage();
    const answer = crew[seat]?.choose(view, decision, board, random[seat] ?? []);
    const milliseconds = process.cpuUsage(before).user / 1000;
    const choice = decision.choices.find(one => one === answer?.choice);
    if (answer === undefined || choice === undefined) throw new Error('an answer off the list');
    random[seat] = answer.random;
    watch({ view, decision, choice, milliseconds });
    ({ race, events } = book.apply(race, seat, choice, board));
    told.push(...events);
  }
}

function tenOf(...levels: readonly string[]): readonly string[] {
  return Array.from({ length: 10 }, (_, seat) => levels[seat % levels.length] ?? '');
}

/** Returns the mean places by level over some races in which seats alternate. */
function meanPlaces(
  board: FormulaBoard,
  races: number,
  levels: readonly string[],
): Map<string, number> {
  const sums = new Map<string, number>();
  for (let seed = 1; seed <= races; seed++) {
    const grid = levels.map((_, seat) => levels[(seat + seed) % levels.length] ?? '');
    const { race } = raceOn(board, seed, grid);
    for (const { seat, place } of book.standings(race, board)) {
      const level = grid[seat] ?? '';
      sums.set(level, (sums.get(level) ?? 0) + place / (races * 5));
    }
  }
  return sums;
}

const plain = track('24 1R3/4/5 14 2L8/7/6 18 1R5/4/3 20');

describe('the levels', () => {
  test('have names of their own, the default among them', () => {
    const names = drivers.map(one => one.level);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain(DEFAULT_LEVEL);
    expect(driverOf('grand-master')).toBeUndefined();
  });

  test('beat each other: champion before pro, pro before club, club before rookie, rookie before random', () => {
    const against = (board: FormulaBoard, better: string, worse: string) => {
      const places = meanPlaces(board, RACES_OF_LEVELS, tenOf(better, worse));
      return (places.get(worse) ?? 0) - (places.get(better) ?? 0);
    };
    expect(against(cornersBoard(), 'club', 'random')).toBeGreaterThan(4);
    expect(against(cornersBoard(), 'rookie', 'random')).toBeGreaterThan(3.5);
    expect(against(cornersBoard(), 'club', 'rookie')).toBeGreaterThan(1.5);
    expect(against(cornersBoard(), 'pro', 'club')).toBeGreaterThan(0.5);
    expect(against(cornersBoard(), PLANNING.level, 'pro')).toBeGreaterThan(0.3);
  });
});

describe('club drivers', () => {
  test('finish: ten cars, three laps, on every kind of board', () => {
    let out = 0;
    for (let seed = 1; seed <= RACES_TO_THE_END; seed++) {
      const board = [cornersBoard(), ovalBoard(), straightBoard()][seed % 3] ?? cornersBoard();
      const { race } = raceOn(board, seed, tenOf('club'));
      expect(race.agenda).toEqual([]);
      out += race.cars.filter(car => car.status === 'retired').length;
    }
    // A tenth retires in a usual race; tiny boards with ten cars are rougher.
    expect(out).toBeLessThan(0.25 * 10 * RACES_TO_THE_END);
  });

  test('take slipstreams, and never a choice that ends their race when another does not', () => {
    let slipstreams = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const watch = ({ view, decision, choice }: Watch) => {
        const ends = (one: FormulaDeChoice) =>
          book
            .consequences(view, decision.seat, one, straightBoard())
            .some(({ kind }) => kind === 'eliminated');
        if (ends(choice)) expect(decision.choices.every(ends)).toBe(true);
        if (choice.kind === 'takeSlipstream') slipstreams += 1;
      };
      raceOn(straightBoard(), seed, tenOf('club'), watch);
    }
    expect(slipstreams).toBeGreaterThan(6);
  });

  test('answer the same to the same view and random, and never look at the dice', () => {
    const blind = (view: View<FormulaDeRace>): View<FormulaDeRace> =>
      new Proxy(view, {
        get(race, key) {
          if (key === 'dice') throw new Error('the dice are none of a driver’s business');
          return Reflect.get(race, key);
        },
      });
    for (const level of ['club', 'rookie', 'random']) {
      raceOn(plain, 3, [level, 'club', level], ({ view, decision, choice }) => {
        const random = seededRandom(view.answered, decision.seat);
        const one = driver(level).choose(blind(view), decision, plain, random);
        const two = driver(level).choose(structuredClone(view), decision, plain, [...random]);
        expect(one).toEqual(two);
        expect(decision.choices).toContain(one.choice);
        expect(decision.choices).toContain(choice);
      });
    }
  });

  test('race the same race twice', () => {
    expect(raceOn(plain, 8, tenOf('club').slice(0, 6))).toEqual(
      raceOn(plain, 8, tenOf('club').slice(0, 6)),
    );
  });

  test('decide in far less than 50 milliseconds', () => {
    const times: number[] = [];
    raceOn(cornersBoard(), 5, tenOf('club'), ({ milliseconds }) => {
      times.push(milliseconds);
    });
    times.sort((a, b) => a - b);
    expect(times[Math.floor(times.length * 0.99)]).toBeLessThan(50);
    expect(times[Math.floor(times.length * 0.5)]).toBeLessThan(5);
  });
});
