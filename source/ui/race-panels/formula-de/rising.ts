// A car that comes up through its gears on a free road, where nothing is at stake and so nothing to decide.
import { driverTables } from '../../../drivers/driver-tables.ts';
import { formulaDePointCosts } from '../../../drivers/planning/point-costs.ts';
import type { FormulaDeChoice } from '../../../rules/formula-de/choices.ts';
import type { Choice } from '../../../rules/kit/types.ts';
import { asksGear, type FormulaModel } from './formula-de-model.ts';
import { prospectsOf } from './odds.ts';
import { brakesOf } from './prompt.ts';

/** The rounds in which a car comes up through its gears; later on a free road leaves a choice of lanes before a corner. */
const OPENING_ROUNDS = 4;

/**
 * Returns the answer with which the car goes on up its gears: the next gear, where every face of its die is free of any price
 * and stop, or where to end, where every end is free; undefined where something can be decided.
 */
export function risingAnswer(model: FormulaModel): Choice | undefined {
  if (model.prompt?.kind !== 'ask' || model.moment.race.round > OPENING_ROUNDS) return undefined;
  return asksGear(model) ? nextGear(model) : freeEnd(model, model.prompt);
}

function nextGear(model: FormulaModel): Choice | undefined {
  const { moment, prompt } = model;
  const seat = prompt?.kind === 'ask' ? prompt.decision.seat : -1;
  const gear = moment.race.cars[seat]?.gear ?? 0;
  const found = prospectsOf(model).find(({ odds }) => odds.gear === gear + 1);
  if (found === undefined) return undefined;
  const { cleanPercent, blockedPercent, faces, price } = found.odds;
  const isFree = cleanPercent === 100 && blockedPercent === 0 && Object.keys(price).length === 0;
  return isFree && faces.every(({ outcome }) => outcome === 'clear') ? found.choice : undefined;
}

function freeEnd(
  { moment: { race }, table: { book, board } }: FormulaModel,
  { decision, usual }: Extract<FormulaModel['prompt'], { kind: 'ask' }>,
): Choice | undefined {
  const { seat } = decision;
  const choices = decision.choices as readonly FormulaDeChoice[];
  const ends = choices.filter(choice => 'path' in choice && (brakesOf(choice) ?? 0) === 0);
  const { pits } = driverTables.of(book);
  const isFree = (choice: FormulaDeChoice) =>
    formulaDePointCosts.costOf(book, race, seat, choice, board).isFree &&
    pits?.turnsIn(choice, board) !== true;
  return ends.every(isFree) ? ends.find(choice => choice === usual) : undefined;
}
