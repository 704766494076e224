// A car of Trant that has rolled as many movement points as a test wants, among others.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { trant } from '../../rules/formula-de/trant/trant.ts';
import {
  type Answer,
  type CarSpec,
  choices,
  layoutName,
  play,
  type RaceSpec,
  race,
  type Situation,
} from './builders.ts';

/** The movement points and where they are rolled; the rest of the race is described as for `race`. */
export interface TrantDrive extends Partial<Omit<RaceSpec, 'cars' | 'toPlay' | 'dice' | 'book'>> {
  readonly board: FormulaBoard;
  /** Space of car 0. */
  readonly from: string;
  /** Movement points on the chart, 1 to 12. */
  readonly points: number;
  readonly own?: Partial<CarSpec>;
  readonly others?: readonly CarSpec[];
  /** Faces that fall after the roll. */
  readonly black?: readonly number[];
  readonly before?: readonly Answer[];
}

/** The gear and the roll of the d20 that give 1, 2, 3, … movement points on the chart, without straining the engine. */
const THROWS = [
  [1, 1],
  [1, 10],
  [2, 4],
  [2, 10],
  [3, 3],
  [3, 5],
  [3, 10],
  [3, 15],
  [4, 7],
  [4, 10],
  [4, 14],
  [4, 17],
] as const;

/**
 * Returns a situation in which car 0, which has no engine point to boost with, has rolled its movement points, without
 * injuries and driver points.
 */
export function trantRolled({
  from,
  points,
  own,
  others = [],
  black = [],
  before = [],
  ...spec
}: TrantDrive): Situation {
  const [gear = 1, roll = 1] = THROWS[points - 1] ?? [];
  const situation = race({
    book: trant,
    cars: [
      { space: from, gear, ...own, points: { engine: 0, ...own?.points } },
      ...others,
      { space: '0@2', gear: 2 },
    ],
    toPlay: [0, others.length + 1],
    dice: [roll, ...black],
    ...spec,
    options: { injuries: 'off', driverPoints: 'off', ...spec.options },
  });
  return play(situation, ...before, { kind: 'throwDice', dice: 'd20' });
}

/** Returns the penalty movement that car 0 has faced, with its movement points. */
export function faced({ events }: Situation): Readonly<Record<string, number>> {
  const parts = events.flatMap(event =>
    event.kind === 'penaltyFaced' ? [[event.why, event.points] as const] : [],
  );
  return Object.fromEntries(parts);
}

/**
 * Returns the situation after car 0 has driven straight on in its lane as far as it has rolled, without brakes and whatever
 * else would change the move.
 * @throws Error when no such move is on offer
 */
export function straightOn(situation: Situation): Situation {
  const { board, book, race: before } = situation;
  const own = layoutName(board, before.cars[0]?.space ?? '')[0];
  const [move] = choices(situation, 'move').filter(
    ({ path, brakes, used }) =>
      brakes === 0 && used === undefined && path.every(id => layoutName(board, id)[0] === own),
  );
  if (move === undefined) throw new Error('the car cannot keep its lane');
  const { race: after, events } = book.apply(before, 0, move, board);
  const all = [...situation.events, ...events];
  return { ...situation, race: after, events: all, heard: all.length };
}

/** Returns the moves on offer, each as its end and what it costs. */
export function moveOffers(situation: Situation): readonly string[] {
  return choices(situation, 'move').map(({ to, brakes, missing, used }) =>
    [
      layoutName(situation.board, to),
      ...(brakes > 0 ? [`brakes ${brakes}`] : []),
      ...(missing > 0 ? [`missing ${missing}`] : []),
      ...(used === undefined ? [] : [used]),
    ].join(' '),
  );
}
