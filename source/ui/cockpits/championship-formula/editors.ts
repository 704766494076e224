// Answers that are put together with keys: the six cards of a car, and a bid for pole.
import {
  ATTRIBUTES,
  type Attribute,
  type CarCards,
} from '../../../rules/championship-formula/car.ts';
import { cardsOf, totalOf } from '../../../rules/championship-formula/chapters/car-set-up.ts';
import { type Bid, NO_BID } from '../../../rules/championship-formula/chapters/pole-bid.ts';
import type { Decision } from '../../../rules/kit/types.ts';
import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import { answered } from '../../screens/race/answers.ts';
import { type Course, type Stage, still } from '../../screens/race/course.ts';
import { askedOf, type ChampionshipModel, keeping, termsOf } from './championship-model.ts';
import { type ChoiceOf, choicesOf } from './items.ts';

/** The parts of a bid, in the order of their lines. */
export const BID_PARTS = ['wear', 'skill'] as const satisfies readonly (keyof Bid)[];

/** Returns the open question if the cards of the car are asked. */
export function setUpAsked(model: ChampionshipModel): Decision | undefined {
  const decision = askedOf(model);
  return decision?.choices[0]?.kind === 'setUpCar' ? decision : undefined;
}

/** Returns the open question if a bid is asked. */
export function bidAsked(model: ChampionshipModel): Decision | undefined {
  const decision = askedOf(model);
  return decision?.choices[0]?.kind === 'bid' ? decision : undefined;
}

/** Returns the legal cars of a decision, the engineer's first. */
function carsOf(
  { prompt }: ChampionshipModel,
  decision: Decision,
): readonly ChoiceOf<'setUpCar'>[] {
  const best = prompt?.kind === 'ask' ? prompt.advice[0]?.choice : undefined;
  const legal = choicesOf(decision).flatMap(one => (one.kind === 'setUpCar' ? [one] : []));
  return legal.toSorted((one, other) => Number(other === best) - Number(one === best));
}

/** Returns the cards as they are laid out: at first the engineer's car, or one whose cards are as alike as can be. */
export function cardsLaid(model: ChampionshipModel, decision: Decision): CarCards {
  if (model.kept.cards !== undefined) return model.kept.cards;
  const cars = carsOf(model, decision);
  const isAdvised = model.prompt?.kind === 'ask' && model.prompt.advice.length > 0;
  if (isAdvised) return cars[0]?.cards ?? LEVEL;
  const spread = ({ cards }: ChoiceOf<'setUpCar'>) =>
    ATTRIBUTES.reduce((sum, attribute) => sum + cards[attribute] ** 2, 0);
  return cars.toSorted((one, other) => spread(one) - spread(other))[0]?.cards ?? LEVEL;
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

/** Returns the bid as it is held. */
export function bidHeld({ kept }: ChampionshipModel): Bid {
  return kept.bid ?? NO_BID;
}

/** Returns the most that a part of a bid may be. */
export function mostOf(decision: Decision, part: keyof Bid): number {
  return Math.max(
    0,
    ...choicesOf(decision).map(choice => (choice.kind === 'bid' ? choice[part] : 0)),
  );
}

/** Handles a key that changes a card or a bid; undefined for other keys. */
export function editorKey(model: ChampionshipModel, key: Key): Course | undefined {
  const command = commandOf('editor', key);
  if (command !== 'less' && command !== 'more') return undefined;
  const by = command === 'more' ? 1 : -1;
  const setUp = setUpAsked(model);
  if (setUp !== undefined) return still(withCard(model, setUp, by));
  const bidding = bidAsked(model);
  return bidding === undefined ? undefined : still(withBid(model, bidding, by));
}

function withCard(model: ChampionshipModel, decision: Decision, by: 1 | -1): ChampionshipModel {
  const attribute = attributeAt(model);
  const cards = cardsLaid(model, decision);
  const offered = cardsOf(attribute, termsOf(model).values);
  const points = offered[offered.indexOf(cards[attribute]) + by];
  if (points === undefined) return model;
  return keeping(model, { cards: { ...cards, [attribute]: points } });
}

/** Returns the attribute whose line is marked. */
function attributeAt({ at }: ChampionshipModel): Attribute {
  return ATTRIBUTES.find(attribute => attribute === at) ?? ATTRIBUTES[0];
}

function withBid(model: ChampionshipModel, decision: Decision, by: 1 | -1): ChampionshipModel {
  const part = BID_PARTS.find(one => one === model.at) ?? 'wear';
  const held = bidHeld(model);
  const next = held[part] + by;
  if (next < 0 || next > mostOf(decision, part)) return model;
  return keeping(model, { bid: { ...held, [part]: next } });
}

/** Handles Enter in an editor; undefined at other questions. An illegal car stays on the table. */
export function editorPicked(
  model: ChampionshipModel,
  _value: string,
  _stage: Stage,
): Course | undefined {
  const setUp = setUpAsked(model);
  const bidding = bidAsked(model);
  const decision = setUp ?? bidding;
  if (decision === undefined) return undefined;
  const choice = setUp === undefined ? bidChoice(model, decision) : carChoice(model, decision);
  return choice === undefined ? still(model) : answered(model, decision, choice);
}

/** Returns the answer that the cards laid out make; undefined while they do not make the total. */
export function carChoice(
  model: ChampionshipModel,
  decision: Decision,
): ChoiceOf<'setUpCar'> | undefined {
  const cards = cardsLaid(model, decision);
  return carsOf(model, decision).find(one =>
    ATTRIBUTES.every(attribute => one.cards[attribute] === cards[attribute]),
  );
}

function bidChoice(model: ChampionshipModel, decision: Decision): ChoiceOf<'bid'> | undefined {
  const held = bidHeld(model);
  return choicesOf(decision)
    .flatMap(one => (one.kind === 'bid' ? [one] : []))
    .find(({ wear, skill }) => wear === held.wear && skill === held.skill);
}
