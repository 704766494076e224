// What a choice is called where its question is over, such as in the story of a race.
import type { Attribute } from '../../rules/championship-formula/car.ts';
import type { ExcessPayment } from '../../rules/championship-formula/chapters/corners/excess.ts';
import type { ChampionshipChoice } from '../../rules/championship-formula/choices.ts';
import type { Tire } from '../../rules/championship-formula/state.ts';

export interface ChampionshipChoiceWords {
  readonly mph: (speed: number) => string;
  readonly attributes: Readonly<Record<Attribute, string>>;
  readonly tires: Readonly<Record<Tire, string>>;
  /** One way to pay for an excess, where the roll is a chance or tests the brakes. */
  readonly payment: (way: ExcessPayment, isChance: boolean) => string;
  readonly chips: (green: number, red: number) => string;
  readonly bid: { readonly wear: string; readonly skill: string };
  readonly way: { readonly stay: string; readonly end: (space: string) => string };
  readonly block: { readonly block: string; readonly letPass: string };
  readonly pits: { readonly enter: string; readonly stay: string };
}

/** Returns what a choice is called; empty for a car that is set up, which the page of the car draws. */
export function nameOfChoice(choice: ChampionshipChoice, words: ChampionshipChoiceWords): string {
  const { way, bid, pits, block } = words;
  switch (choice.kind) {
    case 'playCard':
      return words.mph(choice.speed);
    case 'bid':
      return `${bid.wear} ${choice.wear}, ${bid.skill} ${choice.skill}`;
    case 'chooseTire':
      return words.tires[choice.tire];
    case 'pay':
      return words.payment(choice, false);
    case 'spendSkill':
      return words.chips(choice.green, choice.red);
    case 'drive': {
      const end = choice.path.at(-1);
      const brake = choice.brake === 0 ? '' : ` -${words.mph(choice.brake)}`;
      const slip = choice.slip === undefined ? '' : ` +${choice.slip.spaces}`;
      return `${end === undefined ? way.stay : way.end(end)}${slip}${brake}`;
    }
    case 'block':
      return block.block;
    case 'letPass':
      return block.letPass;
    case 'enterPits':
      return pits.enter;
    case 'stayOut':
      return pits.stay;
    default:
      return '';
  }
}
