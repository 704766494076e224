// What a situation has shown, so that a check of many can say how much of each it has seen.
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import type { Judged } from './play-end.ts';
import { type Dealt, MOVER } from './situations.ts';
import { isWallEntry } from './way.ts';

export const TRAITS = [
  'bonus',
  'bonus beside a slipstream',
  'slide',
  'slide that overshoots',
  'slide cut short by cars',
  'entry along the wall',
  'slipstream',
  'chain of slipstreams',
  'slipstream into a corner',
  'blocking',
  'overshoot',
  'second overshoot',
  'dangerous space',
  'line crossed',
  'space astride the line',
  'finish',
  'pit entry',
  'pit lane',
] as const;
export type Trait = (typeof TRAITS)[number];

export function traitsOf({ board, race }: Dealt, legal: readonly Judged[]): ReadonlySet<Trait> {
  const laps = race.cars[MOVER]?.laps ?? 0;
  const start = board.spaces[board.indexOf.get(race.cars[MOVER]?.space ?? '') ?? -1];
  const isInLane = start?.kind === 'pitLane';
  const shown = legal.flatMap(one => traitsOfEnd(board, one, laps, isInLane));
  return new Set(shown);
}

function traitsOfEnd(
  { ticks }: FormulaBoard,
  { movement, end }: Judged,
  laps: number,
  isInLane: boolean,
): readonly Trait[] {
  const { way, slid, bonus, slipstreams, missing } = movement;
  const isOvershoot = way.due > 0 || way.outcome === 'out';
  const isInPits = way.space.kind !== 'track';
  const shows: Readonly<Record<Trait, boolean>> = {
    bonus,
    'bonus beside a slipstream': bonus && slipstreams > 0,
    slide: slid,
    'slide that overshoots': slid && isOvershoot,
    'slide cut short by cars': slid && missing > 0,
    'entry along the wall': end.tests.some(isWallEntry),
    slipstream: slipstreams > 0,
    'chain of slipstreams': slipstreams > 1,
    'slipstream into a corner': slipstreams > 0 && way.space.corner >= 0 && movement.spent > 0,
    blocking: missing > 0 && !slid,
    overshoot: isOvershoot,
    'second overshoot': isOvershoot && way.space.corner >= 0,
    'dangerous space': end.tests.some(test => !isWallEntry(test)),
    'line crossed': way.laps > laps,
    'space astride the line': !isInPits && way.space.endTick > ticks,
    finish: way.outcome === 'finished',
    'pit entry': isInPits && !isInLane,
    'pit lane': isInLane,
  };
  return TRAITS.filter(trait => shows[trait]);
}
