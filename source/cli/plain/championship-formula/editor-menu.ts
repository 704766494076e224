// Answers that are put together in plain text: the cards of a car one after the other, and a bid of wear, then of skill.
import { ATTRIBUTES, type Attribute } from '../../../rules/championship-formula/car.ts';
import { figuresOf } from '../../../rules/championship-formula/chapters/car/car-set-up.ts';
import type { Choice, Decision } from '../../../rules/kit/types.ts';
import {
  type ChampionshipModel,
  keeping,
  termsOf,
} from '../../../ui/race-panels/championship-formula/championship-model.ts';
import { type ChoiceOf, choicesOf } from '../../../ui/race-panels/championship-formula/choices.ts';
import { usualChoice } from '../../../ui/race-panels/championship-formula/items.ts';
import {
  READY_CARS,
  type ReadyCar,
  readyCar,
} from '../../../ui/race-panels/championship-formula/ready-cars.ts';
import type { ChampionshipWords } from '../../../ui/words/championship-words.ts';
import type { Menu, MenuLine } from '../menu.ts';
import type { Laid, PlainScript } from '../plain-text.ts';

type SetUpCar = ChoiceOf<'setUpCar'>;
type PoleBid = ChoiceOf<'bid'>;

export function editorMenu(
  model: ChampionshipModel,
  decision: Decision,
  script: PlainScript,
): Menu<Choice> {
  const bids = choicesOf(decision).flatMap(one => (one.kind === 'bid' ? [one] : []));
  return bids.length > 0 ? bidMenu(model, bids, script) : carMenu(model, decision, script);
}

/** Returns the question with a car or a bid laid out, and what that is called; undefined for any other answer. */
export function laidOut(
  model: ChampionshipModel,
  choice: Choice,
  { words, plain }: PlainScript,
): Laid | undefined {
  const [own] = choicesOf({ choices: [choice] });
  if (own?.kind === 'bid') {
    const { wear, skill } = own;
    return { model: keeping(model, { bid: { wear, skill } }), name: plain.bid(wear, skill) };
  }
  if (own?.kind !== 'setUpCar') return undefined;
  const { cards } = own;
  // No printed car is marked.
  const laid = { ...keeping(model, { cards }), at: '' };
  return { model: laid, name: factsOf(model, own, words.championship) };
}

function carMenu(model: ChampionshipModel, decision: Decision, script: PlainScript): Menu<Choice> {
  const printed = READY_CARS.flatMap(name => {
    const choice = readyCar(name, decision);
    return choice === undefined ? [] : [readyLine(model, name, choice, script)];
  });
  const cars = choicesOf(decision).flatMap(one => (one.kind === 'setUpCar' ? [one] : []));
  const own: MenuLine<Choice> = {
    text: script.plain.ownCar,
    further: () => cardMenu(model, { all: cars, left: cars }, ATTRIBUTES, script),
  };
  const ready = [...advisedLine(model, script), ...printed];
  return { lines: [...ready, own], ...(ready.length > 0 ? { usual: 0 } : {}) };
}

function readyLine(
  model: ChampionshipModel,
  name: ReadyCar,
  choice: SetUpCar,
  { words: { championship } }: PlainScript,
): MenuLine<Choice> {
  const facts = factsOf(model, choice, championship);
  return { text: `${championship.readyCars[name]}: ${facts}`, value: choice };
}

function factsOf(
  model: ChampionshipModel,
  { cards }: SetUpCar,
  { attributes }: ChampionshipWords,
): string {
  const { hasPits, values } = termsOf(model);
  const figures = figuresOf(cards, hasPits, values);
  return ATTRIBUTES.map(one => `${attributes[one]} ${figures[one]}`).join(', ');
}

/** The cars that can be made of all cards, and those of them that have the cards chosen before. */
interface Cars {
  readonly all: readonly SetUpCar[];
  readonly left: readonly SetUpCar[];
}

// Each list has all its cards, so that its length reveals nothing about those chosen before; with some of them the car can
// no longer make its points (CFR-105).
function cardMenu(
  model: ChampionshipModel,
  cars: Cars,
  [attribute, ...later]: readonly Attribute[],
  script: PlainScript,
): Menu<Choice> {
  if (attribute === undefined) return { lines: [] };
  const name = script.words.championship.attributes[attribute];
  const { hasPits, values } = termsOf(model);
  const cards = Map.groupBy(cars.all, car => car.cards[attribute]);
  const points = [...cards.keys()].sort((a, b) => a - b);
  const lines = points.map((value): MenuLine<Choice> => {
    const left = cars.left.filter(car => car.cards[attribute] === value);
    const [shown] = cards.get(value) ?? [];
    const figure = shown === undefined ? 0 : figuresOf(shown.cards, hasPits, values)[attribute];
    const text = script.plain.cardPoints(name, figure, value);
    const [only] = left;
    if (only === undefined) return { text, refusal: script.plain.noSuchCar };
    return later.length === 0
      ? { text, value: only }
      : { text, further: () => cardMenu(model, { ...cars, left }, later, script) };
  });
  return { lines };
}

function bidMenu(
  model: ChampionshipModel,
  bids: readonly PoleBid[],
  script: PlainScript,
): Menu<Choice> {
  const { plain } = script;
  const wears = [...new Set(bids.map(({ wear }) => wear))].sort((a, b) => a - b);
  const skills = (wear: number): Menu<Choice> => ({
    lines: bids
      .filter(bid => bid.wear === wear)
      .map(bid => ({ text: plain.bidSkill(bid.skill), value: bid })),
    usual: 0,
  });
  const lines = wears.map(
    (wear): MenuLine<Choice> => ({ text: plain.bidWear(wear), further: () => skills(wear) }),
  );
  return { lines: [...advisedLine(model, script), ...lines], usual: 0 };
}

function advisedLine(
  model: ChampionshipModel,
  { words, plain }: PlainScript,
): readonly MenuLine<Choice>[] {
  const choice = usualChoice(model);
  if (choice?.kind === 'bid') {
    return [{ text: plain.engineers(plain.bid(choice.wear, choice.skill)), value: choice }];
  }
  if (choice?.kind !== 'setUpCar') return [];
  const facts = factsOf(model, choice, words.championship);
  return [{ text: plain.engineers(facts), value: choice }];
}
