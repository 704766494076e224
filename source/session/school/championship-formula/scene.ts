// A car of Championship Formula Racing alone in the middle of a lap, as a lesson wants it.
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import { championship } from '../../../rules/championship-formula/championship.ts';
import { chipsOf, figuresOf } from '../../../rules/championship-formula/chapters/car/car-set-up.ts';
import type { ChampionshipEvent } from '../../../rules/championship-formula/events.ts';
import { PRINTED_CARS } from '../../../rules/championship-formula/printed-cars.ts';
import type { ChampionshipRace } from '../../../rules/championship-formula/state.ts';
import { scriptedDice } from '../../../rules/kit/dice.ts';
import type { Outcome } from '../../../rules/kit/types.ts';

export interface ChampionshipScene {
  readonly space: string;
  /** In mph. */
  readonly speed: number;
  /** The faces of all dice. */
  readonly dice: readonly number[];
  /** Wear left; as much as the cards give when absent. */
  readonly wear?: number;
}

/** A turn in which nobody stands on the grid any more. */
const LATER = 4;

/** Returns the scene of a lesson: the middle car of the book, whose driver is to plan (CFR-171). */
export function sceneOf({ space, speed, dice, wear }: ChampionshipScene) {
  return (
    race: ChampionshipRace,
    board: RowBoard,
  ): Outcome<ChampionshipRace, ChampionshipEvent> => {
    const cards = PRINTED_CARS.middle;
    const { values } = championship.terms(race.options);
    const chips = chipsOf(figuresOf(cards, false, values), race.laps);
    const cars = race.cars.map(car => ({
      ...car,
      ...chips,
      wear: wear ?? chips.wear,
      startingWear: chips.wear,
      cards,
      space,
      speed,
      laps: 1,
    }));
    const scene: ChampionshipRace = {
      ...race,
      round: LATER,
      grid: [0],
      bids: [{ wear: 0, skill: 0 }],
      cars,
      agenda: [{ step: 'beginTurn', seats: [] }],
      dice: scriptedDice(dice),
    };
    return championship.resumeAt(scene, board);
  };
}
