// What a choice is called: on its line, and in a sentence of the engineer.
import type { FormulaDeChoice, PitStop } from '../../../../rules/formula-de/choices.ts';
import type { Pool } from '../../../../rules/formula-de/state.ts';
import type { OrderWork } from '../../../../rules/formula-de/trant/choices.ts';
import type { RaceWords } from '../../../words/words.ts';
import type { Item } from '../prompt.ts';

type Named = Pick<Item, 'choice'> & Partial<Pick<Item, 'consequences'>>;

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
  words: RaceWords,
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

function nameOfCar(choice: OfCar, words: RaceWords): string {
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

function repairs({ repairs: pools }: PitStop | OrderWork, words: RaceWords): readonly string[] {
  const names = [...new Set<Pool>(pools)];
  return names.map(pool => {
    const count = pools.filter(one => one === pool).length;
    return count === 1 ? words.parts[pool] : `${count} ${words.parts[pool]}`;
  });
}
