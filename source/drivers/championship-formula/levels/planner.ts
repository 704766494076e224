// A driver that plans: it judges every choice of a decision in turns, errs in cards as its level does, and takes the best.
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import { SPEED_STEP } from '../../../rules/championship-formula/car.ts';
import type { ChampionshipChoice } from '../../../rules/championship-formula/choices.ts';
import type { ChampionshipRace } from '../../../rules/championship-formula/state.ts';
import type { Decision, View } from '../../../rules/kit/types.ts';
import type { Answer, Driver, RandomState } from '../../driver.ts';
import { drawnBid } from '../planning/bids.ts';
import { cardsOf, onEmptyRoad, turnsAfterCard } from '../planning/cards.ts';
import { drawPlan, forecast } from '../planning/forecast.ts';
import { turnsOfCards } from '../planning/garage.ts';
import {
  turnsOfBlock,
  turnsOfPayment,
  turnsOfSkill,
  turnsOfStop,
  turnsOfWay,
} from '../planning/judge.ts';
import type { Plan } from '../planning/one-turn.ts';
import { type Eye, type Outlook, outlookOf } from '../planning/outlook.ts';
import { soundMix } from '../planning/sound-mix.ts';
import { groundInForce } from '../planning/terms-in-force.ts';
import { tireTurns } from '../planning/tires.ts';
import { drawError, drawShare } from './random-draws.ts';

export type ChampionshipDriver = Driver<ChampionshipRace, ChampionshipChoice, RowBoard>;
type KnownView = View<ChampionshipRace>;
type Asked = Decision<ChampionshipChoice>;

export interface Skill {
  readonly level: string;
  /** Standard deviation, in turns, of its error about a card. */
  readonly misjudgement: number;
  /** The most turns by which a card that it takes may be worse than the best; unlimited when absent. */
  readonly worstError?: number;
  /**
   * What it reckons with when it plans: nobody, the cars around as they are likely to play, or cars that reckon with it too.
   */
  readonly reckons: 'alone' | 'forecast' | 'game';
}

export interface Judged {
  readonly choice: ChampionshipChoice;
  readonly turns: number;
}

/** Turns by which the cars of the same driver differ from race to race. */
const GARAGE_VARIES = 1;

export function planner(skill: Skill, eye: Eye): ChampionshipDriver {
  return {
    level: skill.level,
    choose(view, decision, board, random) {
      const [first] = decision.choices;
      if (first === undefined) throw new RangeError(`${decision.step} offers no choice`);
      if (decision.choices.length === 1) return { choice: first, random };
      if (first.kind === 'setUpCar') return chosenCar(view, decision, board, eye, random);
      const outlook = outlookOf(view, decision.seat, board, eye);
      if (first.kind === 'bid') return chosenBid(outlook, decision, random);
      if (first.kind !== 'playCard') return { choice: best(judged(outlook, decision)), random };
      return chosenCard(outlook, decision, skill, random);
    },
  };
}

/** Returns the choice with the fewest turns, the first of equal ones. */
export function best(judged: readonly Judged[]): ChampionshipChoice {
  const least = Math.min(...judged.map(({ turns }) => turns));
  const found = judged.find(({ turns }) => turns === least) ?? judged[0];
  if (found === undefined) throw new RangeError('there is nothing to choose from');
  return found.choice;
}

/** Returns the turns after each choice of a decision; 0 for cards and for what is laid in secret before the start. */
export function judged(outlook: Outlook, { choices }: Asked): readonly Judged[] {
  return choices.map(choice => ({ choice, turns: turnsOf(outlook, choice) }));
}

function turnsOf(outlook: Outlook, choice: ChampionshipChoice): number {
  const [task] = outlook.race.agenda;
  if (task === undefined) return 0;
  switch (choice.kind) {
    case 'drive':
      return turnsOfWay(outlook, choice);
    case 'pay':
      return turnsOfPayment(outlook, task, choice);
    case 'spendSkill':
      return task.roll === undefined ? 0 : turnsOfSkill(outlook, task.roll, choice);
    case 'block':
    case 'letPass':
      return turnsOfBlock(outlook, choice);
    case 'enterPits':
    case 'stayOut':
      return turnsOfStop(outlook, choice);
    case 'chooseTire':
      return tireTurns(outlook, choice.tire);
    default:
      return 0;
  }
}

