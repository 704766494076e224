// Backmarkers: slow cars that belong to nobody and have no part in the result (TR-134, TR-135, TR-141, TR-142, TRR-51 to TRR-53).
import * as z from 'zod';
import { spaceOf } from '../../../../circuit/board.ts';
import type { FormulaBoard, FormulaSpace } from '../../../../circuit/formula-board.ts';
import type { Seat } from '../../../kit/types.ts';
import { markersOnTrack, takenSpaces } from '../../chapters/movement/occupancy.ts';
import { byDistance, progressOf } from '../../chapters/round/ranking.ts';
import type { FieldGroup } from '../../field-group.ts';
import type { Car, FormulaDeRace, FormulaDeTask } from '../../state.ts';
import { type Asking, carOf } from '../../table.ts';
import type { Ground } from '../../terms.ts';
import type { Backmarker } from '../state.ts';
import { backmarkerOf } from './backmarkers-moving.ts';
import { closesRoad, offCentre } from './centre-lane.ts';

const count = z.int().min(0);

/** The backmarkers of a race; absent until the first of them is placed. */
export const backmarkersGroup: FieldGroup<readonly Backmarker[]> = {
  shape: z.array(
    z.strictObject({
      by: count,
      space: z.string(),
      laps: count,
      arrival: count,
      round: count,
      removed: z.literal(true).exactOptional(),
      kept: z.literal(true).exactOptional(),
    }),
  ),
  isIn: ({ roundClosing }) => roundClosing.includes('placeBackmarker'),
};

/**
 * Asks the drivers, the last one first, for the space of a backmarker each, at the end of the round in which a car has completed
 * the first lap: as many as half the cars still racing (TR-134, TR-135, TRR-52).
 */
export const placeBackmarker: Asking = {
  choices: ['placeBackmarker'],
  ask(race, task, seat, ground) {
    if (!isDue(race) || seat !== nextOf(race, task)) return [];
    return placesIn(race, ground).map(({ id }) => ({ kind: 'placeBackmarker', space: id }));
  },
  answer({ race, ground, tell }, _task, by, choice) {
    if (choice.kind !== 'placeBackmarker') return;
    const { space } = choice;
    const leader = leaderOf(race, ground);
    const { lapTick } = spaceOf(ground.board, leader.space);
    // The backmarker counts as the front car, whichever of the two is farther along the loop (TR-140).
    const laps = leader.laps + (spaceOf(ground.board, space).lapTick > lapTick ? 0 : 1);
    const { round } = race;
    race.arrivals += 1;
    const placed = race.backmarkers ?? [];
    race.backmarkers = [...placed, { by, space, laps, arrival: race.arrivals, round }];
    tell({ kind: 'backmarkerPlaced', seat: by, marker: placed.length, space });
  },
};

/** The first lap of a race of one lap is its last. */
function isDue({ cars, laps, backmarkers = [] }: FormulaDeRace): boolean {
  if (laps < 2 || !cars.some(car => car.laps > 1)) return false;
  const racing = cars.filter(({ status }) => status === 'racing').length;
  return backmarkers.length < Math.floor(racing / 2);
}

function nextOf(race: FormulaDeRace, { seats }: Pick<FormulaDeTask, 'seats'>): Seat | undefined {
  return seats.find(seat => carOf(race, seat).status === 'racing');
}

function leaderOf(race: FormulaDeRace, ground: Ground): Car {
  const racing = race.cars.filter(({ status }) => status === 'racing');
  const [leader] = byDistance(race, ground, racing);
  if (leader === undefined) throw new RangeError('nobody leads the race');
  return leader;
}

/**
 * Returns the free spaces of the centre lane that are a whole section ahead of the leader, and not among the cars behind it as
 * long as there are others; none that closes the road (TR-135, TR-138).
 */
function placesIn(race: FormulaDeRace, ground: Ground): readonly FormulaSpace[] {
  const { board } = ground;
  const taken = takenSpaces(race, board);
  const free = board.spaces.filter(
    space =>
      space.kind === 'track' &&
      offCentre(board, space.lane) === 0 &&
      !taken.has(space.index) &&
      !closesRoad(board, taken, space),
  );
  const leader = leaderOf(race, ground);
  const from = spaceOf(board, leader.space);
  const farOff = free.filter(space => sectionsAhead(board, from, space) > 1);
  const field = fieldTicks(race, board, leader);
  const inFront = farOff.filter(
    ({ tick }) => (tick - from.tick + board.ticks) % board.ticks < board.ticks - field,
  );
  return [inFront, farOff, free].find(list => list.length > 0) ?? [];
}

// The straights before and behind the line, with which every circuit ends and begins, are one section.
function sectionsAhead({ sections }: FormulaBoard, from: FormulaSpace, to: FormulaSpace): number {
  const all = sections.length - 1;
  return ((to.section % all) - (from.section % all) + all) % all;
}

// Ticks from the leader back to the last car of its lap, which may be the leader.
function fieldTicks({ cars }: FormulaDeRace, board: FormulaBoard, leader: Car): number {
  const first = progressOf(board, leader);
  const behind = cars
    .filter(({ status }) => status === 'racing')
    .map(car => first - progressOf(board, car))
    .filter(ticks => ticks < board.ticks);
  return Math.max(...behind);
}

/**
 * Asks every driver in turn whether the backmarkers that all have passed may go, whenever another one has been passed; one who
 * disagrees keeps them (TR-141).
 */
export const removeBackmarkers: Asking = {
  choices: ['removeBackmarkers'],
  ask(race, task, seat, { board }) {
    if (seat !== nextOf(race, task)) return [];
    const isNew = passedIn(race, board).some(marker => backmarkerOf(race, marker).kept !== true);
    return isNew ? [true, false].map(agrees => ({ kind: 'removeBackmarkers', agrees })) : [];
  },
  answer({ race, ground, tell }, { seats }, seat, choice) {
    if (choice.kind !== 'removeBackmarkers') return;
    const passed = passedIn(race, ground.board);
    const { backmarkers = [] } = race;
    const isLast = nextOf(race, { seats: seats.filter(one => one !== seat) }) === undefined;
    if (choice.agrees && !isLast) return;
    for (const marker of passed) {
      const mark = choice.agrees ? { removed: true as const } : { kept: true as const };
      backmarkers[marker] = { ...backmarkerOf(race, marker), ...mark };
    }
    if (choice.agrees) tell({ kind: 'backmarkersRemoved', markers: [...passed] });
  },
};

function passedIn(race: FormulaDeRace, board: FormulaBoard): readonly number[] {
  const racing = race.cars.filter(({ status }) => status === 'racing');
  const last = Math.min(...racing.map(car => progressOf(board, car)));
  return markersOnTrack(race).filter(
    marker => progressOf(board, backmarkerOf(race, marker)) < last,
  );
}

/** Returns what is wrong with the backmarkers of a race from outside: drivers and numbers that there are not. */
export function backmarkerFaults({ cars, backmarkers = [], agenda }: FormulaDeRace): string[] {
  return [
    ...backmarkers.flatMap(({ by }, marker) =>
      by < cars.length ? [] : [`backmarkers.${marker}.by: seat ${by} does not exist`],
    ),
    ...agenda.flatMap(({ marker }, index) =>
      marker === undefined || marker < backmarkers.length
        ? []
        : [`agenda.${index}.marker: there is no backmarker ${marker}`],
    ),
  ];
}
