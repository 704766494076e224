// What the engineer knows of work in the pit and of backmarkers: a clause with its figures about the marked choice (TR-126, TR-132,
// TR-135, TR-141).
import { keptMarkers, markerToll, meetingsAt } from '../../../../drivers/planning/backmarkers.ts';
import { workOutlook } from '../../../../drivers/planning/pits/work-outlook.ts';
import { nameOfChoice } from '../../../../replay/formula-de/choice-names.ts';
import type { FormulaDeChoice } from '../../../../rules/formula-de/choices.ts';
import { carOf } from '../../../../rules/formula-de/table.ts';
import type { OrderWork } from '../../../../rules/formula-de/trant/choices.ts';
import type { Seat } from '../../../../rules/kit/types.ts';
import type { Verdict } from '../../../advice.ts';
import { letterOf } from '../../../screens/race/race-model.ts';
import type { RaceWords } from '../../../words/words.ts';
import type { FormulaModel } from '../formula-de-model.ts';
import { prospectsOf } from '../odds.ts';
import { itemsAsked } from '../prompt.ts';

export interface Facts {
  readonly told: string;
  readonly other: string;
}

/** Returns the facts about a choice of the driver who is asked; undefined where the engineer has none beyond its worth. */
export function factsOf(
  model: FormulaModel,
  seat: Seat,
  choice: FormulaDeChoice,
  verdict: Verdict,
  words: RaceWords,
): Facts | undefined {
  const against = verdict.other as FormulaDeChoice;
  const told =
    workFacts(model, seat, choice, against, words) ?? markerFacts(model, seat, choice, words);
  return told === undefined ? undefined : { told, other: nameOfOther(model, seat, against, words) };
}

function workFacts(
  model: FormulaModel,
  seat: Seat,
  choice: FormulaDeChoice,
  against: FormulaDeChoice,
  words: RaceWords,
): string | undefined {
  const { facts } = words.trant;
  const { race } = model.moment;
  if (choice.kind === 'orderWork') {
    const { turns, saves } = workOutlook(race, seat, choice, model.table.board);
    return facts.work(pointsOf(model, choice, words), turns, saves);
  }
  if (choice.kind === 'leavePit') {
    if (against.kind !== 'orderWork') return undefined;
    const { turns, saves } = workOutlook(race, seat, against, model.table.board);
    return facts.leaving(race.play.distance, turns, saves);
  }
  const { work } = carOf(race, seat);
  const outcomes = prospectsOf(model).find(one => one.choice === choice)?.outcomes;
  return work === undefined || outcomes === undefined
    ? undefined
    : throwFacts(work.left, outcomes, words);
}

// The movement points of the line, what is left of the move included (TR-123).
function pointsOf(model: FormulaModel, choice: OrderWork, words: RaceWords): number {
  const item = itemsAsked(model, words).find(one => one.choice === choice);
  return item?.consequences.find(({ kind }) => kind === 'work')?.amount ?? 0;
}

// For equally likely outcomes: how often the work is finished, and what remains on average of the throw or of the work.
function throwFacts(left: number, outcomes: readonly number[], { trant }: RaceWords): string {
  const ending = outcomes.filter(points => points >= left);
  const percent = Math.round((100 * ending.length) / outcomes.length);
  const counted = ending.length > 0 ? ending : outcomes;
  const sum = counted.reduce((all, points) => all + Math.abs(points - left), 0);
  return trant.facts.throwing(left, percent, sum / counted.length);
}

function markerFacts(
  { table, moment }: FormulaModel,
  seat: Seat,
  choice: FormulaDeChoice,
  { trant: { facts } }: RaceWords,
): string | undefined {
  const { race } = moment;
  const car = carOf(race, seat);
  if (choice.kind === 'removeBackmarkers') {
    const { count, rivals, own } = keptMarkers(race, car, table.board);
    return facts.passed(choice.agrees, count, rivals, own);
  }
  if (choice.kind !== 'placeBackmarker') return undefined;
  const { space } = choice;
  const { own, rivals } = markerToll(race, car, table.board, space);
  const { own: we, rival } = meetingsAt(race, car, table.board, space);
  const nearest = rival && { letter: letterOf(table, rival.seat), spaces: rival.spaces };
  return facts.marker({ space, rival: nearest, spaces: we.spaces, rivals, own });
}

function nameOfOther(
  { table, moment }: FormulaModel,
  seat: Seat,
  choice: FormulaDeChoice,
  words: RaceWords,
): string {
  if (choice.kind !== 'removeBackmarkers') return nameOfChoice({ choice }, words);
  const { count } = keptMarkers(moment.race, carOf(moment.race, seat), table.board);
  return words.trant.facts.otherPassed(choice.agrees, count);
}
