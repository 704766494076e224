// The mixes of champions: what a rival gains by the best reply to one, in situations taken from their races.
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import { HEADWAY } from '../../../drivers/championship-formula/levels/drivers.ts';
import { cardGame } from '../../../drivers/championship-formula/planning/card-game.ts';
import {
  type Eye,
  outlookOf,
  PLAIN_EYE,
} from '../../../drivers/championship-formula/planning/outlook.ts';
import {
  bestReplyGain,
  equilibrium,
} from '../../../drivers/championship-formula/planning/regret-matching.ts';
import { soundMix } from '../../../drivers/championship-formula/planning/sound-mix.ts';
import type { Driver } from '../../../drivers/driver.ts';
import { seededRandom } from '../../../drivers/levels/random-generator.ts';
import type { ChampionshipRace } from '../../../rules/championship-formula/state.ts';
import { raceOut } from './race.ts';

const CARS = 4;
/** One question in so many is looked into. */
const SAMPLED = 3;
const PLAYERS_MOST = 3;

/** Returns, for situations of a race in which two or three cars meet, what the best reply to a champion's mix gains, in turns. */
export function replyGains(
  board: RowBoard,
  driver: Driver,
  laps: number,
  seed: number,
): readonly number[] {
  const gains: number[] = [];
  let asked = 0;
  const watched: Driver = {
    ...driver,
    choose(view, decision, on, random) {
      asked += Number(decision.step === 'planSpeeds');
      if (decision.step === 'planSpeeds' && asked % SAMPLED === 0) {
        gains.push(...gainOf(view as ChampionshipRace, decision.seat, board));
      }
      return driver.choose(view, decision, on, random);
    },
  };
  raceOut({ board, seed, laps, drivers: Array.from({ length: CARS }, () => watched) });
  return gains;
}

// What a rival gains who knows the mix that the champion draws from, against the mix of its own in the game.
function gainOf(view: ChampionshipRace, seat: number, board: RowBoard): readonly number[] {
  const outlook = outlookOf(view, seat, board, EYE);
  const { hands, gains } = cardGame(outlook);
  if (hands.length < 2 || hands.length > PLAYERS_MOST) return [];
  const sizes = hands.map(({ length }) => length);
  const { mix } = soundMix(outlook, seededRandom(view.round, seat));
  const oddsOf = (speed: number) => mix.find(({ plan }) => plan.speed === speed)?.odds ?? 0;
  const [hand = []] = hands;
  const mixes = equilibrium(sizes, gains).with(
    0,
    hand.map(({ speed }) => oddsOf(speed)),
  );
  const rivals = hands.map((_, player) => player).slice(1);
  return [Math.max(...rivals.map(rival => bestReplyGain(sizes, gains, mixes, rival)))];
}

const EYE: Eye = { ...PLAIN_EYE, headway: HEADWAY };
