// The qualifying before a race as a save keeps it: its format, and every timed trial with the log of its rolls.
// Of a trial under way it keeps only whose it is, because a clock cannot be stopped (M-1-0-2, R-91).
import * as z from 'zod';
import { SKIES } from '../../circuit/formula-board.ts';
import { SESSIONS_MAX } from '../../rules/formula-de/chapters/trials/timed-trials.ts';
import {
  type Qualifying,
  TRIAL_ENDS,
  type TrialLog,
} from '../../rules/formula-de/qualifying/qualifying-record.ts';
import { RETIREMENTS, TIRE_TYPES } from '../../rules/formula-de/state.ts';
import { LASTING_INJURIES } from '../../rules/formula-de/trant/state.ts';

const count = z.int().nonnegative();

// Rolls are checked without a schema for each, which would take most of the time of reading a season.
const rollsShape = z.custom<TrialLog['rolls']>(
  value => Array.isArray(value) && value.every(isRoll),
);

function isRoll(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return false;
  if (!('gear' in value && 'face' in value)) return false;
  const { gear, face } = value;
  return isCount(gear) && gear >= 1 && gear <= 6 && isCount(face);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

export const trialShape = z.strictObject({
  session: count,
  driver: count,
  end: z.enum(TRIAL_ENDS),
  tires: z.enum(TIRE_TYPES),
  rolls: rollsShape,
  overshootRolls: count,
  misplacements: count,
  timeMs: count,
  retirement: z.enum(RETIREMENTS).exactOptional(),
  distance: count.exactOptional(),
  qualifying: count.exactOptional(),
  lot: count.exactOptional(),
  injury: z.enum(LASTING_INJURIES).exactOptional(),
});

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

/** Reports whether a trial is still to be driven, or was under way when this was written. */
export function trialsLeft({ names, sessions, trials, underWay }: Qualifying): boolean {
  const driven = new Set(trials.map(placeOf)).size;
  return underWay !== undefined || driven < names.length * sessions;
}
