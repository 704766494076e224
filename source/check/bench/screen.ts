// Figures of the screen, from the built program in a real pseudo-terminal: start to first frame compared with an empty
// Ink program, bytes and time of a key press, and silence while nothing happens.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from 'esbuild';
import type { PtyScreen } from '../../testing/terminal/pty.ts';
import { SOURCE } from '../guards/source-text.ts';
import { type Effort, type Figure, quantile, shown } from './figure.ts';
import { end, LAUNCHER, quiet, type Size, startProgram } from './program.ts';

const IDLE_MS = 2000;
const DOWN = '\u001b[B';
const UP = '\u001b[A';
const RIGHT = '\u001b[C';
const LEFT = '\u001b[D';
const SIZES = [
  { columns: 80, rows: 24, bytesMax: 400 },
  { columns: 160, rows: 50, bytesMax: 700 },
] as const;
type MeasuredSize = Size & { readonly bytesMax: number };

// The cost of every Ink program: React, Ink and one line of text on the alternate screen.
const EMPTY_PROGRAM = `
import { createElement } from 'react';
import { render, Text, useInput } from 'ink';
function Empty() { useInput(() => {}); return createElement(Text, null, 'ready'); }
render(createElement(Empty), { alternateScreen: true, incrementalRendering: true });
`;

