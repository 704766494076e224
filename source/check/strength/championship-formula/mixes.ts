// The mixes of champions: what the best reply to one would gain, in situations taken from their races.
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import { cardGame } from '../../../drivers/championship-formula/planning/card-game.ts';
import { outlookOf } from '../../../drivers/championship-formula/planning/outlook.ts';
import {
  bestReplyGain,
  equilibrium,
} from '../../../drivers/championship-formula/planning/regret-matching.ts';
import type { Driver } from '../../../drivers/driver.ts';
import type { ChampionshipRace } from '../../../rules/championship-formula/state.ts';
import { raceOut } from './race.ts';

const CARS = 4;
/** One question in so many is looked into. */
const SAMPLED = 3;
/** The cars of a game that is looked into, at most. */
const PLAYERS_MOST = 3;

/** Returns, for situations of a race in which two or three cars meet, what the best reply to a mix gains in turns. */
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

function gainOf(view: ChampionshipRace, seat: number, board: RowBoard): readonly number[] {
  const { hands, gains } = cardGame(outlookOf(view, seat, board));
  if (hands.length < 2 || hands.length > PLAYERS_MOST) return [];
  const sizes = hands.map(({ length }) => length);
  return [bestReplyGain(sizes, gains, equilibrium(sizes, gains))];
}
