// A simulation as it is printed and read again: what was raced so far, on which circuits, and what was counted. Parts
// of one simulation, raced at different times or on different machines, add up exactly to the whole.
import * as z from 'zod';
import { bookNamed, games } from '../../rules/games.ts';
import { fingerprint } from '../../rules/kit/hash.ts';
import { lapFaults, optionFaults } from '../../rules/kit/options.ts';
import { readJson } from '../../rules/kit/outside-text.ts';
import { shapeWords } from '../../rules/kit/shape-words.ts';
import { LAPS_MAX } from '../race/race-flags.ts';
import { AUTHOR_BYTES_MAX } from '../tracks/author-file.ts';
import { addCounts, type Counts } from './counts.ts';
import type { SimulationPlan } from './plan.ts';
import { minus, type SeedRanges, union } from './seeds.ts';

export interface CircuitPart {
  /** The circuit as the command line named it: an id or a file. */
  readonly track: string;
  readonly hash: string;
  readonly seeds: SeedRanges;
  readonly counts: Counts;
}

export interface SimulationPart {
  /** Version of the program, since other drivers drive other races. */
  readonly program: string;
  readonly plan: SimulationPlan;
  readonly wanted: SeedRanges;
  readonly circuits: Readonly<Record<string, CircuitPart>>;
}

/** Increased when older files could be misunderstood: those of 1 counted overtakes otherwise, those of 2 no places on the grid. */
export const PART_VERSION = 3;

const ranges = z
  .array(z.tuple([z.int(), z.int()]))
  .refine(
    list => list.every(([from, to], i) => from <= to && from > (list[i - 1]?.[1] ?? -Infinity)),
    {
      error: 'the ranges of seeds do not rise',
    },
  );

const partShape = z.object({
  simulation: z.literal(PART_VERSION, { error: `this Chicane reads version ${PART_VERSION}` }),
  program: z.string(),
  plan: z.object({
    rules: z.string(),
    laps: z.int().min(1).max(LAPS_MAX),
    cars: z.array(z.string()).min(1),
    options: z.record(z.string(), z.string()),
    handicaps: z.array(z.int().nonnegative()).optional(),
    points: z.array(z.int().nonnegative()),
  }),
  wanted: ranges.min(1, { error: 'no races are wanted in it' }),
  circuits: z
    .record(
      z.string(),
      z.object({
        track: z.string(),
        hash: z.string(),
        seeds: ranges,
        counts: z.record(z.string(), z.int().nonnegative()),
      }),
    )
    .refine(all => Object.keys(all).length > 0, { error: 'no circuit is in it' }),
});

const MEND = 'Take a file that chicane simulate --json has printed.';

export type PartRead =
  | { readonly ok: true; readonly part: SimulationPart }
  | { readonly ok: false; readonly problem: string };

/** Reads the output of `chicane simulate --json`. */
export function readPart(text: string): PartRead {
  const json = readJson(text, AUTHOR_BYTES_MAX);
  if (!json.ok) return { ok: false, problem: `it ${json.message}. ${MEND}` };
  const { value } = json;
  const read = partShape.safeParse(value);
  if (!read.success) return refused(shapeWords(read.error.issues, value)[0] ?? '');
  const { program, wanted, circuits } = read.data;
  const { handicaps, ...rest } = read.data.plan;
  const plan = { ...rest, ...(handicaps === undefined ? {} : { handicaps }) };
  const [fault] = planFaults(plan);
  if (fault !== undefined) return refused(fault);
  return { ok: true, part: { program, plan, wanted, circuits } };
}

function refused(fault: string): PartRead {
  return { ok: false, problem: `${fault}${fault.endsWith('?') ? '' : '.'} ${MEND}` };
}

// Leaves an unknown book to the code that races by it.
function planFaults({ rules, options, laps, cars, handicaps }: SimulationPlan): readonly string[] {
  const book = bookNamed(rules);
  if (book === undefined) return [];
  const placeOf = (name: string) => `plan.options.${name}`;
  return [
    ...optionFaults(book.options, options, placeOf),
    ...lapFaults(book.options, options, laps, placeOf),
    ...handicapFaults(handicaps, cars.length, games.of(book).handicapMost ?? 0),
  ];
}

function handicapFaults(
  handicaps: readonly number[] | undefined,
  cars: number,
  most: number,
): readonly string[] {
  if (handicaps === undefined) return [];
  if (handicaps.length === cars && handicaps.every(points => points <= most)) return [];
  return [`plan.handicaps: each of the ${cars} cars has one from 0 to ${most}`];
}

/** Returns why two parts cannot be added up, or a part cannot be continued by this program; undefined when they can. */
export function whyNotTogether(part: SimulationPart, other: SimulationPart): string | undefined {
  if (part.program !== other.program) {
    return `it was raced by version ${part.program}, not ${other.program}: the drivers differ.`;
  }
  if (fingerprint(part.plan) !== fingerprint(other.plan)) {
    return 'other cars, laps, rules, sky or points were raced in it.';
  }
  for (const [id, circuit] of Object.entries(part.circuits)) {
    const known = other.circuits[id];
    if (known === undefined) continue;
    if (known.hash !== circuit.hash) return `the circuit ${id} in it is another one.`;
    const [first] = minus(circuit.seeds, minus(circuit.seeds, known.seeds));
    if (first !== undefined) return `seed ${first[0]} on ${id} is counted already.`;
  }
  return undefined;
}

export function addParts(part: SimulationPart, other: SimulationPart): SimulationPart {
  const circuits: Record<string, CircuitPart> = { ...part.circuits };
  for (const [id, circuit] of Object.entries(other.circuits)) {
    const known = circuits[id];
    circuits[id] = known === undefined ? circuit : addCircuit(known, circuit);
  }
  return { ...part, wanted: union(part.wanted, other.wanted), circuits };
}

function addCircuit(part: CircuitPart, other: CircuitPart): CircuitPart {
  return {
    ...part,
    seeds: union(part.seeds, other.seeds),
    counts: addCounts([part.counts, other.counts]),
  };
}
