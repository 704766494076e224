// The format `circuit/1` as one zod definition that gives the types, the messages and the JSON Schema. notation.ts decodes
// short notations (`R98 6/4/3`, `597-717`, `1-11`); check.ts checks what no single field shows.
import * as z from 'zod';
import { CHAMPIONSHIP_HOMES, championship, type RowWarningName } from './championship.ts';
import { FIELDS } from './fields.ts';
import {
  ART_MARKS,
  bendNotation,
  drawingNotation,
  outlineNotation,
  rollsNotation,
  slotNotation,
  stretchNotation,
  turnNotation,
} from './notation.ts';
import { count, outer, type outerLane, words } from './values.ts';

/** Lane letters from left to right in the direction of travel, by the number of lanes. */
export const LANE_LETTERS = {
  2: ['L', 'R'],
  3: ['L', 'M', 'R'],
  4: ['L', 'C', 'D', 'R'],
} as const;

/** Warnings an author may acknowledge under `accept:`. */
const WARNINGS = [
  'straight-length',
  'short-straights',
  'corner-count',
  'corner-length',
  'inner-lane',
  'lane-difference',
  'net-turning',
  'lap-length',
  'grid-corner',
  'front-straight',
  'par',
  'door-stagger',
  'oval-wall',
  'stretch',
  'unused-accept',
] as const;
export type WarningName = (typeof WARNINGS)[number] | RowWarningName;

const straight = z
  .strictObject({
    straight: count(1, 200, FIELDS.straight),
    wall: z.exactOptional(outer(FIELDS.wall)),
    doubled: z.exactOptional(
      z.boolean(`is neither true nor false; ${FIELDS.doubled}`).describe(FIELDS.doubled),
    ),
  })
  .readonly();

const cornerHead = {
  corner: words(40, FIELDS.corner),
  stops: z
    .union([z.literal(1), z.literal(2), z.literal(3)], `is not 1, 2 or 3; ${FIELDS.stops}`)
    .describe(FIELDS.stops),
  at: z.exactOptional(stretchNotation.describe(FIELDS.at)),
};

const bentCorner = z
  .strictObject({
    ...cornerHead,
    bends: z
      .array(bendNotation, `is not a list; ${FIELDS.bends}`)
      .min(1, `is an empty list; ${FIELDS.bends}`)
      .max(16, 'has more than 16 bends; merge some')
      .readonly()
      .describe(FIELDS.bends),
  })
  .readonly();

const drawnCorner = z
  .strictObject({
    ...cornerHead,
    turn: turnNotation.describe(FIELDS.turn),
    lanes: drawingNotation.describe(
      `one row per lane: its letter, then a mark where a space begins: ${ART_MARKS}`,
    ),
  })
  .readonly();

const pit = z
  .strictObject({
    side: outer(FIELDS.side),
    spaces: count(1, 60, FIELDS.spaces),
    boxes: count(1, 40, FIELDS.boxes),
    first_box: z.exactOptional(count(1, 60, FIELDS.first_box)),
    entry: ways(FIELDS.entry),
    exit: ways(FIELDS.exit),
  })
  .readonly();

function ways(what: string) {
  return z
    .array(count(1, 60, what), `is not a list; ${what}`)
    .min(1, `is an empty list; ${what}`)
    .max(4, `has more than 4 ways; ${what}`)
    .readonly()
    .describe(what);
}

const grid = z
  .strictObject({
    slots: count(2, 20, FIELDS.slots),
    pole: outer(FIELDS.pole),
    at: z.exactOptional(z.array(slotNotation, `is not a list; ${FIELDS.at}`).readonly()),
  })
  .readonly();

