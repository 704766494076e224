// chicane simulate: CPU races without a screen, counted.

import { DEFAULT_LEVEL } from '../drivers/drivers.ts';
import { circuitNamed } from './circuits.ts';
import type { Command } from './command.ts';
import { print, table } from './printer.ts';
import { EXIT, wrongUse } from './problem.ts';
import { levelsOf } from './race-setup.ts';
import { simulateAll } from './simulation.ts';
import { type LevelFigures, summary } from './simulation-summary.ts';

interface SimulateArgs {
  readonly races: number;
  readonly track: string;
  readonly laps: number;
  readonly grid: number;
  readonly cpu: readonly string[];
  readonly seed: number;
  readonly rules: string;
  readonly json: boolean;
}

/** `chicane simulate --races N … [--json]` */
export const simulate: Command<SimulateArgs> = {
  command: 'simulate',
  describe: 'CPU races without a screen, on all cores',
  build: yargs =>
    yargs
      .option('races', { type: 'number', default: 100, describe: 'Races on each circuit' })
      .option('track', {
        type: 'string',
        default: 'monza',
        describe: 'Circuits, separated by commas',
      })
      .option('laps', { type: 'number', default: 3, describe: 'Laps of a race' })
      .option('grid', { type: 'number', default: 10, describe: 'Cars' })
      .option('cpu', {
        type: 'string',
        array: true,
        default: [] as string[],
        describe: 'Level and number, as club:3; repeat it',
      })
      .option('seed', {
        type: 'number',
        default: 1,
        describe: 'Seed of the first race; the next takes the next',
      })
      .option('rules', { type: 'string', default: 'masters-2005', describe: 'Rule book' })
      .option('json', { type: 'boolean', default: false, describe: 'Print JSON' })
      .example(
        '$0 simulate --races 200 --track monza,spa --cpu club:5 --cpu random:5',
        'two levels against each other',
      ),
  async run(args) {
    if (!Number.isInteger(args.races) || args.races < 1) {
      throw wrongUse('--races takes a whole number from 1.');
    }
    const figures: Record<string, readonly LevelFigures[]> = {};
    for (const track of args.track.split(',')) figures[track] = await onTrack(track.trim(), args);
    if (args.json)
      print(JSON.stringify({ ...args, $0: undefined, _: undefined, figures }, undefined, 2));
    else for (const [track, lines] of Object.entries(figures)) printFigures(track, lines);
    return EXIT.fine;
  },
};

async function onTrack(track: string, args: SimulateArgs): Promise<readonly LevelFigures[]> {
  const slots = circuitNamed(track).board.grid.length;
  if (args.grid > slots)
    throw wrongUse(`The grid of ${track} has ${slots} places, not ${args.grid}.`);
  const levels = levelsOf(args.cpu, args.grid, DEFAULT_LEVEL);
  const tasks = Array.from({ length: args.races }, (_, i) => ({
    book: args.rules,
    seed: args.seed + i,
    laps: args.laps,
    levels: rotated(levels, i),
  }));
  const bar = process.stderr.isTTY
    ? (done: number) => process.stderr.write(`\r${track} ${done}/${tasks.length} races\u001b[K`)
    : () => {};
  const results = await simulateAll(track, tasks, bar);
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  return summary(results);
}

// Every level starts from every grid place equally often.
function rotated(levels: readonly string[], by: number): readonly string[] {
  const at = by % levels.length;
  return [...levels.slice(at), ...levels.slice(0, at)];
}

function printFigures(track: string, lines: readonly LevelFigures[]): void {
  print(track);
  const rows = lines.map(one => [
    one.level,
    `${one.starts} starts`,
    `${one.wins}`,
    one.winPercent,
    one.meanPlace.toFixed(2),
    one.rollsPerLap.toFixed(2),
    `${one.retiredPercent.toFixed(1)} %`,
    one.causes,
  ]);
  const head = [
    'level',
    '',
    'wins',
    'of races (95 %)',
    'mean place',
    'rolls/lap',
    'retired',
    'causes',
  ];
  for (const line of table([head, ...rows])) print(line);
}
