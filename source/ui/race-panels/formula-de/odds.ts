// What the lines of an open question lead to before a die falls, computed once per question: gears, throws, and a roll
// with the engine pushed or not.

import { BEST_FIRST, type Outcome } from '../../../drivers/planning/ends/face-answers.ts';
import {
  type FaceOdds,
  type GearOdds,
  gearOdds,
  throwOdds,
} from '../../../drivers/planning/ends/gear-odds.ts';
import { isOutWithout } from '../../../rules/formula-de/budget.ts';
import type { FormulaDeChoice } from '../../../rules/formula-de/choices.ts';
import { chartPoints, gearThrows } from '../../../rules/formula-de/gear-throws.ts';
import type { FormulaDeRace, Play } from '../../../rules/formula-de/state.ts';
import { carOf } from '../../../rules/formula-de/table.ts';
import type { MovementThrow } from '../../../rules/formula-de/trant/state.ts';
import type { BookValues } from '../../../rules/formula-de/values.ts';
import type { Decision, Seat, SecondThought, View } from '../../../rules/kit/types.ts';
import { markedChoice } from '../../screens/race/race-model.ts';
import type { Reach } from '../../screens/race/roll/roll.ts';
import type { RaceWords } from '../../words/words.ts';
import { type FormulaModel, gearOf, termsOf } from './formula-de-model.ts';
import { endsRace, type Item } from './prompt.ts';

export interface Prospect {
  readonly choice: FormulaDeChoice;
  readonly odds: GearOdds;
  /** Movement points of every outcome, all of them equally likely; absent where the odds are enough. */
  readonly outcomes?: readonly number[];
}

const known = new WeakMap<Decision, readonly Prospect[]>();

/** Returns the prospects of the lines of the open question, in their order; none at questions without dice. */
export function prospectsOf(model: FormulaModel): readonly Prospect[] {
  const { prompt } = model;
  if (prompt?.kind !== 'ask') return [];
  const before = known.get(prompt.decision);
  if (before !== undefined) return before;
  const list = newProspects(model, prompt.decision);
  known.set(prompt.decision, list);
  return list;
}

/** Reports whether a choice puts the car out, at once or with every face of the die that follows. */
export function isRuinous(model: FormulaModel, item: Item): boolean {
  const prospect = prospectsOf(model).find(({ choice }) => choice === item.choice);
  return endsRace(item) || prospect?.odds.fatalPercent === 100;
}

export function markedProspect(model: FormulaModel): Prospect | undefined {
  const choice = markedChoice(model);
  return prospectsOf(model).find(one => one.choice === choice);
}

function newProspects(model: FormulaModel, decision: Decision): readonly Prospect[] {
  const { table, moment } = model;
  const choices = decision.choices as readonly FormulaDeChoice[];
  if (choices[0]?.kind === 'chooseGear') {
    const odds = gearOdds(moment.race, decision.seat, table.board);
    return choices.flatMap(choice => {
      const found = odds.find(one => choice.kind === 'chooseGear' && one.gear === choice.gear);
      return found === undefined ? [] : [{ choice, odds: found }];
    });
  }
  const { values } = termsOf(table, moment.race.options);
  return choices.flatMap(choice => {
    const outcomes = outcomesOf(choice, moment.race, values);
    if (outcomes === undefined) return [];
    const ruins = ruinsOf(choice, moment.race, decision.seat, values);
    const odds = throwOdds(moment.race, decision.seat, table.board, outcomes, ruins);
    return [{ choice, odds, outcomes }];
  });
}

// Of a throw that may cost an engine point that is not there, which outcomes do.
function ruinsOf(
  choice: FormulaDeChoice,
  race: View<FormulaDeRace>,
  seat: Seat,
  values: BookValues,
): readonly boolean[] {
  const { gear, spending } = race.play;
  const dice = choice.kind === 'throwDice' ? choice.dice : spending?.dice;
  const isThrown = choice.kind === 'throwDice' || choice.kind === 'rollAgain';
  if (!isThrown || !isOutWithout(carOf(race, seat).points, 'engine', values)) return [];
  return gearThrows(values, gear).find(one => one.dice === dice)?.strains ?? [];
}

function outcomesOf(
  choice: FormulaDeChoice,
  race: View<FormulaDeRace>,
  values: BookValues,
): readonly number[] | undefined {
  const { play } = race;
  switch (choice.kind) {
    case 'throwDice':
      return outcomesOfThrow(choice.dice, play, values);
    case 'swerveShift':
      return gearThrows(values, choice.gear)[0]?.faces;
    case 'spareEngine':
      return [play.distance];
    case 'boostEngine':
      return [pushed(play, values)];
    case 'keepRoll':
      return movementThought(race) && [pointsKept(race, values)];
    case 'rollAgain':
      return movementThought(race) && outcomesOfThrow(play.spending?.dice, play, values);
    default:
      return undefined;
  }
}

function outcomesOfThrow(
  dice: MovementThrow | undefined,
  { gear }: Play,
  values: BookValues,
): readonly number[] | undefined {
  return gearThrows(values, gear).find(one => one.dice === dice)?.faces;
}

// The dice of a move that may be thrown again; undefined while no such dice are asked about.
function movementThought({
  agenda,
  secondThought,
}: View<FormulaDeRace>): SecondThought | undefined {
  return agenda[1]?.step === 'readChart' ? secondThought : undefined;
}

function pointsKept({ play, secondThought }: View<FormulaDeRace>, { chart }: BookValues): number {
  const roll = (secondThought?.faces ?? []).reduce((sum, face) => sum + face, 0);
  return chart === undefined ? roll : chartPoints(chart, play.gear, roll);
}

function pushed({ gear, spending, distance }: Play, { chart }: BookValues): number {
  if (chart === undefined || spending === undefined) return distance;
  return chartPoints(chart, gear, spending.roll + chart.boost);
}

/** Returns every space to which some of the faces lead, with the best that ending there means. */
export function reachOfFaces(faces: readonly FaceOdds[]): readonly Reach[] {
  const best = new Map<string, Outcome>();
  for (const { space, outcome } of faces.flatMap(({ landings }) => landings)) {
    const before = best.get(space) ?? 'out';
    best.set(space, BEST_FIRST.indexOf(outcome) < BEST_FIRST.indexOf(before) ? outcome : before);
  }
  return [...best].map(([space, mark]) => ({ space, mark }));
}

export function barLabel({ choice }: Prospect, key: string, { trant }: RaceWords): string {
  const gear = gearOf(choice);
  if (gear !== undefined) return `g${gear}`;
  return choice.kind === 'throwDice' ? trant.bars[choice.dice] : key;
}
