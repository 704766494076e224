import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { changedPlan, PLAN_TEXT, readHere, shipped } from '../../testing/season/plan-text.ts';
import { crew } from '../../testing/season/seasons.ts';
import { lettersFor } from './letters.ts';
import type { Entrant, Plan } from './plan.ts';
import { planSchema } from './plan-schema.ts';
import { readPlan } from './read-plan.ts';
import { writePlan } from './write-plan.ts';

const schema = z.fromJSONSchema(planSchema() as Parameters<typeof z.fromJSONSchema>[0]);

const STAGED: Partial<Plan> = {
  stages: [
    { id: 'heats', name: 'The heats', takes: { kind: 'all' }, fresh: true },
    { id: 'semi', name: 'Semi', takes: { kind: 'winners', wins: 2 }, fresh: false, laps: 3 },
    {
      id: 'final',
      name: 'Final',
      takes: { kind: 'perTable', first: 5 },
      fresh: true,
      grid: 'lastResult',
      options: { preparation: 'ready' },
    },
  ],
  calendar: [
    { id: 'one', track: 'monza', stage: 'heats', weight: 0.5, sessions: 2, draw: 'byHand' },
    { id: 'two', track: 'spa', stage: 'semi', weight: 2, tableSize: 5, grid: 'byHand' },
    {
      id: 'three',
      track: 'spa',
      stage: 'final',
      weight: 1,
      rules: 'bga-advanced',
      options: { tireChoice: 'on', nitro: 'on' },
    },
  ],
};

function lettered(entrants: readonly Entrant[]): readonly Entrant[] {
  const letters = lettersFor(entrants);
  return entrants.map((one, at) => ({ ...one, letter: letters[at] ?? '' }));
}

function withPlan(changes: Partial<Plan>): Plan {
  const read = readHere(PLAN_TEXT);
  if (!read.ok) throw new Error('the example is sound');
  return { ...read.plan, ...changes };
}

const PLANS: readonly (readonly [what: string, changes: Partial<Plan>])[] = [
  ['the example', {}],
  ['one with stages', STAGED],
  ['one whose book scores', { points: { ...withPlan({}).points, by: 'book', places: [] } }],
  ['one with odd names', { name: 'Yes: "no", maybe', template: 'null' }],
  ['one of numbered drivers', { entrants: lettered(crew(30)) }],
  ['one whose best car scores', { teamScores: 1, count: { best: 3, drop: 1, startsLeast: 2 } }],
];

test.each(PLANS)('reading what was written of %s gives an equal plan', (_what, changes) => {
  const plan = withPlan(changes);
  const text = writePlan(plan);
  const read = readPlan(text, 'plan.yaml');
  expect(read).toMatchObject({ ok: true, plan });
  expect(schema.safeParse(parse(text)).error?.issues).toBeUndefined();
});

test('a plan of a book that builds cars says what else a series may have, behind a sign', () => {
  const series = withPlan({ rules: 'trant', options: { weather: 'roll', preparation: 'chosen' } });
  const text = writePlan(series);
  for (const line of [
    '# marshal: none    # none, rota',
    '# car: per race    # per race, built once',
    '  # injuries: "on"    # on, off',
    '  # driver-points: "on"    # on, off',
  ]) {
    expect(text).toContain(`\n${line}`);
  }
  expect(text).not.toContain('# wing:');
  const set = text.replace(/^( *)# +(?=[\w-]+: )/gm, '$1');
  expect(readPlan(set, 'plan.yaml')).toMatchObject({
    ok: true,
    plan: { ...series, options: { injuries: 'on', driverPoints: 'on', chainReaction: 'off' } },
  });
});

test('a plan that sets no option names them all behind a sign', () => {
  const plain = withPlan({ rules: 'bga-basic', options: {} });
  const text = writePlan(plain);
  expect(text).toContain('\n# options:    # of the book\n#   nitro: "off"    # off, on');
  expect(text).not.toContain('# car:');
  expect(readPlan(text, 'plan.yaml')).toMatchObject({ ok: true, plan: plain });
});

test('the schema refuses what the reader refuses', () => {
  for (const [from, to] of [
    ['name: Ardennes Cup\n', ''],
    ['laps: 2', 'laps: 0'],
    ['grid: trials', 'grid: trial'],
    ['best 2', 'best'],
    ['10-6-4-3-2-1', '10/6/4'],
    ['letter: K', 'letter: k'],
    ['weight: half', 'weight: third'],
    ['seed: 4711', 'seed: 1.5'],
    ['hue: 1', 'hue: red'],
    ['laps: 3,', 'lap: 3,'],
  ] as const) {
    const slip = changedPlan(from, to);
    expect(readPlan(slip, 'plan.yaml', { known: shipped }).ok, to).toBe(false);
    expect(schema.safeParse(parse(slip)).success, to).toBe(false);
  }
});
