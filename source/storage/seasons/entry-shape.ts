// The exact shapes of the entries of a ledger: each kind with its fields and no others.
import * as z from 'zod';
import type { Carried } from '../../rules/kit/seasonal.ts';
import type { Entry, EntryKind, Ruling, SheetRow } from '../../season/ledger/entry.ts';
import { ID_FORM, ID_MAX } from '../../season/plan/ids.ts';
import type { Entrant } from '../../season/plan/plan.ts';
import { ENTRANTS_MAX } from '../../season/plan/plan-fields.ts';
import type { SheetLine } from '../../season/sheet/race-sheet.ts';
import { trialShape } from '../saves/saved-qualifying.ts';
import { RACE_SAVE } from './season-files.ts';

const id = z.string().regex(ID_FORM).max(ID_MAX);
const count = z.int().nonnegative();
const number = z.int().positive();
const words = z.string().max(300);
const level = z.string().max(ID_MAX);
const drivers = z.array(id).max(ENTRANTS_MAX);

// The long lists of a ledger are checked without a schema for each entry, which would take most of the time of opening a
// season.
const figures = z.custom<Readonly<Record<string, number>>>(isFigures);
const places = z.custom<readonly number[]>(
  value => Array.isArray(value) && value.every(place => isCount(place) && place > 0),
);

function isFigures(value: unknown): boolean {
  const isFields = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isFields && Object.values(value).every(figure => Number.isSafeInteger(figure));
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** A shape for every field of a type: the compiler names one that is missing. */
type FieldsOf<X> = { readonly [Key in keyof X]-?: z.ZodType };
/** The same for an entry, whose kind is named apart. */
type EntryFields<K extends EntryKind> = FieldsOf<Omit<Extract<Entry, { kind: K }>, 'kind'>>;

const entrant = z.strictObject({
  id,
  name: z.string().min(1).max(40),
  letter: z.string().length(1).exactOptional(),
  team: id.exactOptional(),
  cpu: level.exactOptional(),
  character: level.exactOptional(),
  handicap: count.exactOptional(),
} satisfies FieldsOf<Entrant>);

const out = z.strictObject({
  round: count.exactOptional(),
  lap: count.exactOptional(),
  place: number.exactOptional(),
  cause: z.string().max(ID_MAX).exactOptional(),
  where: z.string().max(100).exactOptional(),
} satisfies FieldsOf<NonNullable<SheetLine['out']>>);

// Only the book can read what it has kept, and it accepts nothing that it cannot read.
const carried = z.strictObject({
  kept: z.record(z.string(), z.json()),
  away: z.union([number, z.literal('season')]).exactOptional(),
  misses: z.literal(true).exactOptional(),
} satisfies FieldsOf<Carried>);

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
  out: out.exactOptional(),
  places: places.exactOptional(),
  points: z.int().exactOptional(),
  carries: carried.exactOptional(),
  figures: figures.exactOptional(),
} satisfies FieldsOf<SheetRow>);

const trial = trialShape.omit({ session: true, driver: true });

type Rulings = { readonly [K in Ruling['kind']]: Omit<Extract<Ruling, { kind: K }>, 'kind'> };
const rulings = {
  pointsOff: { driver: id, points: z.number(), weekend: id.exactOptional() },
  disqualified: { driver: id, weekend: id },
  result: { weekend: id, table: number, order: drivers },
  raceAgain: { weekend: id, table: number },
  trialAgain: { weekend: id, session: count, driver: id },
  undone: { line: count },
  backTo: { line: count },
} satisfies { readonly [K in Ruling['kind']]: FieldsOf<Rulings[K]> };
const [firstRuling, ...otherRulings] = Object.entries(rulings).map(([kind, fields]) =>
  z.strictObject({ kind: z.literal(kind), ...fields }),
);
const ruling = z.union([firstRuling ?? z.never(), ...otherRulings]);

const atTrial = { weekend: id, session: count, driver: id };
const atWeekend = { driver: id, weekend: id };

const fields = {
  opened: { plan: words, seed: words },
  trialBegun: atTrial,
  trialDriven: { ...atTrial, trial, carries: carried.exactOptional() },
  drawn: {
    weekend: id,
    tables: z.array(drivers).max(ENTRANTS_MAX),
    by: z.enum(['rule', 'hand']),
  },
  rolledForAll: { ...atWeekend, die: number },
  gridSet: { weekend: id, table: number, grid: drivers },
  raced: {
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
  },
  absent: { ...atWeekend, standIn: level.exactOptional() },
  present: atWeekend,
  joined: { entrant, weekend: id },
  withdrawn: atWeekend,
  returned: atWeekend,
  replaced: { ...atWeekend, by: entrant },
  built: { drivers, carries: carried },
  ruled: { ruling, reason: words, by: words },
  takenOver: { what: words, from: words },
  closed: { reason: words },
} satisfies { readonly [K in EntryKind]: EntryFields<K> };

const shapes: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  Object.entries(fields).map(([kind, inner]) => [
    kind,
    z.strictObject({ kind: z.literal(kind), ...inner }),
  ]),
);

export type ShapedEntry =
  | { readonly ok: true; readonly entry: Entry }
  /** Of a kind that this program does not know. */
  | { readonly ok: false; readonly kind: string }
  | { readonly ok: false; readonly issues: readonly z.core.$ZodIssue[] };

export function shapeEntry(value: object): ShapedEntry {
  const kind = 'kind' in value ? `${value.kind}` : '';
  const shape = Object.hasOwn(shapes, kind) ? shapes[kind] : undefined;
  if (shape === undefined) return { ok: false, kind };
  const read = shape.safeParse(value);
  // The shapes equal the types as read back from JSON, where an absent field is absent.
  return read.success
    ? { ok: true, entry: value as Entry }
    : { ok: false, issues: read.error.issues };
}
