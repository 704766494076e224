// The fuzzer: random races under every promise, until one breaks or the time is up.
//   node source/check/fuzz.ts --book masters-2005 --track monza --seed 4711 [--races N | --minutes M] [--stop 382]
import { parseArgs } from 'node:util';
import { books } from '../rules/books.ts';
import { type Clean, describeFind, fuzzRace } from './fuzz-race.ts';
import { bidGame, type Game, gameOf, TINY_BOARDS, trackIds } from './games.ts';

const USAGE = `Random races under every promise of the rules.

  --book ID      one book only                       (all of them)
  --track ID     one circuit only, tiny-… included   (all of them)
  --seed N       seed of the first race              (the time of day)
  --races N      how many races                      (100; 1 with --seed)
  --minutes M    go on for so long instead
  --stop N       end each race after N answers

Ends with 1 when a promise is broken, and prints the command that shows it again.`;

const OPTIONS = {
  book: { type: 'string' },
  track: { type: 'string' },
  seed: { type: 'string' },
  races: { type: 'string' },
  minutes: { type: 'string' },
  stop: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

interface Order {
  readonly games: readonly Game[];
  readonly seed: number;
  readonly races: number;
  readonly untilMs: number;
  readonly stop: number;
}

/** Plays what was ordered; answers the exit code. */
function fuzz({ games, seed, races, untilMs, stop }: Order): number {
  const cleans: Clean[] = [];
  const began = Date.now();
  for (let race = 0; race < races && Date.now() < untilMs; race++) {
    const game = games[race % games.length];
    if (game === undefined) break;
    const fuzzed = fuzzRace(game, seed + race, stop);
    if (!fuzzed.ok) {
      console.log(describeFind(fuzzed.find));
      return 1;
    }
    cleans.push(fuzzed.clean);
  }
  console.log(report(cleans, seed, Date.now() - began));
  return 0;
}

function report(cleans: readonly Clean[], seed: number, ms: number): string {
  const kinds = new Map<string, number>();
  for (const { seen } of cleans) {
    for (const [kind, count] of Object.entries(seen)) {
      kinds.set(kind, (kinds.get(kind) ?? 0) + count);
    }
  }
  const answers = cleans.reduce((sum, one) => sum + one.answers, 0);
  const told = [...kinds].sort(([a], [b]) => (a < b ? -1 : 1)).map(([k, n]) => `${k} ${n}`);
  return [
    `${cleans.length} races from seed ${seed}, ${answers} answers, no broken promise, ${(ms / 1000).toFixed(1)} s`,
    `told: ${told.join(', ')}`,
  ].join('\n');
}

/** @throws RangeError with a sentence for the person who typed it. */
function orderOf(args: readonly string[]): Order | undefined {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  if (values.help === true) return undefined;
  const tracks =
    values.track === undefined ? [...Object.keys(TINY_BOARDS), ...trackIds()] : [values.track];
  const ids = values.book === undefined ? books.map(book => book.id) : [values.book];
  const games = ids.flatMap(id => tracks.map(track => gameOf(id, track)));
  const minutes = numberOf('--minutes', values.minutes);
  const seed = numberOf('--seed', values.seed);
  const few = minutes === undefined ? (seed === undefined ? 100 : 1) : Number.POSITIVE_INFINITY;
  return {
    games: values.book === undefined && values.track === undefined ? [...games, bidGame] : games,
    seed: seed ?? Date.now() % 1_000_000_000,
    races: numberOf('--races', values.races) ?? few,
    untilMs: minutes === undefined ? Number.POSITIVE_INFINITY : Date.now() + minutes * 60_000,
    stop: numberOf('--stop', values.stop) ?? Number.POSITIVE_INFINITY,
  };
}

function numberOf(flag: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number) || number < 0) {
    throw new RangeError(`${flag} wants a number, not “${text}”`);
  }
  return number;
}

try {
  const order = orderOf(process.argv.slice(2));
  if (order === undefined) console.log(USAGE);
  else process.exitCode = fuzz(order);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
