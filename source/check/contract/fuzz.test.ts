import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { books, trialBooks } from '../../rules/books.ts';
import { masters2005 } from '../../rules/formula-de/masters/masters-2005.ts';
import { cornersBoard, TINY_TRACKS } from '../../testing/circuits/tiny-circuits.ts';
import { volume } from '../../testing/volume.ts';
import { neverSeen } from '../formula-de/coverage.ts';
import { type FormulaDeFault, PLANTED_FAULTS } from '../formula-de/fault-injection.ts';
import { REGRESSIONS } from '../formula-de/regressions.ts';
import { SOURCE } from '../guards/source-text.ts';
import { CLAUSES } from './contract.ts';
import { describeFind, type Find, fuzzRace } from './fuzz-race.ts';
import {
  bidGame,
  checkedBooks,
  formulaDeGame,
  type Game,
  gameOf,
  seatsOf,
  tinyTracksOf,
  trackIds,
} from './games.ts';

// Only a few on each shipped circuit, since there are many circuits; `npm run fuzz` plays as many as wanted.
const RACES_A_TINY_BOARD = volume(6, 20);
const RACES_A_CIRCUIT = volume(1, 4);
/** Distance between the first seeds of two games, so that a circuit plays other races than its neighbour. */
const SEEDS_A_GAME = 20;
/** Races that come to what hundreds of others miss; once the rules change, others are searched for, from the first seed on. */
const RARE_RACES = [
  ['trant', 'tiny-oval', 5005],
  ['masters-2005', 'tiny-oval', 5009],
  ['trant', 'tiny-corners', 5009],
  ['trant', 'tiny-straight', 5014],
  ['bga-advanced', 'tiny-corners', 5023],
  ['masters-2005', 'tiny-oval', 5030],
  ['trant', 'tiny-oval', 5033],
  ['trant', 'tiny-corners', 5063],
] as const;
const FIRST_RARE_SEED = 5001;
const RARE_SEEDS_MOST = 200;
// Many short races reach more situations than a few long ones.
const RACES_TO_FIND_A_CANARY = 80;
const ANSWERS_TO_FIND_A_CANARY = 60;

function firstFind(
  game: Game,
  seed: number,
  races: number,
  { seen, stop }: { readonly seen?: Set<string>; readonly stop?: number } = {},
): Find | undefined {
  for (let race = 0; race < races; race++) {
    const fuzzed = fuzzRace(game, seed + race, stop);
    if (!fuzzed.ok) return fuzzed.find;
    for (const what of Object.keys(fuzzed.clean.seen)) seen?.add(what);
  }
  return undefined;
}

describe('random races', () => {
  const seen = new Set<string>();
  // The boards of tests are studied in no time, whole circuits are not.
  const random = volume<object>({ withoutCpus: true }, {});
  // The books of a family take turns on the circuits, unless there is time for all of them on each.
  const inTurn = (many: number, turn: number) =>
    trackIds().filter((_, at) => at % volume(many, 1) === turn % volume(many, 1));
  const races = books.flatMap((book, turn) => [
    ...Object.keys(TINY_TRACKS).map(track => gameOf(book.id, track)),
    ...inTurn(books.length, turn).map(track => ({ ...gameOf(book.id, track), ...random })),
  ]);
  const others = checkedBooks(false).filter(({ id }) => !books.some(book => book.id === id));
  const turns = others.flatMap((book, turn) =>
    [...tinyTracksOf(book), ...inTurn(others.length, turn)].map(track => gameOf(book.id, track)),
  );
  const trials = trialBooks.map(({ id }) => gameOf(id, 'tiny-corners'));
  const games = [...races, ...turns, ...trials, bidGame];

  it.each(games.map((game, i) => [game.book.id, game.track, game, i] as const))(
    'of %s on %s keep every promise',
    (_book, track, game, i) => {
      const count = trackIds().includes(track) ? RACES_A_CIRCUIT : RACES_A_TINY_BOARD;
      const find = firstFind(game, 1 + i * SEEDS_A_GAME, count, { seen });
      expect(find === undefined ? 'no broken promise' : describeFind(find)).toBe(
        'no broken promise',
      );
    },
  );

  it('come to everything that can happen', () => {
    const look = (id: string, track: string, seed: number) => {
      const fuzzed = fuzzRace(gameOf(id, track), seed);
      if (!fuzzed.ok) throw new Error(describeFind(fuzzed.find));
      for (const what of Object.keys(fuzzed.clean.seen)) seen.add(what);
    };
    for (const [id, track, seed] of RARE_RACES) look(id, track, seed);
    for (let more = 0; neverSeen(seen).length > 0 && more < RARE_SEEDS_MOST; more++) {
      for (const { id } of books) {
        for (const track of Object.keys(TINY_TRACKS)) look(id, track, FIRST_RARE_SEED + more);
      }
    }
    expect(neverSeen(seen)).toEqual([]);
  });
});

describe('a situation in which a promise was once broken:', () => {
  it.each(REGRESSIONS)('$what', ({ play }) => {
    expect(play()).toEqual([]);
  });
});

describe('a planted fault is found:', () => {
  const sickGame = ({ plant }: FormulaDeFault) => formulaDeGame(plant(masters2005), cornersBoard());

  it.each(PLANTED_FAULTS.filter(one => !one.hidesFromRaces))('a book in which $name', planted => {
    const stop = ANSWERS_TO_FIND_A_CANARY;
    expect(firstFind(sickGame(planted), 1, RACES_TO_FIND_A_CANARY, { stop })).toBeDefined();
  });

  it.each(PLANTED_FAULTS.filter(one => one.hidesFromRaces))('a book in which $name', planted => {
    const game = sickGame(planted);
    const entry = { game, cars: seatsOf(game).max, laps: 1, seed: 13 };
    expect(CLAUSES.some(({ check }) => check(entry).length > 0)).toBe(true);
  });
});

describe('the command of the fuzzer', () => {
  const run = (...args: readonly string[]) =>
    execFileSync(process.execPath, [join(SOURCE, 'check', 'contract', 'fuzz.ts'), ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  it('plays one race of a seed up to an answer', () => {
    const text = run(
      '--book',
      'masters-2005',
      '--track',
      'tiny-corners',
      '--seed',
      '4711',
      '--stop',
      '38',
    );
    expect(text).toContain('1 race from seed 4711, 38 answers, no broken promise');
  });

  it('says what never happened, and goes on until everything has when asked to', () => {
    const once = run('--book', 'masters-2005', '--track', 'tiny-corners', '--seed', '2');
    expect(once).toMatch(/^never: .*pointsPaid wall/m);
    const few = run('--everything', '--races', '3', '--seed', '1');
    expect(few).toContain('3 races from seed 1');
    expect(few).toMatch(/^never: .*placeCar: placeCar/m);
  });

  it('says what it can do', () => {
    expect(run('--help')).toContain('--minutes');
  });

  it.each([
    [['--track', 'nowhere'], 'There is no circuit "nowhere".'],
    [['--book', 'chess'], 'There is no book "chess". There are masters-2005'],
    [['--seed', 'x'], '--seed takes a whole number from 0 on, not "x".'],
    [['--fast'], 'There is no flag "--fast". --help names the flags.'],
  ])('refuses %s with a sentence', (args, sentence) => {
    let message = '';
    try {
      run(...args);
    } catch (error) {
      message = String((error as { stderr?: unknown }).stderr);
    }
    expect(message).toContain(sentence);
    expect(message.trim().split('\n').length).toBeLessThan(3);
  });
});
