// A car that has rolled on a wet track, on any tires: the situation of slides.
import type { Board } from '../circuit/board.ts';
import type { TireType, TrackState } from '../rules/formula-de/state.ts';
import {
  type CarSpec,
  gear,
  layoutName,
  play,
  race,
  type Situation,
  toldOf,
  track,
} from './builders.ts';

// Corner A has 8 spaces in each lane, x 20 to 27, to the right; its inside lane leads straight on only.
const BOARD = track('20 1R8 60');

interface Drive {
  readonly from: string;
  readonly roll?: number;
  readonly tires?: TireType;
  readonly state?: TrackState;
  readonly board?: Board;
  readonly own?: Partial<CarSpec>;
  readonly others?: readonly CarSpec[];
  readonly black?: readonly number[];
}

function gearFor(roll: number): number {
  return roll <= 4 ? 2 : roll <= 8 ? 3 : roll <= 12 ? 4 : 5;
}

/** Car 0 has rolled on a wet track; the last car is far away and plays next. */
export function rolled(spec: Drive): Situation {
  const { roll = 5, others = [] } = spec;
  const number = gearFor(roll);
  const { points, ...own } = spec.own ?? {};
  const situation = race({
    board: spec.board ?? BOARD,
    trackState: spec.state ?? 'wet',
    cars: [
      {
        space: spec.from,
        gear: number,
        tires: spec.tires ?? 'hard',
        points: { tires: 9, brakes: 0, ...points },
        ...own,
      },
      ...others,
      { space: '0@2', gear: 2 },
    ],
    toPlay: [0, others.length + 1],
    dice: [roll, ...(spec.black ?? [])],
  });
  return play(situation, gear(number));
}

/** The spaces of the slide of car 0, as layout names. */
export function slid(situation: Situation): readonly string[] {
  return toldOf(situation, 'carMoved', 0)
    .filter(event => event.how === 'slide')
    .flatMap(event => event.path.map(id => layoutName(situation.board, id)));
}
