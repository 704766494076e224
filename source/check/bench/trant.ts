// Figures of races by Trant: decisions and races per second with random drivers, the size of a race, par and tables.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { RandomState } from '../../drivers/driver.ts';
import { randomDriver } from '../../drivers/levels/random.ts';
import { parOf } from '../../drivers/solver/par.ts';
import { solvedLaps } from '../../drivers/solver/race-values.ts';
import type { FormulaDeRace } from '../../rules/formula-de/state.ts';
import { trant } from '../../rules/formula-de/trant/trant.ts';
import { seededDice } from '../../rules/kit/dice.ts';
import { fingerprint } from '../../rules/kit/hash.ts';
import { boardFor, formulaDeGame, setupOf } from '../contract/games.ts';
import { type Effort, type Figure, shown, timed } from './figure.ts';

const CARS = 10;
const LAPS = 2;
const BYTES_PER_KB = 1024;
const FIRST_SEED = 300_000;

interface Driven {
  readonly race: FormulaDeRace;
  readonly answers: number;
  /** Bytes of the race as JSON at its greatest; 0 unless it is weighed. */
  readonly bytes: number;
}

/** Drives a race of ten cars over two laps to its end, at random. */
function drive(board: FormulaBoard, seed: number, weighs: boolean): Driven {
  const setup = setupOf(formulaDeGame(trant, board), seed, CARS, LAPS);
  let { race } = trant.start(setup, board);
  let random: RandomState = seededDice(seed).state;
  let answers = 0;
  let bytes = 0;
  for (;;) {
    if (weighs) bytes = Math.max(bytes, Buffer.byteLength(JSON.stringify(race)));
    const [decision] = trant.decisions(race, board);
    if (decision === undefined) return { race, answers, bytes };
    const view = trant.view(race, decision.seat);
    const answer = randomDriver.choose(view, decision, board, random);
    ({ random } = answer);
    const choice = decision.choices.find(one => one === answer.choice);
    if (choice === undefined) throw new RangeError('an answer that is not on its list');
    ({ race } = trant.apply(race, decision.seat, choice, board));
    answers += 1;
  }
}

export function trantFigures(track: string, effort: Effort): readonly Figure[] {
  const board = boardFor(trant, track);
  const races = effort === 'full' ? 200 : 2;
  drive(board, 1, false);
  const seeds = Array.from({ length: races }, (_, race) => FIRST_SEED + race);
  const { value: all, ms } = timed(() => seeds.map(seed => drive(board, seed, false)));
  const answers = all.reduce((sum, one) => sum + one.answers, 0);
  const checksum = fingerprint(all.map(({ race }) => race));
  return [
    {
      name: `Trant: decisions, list and apply (${board.name}, ${CARS} cars)`,
      value: (answers * 1000) / ms,
      unit: '/s',
      goal: { atLeast: 40_000 },
      note: `${shown(answers)} decisions`,
      checksum,
    },
    {
      name: `Trant: race of ${CARS} cars, ${LAPS} laps, random drivers`,
      value: ms / races,
      unit: 'ms',
      goal: { atMost: 60 },
      note: `${shown(answers / races)} decisions a race`,
      checksum,
    },
    raceBytes(board, effort),
    solving(board),
  ];
}

function raceBytes(board: FormulaBoard, effort: Effort): Figure {
  const races = effort === 'full' ? 20 : 1;
  const sizes = Array.from(
    { length: races },
    (_, race) => drive(board, FIRST_SEED + race, true).bytes,
  );
  return {
    name: `Trant: race of ${CARS} cars as JSON, largest`,
    value: Math.max(...sizes),
    unit: 'bytes',
    goal: { atMost: 16 * BYTES_PER_KB },
    checksum: fingerprint(sizes),
  };
}

// Only a copy of a board has nothing solved yet.
function solving(board: FormulaBoard): Figure {
  const fresh = { ...board };
  const { values } = trant.terms({});
  const { value, ms } = timed(() => [parOf(fresh, values), solvedLaps(fresh, values, 'dry')]);
  return {
    name: 'Trant: par and table of a circuit',
    value: ms,
    unit: 'ms',
    goal: { atMost: 2000 },
    checksum: fingerprint([value[0]]),
  };
}
