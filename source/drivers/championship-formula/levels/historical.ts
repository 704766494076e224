// The level `historical`: it plays one of seven strategies; the throw of a die decides how far its card lies above the one
// that costs no wear.
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import { SPEED_STEP } from '../../../rules/championship-formula/car.ts';
import { zeroWearSpeed } from '../../../rules/championship-formula/chapters/turn/speed-plans.ts';
import type { ChampionshipChoice } from '../../../rules/championship-formula/choices.ts';
import type { ChampionshipRace } from '../../../rules/championship-formula/state.ts';
import type { Decision, Seat, View } from '../../../rules/kit/types.ts';
import type { Answer, RandomState } from '../../driver.ts';
import { drawBelow, seededRandom } from '../../levels/random-generator.ts';
import { cardsOf } from '../planning/cards.ts';
import { type Outlook, outlookOf, PLAIN_EYE, thirdOf } from '../planning/outlook.ts';
import { bidOfOld } from './historical-bids.ts';
import { HISTORICAL, type Historical, type Tactics } from './historical-strategies.ts';
import { best, type ChampionshipDriver, cardsJudged, type Judged, planner } from './planner.ts';
import { drawShare } from './random-draws.ts';

type Asked = Decision<ChampionshipChoice>;

const LEVEL = 'historical';
const SKILL = { level: LEVEL, misjudgement: 0, reckons: 'alone' } as const;
const usual = planner(SKILL, PLAIN_EYE);
/** A card that is worse than the best by more turns than this is a mistake that no strategy makes. */
const MISTAKE = 0.6;
const PERCENT = 100;
/** Factor of a hash that spreads names over all seeds. */
const FNV_PRIME = 0x01000193;

/** The driver of the level: each seat has a strategy of its own while there are enough of them. */
export const historicalDriver: ChampionshipDriver = {
  level: LEVEL,
  choose(view, decision, board, random) {
    const strategy = historicalOf(view, decision.seat);
    const [first] = decision.choices;
    if (strategy === undefined || decision.choices.length === 1 || first === undefined) {
      return usual.choose(view, decision, board, random);
    }
    if (first.kind === 'setUpCar') {
      return usual.choose(view, suited(decision, strategy), board, random);
    }
    if (first.kind === 'bid') {
      const outlook = outlookOf(view, decision.seat, board);
      const drawn = drawShare(random);
      return {
        choice: bidOfOld(outlook, decision.choices, strategy, drawn.value),
        random: drawn.random,
      };
    }
    if (first.kind === 'playCard') return card(view, decision, board, strategy, random);
    return usual.choose(view, decision, board, random);
  },
};

/**
 * Returns the strategy of a seat. The draw is new for each track and distance, and none is dealt twice while another is
 * left; all drivers know it, since it depends on nothing secret (table A3).
 */
export function historicalOf(
  { track, laps }: Pick<View<ChampionshipRace>, 'track' | 'laps'>,
  seat: Seat,
): Historical | undefined {
  const left = [...HISTORICAL];
  let random = seededRandom(seedOf(track), laps);
  let dealt: Historical | undefined;
  for (let deals = seat % HISTORICAL.length; deals >= 0; deals--) {
    const drawn = drawBelow(random, left.length);
    [dealt] = left.splice(drawn.value, 1);
    random = drawn.random;
  }
  return dealt;
}

function seedOf(track: string): number {
  return [...track].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), FNV_PRIME), 0);
}

// The cars that suit a strategy, or all where a handicap or a classic era has none.
function suited(decision: Asked, { suits }: Historical): Asked {
  const choices = decision.choices.filter(
    choice => choice.kind === 'setUpCar' && suits(choice.cards),
  );
  return choices.length === 0 ? decision : { ...decision, choices };
}

function card(
  view: View<ChampionshipRace>,
  decision: Asked,
  board: RowBoard,
  strategy: Historical,
  random: RandomState,
): Answer<ChampionshipChoice> {
  const outlook = outlookOf(view, decision.seat, board);
  const judged = cardsJudged(outlook, decision);
  const drawn = drawShare(random);
  const wanted =
    view.round === 1
      ? startSpeed(outlook, strategy, drawn.value)
      : safeSpeed(outlook) + bonusOf(outlook, judged, strategy, drawn.value) * SPEED_STEP;
  const tested = cardsOf(outlook).filter(({ tests }) => tests.length > 0 && view.round > 1);
  const sound = judged.filter(
    ({ choice }) =>
      choice.kind !== 'playCard' || tested.every(({ speed }) => speed !== choice.speed),
  );
  return { choice: nearest(sound, wanted), random: drawn.random };
}

function safeSpeed({ race, seat, ground }: Outlook): number {
  return zeroWearSpeed(race, seat, ground);
}

// A push start is a step above the start speed.
function startSpeed({ car, ground }: Outlook, { pushes }: Historical, share: number): number {
  const start = ground.values.cards.startSpeed[car.cards?.startSpeed ?? 0] ?? 0;
  return start + (share * PERCENT < pushes ? SPEED_STEP : 0);
}

// Wear is best spent where the best card lies above the one that costs nothing: such a turn is starred.
function bonusOf(
  outlook: Outlook,
  judged: readonly Judged[],
  { phases, savesBelow }: Historical,
  share: number,
): number {
  const { race, car } = outlook;
  const phase = phases[thirdOf(race, car)] ?? phases[0];
  if (phase.poor !== undefined && car.wear < savesBelow * race.laps) {
    return drawnTactic(phase.poor, share);
  }
  const choice = best(judged);
  const isStarred = choice.kind === 'playCard' && choice.speed > safeSpeed(outlook);
  return drawnTactic(isStarred ? phase.starred : phase.plain, share);
}

function drawnTactic(tactics: Tactics, share: number): number {
  let rest = share * tactics.reduce((sum, odds) => sum + odds, 0);
  const found = tactics.findIndex(odds => {
    rest -= odds;
    return rest < 0;
  });
  return Math.max(0, found);
}

// Returns the card nearest to the wanted speed that is no mistake, the slower one of two. Tests are only taken at the start.
function nearest(judged: readonly Judged[], wanted: number): ChampionshipChoice {
  const least = Math.min(...judged.map(({ turns }) => turns));
  const sane = judged.filter(({ turns }) => turns <= least + MISTAKE);
  const off = ({ choice }: Judged) =>
    choice.kind === 'playCard' ? Math.abs(choice.speed - wanted) : 0;
  const [first] = sane.toSorted((a, b) => off(a) - off(b));
  return first?.choice ?? best(judged);
}
