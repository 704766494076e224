// The block `championship:` of `circuit/1`: what an author corrects of the board in rows that follows from the rest of
// the file, or the whole of that board, drawn.
import * as z from 'zod';
import { FIELDS } from './fields.ts';
import { stretchNotation } from './notation.ts';
import { byLaneNotation, laneNotation, placesNotation, rowsNotation } from './row-notation.ts';
import { count, listOf, outer, words } from './values.ts';

export const ROW_WARNINGS = [
  'row-length',
  'row-corners',
  'row-limits',
  'row-wide',
  'row-straight',
  'row-par',
  'row-balance',
  'row-time',
  'row-wear',
  'row-unused',
] as const;
export type RowWarningName = (typeof ROW_WARNINGS)[number];

const head = {
  corner: words(40, FIELDS.corner),
  at: z.exactOptional(stretchNotation.describe(FIELDS.at)),
};

const correction = z
  .strictObject({
    ...head,
    lanes: z.exactOptional(
      z.union([z.literal(2), z.literal(3)], 'is not 2 or 3; write 2 or 3').describe(FIELDS.lanes),
    ),
    limits: z.exactOptional(byLaneNotation.describe(FIELDS.limits)),
    spaces: z.exactOptional(byLaneNotation.describe(FIELDS.spaces)),
    line: z.exactOptional(
      z.enum(['red', 'none'], `is neither red nor none; ${FIELDS.line}`).describe(FIELDS.line),
    ),
    join: z.exactOptional(
      z
        .enum(['previous', 'part'], `is neither previous nor part; ${FIELDS.join}`)
        .describe(FIELDS.join),
    ),
  })
  .readonly();

const drawnStraight = z
  .strictObject({ straight: rowsNotation.describe(FIELDS.straight) })
  .readonly();

const drawnLine = z.exactOptional(listOf(placesNotation, 8, FIELDS.red));

const drawnCorner = z
  .strictObject({
    ...head,
    lanes: z
      .strictObject({
        L: laneNotation.describe(FIELDS.L),
        M: z.exactOptional(laneNotation.describe(FIELDS.M)),
        R: laneNotation.describe(FIELDS.R),
      })
      .readonly()
      .describe(FIELDS.lanes),
    red: drawnLine,
    green: drawnLine,
  })
  .readonly();

const acknowledged = z
  .strictObject({
    warning: z.enum(
      ROW_WARNINGS,
      'is not a warning; write the word in brackets behind the warning',
    ),
    why: words(200, FIELDS.why),
  })
  .readonly();

const pit = z.strictObject({ rows: count(1, 20, FIELDS.rows) }).readonly();

export const championship = z
  .strictObject({
    grey: z.exactOptional(outer(FIELDS.grey)),
    metres: z.exactOptional(count(60, 80, FIELDS.metres)),
    wide: z.exactOptional(
      z
        .union(
          [z.enum(['all', 'none']), z.array(words(90, FIELDS.wide)).max(40).readonly()],
          `is neither all, none nor a list; ${FIELDS.wide}`,
        )
        .describe(FIELDS.wide),
    ),
    corners: z.exactOptional(listOf(correction, 80, FIELDS.corners)),
    pit: z.exactOptional(pit.describe(FIELDS.pit)),
    track: z.exactOptional(listOf(z.union([drawnStraight, drawnCorner]), 120, FIELDS.track)),
    accept: z.exactOptional(listOf(acknowledged, 20, FIELDS.accept)),
  })
  .readonly();

/** Where the fields of the block belong, for messages about misplaced ones. */
export const CHAMPIONSHIP_HOMES = [
  {
    path: 'championship',
    place: 'under championship:',
    fields: Object.keys(championship.unwrap().shape),
  },
  {
    path: 'championship.corners',
    place: 'in an entry of corners:',
    fields: Object.keys(correction.unwrap().shape),
  },
  { path: 'championship.pit', place: 'under pit: of championship:', fields: ['rows'] },
  {
    path: 'championship.track',
    place: 'in a corner of championship:',
    fields: Object.keys(drawnCorner.unwrap().shape),
  },
  { path: 'championship.track', place: 'in a straight of championship:', fields: ['straight'] },
  { path: 'championship.track.lanes', place: 'in the lanes of a corner', fields: ['L', 'M', 'R'] },
  {
    path: 'championship.accept',
    place: 'in an entry of accept:',
    fields: Object.keys(acknowledged.unwrap().shape),
  },
];

/** The block as it is read, short notations decoded. */
export type Championship = z.output<typeof championship>;
export type CornerCorrection = z.output<typeof correction>;
export type DrawnEntry = NonNullable<Championship['track']>[number];
/** The block as it stands in the file, short notations as text. */
export type ChampionshipText = z.input<typeof championship>;
