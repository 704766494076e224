// Driver points, which let a driver roll dice again (TR-149, TR-150, TR-153, TR-154, TRR-58, TRR-59).
import * as z from 'zod';
import { type SecondThoughts, secondThoughtStep } from '../../kit/re-rolls.ts';
import type { Seat, SecondThought } from '../../kit/types.ts';
import type { FormulaDeChoice } from '../choices.ts';
import type { FormulaDeEvent } from '../events.ts';
import type { FieldGroup } from '../field-group.ts';
import type { FormulaDeRace, FormulaDeTask } from '../state.ts';
import { type Asking, carOf, draftCar, type FormulaDeTable } from '../table.ts';
import type { Ground } from '../terms.ts';
import type { BookValues } from '../values.ts';
import { builtBefore } from './series/construction.ts';
import type { DriverPoints } from './state.ts';

/** A point won at the flag comes in halves (TR-152). */
const HALVES = 2;

const count = z.int().min(0);

export const driverPointsGroup: FieldGroup<DriverPoints> = {
  shape: z.strictObject({ bought: count, wonHalves: count }),
  isIn: ({ asides }) => asides.includes('secondThought'),
  // A replacement for a hurt driver has only the points that it has won itself (TRR-62).
  first({ options }, seat) {
    const own = builtBefore(options, seat);
    const { wonHalves = 0 } = own?.replacement ?? own ?? {};
    return { bought: own?.replacement === undefined ? (own?.driver ?? 0) : 0, wonHalves };
  },
};

/** Returns how many driver points may be spent: whole ones only (TRR-58). */
export function pointsToRollAgain({ bought, wonHalves }: DriverPoints): number {
  return bought + Math.floor(wonHalves / HALVES);
}

/** Which dice may be rolled again: those of the steps that the book names, by a driver who has a point (TRR-59). */
export const driversDice: SecondThoughts<FormulaDeRace, FormulaDeTask, Ground> = {
  step: 'secondThought',
  // Before the first round points may still be bought on the way to the next question.
  arePossible: ({ cars, round }) =>
    cars.some(
      ({ driverPoints }) =>
        driverPoints !== undefined && (round === 0 || pointsToRollAgain(driverPoints) > 0),
    ),
  mayThrowAgain({ cars }, { step }, seat, { values }) {
    const own = cars[seat]?.driverPoints;
    if (own === undefined || pointsToRollAgain(own) === 0) return false;
    return values.rolledAgain?.includes(step) === true;
  },
};

/** Asks a driver whether to spend a driver point on the dice that have just fallen (TR-149). */
export const secondThought: Asking = {
  choices: ['keepRoll', 'rollAgain'],
  ...secondThoughtStep<FormulaDeRace, FormulaDeChoice, FormulaDeEvent, FormulaDeTask, Ground>({
    keep: { kind: 'keepRoll' },
    again: { kind: 'rollAgain' },
    pay: spendPoint,
  }),
};

export function secondThoughtFaults(
  race: Pick<FormulaDeRace, 'agenda' | 'cars' | 'secondThought'>,
  { values }: Pick<Ground, 'values'>,
): readonly string[] {
  const { agenda, cars, secondThought: thought } = race;
  const [question, waiting] = agenda;
  if (question?.step !== 'secondThought') {
    return thought === undefined ? [] : ['secondThought: nobody is asked about dice'];
  }
  if (thought === undefined) return ['secondThought: it is missing'];
  const [seat, other] = question.seats;
  if (seat === undefined || other !== undefined) {
    return ['agenda.0.seats: one driver is asked about dice'];
  }
  if (waiting === undefined || values.rolledAgain?.includes(waiting.step) !== true) {
    return ['agenda.1: no step with dice waits for the second thought'];
  }
  const own = cars[seat]?.driverPoints;
  return [
    ...faceFaults(thought, values),
    ...(own !== undefined && pointsToRollAgain(own) > 0
      ? []
      : [`cars.${seat}.driverPoints: none is left to roll again`]),
  ];
}

function faceFaults({ die, faces }: SecondThought, { blackDie, chart }: BookValues) {
  const dice = [blackDie, ...Object.values(chart?.throws ?? {}).flat()];
  const named = dice.find(({ name }) => name === die);
  if (named === undefined) return [`secondThought.die: there is no die ${die}`];
  return faces
    .filter(face => !named.faces.includes(face))
    .map(face => `secondThought.faces: ${face} is not on the ${die} die`);
}

// Bought points go first: they are there again in the next race, won ones are not (TR-153, TR-154, TRR-59).
function spendPoint(table: FormulaDeTable, seat: Seat): void {
  const { driverPoints: had, seat: own } = carOf(table.race, seat);
  const { secondThought: thought } = table.race;
  if (had === undefined || thought === undefined) return;
  const from = had.bought > 0 ? 'bought' : 'won';
  draftCar(table, own).driverPoints =
    from === 'bought'
      ? { ...had, bought: had.bought - 1 }
      : { ...had, wonHalves: had.wonHalves - HALVES };
  const value = thought.faces.reduce((sum, face) => sum + face, 0);
  table.tell({ kind: 'driverPointSpent', seat, die: thought.die, value, from });
}