const formula = z
  .strictObject({
    lanes: z
      .union([z.literal(2), z.literal(3), z.literal(4)], `is not 2, 3 or 4; ${FIELDS.lanes}`)
      .describe(FIELDS.lanes),
    weather: z
      .strictObject({
        sun: z.exactOptional(rollsNotation.describe(FIELDS.sun)),
        changeable: z.exactOptional(rollsNotation.describe(FIELDS.changeable)),
        rain: z.exactOptional(rollsNotation.describe(FIELDS.rain)),
      })
      .readonly()
      .describe(FIELDS.weather),
    grid: grid.describe(FIELDS.grid),
    pit: z.union([z.literal('none'), pit]).describe(FIELDS.pit),
    wall: z.exactOptional(outer(FIELDS.wall)),
    oval: z.exactOptional(
      z.boolean(`is neither true nor false; ${FIELDS.oval}`).describe(FIELDS.oval),
    ),
    track: z
      .array(z.union([straight, bentCorner, drawnCorner]), `is not a list; ${FIELDS.track}`)
      .min(1, `is an empty list; ${FIELDS.track}`)
      .max(80, 'has more than 80 entries; merge some corners')
      .readonly()
      .describe(FIELDS.track),
  })
  .readonly();

const acknowledged = z
  .strictObject({
    warning: z.enum(WARNINGS, `is not a warning; ${FIELDS.warning}`),
    corner: z.exactOptional(words(40, FIELDS.corner)),
    why: words(200, FIELDS.why),
  })
  .readonly();

/** The definition of `circuit/1`: decodes the values of a YAML file to a `Circuit` and encodes them back. */
export const circuitFile = z
  .strictObject({
    format: z.literal('circuit/1', `is not circuit/1; ${FIELDS.format}`).describe(FIELDS.format),
    id: z
      .string(`is not text; ${FIELDS.id}`)
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, `has other characters; ${FIELDS.id}`)
      .max(40, 'is longer than 40 characters; shorten it')
      .describe(FIELDS.id),
    name: words(60, FIELDS.name),
    place: z.exactOptional(words(80, FIELDS.place)),
    source: z.exactOptional(words(300, FIELDS.source)),
    length_m: z.exactOptional(count(100, 100_000, FIELDS.length_m)),
    rotate: z.exactOptional(count(-360, 360, FIELDS.rotate)),
    outline: z.exactOptional(outlineNotation.describe(FIELDS.outline)),
    accept: z.exactOptional(z.array(acknowledged, `is not a list; ${FIELDS.accept}`).readonly()),
    formula: formula.describe(FIELDS.formula),
    championship: z.exactOptional(championship.describe(FIELDS.championship)),
  })
  .readonly();

export interface FieldHome {
  /** The names on the way to it, joined by dots; entries of lists add none. */
  readonly path: string;
  /** The place as worded for an author. */
  readonly place: string;
  readonly fields: readonly string[];
}

export const FIELD_HOMES: readonly FieldHome[] = [
  { path: '', place: 'at the top', fields: Object.keys(circuitFile.unwrap().shape) },
  {
    path: 'accept',
    place: 'in an entry of accept:',
    fields: Object.keys(acknowledged.unwrap().shape),
  },
  { path: 'formula', place: 'under formula:', fields: Object.keys(formula.unwrap().shape) },
  { path: 'formula.weather', place: 'under weather:', fields: ['sun', 'changeable', 'rain'] },
  { path: 'formula.grid', place: 'under grid:', fields: Object.keys(grid.unwrap().shape) },
  { path: 'formula.pit', place: 'under pit:', fields: Object.keys(pit.unwrap().shape) },
  { path: 'formula.track', place: 'in a straight', fields: Object.keys(straight.unwrap().shape) },
  { path: 'formula.track', place: 'in a corner', fields: Object.keys(cornerHead) },
  { path: 'formula.track', place: 'in a corner without turn:', fields: ['bends'] },
  { path: 'formula.track', place: 'in a corner without bends:', fields: ['turn', 'lanes'] },
  ...CHAMPIONSHIP_HOMES,
];

/** The content of a circuit file, short notations decoded. */
export type Circuit = z.output<typeof circuitFile>;
/** The values as they stand in the file, short notations as text. */
export type CircuitText = z.input<typeof circuitFile>;
export type Formula = Circuit['formula'];
export type TrackEntry = Formula['track'][number];
export type BentCorner = z.output<typeof bentCorner>;
export type DrawnCorner = z.output<typeof drawnCorner>;
export type PitPlan = z.output<typeof pit>;
export type OuterLane = z.output<typeof outerLane>;

export function laneLetters(formula: Formula): readonly string[] {
  return LANE_LETTERS[formula.lanes];
}
