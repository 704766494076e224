// A race of this game on the screen: its race and board, and what the screen keeps for them.
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import type { ChampionshipBook } from '../../../rules/championship-formula/book.ts';
import type { CarCards, CarFigures } from '../../../rules/championship-formula/car.ts';
import { figuresOf } from '../../../rules/championship-formula/chapters/car/car-set-up.ts';
import { damagedFigures } from '../../../rules/championship-formula/chapters/damage/damage.ts';
import type { Bid } from '../../../rules/championship-formula/chapters/set-up/pole-bid.ts';
import type { Car, ChampionshipRace } from '../../../rules/championship-formula/state.ts';
import { type Ground, groundOf, type Terms } from '../../../rules/championship-formula/terms.ts';
import type { Decision } from '../../../rules/kit/types.ts';
import type { RaceTable } from '../../messages.ts';
import type { RaceModel } from '../../screens/race/race-model.ts';
import { type Braking, UNBRAKED } from '../braking.ts';

/** What the panels keep while a question is open. */
export interface ChampionshipKept extends Braking {
  /** The cards of the car as laid out; undefined before the first change. */
  readonly cards: CarCards | undefined;
  /** The bid as held; undefined before the first change. */
  readonly bid: Bid | undefined;
}

/** What the panels keep when a question opens. */
export const FRESH: ChampionshipKept = { ...UNBRAKED, cards: undefined, bid: undefined };

export type ChampionshipTable = RaceTable<RowBoard>;

export type ChampionshipModel = RaceModel<ChampionshipRace, RowBoard, ChampionshipKept>;

export function keeping(
  model: ChampionshipModel,
  kept: Partial<ChampionshipKept>,
): ChampionshipModel {
  return { ...model, kept: { ...model.kept, ...kept } };
}

export function termsOf({ table, shown }: Pick<ChampionshipModel, 'table' | 'shown'>): Terms {
  return (table.book as ChampionshipBook).terms(shown.options);
}

export function askedOf({ prompt }: ChampionshipModel): Decision | undefined {
  return prompt?.kind === 'ask' ? prompt.decision : undefined;
}

/** Returns the figures on the cards of a car, minus damage; undefined before they are revealed. */
export function figuresOfCar(car: Car, { hasPits, values }: Terms): CarFigures | undefined {
  if (car.cards === undefined) return undefined;
  return damagedFigures(figuresOf(car.cards, hasPits, values), car.damage);
}

export function groundOfModel(model: Pick<ChampionshipModel, 'table' | 'shown'>): Ground {
  return groundOf(model.table.board, termsOf(model));
}
