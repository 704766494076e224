// Figures of the CPU drivers: how long each level thinks, and its laps against par.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { Driver, RandomState } from '../../drivers/driver.ts';
import { drivers } from '../../drivers/levels/drivers.ts';
import { parOf } from '../../drivers/solver/par.ts';
import { masters2005 } from '../../rules/formula-de/masters/masters-2005.ts';
import { seededDice } from '../../rules/kit/dice.ts';
import { fingerprint } from '../../rules/kit/hash.ts';
import { formulaDeGame, freshBoard, setupOf } from '../contract/games.ts';
import { cpuMs, type Effort, type Figure, quantile, shown, timed } from './figure.ts';
import { drive } from './rules.ts';

const FIRST_SEED = 200_000;
const LAPS_ALONE = 3;
const CARS = 10;
/** Answers of a quick run, because a champion takes long for a race. */
const ANSWERS_QUICK = 60;
/** Milliseconds for an answer, exceeded by one in a hundred. */
const THOUGHT_MS_MAX = 8;
const CHAMPION_MS_MAX = 150;
/** The first answer on a board includes solving it, every set of tires with the stops between them. */
const FIRST_THOUGHT_MS_MAX = 1500;

export function driverFigures(board: FormulaBoard, effort: Effort): readonly Figure[] {
  return drivers.flatMap(driver => [
    firstThought(board.id, driver),
    thinking(board, driver, effort),
    alone(board, driver, effort),
  ]);
}

/** Measures the answer on a fresh board, which includes whatever a driver computes once per board. */
function firstThought(id: string, driver: Driver): Figure {
  const board = freshBoard(id);
  const { race } = masters2005.start(
    setupOf(formulaDeGame(masters2005, board), FIRST_SEED, CARS, LAPS_ALONE),
    board,
  );
  const [decision] = masters2005.decisions(race, board);
  if (decision === undefined) throw new RangeError('a race that asks nobody');
  const view = masters2005.view(race, decision.seat);
  const random = seededDice(FIRST_SEED).state;
  const { value, ms } = timed(() => driver.choose(view, decision, board, random));
  return {
    name: `driver ${driver.level}: first answer on a new board`,
    value: ms,
    unit: 'ms',
    goal: { atMost: FIRST_THOUGHT_MS_MAX },
    checksum: fingerprint(value.choice),
  };
}

function thinking(board: FormulaBoard, driver: Driver, effort: Effort): Figure {
  const races = effort === 'full' ? 6 : 1;
  const times: number[] = [];
  const timer: Driver = {
    level: driver.level,
    choose(...asked) {
      const began = cpuMs();
      const answer = driver.choose(...asked);
      times.push(cpuMs() - began);
      return answer;
    },
  };
  const began = cpuMs();
  const answers = effort === 'full' ? Number.POSITIVE_INFINITY : ANSWERS_QUICK;
  const ends = Array.from({ length: races }, (_, race) =>
    drive(board, FIRST_SEED + race, timer, same => same, answers),
  );
  const ms = (cpuMs() - began) / races;
  const finished = ends.flatMap(({ race }) => race.cars.filter(car => car.status === 'finished'));
  const note = [
    `median ${shown(quantile(times, 0.5))} ms, longest ${shown(quantile(times, 1))} ms`,
    `race ${shown(ms)} ms, ${shown(finished.length / races)} of 10 finish`,
  ];
  return {
    name: `driver ${driver.level}: thinks, 99 of 100 answers below`,
    value: quantile(times, 0.99),
    unit: 'ms',
    goal: { atMost: driver.level === 'champion' ? CHAMPION_MS_MAX : THOUGHT_MS_MAX },
    note: note.join('; '),
    checksum: fingerprint(ends.map(({ race }) => race)),
  };
}

/** Measures the rolls per lap of a car alone on the board; laps that end in retirement do not count. */
function alone(board: FormulaBoard, driver: Driver, effort: Effort): Figure {
  const races = effort === 'full' ? 60 : 2;
  const rolls: number[] = [];
  let retired = 0;
  for (let race = 0; race < races; race++) {
    const lap = lapAlone(board, driver, FIRST_SEED + race);
    if (lap === undefined) retired += 1;
    else rolls.push(lap);
  }
  const par = parOf(board);
  const mean = rolls.reduce((sum, one) => sum + one, 0) / Math.max(1, rolls.length);
  return {
    name: `driver ${driver.level}: rolls a lap alone, against par`,
    value: mean / par,
    unit: 'x par',
    note: `${shown(mean)} rolls, par ${shown(par)}; ${retired} of ${races} retire`,
    checksum: fingerprint(rolls.map(lap => Math.round(lap * LAPS_ALONE))),
  };
}

function lapAlone(board: FormulaBoard, driver: Driver, seed: number): number | undefined {
  const setup = setupOf(formulaDeGame(masters2005, board), seed, 1, LAPS_ALONE);
  let { race, events } = masters2005.start(setup, board);
  let random: RandomState = seededDice(seed).state;
  let rolls = 0;
  for (;;) {
    rolls += events.filter(event => event.kind === 'dieRolled' && event.die !== 'black').length;
    const [decision] = masters2005.decisions(race, board);
    if (decision === undefined) break;
    const view = masters2005.view(race, decision.seat);
    const answer = driver.choose(view, decision, board, random);
    ({ random } = answer);
    const choice = decision.choices.find(one => one === answer.choice);
    if (choice === undefined) throw new RangeError(`${driver.level} chose what is not on its list`);
    ({ race, events } = masters2005.apply(race, decision.seat, choice, board));
  }
  return race.cars[0]?.status === 'finished' ? rolls / LAPS_ALONE : undefined;
}
