// The shape of a race that comes from outside.
import * as z from 'zod';
import { ATTRIBUTES, CARD_POINTS } from './car.ts';
import {
  type ChampionshipOptions,
  INTERRUPTS,
  PIT_STAGES,
  RETIREMENTS,
  STEP_NAMES,
  TIRES,
} from './state.ts';

const count = z.int().min(0);
const space = z.string();
const cards = z.record(z.enum(ATTRIBUTES), z.literal(CARD_POINTS));
const bid = z.strictObject({ wear: count, skill: count });
const slip = z.strictObject({ of: count, spaces: z.int().min(1) }).exactOptional();

const car = z.strictObject({
  seat: count,
  status: z.enum(['racing', 'finished', 'retired']),
  place: z.int().min(1).exactOptional(),
  retirement: z.enum(RETIREMENTS).exactOptional(),
  retiredAt: z.int().min(1).exactOptional(),
  cards: cards.exactOptional(),
  wear: count,
  green: count,
  red: count,
  startingWear: count,
  damage: z.strictObject({ acceleration: count, topSpeed: count, deceleration: count }),
  space,
  laps: count,
  speed: count,
  spunIn: z.int().min(-1).exactOptional(),
  passedIn: count.exactOptional(),
  credit: z
    .strictObject({
      corner: count,
      over: count,
      wear: count,
      roll: z.boolean(),
      limit: z.int().min(1).exactOptional(),
    })
    .exactOptional(),
  line: z.strictObject({ corner: count, line: count, step: count, over: count }).exactOptional(),
  tire: z.enum(TIRES).exactOptional(),
  stop: z.strictObject({ stage: z.enum(PIT_STAGES), arrival: z.int().min(1) }).exactOptional(),
  pitted: z.int().min(1).exactOptional(),
  putBack: z.literal(true).exactOptional(),
});

const sealed = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('car'), cards }),
  z.strictObject({ kind: z.literal('tire'), tire: z.enum(TIRES) }),
  z.strictObject({ kind: z.literal('bid'), bid }),
  z.strictObject({ kind: z.literal('card'), speed: count }),
  z.strictObject({ kind: z.literal('none') }),
]);

const turn = z.strictObject({
  from: z.array(space),
  before: z.array(count),
  planned: z.array(count),
  began: z.array(count),
  order: z.array(count),
  slipped: z.array(count),
  crashes: z.array(space),
  spun: z.array(count),
});

const TESTS = ['acceleration', 'topSpeed', 'startSpeed'] as const;
const ROLL_CAUSES = [
  ...TESTS,
  'deceleration',
  'lateBraking',
  'chance',
  'crashAvoidance',
  'pass',
  'avoidDamage',
] as const;

const move = z.strictObject({
  seat: count,
  speed: count,
  driven: count,
  slips: count,
  path: z.array(space),
  tests: z.array(z.enum(TESTS)),
  brakeWear: count,
  brakeRoll: z.boolean(),
  way: z.strictObject({ path: z.array(space), slip, brake: count }),
  passed: space.exactOptional(),
  avoided: z.array(count),
  raised: z.boolean(),
  dying: z.boolean(),
  over: z.boolean(),
});

// More tasks than any turn puts on the agenda.
const TASKS_MAX = 100;
const task = z.strictObject({
  step: z.enum([...STEP_NAMES, ...INTERRUPTS]),
  seats: z.array(count).max(TASKS_MAX),
  roll: z
    .strictObject({
      cause: z.enum(ROLL_CAUSES),
      space: space.exactOptional(),
      lowered: z.int(),
      other: count.exactOptional(),
      blocked: z.literal(true).exactOptional(),
      green: count,
      red: count,
    })
    .exactOptional(),
  payment: z
    .strictObject({
      over: count,
      space: space.exactOptional(),
      leaving: z.literal(true).exactOptional(),
      forced: z.literal(true).exactOptional(),
    })
    .exactOptional(),
  other: count.exactOptional(),
});

const dice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('seeded'), state: z.array(z.int()).length(4) }),
  z.strictObject({ kind: z.literal('scripted'), faces: z.array(z.int()), used: count }),
]);

/** A race; its options are compared with the declarations of the book. */
export const RACE_SHAPE = z.strictObject({
  agenda: z.array(task).max(TASKS_MAX),
  dice,
  round: count,
  answered: count,
  book: z.string(),
  track: z.string(),
  laps: z.int().min(1),
  options: z.looseObject({}) as unknown as z.ZodType<ChampionshipOptions>,
  grid: z.array(count).exactOptional(),
  bids: z.array(bid).exactOptional(),
  cars: z.array(car).min(1),
  sealed: z.array(sealed),
  tires: z.array(sealed).exactOptional(),
  turn,
  move: move.exactOptional(),
  arrivals: count,
  retirements: count,
});