function chosenCard(
  outlook: Outlook,
  decision: Asked,
  skill: Skill,
  random: RandomState,
): Answer<ChampionshipChoice> {
  const { reckons } = skill;
  if (reckons === 'alone') return erring(cardsJudged(outlook, decision), skill, random);
  const cardOf = ({ speed }: Plan) =>
    decision.choices.find(choice => choice.kind === 'playCard' && choice.speed === speed);
  if (reckons === 'forecast') {
    const { judged, random: after } = forecast(outlook, random);
    const seen = judged.flatMap(({ plan, turns }) => {
      const choice = cardOf(plan);
      return choice === undefined ? [] : [{ choice, turns: turns + changing(outlook, plan.speed) }];
    });
    return erring(seen, skill, after);
  }
  const { mix, random: after } = soundMix(outlook, random);
  const drawn = drawShare(after);
  const plan = drawPlan(mix, drawn.value);
  const choice = plan === undefined ? undefined : cardOf(plan);
  if (choice === undefined) return erring(cardsJudged(outlook, decision), skill, random);
  return { choice, random: drawn.random };
}

function changing({ car, strategy }: Outlook, speed: number): number {
  return (Math.abs(speed - car.speed) / SPEED_STEP) * strategy.change;
}

/** Returns the turns after each card on an empty road. */
export function cardsJudged(outlook: Outlook, { choices }: Asked): readonly Judged[] {
  const then = onEmptyRoad(outlook);
  const cards = cardsOf(outlook);
  return choices.map(choice => {
    const card = cards.find(({ speed }) => choice.kind === 'playCard' && speed === choice.speed);
    const turns = card === undefined ? 0 : turnsAfterCard(outlook, card, then);
    return { choice, turns: turns + (card === undefined ? 0 : changing(outlook, card.speed)) };
  });
}

// Returns the best choice as seen by a driver that errs about each.
function erring(
  judged: readonly Judged[],
  { misjudgement, worstError = Number.POSITIVE_INFINITY }: Skill,
  random: RandomState,
): Answer<ChampionshipChoice> {
  let after = random;
  const most = Math.min(...judged.map(({ turns }) => turns)) + worstError;
  const seen = judged.flatMap(one => {
    const error = drawError(after);
    after = error.random;
    const turns = one.turns + misjudgement * error.value;
    return one.turns > most ? [] : [{ ...one, turns }];
  });
  return { choice: best(misjudgement > 0 ? seen : judged), random: after };
}

function chosenCar(
  view: KnownView,
  { choices }: Asked,
  board: RowBoard,
  { strategy }: Eye,
  random: RandomState,
): Answer<ChampionshipChoice> {
  const ground = groundInForce(view, board);
  let after = random;
  const seen = choices.map(choice => {
    if (choice.kind !== 'setUpCar') return { choice, turns: 0 };
    const drawn = drawShare(after);
    after = drawn.random;
    const { cards } = choice;
    const turns = turnsOfCards(cards, view.laps, ground) + drawn.value * GARAGE_VARIES;
    return { choice, turns: turns + likedBy(strategy.cards, cards) };
  });
  return { choice: best(seen), random: after };
}

function likedBy(likes: Eye['strategy']['cards'], cards: Readonly<Record<string, number>>): number {
  return Object.entries(likes).reduce(
    (sum, [attribute, turns]) => sum + turns * (cards[attribute] ?? 0),
    0,
  );
}

function chosenBid(
  outlook: Outlook,
  { choices }: Asked,
  random: RandomState,
): Answer<ChampionshipChoice> {
  const drawn = drawShare(random);
  const { wear, skill } = drawnBid(outlook, drawn.value);
  const choice = choices.find(
    one => one.kind === 'bid' && one.wear === wear && one.skill === skill,
  );
  if (choice === undefined) throw new RangeError(`a bid of ${wear} and ${skill} is not offered`);
  return { choice, random: drawn.random };
}
