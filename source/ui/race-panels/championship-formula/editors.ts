// Answers that are put together with keys: the six cards of a car, and a bid for pole.
import { ATTRIBUTES, type CarCards } from '../../../rules/championship-formula/car.ts';
import { cardsOf, totalOf } from '../../../rules/championship-formula/chapters/car/car-set-up.ts';
import { type Bid, NO_BID } from '../../../rules/championship-formula/chapters/set-up/pole-bid.ts';
import type { ChampionshipChoice } from '../../../rules/championship-formula/choices.ts';
import type { Decision } from '../../../rules/kit/types.ts';
import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import { answered } from '../../screens/race/answers.ts';
import { type Course, still } from '../../screens/race/course.ts';
import type { Words } from '../../words/words.ts';
import { askedOf, type ChampionshipModel, keeping, termsOf } from './championship-model.ts';
import { type ChoiceOf, choicesOf } from './choices.ts';
import { usualChoice } from './items.ts';
import { legalCar, READY_CARS, readyCar } from './ready-cars.ts';

/** The parts of a bid, in the order of their lines. */
export const BID_PARTS = ['wear', 'skill'] as const satisfies readonly (keyof Bid)[];

export function setUpAsked(model: ChampionshipModel): Decision | undefined {
  const decision = askedOf(model);
  return decision?.choices[0]?.kind === 'setUpCar' ? decision : undefined;
}

export function bidAsked(model: ChampionshipModel): Decision | undefined {
  const decision = askedOf(model);
  return decision?.choices[0]?.kind === 'bid' ? decision : undefined;
}

function carsOf(decision: Decision): readonly ChoiceOf<'setUpCar'>[] {
  return choicesOf(decision).flatMap(one => (one.kind === 'setUpCar' ? [one] : []));
}

/** Returns the cards as they are laid out: at first the usual car, or one whose cards are as alike as can be. */
export function cardsLaid(model: ChampionshipModel, decision: Decision): CarCards {
  if (model.kept.cards !== undefined) return model.kept.cards;
  const usual = usualChoice(model);
  if (usual?.kind === 'setUpCar') return usual.cards;
  const spread = ({ cards }: ChoiceOf<'setUpCar'>) =>
    ATTRIBUTES.reduce((sum, attribute) => sum + cards[attribute] ** 2, 0);
  const even = carsOf(decision).toSorted((one, other) => spread(one) - spread(other));
  return even[0]?.cards ?? LEVEL;
}

const LEVEL: CarCards = {
  acceleration: 0,
  deceleration: 0,
  topSpeed: 0,
  startSpeed: 0,
  wear: 0,
  skill: 0,
};

/** Returns the points that the cards of a decision must make (CFR-105, CFR-177). */
export function wantedTotal(decision: Decision): number {
  const [first] = choicesOf(decision);
  return first?.kind === 'setUpCar' ? totalOf(first.cards) : 0;
}

/** Returns the bid as it is held: at first the usual one, or nothing. */
export function bidHeld(model: ChampionshipModel): Bid {
  if (model.kept.bid !== undefined) return model.kept.bid;
  const usual = usualChoice(model);
  return usual?.kind === 'bid' ? { wear: usual.wear, skill: usual.skill } : NO_BID;
}

export function mostOf(decision: Decision, part: keyof Bid): number {
  return Math.max(
    0,
    ...choicesOf(decision).map(choice => (choice.kind === 'bid' ? choice[part] : 0)),
  );
}

/** Handles a key that changes a card or a bid; undefined for other keys. */
export function editorKey(model: ChampionshipModel, key: Key): Course | undefined {
  const command = commandOf('editor', key);
  if (command !== 'lower' && command !== 'raise') return undefined;
  const by = command === 'raise' ? 1 : -1;
  const setUp = setUpAsked(model);
  if (setUp !== undefined) return still(withCard(model, setUp, by));
  const bidding = bidAsked(model);
  return bidding === undefined ? undefined : still(withBid(model, bidding, by));
}

function withCard(model: ChampionshipModel, decision: Decision, by: 1 | -1): ChampionshipModel {
  const attribute = ATTRIBUTES.find(one => one === model.at);
  if (attribute === undefined) return model;
  const cards = cardsLaid(model, decision);
  const offered = cardsOf(attribute, termsOf(model).values);
  const points = offered[offered.indexOf(cards[attribute]) + by];
  if (points === undefined) return model;
  return keeping(model, { cards: { ...cards, [attribute]: points } });
}

function withBid(model: ChampionshipModel, decision: Decision, by: 1 | -1): ChampionshipModel {
  const part = BID_PARTS.find(one => one === model.at) ?? 'wear';
  const held = bidHeld(model);
  const next = held[part] + by;
  if (next < 0 || next > mostOf(decision, part)) return model;
  return keeping(model, { bid: { ...held, [part]: next } });
}

/** Handles Enter in an editor; undefined at other questions. An illegal car stays in the editor. */
export function editorPicked(model: ChampionshipModel, value: string): Course | undefined {
  const decision = setUpAsked(model) ?? bidAsked(model);
  if (decision === undefined) return undefined;
  const choice = choiceLaid({ ...model, at: value });
  return choice === undefined ? still(model) : answered(model, decision, choice);
}

/** Returns why Enter does not take the car as it is laid out; undefined where it does (CFR-105). */
export function illegalCar(
  model: ChampionshipModel,
  value: string,
  { championship }: Words,
): string | undefined {
  const setUp = setUpAsked(model);
  if (setUp === undefined || choiceLaid({ ...model, at: value }) !== undefined) return undefined;
  return championship.illegalCar(totalOf(cardsLaid(model, setUp)), wantedTotal(setUp));
}

/**
 * Returns the answer that is laid out in an editor, or the printed car whose line is marked; undefined at other questions, and while the cards of a car do not make
 * the total.
 */
export function choiceLaid(model: ChampionshipModel): ChampionshipChoice | undefined {
  const setUp = setUpAsked(model);
  if (setUp !== undefined) {
    const ready = READY_CARS.find(name => name === model.at);
    if (ready !== undefined) return readyCar(ready, setUp);
    return legalCar(cardsLaid(model, setUp), setUp);
  }
  const held = bidHeld(model);
  return choicesOf(bidAsked(model) ?? NO_DECISION).find(
    one => one.kind === 'bid' && one.wear === held.wear && one.skill === held.skill,
  );
}

const NO_DECISION: Pick<Decision, 'choices'> = { choices: [] };

/** Returns the line of an editor that is marked first; undefined at other questions. */
export function firstLine(model: ChampionshipModel): string | undefined {
  if (setUpAsked(model) !== undefined) return ATTRIBUTES[0];
  return bidAsked(model) === undefined ? undefined : BID_PARTS[0];
}
