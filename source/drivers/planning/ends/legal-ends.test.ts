import { describe, expect, test } from 'vitest';
import { spaceAt } from '../../../circuit/board.ts';
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import type { FormulaDeBook } from '../../../rules/formula-de/book.ts';
import { legalGears } from '../../../rules/formula-de/chapters/movement/gearbox.ts';
import { mainMoves } from '../../../rules/formula-de/chapters/movement/movement.ts';
import { gearThrows } from '../../../rules/formula-de/gear-throws.ts';
import { masters2005 } from '../../../rules/formula-de/masters/masters-2005.ts';
import type { FormulaDeOptions, FormulaDeRace } from '../../../rules/formula-de/state.ts';
import { trant } from '../../../rules/formula-de/trant/trant.ts';
import { BrokenRace } from '../../../rules/kit/errors.ts';
import type { Seat } from '../../../rules/kit/types.ts';
import { cornersBoard, ovalBoard } from '../../../testing/circuits/tiny-circuits.ts';
import { race, track, writtenRace } from '../../../testing/formula-de/builders.ts';
import { randomDriver } from '../../levels/random.ts';
import { seededRandom } from '../../levels/random-generator.ts';
import { type End, LegalEnds } from './legal-ends.ts';

/** A book whose ends are compared, and the step before whose answers they are. */
interface Compared {
  readonly book: FormulaDeBook;
  readonly step: string;
  readonly options: Partial<FormulaDeOptions>;
}

const MASTERS: Compared = { book: masters2005, step: 'announceGear', options: {} };
const TRANT: Compared = {
  book: trant,
  step: 'chooseDice',
  options: { weather: 'sun', tires: 'soft', wing: 'high' },
};

function told(board: FormulaBoard, { to, passage, tests, brakes, missing }: End): string {
  const on = passage.end === 'moving' ? spaceAt(board, to).id : passage.end;
  const entered = passage.end === 'fatal' ? [] : [...tests].filter(index => index >= 0).sort();
  return `${on} ${passage.due} ${brakes} ${missing} ${entered}`;
}

// No driver takes a fatal way out of a corner while there is another.
function withoutFatal(ends: ReadonlySet<string>): readonly string[] {
  const others = [...ends].filter(end => !end.startsWith('fatal'));
  return (others.length > 0 ? others : [...ends]).sort();
}

function expectSameEnds(state: FormulaDeRace, seat: Seat, board: FormulaBoard): void {
  const legalEnds = new LegalEnds(state, seat, board);
  const { values } = legalEnds;
  const isSet = values.chart !== undefined;
  const gears = isSet ? [state.play.gear] : legalGears(state, legalEnds.car, legalEnds.ground);
  for (const gear of gears) {
    const faces = gearThrows(values, gear).flatMap(one => one.faces);
    for (const face of new Set(faces)) {
      const byRules = mainMoves(state, seat, legalEnds.ground, gear, face);
      const expected = new Set(byRules.map(move => told(board, legalEnds.endOfMove(move))));
      const ends = new Set(legalEnds.ends(gear, face).map(end => told(board, end)));
      expect(withoutFatal(ends)).toEqual(withoutFatal(expected));
    }
  }
}

/** Compares the ends before every choice of gear in random races. */
function expectSameEndsInRaces(
  board: FormulaBoard,
  seeds: number,
  { book, step, options }: Compared = MASTERS,
): number {
  let looks = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    const seats = board.grid.map(() => ({ name: 'x' }));
    const setup = { book: book.id, track: board.id, seed, laps: 1, seats, options };
    let { race: state } = book.start(setup, board);
    let random = seededRandom(seed, 0);
    for (;;) {
      const decision = book.decisions(state, board)[0];
      if (decision === undefined) break;
      if (decision.step === step && looks++ % 7 === 0) {
        expectSameEnds(state, decision.seat, board);
      }
      const answer = randomDriver.choose(book.view(state, decision.seat), decision, board, random);
      random = answer.random;
      const choice = decision.choices.find(one => one === answer.choice);
      if (choice === undefined) throw new Error('not in the list');
      state = book.apply(state, decision.seat, choice, board).race;
    }
  }
  return looks;
}

describe('the ends of every roll, with cars and dangerous spaces on the board', () => {
  test.each([
    ['corners of one, two and three stops', cornersBoard()],
    ['an oval with a wall', ovalBoard()],
    ['a short lap', track('12 1L2 7 2R2/3/4 16')],
  ])(
    'are those that the rules offer: %s',
    (_name, board) => {
      expect(expectSameEndsInRaces(board, 3)).toBeGreaterThan(50);
    },
    60_000,
  );

  test.each([
    ['corners of one, two and three stops', cornersBoard()],
    ['a doubled straight', track('20 1L4 9x2 2R5 16')],
  ])(
    'are those that the rules offer to a winged car on new soft tires: %s (TR-49)',
    (_name, board) => {
      expect(expectSameEndsInRaces(board, 2, TRANT)).toBeGreaterThan(20);
    },
    60_000,
  );

  test('know a roll that cars block', () => {
    const { board, race: state } = race({
      board: track('40 1R3 20'),
      cars: [{ space: '1@5.5' }, { space: '0@8' }, { space: '1@8.5' }, { space: '2@8' }],
      toPlay: [0],
    });
    const ends = new LegalEnds(state, 0, board).ends(3, 7);
    expect(ends.some(end => end.missing > 0)).toBe(true);
    expect(ends.some(end => end.brakes === 0 && end.missing === 0)).toBe(false);
    expectSameEnds(state, 0, board);
  });

  test('a race of an unknown book is refused', () => {
    const board = track('40 1R3 20');
    const state = { ...writtenRace({ board, cars: [{ space: '0@5' }] }), book: 'house-rules' };
    expect(() => new LegalEnds(state, 0, board)).toThrow(BrokenRace);
  });
});