export async function screenFigures(effort: Effort): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'chicane-bench-'));
  try {
    const figures = [...(await starts(folder, effort))];
    for (const race of RACES) {
      for (const size of SIZES) figures.push(...(await presses(folder, race, size, effort)));
    }
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function starts(folder: string, effort: Effort): Promise<readonly Figure[]> {
  const empty = join(folder, 'empty.mjs');
  await bundleEmpty(empty);
  const programs = { ours: [] as number[], empty: [] as number[] };
  const first = await veryFirstStart(folder);
  let frame = '';
  // The programs take turns, so that a busy moment of the machine affects both.
  for (let run = 0; run < (effort === 'full' ? 15 : 1); run++) {
    programs.empty.push((await firstFrame(folder, [empty])).ms);
    const ours = await firstFrame(folder, [LAUNCHER]);
    programs.ours.push(ours.ms);
    ({ frame } = ours);
  }
  const [ours, theirs] = [programs.ours, programs.empty].map(times => quantile(times, 0.25));
  if (ours === undefined || theirs === undefined) throw new RangeError('nothing was started');
  const checksum = hashOf(frame);
  const medians = [programs.ours, programs.empty].map(times => shown(quantile(times, 0.5)));
  return [
    {
      name: 'start to first frame, best quarter',
      value: ours,
      unit: 'ms',
      goal: { atMost: 350 },
      note: `on the wall; median ${medians[0]} ms, an empty Ink program ${medians[1]} ms; the very first start ${shown(first)} ms`,
      checksum,
    },
    {
      name: 'start to first frame, against an empty Ink program',
      value: ours / theirs,
      unit: 'x',
      goal: { atMost: 1.5 },
      checksum,
    },
  ];
}

async function bundleEmpty(outfile: string): Promise<void> {
  await build({
    stdin: { contents: EMPTY_PROGRAM, resolveDir: SOURCE, loader: 'js' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    minifySyntax: true,
    minifyWhitespace: true,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react-devtools-core'],
    plugins: [
      {
        name: 'without-developer-tools',
        setup(bundle) {
          bundle.onResolve({ filter: /^react-devtools-core$/ }, () => ({
            path: 'none',
            namespace: 'none',
          }));
          bundle.onLoad({ filter: /./, namespace: 'none' }, () => ({
            contents: 'export default undefined',
          }));
        },
      },
    ],
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
  });
}

// Measures a start with nothing compiled. Ended by SIGTERM and not by SIGKILL, the program keeps its compiled code for
// the next start.
async function veryFirstStart(folder: string): Promise<number> {
  const { screen, ms } = await started(folder, [LAUNCHER]);
  screen.signal('SIGTERM');
  await screen.exit;
  return ms;
}

async function started(
  folder: string,
  args: readonly string[],
): Promise<{ readonly screen: PtyScreen; readonly ms: number }> {
  const began = performance.now();
  const screen = startProgram(folder, args, SIZES[0]);
  await screen.until('the first frame', () => screen.text().trim() !== '');
  return { screen, ms: performance.now() - began };
}

async function firstFrame(
  folder: string,
  args: readonly string[],
): Promise<{ readonly ms: number; readonly frame: string }> {
  const { screen, ms } = await started(folder, args);
  await quiet(screen);
  const frame = screen.text();
  await end(screen);
  return { ms, frame };
}

interface MeasuredRace {
  /** What precedes the names of its figures. */
  readonly name: string;
  readonly rules: string;
  /** The questions that Enter answers before the list. */
  readonly before: readonly RegExp[];
  readonly list: RegExp;
  /** The keys that move the mark there and back. */
  readonly keys: readonly [string, string];
}

const RACES: readonly MeasuredRace[] = [
  // From target to target along the road.
  { name: '', rules: 'masters-2005', before: [], list: /where to\?[\s\S]*▸/, keys: [RIGHT, LEFT] },
  {
    name: 'rows: ',
    rules: 'championship',
    before: [/which car\?/, /bid for pole\?/],
    list: /which card\?[\s\S]*▸/,
    keys: [DOWN, UP],
  },
];
const RACE = ['race', '--track', 'monza', '--laps', '2', '--human', 'Ada', '--grid', '10'];
/** The program takes no answer sooner after it has drawn a question. */
const LOOKING_MS = 400;

// Measures the mark going there and back, where the mark of the choice moves and what depends on it changes.
async function presses(
  folder: string,
  { name, rules, before: questions, list, keys }: MeasuredRace,
  size: MeasuredSize,
  effort: Effort,
): Promise<readonly Figure[]> {
  const args = [LAUNCHER, ...RACE, '--rules', rules, '--seed', '7', '--no-animation'];
  const screen = startProgram(folder, args, size);
  try {
    for (const question of questions) {
      await screen.sees(question);
      await quiet(screen);
      await pause(LOOKING_MS);
      screen.press('\r');
    }
    await screen.sees(list);
    await quiet(screen);
    const sizes: number[] = [];
    const times: number[] = [];
    for (let press = 0; press < (effort === 'full' ? 12 : 2); press++) {
      const before = screen.bytes();
      const began = performance.now();
      screen.press(keys[press % 2 === 0 ? 0 : 1]);
      await screen.until('an answer to the key', () => screen.bytes() > before);
      times.push(performance.now() - began);
      await quiet(screen);
      sizes.push(screen.bytes() - before);
    }
    const still = screen.bytes();
    await pause(IDLE_MS);
    const measured = {
      sizes,
      times,
      idle: screen.bytes() - still,
      checksum: hashOf(screen.text()),
    };
    return figuresOf(name, size, measured);
  } finally {
    await end(screen);
  }
}

interface Measured {
  /** Bytes and milliseconds of each press. */
  readonly sizes: readonly number[];
  readonly times: readonly number[];
  /** Bytes while nobody does anything. */
  readonly idle: number;
  readonly checksum: string;
}

function figuresOf(
  name: string,
  { columns, rows, bytesMax }: MeasuredSize,
  { sizes, times, idle, checksum }: Measured,
): readonly Figure[] {
  const at = `${columns}x${rows}`;
  return [
    {
      name: `${name}a key press moves the choice, ${at}, median`,
      value: quantile(sizes, 0.5),
      unit: 'bytes',
      goal: { atMost: bytesMax },
      note: `most ${Math.max(...sizes)} bytes`,
      checksum,
    },
    {
      name: `${name}key press to first byte, ${at}, median`,
      value: quantile(times, 0.5),
      unit: 'ms',
      goal: { atMost: 50 },
      note: `longest ${shown(Math.max(...times))} ms`,
      checksum,
    },
    {
      name: `${name}nobody does anything, ${at}`,
      value: idle,
      unit: 'bytes',
      goal: { atMost: 0 },
      note: `in ${IDLE_MS / 1000} s`,
      checksum,
    },
  ];
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
