// What a set of tires does in each of its laps, by which laps are solved: what a space beyond a corner costs, the extra
// space, the compulsory slide. Sets that do the same from some lap on share everything solved from there.
import { tireValues } from '../../rules/formula-de/chapters/car/tires.ts';
import { TIRE_TYPES, type TireType, type TrackState } from '../../rules/formula-de/state.ts';
import type { BookValues } from '../../rules/formula-de/values.ts';

export interface TireLap {
  /** Tire points for a space beyond a corner. */
  readonly rate: number;
  /** Tire points for each corner left too early, however far (TR-63). */
  readonly once: number;
  /** Whether each move may be a space longer (M-8-2-1). */
  readonly bonus: boolean;
  /** Movement points by which each move is shorter (TR-114). */
  readonly worn: number;
  /** Spaces of the compulsory slide; 0 on a dry track (M-8-1-2). */
  readonly slide: number;
  /** Whether one point too many is another spin (M-10-4-2, R-23). */
  readonly spinsAgain: boolean;
}

/** A lap of a set and the one that follows it, the same one where nothing changes any more. */
export interface SetLap {
  /** Names what the set does from here on; equal sets have equal names. */
  readonly name: string;
  readonly tires: TireLap;
  readonly next: SetLap | undefined;
}

export const PLAIN_LAP: TireLap = {
  rate: 1,
  once: 0,
  bonus: false,
  worn: 0,
  slide: 0,
  spinsAgain: true,
};

export const PLAIN_SET: readonly SetLap[] = [
  { name: nameOf(PLAIN_LAP), tires: PLAIN_LAP, next: undefined },
];

/** Returns the types of tires of a book; one without a type where it has none. */
export function typesOf({ tires }: Pick<BookValues, 'tires'>): readonly (TireType | undefined)[] {
  return tires === undefined ? [undefined] : TIRE_TYPES;
}

/** Returns the laps of a set on a track that stays as it is, the last of which repeats. */
export function lapsOfSet(
  type: TireType | undefined,
  track: TrackState,
  values: BookValues,
): readonly SetLap[] {
  const chain: SetLap[] = [];
  let next: SetLap | undefined;
  // Where a stop fits the same type again, sets of different types differ later on even if they do the same now.
  const kind = values.pits.refit === 'same' ? `${type} ` : '';
  for (const tires of tireLaps(type, track, values).toReversed()) {
    next = { name: kind + nameOf(tires, next), tires, next };
    chain.unshift(next);
  }
  return chain;
}

function nameOf({ rate, once, bonus, worn, slide, spinsAgain }: TireLap, next?: SetLap): string {
  const own = [rate, once, bonus ? 'b' : '', worn, slide, spinsAgain ? 's' : ''].join(',');
  return next === undefined ? own : `${own} ${next.name}`;
}

function tireLaps(
  type: TireType | undefined,
  track: TrackState,
  { tires, bonusTrack, penalty, slide }: BookValues,
): readonly TireLap[] {
  const { overshoot, once, bonusLaps, slide: spaces, spinsAgain } = tireValues(type, tires);
  const rates = overshoot[track];
  const bonuses = track === bonusTrack ? bonusLaps : 0;
  const slides = track === slide.track ? spaces : 0;
  // Where a skid is due, worn tires change it and not the move.
  const worn = slides > 0 ? [0] : (penalty?.wornTires[type ?? 'hard'] ?? [0]);
  const count = Math.max(rates.length, once.length, worn.length, bonuses + 1);
  const laps = Array.from({ length: count }, (_, at) => ({
    rate: figureAt(rates, at),
    once: figureAt(once, at),
    bonus: at < bonuses,
    worn: figureAt(worn, at),
    slide: slides,
    // Where a space costs more than one point, no loss is of a single one.
    spinsAgain: spinsAgain && figureAt(rates, at) + figureAt(once, at) <= 1,
  }));
  // Laps at the end in which nothing changes are merged into one.
  while (laps.length > 1 && same(laps.at(-1), laps.at(-2))) laps.pop();
  return laps;
}

function figureAt(figures: readonly number[], at: number): number {
  return figures[Math.min(at, figures.length - 1)] ?? 0;
}

function same(one: TireLap | undefined, other: TireLap | undefined): boolean {
  return one !== undefined && other !== undefined && nameOf(one) === nameOf(other);
}

/** A lap of some set, in how many laps of a race it is solved, and the number of the first type that has it. */
export interface SolvedSet {
  readonly lap: SetLap;
  readonly laps: number;
  readonly type: number;
}

/** Most laps at the end of a race in which every set is solved, however old it is. */
const LAPS_OF_OLD = 2;

/** Returns the distinct laps of some sets: those of a new one are needed in all laps of a race, later ones in fewer. */
export function distinctLaps(
  sets: readonly (readonly SetLap[])[],
  laps: number,
): readonly SolvedSet[] {
  const distinct = new Map<string, SolvedSet>();
  // In a short race no set is older than the laps that are raced.
  const ofOld = Math.max(1, Math.min(LAPS_OF_OLD, laps - 1));
  for (const [type, chain] of sets.entries()) {
    for (const [age, lap] of chain.entries()) {
      const known = distinct.get(lap.name);
      const needed = Math.min(laps, Math.max(ofOld, laps - age));
      if (known === undefined || known.laps < needed) {
        distinct.set(lap.name, { lap, laps: needed, type: known?.type ?? type });
      }
    }
  }
  return [...distinct.values()];
}
