// Reads the file of a plan: YAML text becomes a plan, or every fault at once with line, column and remedy.
import type { ContentFault, Fault, Path } from '../../circuit/file/faults.ts';
import { isFields, shapeFaults, told } from '../../circuit/file/shape-faults.ts';
import { type FileKind, inOrder, readYamlFile } from '../../circuit/file/yaml-file.ts';
import { bookNamed, games } from '../../rules/games.ts';
import { DRIVER_CHECKS } from './check-drivers.ts';
import { NAME_CHECKS } from './check-names.ts';
import { SERIES_CHECKS } from './check-series.ts';
import { VALUE_CHECKS } from './check-values.ts';
import { VENUE_CHECKS } from './check-venues.ts';
import type { Plan } from './plan.ts';
import type { Known, Subject } from './plan-check.ts';
import { type BookFacts, planOfText } from './plan-of-text.ts';
import { PLAN_TEXT_MAX, type PlanText, planFile } from './plan-shape.ts';
import { PLAN_WORDS } from './plan-words.ts';

export type ReadPlan =
  | {
      readonly ok: true;
      readonly plan: Plan;
      /** What is unusual, but may be intended. */
      readonly warnings: readonly Fault[];
    }
  | { readonly ok: false; readonly faults: readonly Fault[] };

export interface PlanReading {
  /** What the plan may name; without it only the file is judged, not whether it can be driven here. */
  readonly known?: Known;
  /** The seed of a plan that names none; without it that is a fault. */
  readonly seed?: number;
}

const KIND: FileKind = {
  name: 'plan',
  format: 'chicane-plan',
  version: 1,
  charactersMax: PLAN_TEXT_MAX,
};

const CHECKS = [
  ...NAME_CHECKS,
  ...VALUE_CHECKS,
  ...VENUE_CHECKS,
  ...DRIVER_CHECKS,
  ...SERIES_CHECKS,
];

const BOOKS: BookFacts = {
  bookOf: bookNamed,
  makesGrid: book => games.of(book).makesGrid(book),
};

/**
 * Reads and checks a plan.
 * @param file name shown in faults
 */
export function readPlan(text: string, file: string, { known, seed }: PlanReading = {}): ReadPlan {
  const yaml = readYamlFile(text, file, KIND);
  if (!yaml.ok) return yaml;
  const { content, place } = yaml;
  const parsed = planFile.safeParse(content);
  const shape = parsed.success ? [] : shapeFaults(parsed.error.issues, content, PLAN_WORDS);
  const broken = shape.map(({ path }) => path);
  const whole = parsed.success ? parsed.data : salvaged(content, broken);
  const lineOf = (path: Path) => place({ path, message: '', mend: '' }).line;
  const seeds = isFields(content) && !('seed' in content) && seed === undefined ? [NO_SEED] : [];
  if (whole === undefined) return refuse([...told(shape, PLAN_WORDS), ...seeds].map(place));
  const plan = planOfText(whole as PlanText, BOOKS, seed ?? 0);
  const subject: Subject = {
    text: whole as PlanText,
    plan,
    lineOf,
    ...(known === undefined ? {} : { known }),
  };
  const found = contentFaults(subject, broken);
  const faults = [...told(shape, PLAN_WORDS), ...seeds, ...found].map(place);
  if (faults.some(({ severity }) => severity === 'error')) return refuse(faults);
  return { ok: true, plan, warnings: inOrder(faults) };
}

const NO_SEED: ContentFault = {
  path: [],
  message: "the field 'seed' is missing",
  mend: PLAN_WORDS.fields['seed'] ?? '',
};

function refuse(faults: readonly Fault[]): ReadPlan {
  return { ok: false, faults: inOrder(faults) };
}

// Fields and entries that are faulty in themselves are already reported; checks across them would be guesses.
function contentFaults(subject: Subject, broken: readonly Path[]): readonly ContentFault[] {
  const fields = broken.filter(path => !isEntry(path)).map(([field]) => `${field}`);
  const entries = broken.filter(isEntry).map(path => path.slice(0, 2).join());
  const found = CHECKS.filter(({ needs }) => !needs.some(field => fields.includes(field))).flatMap(
    ({ find }) => find(subject),
  );
  const seen = new Set<string>();
  return found.filter(({ path, message }) => {
    const key = `${path.join()}|${message}`;
    const isNew = !seen.has(key) && !entries.includes(path.slice(0, 2).join());
    seen.add(key);
    return isNew;
  });
}

/** The lists of which single entries may be faulty. */
const LISTS: Readonly<Record<string, (index: number, content: object) => unknown>> = {
  entrants: index => ({ id: `stand-in-${index}`, name: `Stand-in ${index}` }),
  calendar: (index, content) => ({
    id: `stand-in-${index}`,
    track: trackIn(content),
  }),
};

function isEntry([field, index]: Path): boolean {
  return Object.hasOwn(LISTS, `${field}`) && typeof index === 'number';
}

function trackIn(content: object): string {
  const calendar: unknown = 'calendar' in content ? content.calendar : [];
  const entries: readonly unknown[] = Array.isArray(calendar) ? calendar : [];
  const tracks = entries.map(one => (isFields(one) && 'track' in one ? one.track : one));
  return tracks.find(one => typeof one === 'string') ?? 'none';
}

/** What stands for a field without which there is no plan. */
const NEEDED: Readonly<Record<string, unknown>> = {
  format: 'chicane-plan/1',
  name: 'Stand-in',
  rules: 'stand-in',
  calendar: ['stand-in'],
  entrants: ['Stand-in'],
};

// Returns what can be checked of a faulty plan: faulty fields are left out, faulty entries are replaced by stand-ins.
function salvaged(content: unknown, broken: readonly Path[]): unknown {
  if (!isFields(content)) return undefined;
  const fields = new Set(broken.filter(path => !isEntry(path)).map(partOf));
  const mended: Record<string, unknown> = Object.fromEntries(
    Object.entries(content).filter(([key]) => !fields.has(key)),
  );
  for (const [field, index] of broken.filter(isEntry)) {
    const list: unknown = mended[`${field}`];
    const standIn = LISTS[`${field}`]?.(Number(index), content);
    if (Array.isArray(list)) mended[`${field}`] = list.with(Number(index), standIn);
  }
  for (const [field, value] of Object.entries(NEEDED))
    if (!(field in mended)) mended[field] = value;
  const parsed = planFile.safeParse(mended);
  return parsed.success ? parsed.data : undefined;
}

// The path of an unknown field at the top begins with the mark of a key.
function partOf(path: Path): string {
  return `${path.length === 2 && path[0] === '#key' ? path[1] : path[0]}`;
}
