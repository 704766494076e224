// What a choice is called: on its line, in a sentence of the engineer, and for programs that use the library.
import type { FormulaDeChoice, PitStop } from '../../rules/formula-de/choices.ts';
import type { Pool } from '../../rules/formula-de/state.ts';
import type { OrderWork } from '../../rules/formula-de/trant/choices.ts';
import type { Extra } from '../../rules/formula-de/trant/state.ts';
import type { Consequence } from '../../rules/kit/types.ts';
import type { ChoiceNames } from '../rule-words.ts';
import type { NamedChoice } from './named-choices.ts';

export interface TrantChoiceWords {
  /** What construction points buy besides parts, in at most 13 columns. */
  readonly extras: Readonly<Record<Extra, string>>;
  /** Work ordered in a pit: the tires, and what is repaired with them. */
  readonly order: (tires: string, repairs: readonly string[]) => string;
  /** Where the movement points of a penalty may lead. */
  readonly carriedTo: string;
}

export interface ChoiceWords {
  readonly gear: (gear: number) => string;
  /** Names of the pools of points; most have that of the part they pay for. */
  readonly parts: Readonly<Record<Pool, string>>;
  readonly tireTypes: Readonly<Record<string, string>>;
  readonly choices: ChoiceNames<NamedChoice>;
  readonly pitBox: (number: number) => string;
  readonly asItStands: string;
  readonly pitPart: string;
  readonly useBonus: string;
  readonly declineBonus: string;
  readonly slideTo: string;
  readonly brakeNot: string;
  readonly placeOn: string;
  readonly quickStop: string;
  readonly longStop: (repairs: readonly string[]) => string;
  readonly stay: string;
  readonly slipstreamTo: string;
  readonly decline: string;
  readonly payWith: (brakes: number, tires: number) => string;
  readonly fatalPayment: string;
  readonly space: (id: string) => string;
  readonly trant: TrantChoiceWords;
}

/** The words of a book that differ from those of most. */
export type ChoiceWordsOfBook = {
  readonly [Field in keyof ChoiceWords]?: Partial<ChoiceWords[Field]>;
};

interface Named {
  readonly choice: FormulaDeChoice;
  readonly consequences?: readonly Consequence[];
}

/**
 * Returns the tires that a payment of tires takes: where the car spins for one too many, those that are there (R-23,
 * TR-66).
 */
export function tiresTaken({ choice, consequences = [] }: Named): number {
  const due = 'tires' in choice && typeof choice.tires === 'number' ? choice.tires : 0;
  if (!consequences.some(({ kind }) => kind === 'spin')) return due;
  return consequences.find(({ kind }) => kind === 'tires')?.amount ?? 0;
}

/**
 * Returns what a choice is called.
 * @param placed names a space to which it leads; by its coordinate when absent
 */
export function nameOfChoice(
  named: Named,
  words: ChoiceWords,
  placed: (space: string) => string = words.space,
): string {
  const { choice } = named;
  switch (choice.kind) {
    case 'payOvershoot':
    case 'payBlocking': {
      const paid = words.payWith(choice.brakes, tiresTaken(named));
      return paid === '' ? words.fatalPayment : paid;
    }
    case 'brakeAtEnd':
      return choice.brakes === 0 ? words.brakeNot : words.payWith(choice.brakes, 0);
    case 'move':
      return choice.path.length === 0 ? words.stay : placed(choice.to);
    case 'takeSlipstream':
      return `${words.slipstreamTo} ${placed(choice.to)}`;
    case 'declineSlipstream':
      return words.decline;
    case 'slide':
      return `${words.slideTo} ${placed(choice.to)}`;
    case 'useSoftBonus':
      return `${words.useBonus} ${placed(choice.to)}`;
    case 'declineSoftBonus':
      return words.declineBonus;
    case 'penaltyMove':
      return `${words.trant.carriedTo} ${placed(choice.to)}`;
    case 'placeCar':
      return `${words.placeOn} ${placed(choice.to)}`;
    default:
      return nameOfCar(choice, words);
  }
}

type OfRoad =
  | `${'take' | 'decline'}Slipstream`
  | `${'use' | 'decline'}SoftBonus`
  | 'move'
  | 'slide';
type OfPayment = 'payOvershoot' | 'payBlocking' | 'brakeAtEnd' | 'penaltyMove' | 'placeCar';
type OfCar = Exclude<FormulaDeChoice, { readonly kind: OfRoad | OfPayment }>;

function nameOfCar(choice: OfCar, words: ChoiceWords): string {
  switch (choice.kind) {
    case 'chooseGear':
    case 'swerveShift':
      return words.gear(choice.gear);
    case 'choosePitBox':
      return words.pitBox(choice.box + 1);
    case 'chooseTires':
    case 'pitTires':
      return words.tireTypes[choice.tires] ?? choice.tires;
    case 'keepCar':
      return words.asItStands;
    case 'orderWork':
      return words.trant.order(
        words.tireTypes[choice.tires] ?? choice.tires,
        repairs(choice, words),
      );
    case 'stripCar':
      return choice.parts.map(part => words.parts[part]).join(', ');
    case 'pitStop':
      return choice.stop === 'quick' ? words.quickStop : words.longStop(repairs(choice, words));
    // The page of the car draws these, by what their points come to.
    case 'buildCar':
    case 'configureCar':
    case 'moveConstructionPoint':
    case 'movePoint':
      return '';
    default:
      return words.choices[choice.kind](choice as never);
  }
}

function repairs({ repairs: pools }: PitStop | OrderWork, words: ChoiceWords): readonly string[] {
  const names = [...new Set<Pool>(pools)];
  return names.map(pool => {
    const count = pools.filter(one => one === pool).length;
    return count === 1 ? words.parts[pool] : `${count} ${words.parts[pool]}`;
  });
}
