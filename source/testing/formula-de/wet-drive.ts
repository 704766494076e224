// A car that has rolled on a wet track, on any tires, for tests of slides.
import type { TireType } from '../../rules/formula-de/state.ts';
import { layoutName, type Situation, toldOf, track } from './builders.ts';
import { type Drive, rolledOn } from './rolled.ts';

// Corner A has 8 spaces in each lane, x 20 to 27, to the right; its inside lane leads straight on only.
const BOARD = track('20 1R8 60');

interface WetDrive extends Drive {
  readonly tires?: TireType;
}

/** Returns a situation in which car 0 has rolled on a wet track; the last car is far away and plays next. */
export function rolled({ tires = 'hard', own, ...drive }: WetDrive): Situation {
  const { points, ...car } = own ?? {};
  return rolledOn(BOARD, {
    trackState: 'wet',
    ...drive,
    own: { tires, points: { tires: 9, brakes: 0, ...points }, ...car },
  });
}

/** Returns the spaces of the slide of car 0, as layout names. */
export function slid(situation: Situation): readonly string[] {
  return toldOf(situation, 'carMoved', 0)
    .filter(event => event.how === 'slide')
    .flatMap(event => event.path.map(id => layoutName(situation.board, id)));
}
