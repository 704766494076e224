// Which choices of Formula Dé a language names by kind.
import type { FormulaDeChoice } from '../../rules/formula-de/choices.ts';
import type { TrantChoice } from '../../rules/formula-de/trant/choices.ts';

/** The kinds that screens name by what is chosen (`nameOfChoice`): a gear, a space, points, tires, a pit. */
type NamedByFields =
  | 'brakeAtEnd'
  | 'chooseGear'
  | 'choosePitBox'
  | 'chooseTires'
  | 'declineSlipstream'
  | 'declineSoftBonus'
  | 'keepCar'
  | 'move'
  | 'orderWork'
  | 'payBlocking'
  | 'payOvershoot'
  | 'penaltyMove'
  | 'pitStop'
  | 'pitTires'
  | 'placeCar'
  | 'slide'
  | 'stripCar'
  | 'swerveShift'
  | 'takeSlipstream'
  | 'useSoftBonus';

type OnPageOfCar = 'buildCar' | 'configureCar' | 'moveConstructionPoint' | 'movePoint';

type Named<C extends FormulaDeChoice> = Exclude<C, { readonly kind: NamedByFields | OnPageOfCar }>;

/** The choices that a language must name; a new kind of choice belongs here unless it is excluded above. */
export type NamedChoice = Named<FormulaDeChoice>;

export type NamedTrantChoice = Named<TrantChoice>;
