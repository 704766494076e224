// Collisions of Trant: only where a move ends in a corner, one check for each car that touches, and what an elimination shakes
// (TR-86 to TR-95, TR-119, TRR-38 to TRR-40).
import { cornerOf, spaceOf } from '../../../../circuit/board.ts';
import type { Seat } from '../../../kit/types.ts';
import { spacesAround } from '../../chapters/damage/contacts.ts';
import { loseBody } from '../../chapters/damage/elimination.ts';
import { type Occupant, occupantsIn } from '../../chapters/movement/occupancy.ts';
import type { FormulaDeRace, FormulaDeTask } from '../../state.ts';
import {
  type Automatic,
  carOf,
  type FormulaDeTable,
  markerOf,
  otherOf,
  percentOf,
  placeOf,
  seatOf,
  trackOf,
} from '../../table.ts';
import type { Ground } from '../../terms.ts';
import { failsTest } from '../../test-roll.ts';

/** Calls for a check against everything that touches a car whose move has ended in a corner, the one ahead first (TR-86, TRR-39). */
export const collisionChecks: Automatic = {
  play(table, task) {
    const seat = seatOf(task);
    const { race, ground } = table;
    const { status, space, laps } = carOf(race, seat);
    // A car that has crossed the line for the last time is about to leave the board.
    if (status !== 'racing' || laps > race.laps || flagAt(ground, space) === undefined) return;
    table.first(...touching(race, ground, space).map(one => checkOf(seat, space, one)));
  },
};

function checkOf(seat: Seat, space: string, other: Occupant): FormulaDeTask {
  return 'marker' in other
    ? { step: 'backmarkerCheck', seats: [seat], space, marker: other.marker }
    : { step: 'collisionCheck', seats: [seat], space, other: other.seat };
}

/** Returns the flag number of the corner in which a space lies; undefined on a straight. */
export function flagAt({ board }: Pick<Ground, 'board'>, space: string): number | undefined {
  return cornerOf(board, spaceOf(board, space))?.stops;
}

/** Returns everything that touches a space: ahead, beside, then behind (TRR-38, TRR-39). */
export function touching(
  race: Pick<FormulaDeRace, 'cars' | 'backmarkers'>,
  { board }: Pick<Ground, 'board'>,
  space: string,
): readonly Occupant[] {
  const standing = occupantsIn(race);
  return spacesAround(board, spaceOf(board, space)).flatMap(({ id }) =>
    standing.filter(one => one.space === id),
  );
}

/** One check: both cars roll, and what follows if one of them goes out by it (TR-87). */
export const collisionCheck: Automatic = {
  play(table, task) {
    const [seat, other, space] = [seatOf(task), otherOf(task), placeOf(task)];
    const cars = [carOf(table.race, seat), carOf(table.race, other)];
    if (cars.some(({ status }) => status !== 'racing')) return;
    table.first(
      { step: 'collisionRoll', seats: [seat], space, other },
      { step: 'collisionRoll', seats: [other], space, other: seat },
      ...afterCheck(table, [seat, other]),
    );
  },
};

/** The roll of one car in a check (TR-87). */
export const collisionRoll: Automatic = {
  foresee(table, task) {
    const { race, ground, telling } = table;
    if (seatOf(task) !== race.play.seat) return;
    const percent = percentOf(worstFace(table, task), ground.values);
    telling.expect({ kind: 'collisionTest', seats: [otherOf(task)], percent });
  },
  play(table, task) {
    const seat = seatOf(task);
    const { space } = carOf(table.race, seat);
    const upTo = worstFace(table, task);
    if (!failsTest(table, { seat, test: 'collision', upTo, space, other: otherOf(task) })) return;
    loseBodyInCheck(table, seat);
  },
};

