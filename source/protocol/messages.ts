// The messages of the line protocol: those that the program sends and those that it accepts.
import * as z from 'zod';
import type { Advice } from '../drivers/advice.ts';
import { readJson } from '../rules/kit/outside-text.ts';
import { shapeWords } from '../rules/kit/shape-words.ts';
import type {
  Choice,
  Decision,
  Race,
  RaceEvent,
  Seat,
  Standing,
  View,
} from '../rules/kit/types.ts';
import type { DriverLine, TeamLine } from '../season/standings/standings.ts';
import type { Due } from '../season/to-do.ts';
import { escapedText, safeText } from '../storage/untrusted-text.ts';
import type { OpenSeed } from './seed-seal.ts';

/** Increased when a bot written for the previous version could misunderstand a message. */
export const PROTOCOL_VERSION = 1;

/** Longest accepted line in characters; a longer one is refused. */
export const LINE_MAX = 100_000;

/** A line of the final standings; a seat that is not classified has no place. */
export type ToldStanding = Omit<Standing, 'place'> & Partial<Pick<Standing, 'place'>>;

export interface ToldDriver {
  readonly id: string;
  readonly name: string;
  /** `human`: a person whom another program asks. */
  readonly driver: 'remote' | 'human' | 'cpu';
  readonly level?: string;
  readonly team?: string;
}

/** Something due in a season that no CPU driver settles. */
export interface ToldDue {
  readonly kind: Due['kind'];
  readonly weekend: string;
  readonly table?: number;
  /** Ids of the drivers concerned; for a race, in the order of its seats. */
  readonly drivers: readonly string[];
  /** For a race opened here: ids of those whose answers it waits for. */
  readonly turn?: readonly string[];
}

/** A message from the program, one object per line. */
export type Said =
  | {
      readonly type: 'hello';
      readonly protocol: number;
      readonly rules: string;
      readonly edition: number;
      readonly track: string;
      readonly laps: number;
      /** Only for a trusted program, which may know the dice to come. */
      readonly seed?: number;
      /** The fingerprint of the seed, see `sealSeed`. */
      readonly fingerprint?: string;
      readonly seats: readonly {
        readonly seat: Seat;
        readonly name: string;
        readonly driver: 'human' | 'remote' | 'cpu';
        readonly level?: string;
        readonly character?: string;
      }[];
    }
  | { readonly type: 'race'; readonly race: Race | View }
  | ({
      readonly type: 'decision';
      readonly id: number;
      /** For a secret decision: what the seat may know, which may be more than others may. */
      readonly view?: View;
    } & Decision)
  | { readonly type: 'advice'; readonly id: number; readonly choices: readonly Advice[] }
  | { readonly type: 'event'; readonly event: RaceEvent }
  | ({
      readonly type: 'over';
      readonly standings: readonly ToldStanding[];
    } & Partial<OpenSeed>)
  | { readonly type: 'saved'; readonly file: string }
  | { readonly type: 'season'; readonly name: string; readonly drivers: readonly ToldDriver[] }
  | { readonly type: 'due'; readonly due: readonly ToldDue[] }
  | {
      readonly type: 'standings';
      /** Number of weekends of the calendar that count. */
      readonly after: number;
      readonly drivers: readonly Pick<DriverLine, 'place' | 'driver' | 'points'>[];
      readonly teams: readonly Pick<TeamLine, 'place' | 'team' | 'points'>[];
    }
  | { readonly type: 'error'; readonly id?: number; readonly message: string };

/** Returns a refusal whose message is escaped, so that it is safe to print whatever it quotes. */
export function toldError(message: string, id?: number): Said {
  return { type: 'error', ...(id === undefined ? {} : { id }), message: escapedText(message) };
}

const heardShape = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('answer'),
    id: z.int(),
    seat: z.int().nonnegative().optional(),
    choice: z.looseObject({ kind: z.string() }),
  }),
  z.strictObject({ type: z.literal('ready') }),
  z.strictObject({ type: z.literal('undo') }),
  z.strictObject({ type: z.literal('advice?'), id: z.int() }),
  z.strictObject({ type: z.literal('race?'), seat: z.int().nonnegative().optional() }),
  z.strictObject({ type: z.literal('save'), file: z.string().min(1).max(4096) }),
  z.strictObject({ type: z.literal('enter'), entry: z.looseObject({ kind: z.string() }) }),
  z.strictObject({ type: z.literal('season?') }),
  z.strictObject({ type: z.literal('quit') }),
]);

/** The types of the messages that the program understands. */
export const HEARD_TYPES: readonly string[] = heardShape.options.map(
  ({ shape }) => shape.type.value,
);

export type Heard =
  | {
      readonly type: 'answer';
      readonly id: number;
      readonly seat?: Seat | undefined;
      readonly choice: Choice;
    }
  | { readonly type: 'ready' }
  | { readonly type: 'undo' }
  | { readonly type: 'advice?'; readonly id: number }
  | { readonly type: 'race?'; readonly seat?: Seat | undefined }
  | { readonly type: 'save'; readonly file: string }
  | { readonly type: 'enter'; readonly entry: { readonly kind: string } }
  | { readonly type: 'season?' }
  | { readonly type: 'quit' };

/** A line that was not understood, with the `id` it named. */
export interface Misheard {
  readonly type: 'misheard';
  readonly id?: number;
  readonly message: string;
}

const WORD_CELLS = 60;

export function parseLine(line: string): Heard | Misheard {
  const json = readJson(line, LINE_MAX);
  if (!json.ok) {
    const shown = safeText(line, WORD_CELLS);
    const message = json.isExcess ? `the line ${json.message}` : `this is not JSON: ${shown}`;
    return { type: 'misheard', message };
  }
  const { value } = json;
  const read = heardShape.safeParse(value);
  const dropped = droppedFields(value);
  if (read.success && dropped.length === 0) return read.data;
  const issues = [...(read.error?.issues ?? []), ...dropped];
  return { type: 'misheard', ...idOf(value), message: faultOf(value, issues) };
}

const DROPPED = '__proto__';

// Returns an issue for each `__proto__` field at any depth, which a schema would drop silently.
function droppedFields(value: unknown, path: readonly string[] = []): readonly z.core.$ZodIssue[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): readonly z.core.$ZodIssue[] =>
    key === DROPPED
      ? [{ code: 'unrecognized_keys', keys: [DROPPED], path: [...path], message: '' }]
      : droppedFields(inner, [...path, key]),
  );
}

function faultOf(value: unknown, issues: readonly z.core.$ZodIssue[]): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return 'a message is a JSON object with a "type"';
  }
  const type = 'type' in value ? value.type : undefined;
  const [issue] = issues;
  const [fault] = shapeWords(issues, value);
  if (fault === undefined || issue?.code === 'invalid_union') {
    const named =
      typeof type === 'string' ? `"${safeText(type, WORD_CELLS)}"` : 'missing or no text';
    const others = HEARD_TYPES.slice(0, -1).join(', ');
    return `the type is ${named}; it may be ${others} or ${HEARD_TYPES.at(-1)}`;
  }
  return safeText(`${String(type)}: ${fault}`, 200);
}

function idOf(value: unknown): { readonly id?: number } {
  if (typeof value !== 'object' || value === null || !('id' in value)) return {};
  return typeof value.id === 'number' && Number.isInteger(value.id) ? { id: value.id } : {};
}
