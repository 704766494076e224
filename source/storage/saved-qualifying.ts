// The qualifying before a race as a save keeps it: its format, and every timed trial with the log of its rolls.
// Of a trial under way it keeps only whose it is, because a clock cannot be stopped (M-1-0-2, R-91).
import * as z from 'zod';
import { SKIES, type Sky } from '../circuit/formula-board.ts';
import { SESSIONS_MAX } from '../rules/formula-de/chapters/trials/timed-trials.ts';
import { TIRE_TYPES, type TireType } from '../rules/formula-de/state.ts';

const TRIAL_ENDS = ['finished', 'aborted', 'withdrawn', 'void'] as const;
/**
 * The end of a trial: over the line; aborted, by leaving out too many stops (M-1-1-14); withdrawn, by not driving it;
 * or void, by leaving it with its clock running for whatever reason. A void trial ranks like an aborted one (R-91,
 *
 */
export type TrialEnd = (typeof TRIAL_ENDS)[number];

const count = z.int().nonnegative();

const trialShape = z.strictObject({
  session: count,
  driver: count,
  end: z.enum(TRIAL_ENDS),
  tires: z.enum(TIRE_TYPES),
  rolls: z.array(z.strictObject({ gear: z.int().min(1).max(6), face: count })),
  overshootRolls: count,
  misplacements: count,
  timeMs: count,
  distance: count.exactOptional(),
});

/** The shape of a qualifying in a save. */
export const qualifyingShape = z
  .strictObject({
    names: z.array(z.string()).min(1),
    hand: z.enum(['guided', 'free']),
    sessions: z.int().min(1).max(SESSIONS_MAX),
    weather: z.enum([...SKIES, 'roll']),
    seed: z.int(),
    trials: z.array(trialShape),
    underWay: z.strictObject({ session: count, driver: count }).optional(),
  })
  .superRefine(({ names, sessions, trials, underWay }, context) => {
    const driven = trials.filter(({ end }) => end !== 'void').map(placeOf);
    const named = underWay === undefined ? trials : [...trials, underWay];
    if (named.some(({ session, driver }) => session >= sessions || driver >= names.length)) {
      context.addIssue('a trial of no session, or of nobody');
    } else if (new Set(driven).size < driven.length) {
      context.addIssue('a trial that was driven twice');
    }
  });

function placeOf({ session, driver }: { readonly session: number; readonly driver: number }) {
  return `${session}/${driver}`;
}

/** A timed trial that is over; trials are kept in the order driven. */
export interface SavedTrial {
  /** Session, counted from 0. */
  readonly session: number;
  /** Index in `names`. */
  readonly driver: number;
  readonly end: TrialEnd;
  readonly tires: TireType;
  /** Every roll of a gear die, in the order of the lap. */
  readonly rolls: readonly { readonly gear: number; readonly face: number }[];
  /** Rolls that overshooting cost (M-1-1-12). */
  readonly overshootRolls: number;
  /** Times the car was put on a wrong space (M-1-1-11). */
  readonly misplacements: number;
  /** From the first confirmed gear to the line, in milliseconds. */
  readonly timeMs: number;
  /** Ticks driven on a lap that was aborted, where those are compared (BR-52); absent elsewhere. */
  readonly distance?: number;
}

/** The qualifying of a race. */
export interface SavedQualifying {
  /** The drivers, in the order of the entry list. */
  readonly names: readonly string[];
  readonly hand: 'guided' | 'free';
  readonly sessions: number;
  /** The sky of every session, or a roll before each. */
  readonly weather: Sky | 'roll';
  readonly seed: number;
  readonly trials: readonly SavedTrial[];
  /** The trial under way when this was written. */
  readonly underWay?: { readonly session: number; readonly driver: number };
}

/** Reports whether a trial is still to be driven, or was under way when this was written. */
export function trialsLeft({ names, sessions, trials, underWay }: SavedQualifying): boolean {
  const driven = new Set(trials.map(placeOf)).size;
  return underWay !== undefined || driven < names.length * sessions;
}