/** The check of a car against a backmarker, which rolls no die of its own (TR-139, TRR-53). */
export const backmarkerCheck: Automatic = {
  foresee(table, task) {
    const percent = percentOf(worstFace(table, task), table.ground.values);
    table.telling.expect({ kind: 'backmarkerTest', percent });
  },
  play(table, task) {
    const seat = seatOf(task);
    const { space, status } = carOf(table.race, seat);
    if (status !== 'racing') return;
    const upTo = worstFace(table, task);
    if (!failsTest(table, { seat, test: 'collision', upTo, space, marker: markerOf(task) })) return;
    table.first(...afterCheck(table, [seat]));
    loseBodyInCheck(table, seat);
  },
};

// Returns the number of the corner's flag, plus one in rain (TR-87, TR-119).
function worstFace({ race, ground }: FormulaDeTable, task: FormulaDeTask): number {
  const { aboveFlag } = ground.values.collision;
  return (flagAt(ground, placeOf(task)) ?? 0) + (aboveFlag?.[trackOf(race)] ?? 0);
}

// A point that is lost spares the cars around the second check (TR-93).
function loseBodyInCheck(table: FormulaDeTable, seat: Seat): void {
  const { race } = table;
  loseBody(table, seat, 'collision');
  if (carOf(race, seat).status !== 'racing') return;
  const next = race.agenda.findIndex(({ step }) => step === 'secondCheck');
  if (next >= 0) race.agenda.splice(next, 1);
}

// The chain reaction takes the place of the second check (TR-94).
function afterCheck({ ground }: FormulaDeTable, seats: readonly Seat[]): readonly FormulaDeTask[] {
  const { chainReaction: chain } = ground.values.collision;
  return chain === true ? [] : [{ step: 'secondCheck', seats: [...seats] }];
}

/**
 * Makes the cars around one that a check has put out roll again, the lowest losing a body point (TR-93, TRR-40). Where both
 * cars of the check are out nobody else is hit, and nothing follows a second check.
 */
export const secondCheck: Automatic = {
  foresee() {},
  play(table, { seats }) {
    const out = seats.filter(seat => carOf(table.race, seat).status !== 'racing');
    const [gone, other] = out;
    if (gone !== undefined && other === undefined) shake(table, gone, false);
  },
};

/**
 * Makes the cars around one that has gone out by the loss of a body point roll once more, whatever has happened before; one
 * that goes out by it shakes those around it in turn (TR-94, TR-95).
 */
export const chainReaction: Automatic = {
  foresee() {},
  play(table, task) {
    const { agenda } = table.race;
    // Both cars of a check have rolled before anything follows from it.
    const rolls = agenda.findLastIndex(({ step }) => step === 'collisionRoll');
    if (rolls >= 0) agenda.splice(rolls + 1, 0, { step: 'chainReaction', seats: [...task.seats] });
    else shake(table, seatOf(task), true);
  },
};

function shake(table: FormulaDeTable, gone: Seat, chain: boolean): void {
  const { race, ground } = table;
  const around = touching(race, ground, carOf(race, gone).space).flatMap(one =>
    'seat' in one && carOf(race, one.seat).status === 'racing' ? [one.seat] : [],
  );
  if (around.length === 0) return;
  const { rolls, loser } = lowestOf(table, around);
  table.tell({ kind: 'secondCheckMade', chain, rolls, loser });
  loseBody(table, loser, 'collision');
}

interface Shaken {
  readonly rolls: readonly { readonly seat: Seat; readonly roll: number }[];
  readonly loser: Seat;
}

// A car alone loses the point without a roll; the lowest of several roll again when they are equal (TRR-40).
function lowestOf(table: FormulaDeTable, seats: readonly Seat[]): Shaken {
  const rolls: { seat: Seat; roll: number }[] = [];
  let left = seats;
  while (left.length > 1) {
    const thrown = left.map(seat => ({
      seat,
      roll: table.roll(table.ground.values.blackDie, seat),
    }));
    rolls.push(...thrown);
    const lowest = Math.min(...thrown.map(({ roll }) => roll));
    left = thrown.filter(({ roll }) => roll === lowest).map(({ seat }) => seat);
  }
  const [loser = -1] = left;
  return { rolls, loser };
}
