// The answers to questions other than for a card or a way: a name for each, and what it costs or may bring.
import { loweredBy } from '../../../../rules/championship-formula/chapters/car/rolls.ts';
import type {
  Car,
  ChampionshipTask,
  DueRoll,
} from '../../../../rules/championship-formula/state.ts';
import type { Words } from '../../../words/words.ts';
import { askedOf, type ChampionshipModel, termsOf } from '../championship-model.ts';
import type { ChoiceOf } from '../choices.ts';
import type { Item } from '../items.ts';
import { type Price, priceOf, rollOdds } from '../prices.ts';

export interface Priced {
  readonly name: string;
  readonly price: Price;
}

/** Returns a choice with its price; a choice for which there are no words has its kind for a name. */
export function pricedAnswer(model: ChampionshipModel, { choice }: Item, words: Words): Priced {
  const { championship } = words;
  switch (choice.kind) {
    case 'pay':
      return payment(model, choice, words);
    case 'spendSkill':
      return skill(model, choice, words);
    case 'chooseTire': {
      const text = championship.tireFacts(choice.tire, bonusOf(model));
      return { name: championship.tires[choice.tire], price: priceOf(text, 0) };
    }
    case 'block':
    case 'letPass':
      return block(model, choice, words);
    case 'enterPits': {
      const text = championship.pits.enterFacts(carAsked(model)?.startingWear ?? 0);
      return { name: championship.pits.enter, price: priceOf(text, 0) };
    }
    case 'stayOut':
      return { name: championship.pits.stay, price: priceOf(championship.free, 0) };
    default:
      return { name: choice.kind, price: priceOf('', 0) };
  }
}

function carAsked(model: ChampionshipModel): Car | undefined {
  return model.moment.race.cars[askedOf(model)?.seat ?? -1];
}

function taskAsked({ moment }: ChampionshipModel): ChampionshipTask | undefined {
  return moment.race.agenda[0];
}

function bonusOf(model: ChampionshipModel): number {
  const cards = carAsked(model)?.cards;
  const { pitWear } = termsOf(model).values;
  return cards === undefined ? 0 : (pitWear.hardTireBonus[cards.wear] ?? 0);
}

// What is rolled is a chance in a corner, else a test: of the brakes, or the one that is due.
function payment(
  model: ChampionshipModel,
  choice: ChoiceOf<'pay'>,
  { championship }: Words,
): Priced {
  const task = taskAsked(model);
  const isChance = task?.payment?.space !== undefined;
  const cause = task?.roll?.cause ?? (isChance ? 'chance' : 'deceleration');
  const left = championship.wearLeft((carAsked(model)?.wear ?? 0) - choice.wear);
  const odds = championship.shares(rollOdds(model, { cause }, 0), championship.came[cause]);
  // Where dice fall, the odds are what matters, and in 80 columns there is no room for more.
  return {
    name: championship.payment(choice, isChance),
    price: choice.roll ? priceOf(odds, 2) : priceOf(left, 1),
  };
}

function skill(
  model: ChampionshipModel,
  choice: ChoiceOf<'spendSkill'>,
  { championship }: Words,
): Priced {
  const name = championship.chips(choice.green, choice.red);
  const roll = taskAsked(model)?.roll;
  if (roll === undefined) return { name, price: priceOf('', 0) };
  const { values } = termsOf(model);
  const odds = rollOdds(model, roll, roll.lowered + loweredBy(choice, values));
  const text = championship.shares(odds, championship.came[roll.cause]);
  return { name, price: priceOf(text, odds.red === 0 ? 0 : 1) };
}

// A book blocks by another column, or by skill of the defender that raises the roll (CFR-117).
function block(
  model: ChampionshipModel,
  choice: ChoiceOf<'block'> | ChoiceOf<'letPass'>,
  { championship, race }: Words,
): Priced {
  const { values } = termsOf(model);
  const words = championship.block;
  if (choice.kind === 'letPass') {
    const text = words.passes(rollOdds(model, PASS, 0).green);
    return { name: words.letPass, price: priceOf(text, 0) };
  }
  const { green = 0, red = 0 } = choice;
  const isColumn = values.block === 'column';
  const roll: BlockRoll = isColumn ? { ...PASS, blocked: true } : PASS;
  const raised = isColumn ? 0 : loweredBy({ green, red }, values);
  const odds = words.passes(rollOdds(model, roll, -raised).green);
  const name = isColumn ? words.block : words.blockWith(championship.chips(green, red));
  const text = values.contact === undefined ? odds : `${odds}${race.semicolon}${words.contact}`;
  return { name, price: priceOf(text, 1) };
}

type BlockRoll = Pick<DueRoll, 'cause' | 'blocked'>;
const PASS: BlockRoll = { cause: 'pass' };
