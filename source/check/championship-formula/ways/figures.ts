// What a car can do, from the cards of the race and the marks on them (CFR-84, CFR-105, CFR-183).
import type { ChampionshipBook } from '../../../rules/championship-formula/book.ts';
import type { Attribute } from '../../../rules/championship-formula/car.ts';
import type { Car, ChampionshipRace } from '../../../rules/championship-formula/state.ts';

const STEP = 20;

/** Speeds in mph, and the wear that hard tires give for a lap. */
export interface Figures {
  readonly acceleration: number;
  readonly deceleration: number;
  readonly topSpeed: number;
  readonly startSpeed: number;
  readonly hardTireBonus: number;
}

export function figuresOf(book: ChampionshipBook, race: ChampionshipRace, car: Car): Figures {
  const { cards, pitWear } = book.terms(race.options).values;
  const printed = (attribute: Exclude<Attribute, 'skill' | 'wear'>) =>
    (car.cards === undefined ? undefined : cards[attribute][car.cards[attribute]]) ?? 0;
  const marked = (attribute: 'acceleration' | 'deceleration' | 'topSpeed') =>
    Math.max(0, printed(attribute) - STEP * car.damage[attribute]);
  const bonus = car.cards === undefined ? undefined : pitWear.hardTireBonus[car.cards.wear];
  return {
    acceleration: marked('acceleration'),
    deceleration: marked('deceleration'),
    topSpeed: marked('topSpeed'),
    startSpeed: printed('startSpeed'),
    hardTireBonus: car.tire === 'hard' ? (bonus ?? 0) : 0,
  };
}
