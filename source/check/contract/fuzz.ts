// The fuzzer: random races checked against every promise, until one breaks, the time is up, or everything has happened.
//   node source/check/contract/fuzz.ts --book masters-2005 --track monza --seed 4711 [--races N | --minutes M] [--stop 382]
//   node source/check/contract/fuzz.ts --everything [--minutes M]

import { orderOf, wholeNumber } from '../orders.ts';
import { type Clean, describeFind, fuzzRace, WHOLE_IN } from './fuzz-race.ts';
import {
  bidGame,
  checkedBooks,
  type Game,
  gameOf,
  neverSeenIn,
  tinyTracksOf,
  trackIds,
} from './games.ts';

interface Order {
  readonly games: readonly Game[];
  readonly seed: number;
  readonly races: number;
  readonly untilMs: number;
  readonly stop: number;
  readonly everything: boolean;
}

/** Plays the races of an order; returns the exit code. */
function fuzz({ games, seed, races, untilMs, stop, everything }: Order): number {
  const cleans: Clean[] = [];
  const seen = new Set<string>();
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
    for (const what of Object.keys(fuzzed.clean.seen)) seen.add(what);
    if (everything && neverSeenIn(games, seen).length === 0) break;
  }
  console.log(report(games, cleans, seed, Date.now() - began));
  return 0;
}

function report(
  games: readonly Game[],
  cleans: readonly Clean[],
  seed: number,
  ms: number,
): string {
  const kinds = new Map<string, number>();
  for (const { seen } of cleans) {
    for (const [kind, count] of Object.entries(seen)) {
      kinds.set(kind, (kinds.get(kind) ?? 0) + count);
    }
  }
  const answers = sumOf(cleans, one => one.answers);
  const byCpus = sumOf(cleans, one => (one.isCpu ? one.answers : 0));
  const whole = sumOf(cleans, one => one.whole);
  const told = [...kinds].sort(([a], [b]) => (a < b ? -1 : 1)).map(([k, n]) => `${k} ${n}`);
  const never = neverSeenIn(games, new Set(kinds.keys()));
  return [
    `${cleans.length} ${cleans.length === 1 ? 'race' : 'races'} from seed ${seed}, ${answers} answers, no broken promise, ${(ms / 1000).toFixed(1)} s`,
    `asked: everything of ${whole} turns, one in ${WHOLE_IN} and the last; of the others all but the faults of a loaded race, and whether two choices differ in the order of their fields alone. CPU drivers gave ${byCpus} answers`,
    `told: ${told.join(', ')}`,
    `never: ${never.join(', ') || 'nothing; everything that can happen has happened'}`,
  ].join('\n');
}

function sumOf(cleans: readonly Clean[], of: (clean: Clean) => number): number {
  return cleans.reduce((sum, one) => sum + of(one), 0);
}

const order = orderOf(
  {
    about: `Random races under every promise of the rules. What never occurred in them is listed last.
Ends with 1 when a promise is broken, and prints the command that shows it again.`,
    flags: {
      book: { type: 'string', takes: 'ID', says: 'one book only (all of them)' },
      track: { type: 'string', takes: 'ID', says: 'one circuit only, tiny-… included (all)' },
      seed: { type: 'string', takes: 'N', says: 'seed of the first race (the time of day)' },
      races: { type: 'string', takes: 'N', says: 'how many races (100; 1 with --seed)' },
      minutes: { type: 'string', takes: 'M', says: 'go on for so long instead' },
      stop: { type: 'string', takes: 'N', says: 'end each race after N answers' },
      everything: {
        type: 'boolean',
        says: 'go on until every step, choice, event and option occurred',
      },
    },
  },
  (given): Order => {
    const number = (flag: 'seed' | 'races' | 'minutes' | 'stop', least = 1) => {
      const text = given[flag];
      return text === undefined ? undefined : wholeNumber(flag, text, least);
    };
    const minutes = number('minutes');
    const seed = number('seed', 0);
    const everything = given.everything === true;
    const isEndless = minutes !== undefined || everything;
    const few = !isEndless ? (seed === undefined ? 100 : 1) : Number.POSITIVE_INFINITY;
    return {
      games: gamesOf(given.book, given.track, everything),
      everything,
      seed: seed ?? Date.now() % 1_000_000_000,
      races: number('races') ?? few,
      untilMs: minutes === undefined ? Number.POSITIVE_INFINITY : Date.now() + minutes * 60_000,
      stop: number('stop', 0) ?? Number.POSITIVE_INFINITY,
    };
  },
);
process.exitCode = fuzz(order);

function gamesOf(
  book: string | undefined,
  track: string | undefined,
  everything: boolean,
): readonly Game[] {
  const all = checkedBooks(everything);
  const wanted = book === undefined ? all : [gameOf(book, 'tiny-corners').book];
  const games = wanted.flatMap(one => {
    const tracks = track === undefined ? [...tinyTracksOf(one), ...trackIds()] : [track];
    return tracks.map(name => gameOf(one.id, name));
  });
  return book === undefined && track === undefined ? [...games, bidGame] : games;
}
