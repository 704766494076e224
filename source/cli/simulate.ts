// chicane simulate: CPU races without a screen, counted, on all cores.
import { availableParallelism } from 'node:os';
import { bookNamed } from '../rules/games.ts';
import { plural } from '../ui/words/en/consequences.ts';
import type { Command } from './command.ts';
import { print, printJson } from './printer.ts';
import { EXIT } from './problem.ts';
import { type SimulateFlags, simulateFlags } from './simulation/flags.ts';
import { headOf } from './simulation/head.ts';
import { addParts, PART_VERSION, type SimulationPart } from './simulation/job.ts';
import { Progress } from './simulation/progress.ts';
import { countSeeds, minus } from './simulation/seeds.ts';
import { startOf } from './simulation/start.ts';
import { type Tally, tallies } from './simulation/tallies.ts';
import { raceAll } from './simulation/workers.ts';
import { circuitNamed } from './tracks/circuits.ts';
import { Stopped, untilStopped } from './until-stopped.ts';
import { wholeNumber } from './whole-number.ts';

export const simulate: Command<SimulateFlags> = {
  command: 'simulate',
  describe: 'Race CPU drivers without a screen, on all cores',
  repeats: ['cpu', 'from', 'handicap'],
  build: simulateFlags,
  async run(args) {
    const wanted = args.workers ?? availableParallelism();
    const workers = wholeNumber('workers', wanted, 1, WORKERS_MAX);
    const { end, stopped } = await raceOn(startOf(args), workers);
    if (args.json) printJson(withFigures(end));
    else for (const line of linesOf(end)) print(line);
    const left = racesLeft(end);
    if (left === 0 || stopped === undefined) return EXIT.fine;
    const how = args.json
      ? 'chicane simulate --from FILE continues from what was printed.'
      : 'With --json it could be continued later.';
    throw stopped.told(`Stopped with ${plural(left, 'race', 'races')} to go. ${how}`);
  },
};

const WORKERS_MAX = 256;

interface Raced {
  readonly end: SimulationPart;
  readonly stopped: Stopped | undefined;
}

function raceOn(start: SimulationPart, workers: number): Promise<Raced> {
  let end = start;
  const line = process.stderr.isTTY ? process.stderr : undefined;
  const progress = new Progress(line, racesLeft(start), () => performance.now());
  const idOf = new Map(Object.entries(start.circuits).map(([id, { track }]) => [track, id]));
  const work = Object.values(start.circuits).map(({ track, seeds }) => ({
    track,
    seeds: minus(start.wanted, seeds),
  }));
  return untilStopped(async signal => {
    try {
      await raceAll(start.plan, work, {
        workers,
        signal,
        onCounted({ track, seeds }, counts) {
          const id = idOf.get(track) ?? track;
          const { hash = '' } = start.circuits[id] ?? {};
          const part = { track, hash, seeds: [seeds], counts };
          end = addParts(end, { ...start, circuits: { [id]: part } });
          progress.add(countSeeds([seeds]), id);
        },
      });
    } finally {
      progress.end();
    }
    return { end, stopped: signal.reason instanceof Stopped ? signal.reason : undefined };
  });
}

function racesLeft({ wanted, circuits }: SimulationPart): number {
  return Object.values(circuits).reduce(
    (left, { seeds }) => left + countSeeds(minus(wanted, seeds)),
    0,
  );
}

function tallyOf({ rules }: SimulationPart['plan']): Tally {
  const book = bookNamed(rules);
  if (book === undefined) throw new RangeError(`no book is called ${rules}`);
  return tallies.of(book);
}

function withFigures({ program, plan, wanted, circuits }: SimulationPart) {
  const told = Object.entries(circuits).map(([id, circuit]) => {
    return [id, { ...circuit, figures: tallyOf(plan).figures(circuit.counts, plan.laps) }] as const;
  });
  return {
    simulation: PART_VERSION,
    program,
    plan,
    wanted,
    circuits: Object.fromEntries(told),
  };
}

function linesOf({ plan, circuits }: SimulationPart): readonly string[] {
  return [
    headOf(plan),
    ...Object.values(circuits).flatMap(({ track, counts }) => [
      '',
      ...tallyOf(plan).report(circuitNamed(track).board.name, counts, plan),
    ]),
  ];
}
