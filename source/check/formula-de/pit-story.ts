// The pits in the story of a turn (19): which cars turn in where, what a stop restores, how far a quick stop leads.
import type { FormulaBoard, FormulaSpace } from '../../circuit/formula-board.ts';
import type {
  PitStopMade,
  PointsRestored,
  QuickStopRolled,
} from '../../rules/formula-de/events.ts';
import type { BookValues } from '../../rules/formula-de/values.ts';
import type { Account } from './ledger.ts';

/** Returns what is wrong with a step between the track, the pit lane and a pit; nothing for other steps. */
export function pitFaults(
  board: FormulaBoard,
  own: Account,
  from: FormulaSpace,
  to: FormulaSpace,
): readonly string[] {
  const { pit } = board;
  if (from.kind === to.kind) return [];
  const box = pit?.boxes[own.box ?? -1];
  switch (`${from.kind} ${to.kind}`) {
    case 'track pitLane':
      return pit?.entries.includes(from.index) && pit.spaces[0] === to.index
        ? []
        : [`no way leads from ${from.id} into the pit lane on ${to.id}`];
    case 'pitLane pit':
      return box?.space === to.index && box.from === from.index
        ? []
        : [`${to.id} is not its pit, or is not reached from ${from.id}`];
    case 'pit pitLane':
      return box?.space === from.index && box.to === to.index
        ? []
        : [`no way leads from ${from.id} to ${to.id}`];
    case 'pitLane track':
      return pit?.exits.includes(to.index) && pit.spaces.at(-1) === from.index
        ? []
        : [`no way leads from ${from.id} out to ${to.id}`];
    default:
      return [`${from.id} does not lead to ${to.id}`];
  }
}

/** Enters the points that a stop gives back: all that were lost, to a car without tires of its own (BGA-B-73, BR-64). */
export function restored(own: Account, { pool, amount }: PointsRestored): readonly string[] {
  const lost = (own.configuration[pool] ?? 0) - (own.points[pool] ?? 0);
  own.points[pool] = own.configuration[pool] ?? 0;
  return [
    ...(amount === lost
      ? []
      : [`seat ${own.seat}: ${amount} ${pool} come back, ${lost} were lost`]),
    ...(own.tires === undefined
      ? []
      : [`seat ${own.seat}: ${pool} come back without a set of tires`]),
  ];
}

/** Enters the repairs of a stop: points lost in this race, at the cost of the pit's points. */
export function stopped(own: Account, { stop, repairs }: PitStopMade): readonly string[] {
  const faults: string[] = [];
  if (stop === 'quick' && repairs.length > 0) faults.push('a quick stop repairs');
  for (const pool of repairs) own.points[pool] = (own.points[pool] ?? 0) + 1;
  const left = (own.pit?.points ?? 0) - repairs.length;
  if (own.pit !== undefined) own.pit.points = left;
  own.plainExit = stop === 'long' && own.leavesRepairsPlainly;
  const above = repairs.filter(pool => (own.points[pool] ?? 0) > (own.configuration[pool] ?? 0));
  if (above.length > 0) faults.push(`repaired above the configuration: ${above.join(', ')}`);
  if (left < 0) faults.push(`${repairs.length} repairs, too few points in the pit`);
  return faults.map(fault => `seat ${own.seat}: ${fault}`);
}

/** Enters a quick stop: up to 10 it succeeds, and half the roll, rounded up, is driven in 4th (M-19-3-3). */
export function quickStopRolled(
  { pits }: BookValues,
  own: Account,
  { roll, succeeded }: QuickStopRolled,
): readonly string[] {
  if (succeeded !== roll <= 10) return [`a quick stop of ${roll} succeeds: ${succeeded}`];
  if (!succeeded) return [];
  own.gear = pits.exitGear;
  own.reach = Math.ceil(roll / 2);
  return [];
}
