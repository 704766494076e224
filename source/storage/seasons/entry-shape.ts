// What the entries of a ledger look like, exactly: each kind with its fields and no others.
import * as z from 'zod';
import { TRIAL_ENDS } from '../../rules/formula-de/qualifying-record.ts';
import { TIRE_TYPES } from '../../rules/formula-de/state.ts';
import type { Entry, EntryKind } from '../../season/ledger/entry.ts';
import { ID_FORM, ID_MAX } from '../../season/plan/ids.ts';
import { ENTRANTS_MAX } from '../../season/plan/plan-shape.ts';
import { RACE_SAVE } from './season-files.ts';

const id = z.string().regex(ID_FORM).max(ID_MAX);
const count = z.int().nonnegative();
const number = z.int().positive();
const words = z.string().max(300);
const level = z.string().max(ID_MAX);
const drivers = z.array(id).max(ENTRANTS_MAX);
const figures = z.record(z.string().max(ID_MAX), z.int());

const entrant = z.strictObject({
  id,
  name: z.string().min(1).max(40),
  letter: z.string().length(1).exactOptional(),
  team: id.exactOptional(),
  cpu: level.exactOptional(),
  character: level.exactOptional(),
  handicap: count.exactOptional(),
});

const sheetRow = z.strictObject({
  driver: id,
  standIn: level.exactOptional(),
  place: number.exactOptional(),
  grid: number.exactOptional(),
  plays: count.exactOptional(),
  luck: z.int().exactOptional(),
  led: count.exactOptional(),
  lapsLed: count.exactOptional(),
  fastestLap: number.exactOptional(),
  overtakes: count.exactOptional(),
  overtaken: count.exactOptional(),
  lateOvertakes: count.exactOptional(),
  spent: figures.exactOptional(),
  out: z
    .strictObject({
      round: count.exactOptional(),
      lap: count.exactOptional(),
      cause: z.string().max(ID_MAX).exactOptional(),
      where: z.string().max(100).exactOptional(),
    })
    .exactOptional(),
  places: z.array(number).exactOptional(),
  points: z.int().exactOptional(),
  figures: figures.exactOptional(),
});

const trial = z.strictObject({
  end: z.enum(TRIAL_ENDS),
  tires: z.enum(TIRE_TYPES),
  rolls: z.array(z.strictObject({ gear: number, face: count })).max(10_000),
  overshootRolls: count,
  misplacements: count,
  timeMs: count,
  distance: count.exactOptional(),
});

const ruling = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('pointsOff'),
    driver: id,
    points: z.number(),
    weekend: id.exactOptional(),
  }),
  z.strictObject({ kind: z.literal('disqualified'), driver: id, weekend: id }),
  z.strictObject({ kind: z.literal('result'), weekend: id, table: number, order: drivers }),
  z.strictObject({ kind: z.literal('raceAgain'), weekend: id, table: number }),
  z.strictObject({ kind: z.literal('trialAgain'), weekend: id, session: count, driver: id }),
  z.strictObject({ kind: z.literal('backTo'), line: count }),
]);

const atTrial = { weekend: id, session: count, driver: id };
const atWeekend = { driver: id, weekend: id };

const shapes: Readonly<Record<EntryKind, z.ZodType>> = {
  opened: z.strictObject({ kind: z.literal('opened'), plan: words, seed: words }),
  trialBegun: z.strictObject({ kind: z.literal('trialBegun'), ...atTrial }),
  trialDriven: z.strictObject({ kind: z.literal('trialDriven'), ...atTrial, trial }),
  drawn: z.strictObject({
    kind: z.literal('drawn'),
    weekend: id,
    tables: z.array(drivers).max(ENTRANTS_MAX),
    by: z.enum(['rule', 'hand']),
  }),
  rolledForAll: z.strictObject({
    kind: z.literal('rolledForAll'),
    ...atWeekend,
    die: number,
  }),
  gridSet: z.strictObject({
    kind: z.literal('gridSet'),
    weekend: id,
    table: number,
    grid: drivers,
  }),
  raced: z.strictObject({
    kind: z.literal('raced'),
    weekend: id,
    table: number,
    attempt: number,
    laps: number,
    rounds: count.exactOptional(),
    leadChanges: count.exactOptional(),
    sheet: z.array(sheetRow).max(ENTRANTS_MAX),
    save: z.string().regex(RACE_SAVE).exactOptional(),
    hash: z
      .string()
      .regex(/^[0-9a-f]{16}$/)
      .exactOptional(),
  }),
  absent: z.strictObject({
    kind: z.literal('absent'),
    ...atWeekend,
    standIn: level.exactOptional(),
  }),
  present: z.strictObject({ kind: z.literal('present'), ...atWeekend }),
  joined: z.strictObject({ kind: z.literal('joined'), entrant, weekend: id }),
  withdrawn: z.strictObject({ kind: z.literal('withdrawn'), ...atWeekend }),
  replaced: z.strictObject({ kind: z.literal('replaced'), ...atWeekend, by: entrant }),
  ruled: z.strictObject({ kind: z.literal('ruled'), ruling, reason: words, by: words }),
  takenOver: z.strictObject({ kind: z.literal('takenOver'), what: words, from: words }),
  closed: z.strictObject({ kind: z.literal('closed'), reason: words }),
};

/** An entry, or why a value is none. */
export type ShapedEntry =
  | { readonly ok: true; readonly entry: Entry }
  /** Of a kind that this program does not know. */
  | { readonly ok: false; readonly kind: string }
  | { readonly ok: false; readonly issues: readonly z.core.$ZodIssue[] };

/** Checks the shape of an entry from outside. */
export function shapeEntry(value: object): ShapedEntry {
  const kind = 'kind' in value ? `${value.kind}` : '';
  const shape = Object.hasOwn(shapes, kind) ? shapes[kind as EntryKind] : undefined;
  if (shape === undefined) return { ok: false, kind };
  const read = shape.safeParse(value);
  // The shapes equal the types as read back from JSON, where an absent field is absent.
  return read.success
    ? { ok: true, entry: value as Entry }
    : { ok: false, issues: read.error.issues };
}
