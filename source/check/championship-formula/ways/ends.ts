// Every end that a car may come to with a move, tried out step by step (CFR-3 to CFR-6, CFR-25, CFR-34, CFR-59).
import type { RowSpace } from '../../../circuit/rows/row-board.ts';
import type { Seat } from '../../../rules/kit/types.ts';
import { accountAfter, braking, entering, type Going, type Trip } from './going.ts';
import { isOnLine, stepsOf } from './road.ts';
import type { Slip } from './slips.ts';

const STEP = 20;
/** Nobody brakes by more of their own will (CFR-24). */
const BRAKE_MOST = 60;

export interface Start {
  readonly trip: Trip;
  readonly going: Going;
  readonly slips: readonly Slip[];
  /** The slip that has begun; it may be used no further, or to its end. */
  readonly begun?: { readonly of: Seat; readonly spaces: number };
  /** Whether the speed was raised in the middle of a corner (CFR-59). */
  readonly raised: boolean;
  /** Whether it only rolls on to the line with a blown engine, at the speed that it is given (CFR-167). */
  readonly dying: boolean;
  /** The most slip spaces of a move to the flag; absent in the published rules. */
  readonly slipsToFlagMost?: number;
}

export interface End {
  readonly going: Going;
  readonly brake: number;
  readonly slip?: { readonly of: Seat; readonly spaces: number };
  readonly path: readonly string[];
}

interface Node {
  readonly going: Going;
  readonly path: readonly string[];
  readonly braked: boolean;
}

/** Returns the ends of every legal move; of moves that come to the same for the same price, one. */
export function endsOf(start: Start): readonly End[] {
  const ends: End[] = [];
  const most = start.dying ? 0 : BRAKE_MOST;
  for (let brake = 0; brake <= most; brake += STEP) ends.push(...endsBraking(start, brake));
  return start.raised ? ends.filter(openAfterRaise(ends)) : ends;
}

/**
 * Returns which ends are open to a car that was made faster in a corner: those without a payment there. Where cars leave none of
 * them without a pass or late braking, also those that cost neither of the two (CFR-59, CR-24, CR-81).
 */
export function openAfterRaise(ends: readonly End[]): (end: End) => boolean {
  const isClear = ({ going, brake }: End) => going.passes === 0 && brake === 0;
  const isUnpaid = ({ going: { corners } }: End) => corners.wear + corners.rolls === 0;
  const isOpen = ends.some(end => isUnpaid(end) && isClear(end));
  return end => isUnpaid(end) || (!isOpen && isClear(end));
}

function endsBraking(start: Start, brake: number): readonly End[] {
  const { going, slips, begun } = start;
  const spaces = (going.speed - brake) / STEP;
  if (spaces < 1 || spaces < going.driven) return [];
  let nodes: readonly Node[] = [{ going, path: [], braked: brake === 0 }];
  for (let driven = going.driven; driven < spaces; driven++) {
    nodes = distinct(
      [...nodes, ...slower(start, nodes, brake)].flatMap(one => further(start, one)),
    );
  }
  nodes = [...nodes, ...slower(start, nodes, brake)].filter(({ braked }) => braked);
  const ends = begun === undefined ? finals(start, nodes, brake) : [];
  const most = Math.max(0, ...slips.map(slip => slip.most));
  for (let slipped = 1; slipped <= most; slipped++) {
    nodes = distinct(nodes.flatMap(one => further(start, one)));
    const on = finals(start, nodes, brake);
    for (const { of, most: given } of slips) {
      if (given < slipped) continue;
      const legal = on.filter(({ going: end }) => mayFinish(start, end, slipped));
      ends.push(...legal.map(end => ({ ...end, slip: { of, spaces: slipped } })));
    }
  }
  return ends;
}

// A move that has driven a space may brake at any moment, down to the spaces driven (CFR-133, CR-51).
function slower(
  { trip, going: first }: Start,
  nodes: readonly Node[],
  brake: number,
): readonly Node[] {
  if (brake === 0) return [];
  const soonest = Math.max(1, first.driven);
  return nodes
    .filter(({ braked, going: { driven } }) => !braked && driven >= soonest)
    .flatMap(({ going, path }) =>
      braking(trip, going, brake).map(one => ({ going: one, path, braked: true })),
    );
}

function further({ trip }: Start, { going, path, braked }: Node): readonly Node[] {
  return stepsOf(trip.board, going.space).flatMap((to: RowSpace) =>
    entering(trip, going, to).map(one => ({ going: one, path: [...path, to.id], braked })),
  );
}

// A move ends on a free space (CFR-5).
function finals({ trip }: Start, nodes: readonly Node[], brake: number): End[] {
  return nodes
    .filter(({ going }) => !trip.taken.has(going.space.id))
    .map(({ going, path }) => ({ going, path, brake }));
}

function mayFinish({ trip, slipsToFlagMost }: Start, end: Going, slipped: number): boolean {
  if (slipsToFlagMost === undefined || slipped <= slipsToFlagMost) return true;
  return !(end.laps > trip.laps || (end.laps === trip.laps && isOnLine(trip.board, end.space)));
}

function distinct(nodes: readonly Node[]): readonly Node[] {
  const known = new Map<string, Node>();
  for (const node of nodes) {
    const { space, account, wear, speed, corners, late, passes } = node.going;
    const key = JSON.stringify([
      space.index,
      account,
      wear,
      speed,
      corners,
      late,
      passes,
      node.braked,
    ]);
    if (!known.has(key)) known.set(key, node);
  }
  return [...known.values()];
}

/** Returns what an end is, apart from its price: space, speed and slip. */
export function placeOf({ going, brake, slip }: End): string {
  const slipped = slip === undefined ? '' : `, ${slip.spaces} slipped of seat ${slip.of}`;
  return `${going.space.id}${brake > 0 ? `, ${brake} braked` : ''}${slipped}`;
}

export function textOf({ trip }: Pick<Start, 'trip'>, end: End): string {
  const { corners, late, passes } = end.going;
  const price = `${corners.wear + late.wear} wear, ${corners.rolls + late.rolls} rolls, ${passes} passes`;
  return `${placeOf(end)} for ${price} (${end.path.join(' ')}), account ${accountAfter(trip.board, end.going)}`;
}
