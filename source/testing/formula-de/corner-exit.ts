// A car that has rolled in or before a corner, for tests of overshoots and spins.
import { type CarSpec, gear, play, race, type Situation, track } from './builders.ts';
import { gearFor } from './rolled.ts';

// Corner A has 5 spaces in each lane, x 20 to 24; the straight behind it begins with x 25.
const BOARD = track('20 1R5 60');

interface Exit {
  readonly from: string;
  readonly roll: number;
  readonly board?: ReturnType<typeof track>;
  readonly points?: CarSpec['points'];
  readonly stops?: number;
  readonly others?: readonly CarSpec[];
  readonly dangerous?: readonly string[];
  readonly more?: readonly number[];
}

/** Returns a situation in which car 0 has rolled in or before a corner; car 1 plays after it, far away. */
export function rolled(exit: Exit): Situation {
  const number = gearFor(exit.roll);
  const situation = race({
    board: exit.board ?? BOARD,
    cars: [
      {
        space: exit.from,
        gear: number,
        stops: exit.stops ?? 0,
        points: { tires: 18, brakes: 0, ...exit.points },
      },
      { space: '2@2', gear: 2 },
      ...(exit.others ?? []),
    ],
    dangerous: exit.dangerous ?? [],
    toPlay: [0, 1],
    dice: [exit.roll, ...(exit.more ?? [])],
  });
  return play(situation, gear(number));
}
