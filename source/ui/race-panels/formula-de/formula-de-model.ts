// A race of Formula Dé on the screen: its race and board, and what the screen keeps for them.
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import type { FormulaDeBook } from '../../../rules/formula-de/book.ts';
import { poolsOf } from '../../../rules/formula-de/budget.ts';
import type { TrialHand } from '../../../rules/formula-de/chapters/trials/trial-lists.ts';
import type { FormulaDeChoice, MovePoint } from '../../../rules/formula-de/choices.ts';
import type { FormulaDeOptions, FormulaDeRace, Pool } from '../../../rules/formula-de/state.ts';
import type { Terms } from '../../../rules/formula-de/terms.ts';
import type { MoveConstructionPoint } from '../../../rules/formula-de/trant/choices.ts';
import type { Extra } from '../../../rules/formula-de/trant/state.ts';
import type { RaceTable } from '../../messages.ts';
import type { RaceModel } from '../../screens/race/race-model.ts';
import { type Braking, UNBRAKED } from '../braking.ts';

export type PointPlace = Pool | 'pit' | Extra;

export type PointMove = MovePoint | MoveConstructionPoint;

/** Reports whether a choice moves one point and leaves the question open. */
export function isPointMove(choice: FormulaDeChoice): choice is PointMove {
  return choice.kind === 'movePoint' || choice.kind === 'moveConstructionPoint';
}

/** What the panels keep while a question is open. */
export interface FormulaKept extends Braking {
  /**
   * Pool from which a point has been taken while the car is configured; the point counts as moved once it is put
   * somewhere.
   */
  readonly hand: PointPlace | undefined;
  /** Id of the space where a free-hand driver is about to set the car down; undefined until the first key. */
  readonly cursor: string | undefined;
}

/** What the panels keep when a question opens. */
export const FRESH: FormulaKept = { ...UNBRAKED, hand: undefined, cursor: undefined };

export type FormulaTable = RaceTable<FormulaBoard>;

export type FormulaModel = RaceModel<FormulaDeRace, FormulaBoard, FormulaKept>;

export function keeping(model: FormulaModel, kept: Partial<FormulaKept>): FormulaModel {
  return { ...model, kept: { ...model.kept, ...kept } };
}

export function termsOf(
  { book }: Pick<RaceTable, 'book'>,
  options: Partial<FormulaDeOptions> = {},
): Terms {
  return (book as FormulaDeBook).terms(options);
}

export function poolsOfRace({ table, shown }: FormulaModel): readonly Pool[] {
  return poolsOf(termsOf(table, shown.options).values);
}

/** Returns the gear that a choice is about, whose number is its key; undefined for other choices. */
export function gearOf(choice: FormulaDeChoice): number | undefined {
  return choice.kind === 'chooseGear' || choice.kind === 'swerveShift' ? choice.gear : undefined;
}

export function asksGear({ prompt }: Pick<FormulaModel, 'prompt'>): boolean {
  const [first] = prompt?.kind === 'ask' ? (prompt.decision.choices as FormulaDeChoice[]) : [];
  return first !== undefined && gearOf(first) !== undefined;
}

/** Reports whether a timed lap is driven in which points play no part (M-1-0-1). */
export function isPointless({ trial, table, shown }: FormulaModel): boolean {
  return trial !== undefined && termsOf(table, shown.options).values.overshoot.paidIn === 'rolls';
}

/** Returns how the car of a timed trial is moved; undefined for a race. */
export function trialHandOf(table: FormulaTable): TrialHand | undefined {
  const terms = termsOf(table);
  if (terms.session !== 'trial') return undefined;
  return terms.orderOfPlay.includes('placeCar') ? 'free' : 'guided';
}
