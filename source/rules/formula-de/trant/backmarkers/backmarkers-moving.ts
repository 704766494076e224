// Backmarkers on the track: when each of them moves, where to, and whom it touches (TR-136 to TR-140, TRR-52, TRR-53).
import { spaceOf } from '../../../../circuit/board.ts';
import { BrokenRace } from '../../../kit/errors.ts';
import { crossings } from '../../chapters/movement/corners.ts';
import { markersOnTrack, takenSpaces } from '../../chapters/movement/occupancy.ts';
import { byDistance, type Ranked, type RankGround } from '../../chapters/round/ranking.ts';
import { chartPoints } from '../../gear-throws.ts';
import type { FormulaDeRace, FormulaDeTask } from '../../state.ts';
import { type Automatic, carOf, type FormulaDeTable, markerOf, seatOf } from '../../table.ts';
import { flagAt, touching } from '../damage/collisions.ts';
import { chartOf } from '../movement/throw.ts';
import type { Backmarker } from '../state.ts';
import { backmarkerPath } from './backmarker-ways.ts';

/** The gear of every backmarker (TR-136). */
const GEAR = 3;

export function backmarkerOf(
  { backmarkers = [] }: Pick<FormulaDeRace, 'backmarkers'>,
  marker: number,
): Backmarker {
  const found = backmarkers[marker];
  if (found === undefined) throw new BrokenRace(`there is no backmarker ${marker}`);
  return found;
}

interface RankedMarker extends Ranked {
  readonly marker: number;
}

// Those that have not moved in this round, the first one in front.
function waitingIn(race: FormulaDeRace, ground: RankGround): readonly RankedMarker[] {
  const waiting = markersOnTrack(race).filter(
    marker => backmarkerOf(race, marker).round < race.round,
  );
  const ranked = waiting.map((marker): RankedMarker => {
    const { space, laps, arrival } = backmarkerOf(race, marker);
    return { space, laps, arrival, gear: GEAR, condition: 'sound', seat: race.cars.length, marker };
  });
  return byDistance(race, ground, ranked);
}

function callFor(table: FormulaDeTable, markers: readonly RankedMarker[]): void {
  table.first(
    ...markers.map(({ marker }): FormulaDeTask => ({ step: 'moveBackmarker', seats: [], marker })),
  );
}

/** Moves the backmarkers that are ahead of the car about to play (TR-140, TRR-52). */
export const moveBackmarkersAhead: Automatic = {
  play(table, task) {
    const { race, ground } = table;
    const waiting = waitingIn(race, ground);
    const all = byDistance<Ranked>(race, ground, [...waiting, carOf(race, seatOf(task))]);
    callFor(
      table,
      waiting.slice(
        0,
        all.findIndex(one => !('marker' in one)),
      ),
    );
  },
};

export const moveBackmarkers: Automatic = {
  play(table) {
    callFor(table, waitingIn(table.race, table.ground));
  },
};

/** Rolls for a backmarker, moves it and checks it against the cars that it touches (TR-136, TR-139, TRR-52, TRR-53). */
export const moveBackmarker: Automatic = {
  foresee: ({ telling }) => telling.stop(),
  play(table, task) {
    const { race, ground } = table;
    const marker = markerOf(task);
    const { by, space: from } = backmarkerOf(race, marker);
    const chart = chartOf(ground.values);
    const roll = chart.throws.d20.reduce((sum, die) => sum + table.roll(die, by), 0);
    const points = chartPoints(chart, GEAR, roll);
    const taken = takenSpaces(race, ground.board);
    taken.delete(spaceOf(ground.board, from).index);
    const path = backmarkerPath(ground.board, taken, from, points);
    drive(table, marker, path);
    table.tell({ kind: 'backmarkerMoved', marker, from, path: [...path], roll, points });
    table.first(...checksOf(table, marker));
  },
};

function drive(table: FormulaDeTable, marker: number, path: readonly string[]): void {
  const { race, ground } = table;
  const { backmarkers = [] } = race;
  const before = backmarkerOf(race, marker);
  if (path.length > 0) race.arrivals += 1;
  backmarkers[marker] = {
    ...before,
    space: path.at(-1) ?? before.space,
    laps: before.laps + crossings(ground.board, [before.space, ...path]),
    arrival: path.length > 0 ? race.arrivals : before.arrival,
    round: race.round,
  };
}

// Only the cars roll, not the backmarker (TRR-53).
function checksOf({ race, ground }: FormulaDeTable, marker: number): readonly FormulaDeTask[] {
  const { space } = backmarkerOf(race, marker);
  if (flagAt(ground, space) === undefined) return [];
  return touching(race, ground, space).flatMap((one): readonly FormulaDeTask[] =>
    'seat' in one ? [{ step: 'backmarkerCheck', seats: [one.seat], space, marker }] : [],
  );
}
