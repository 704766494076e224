// Recorded races as readable text, one file each in playthroughs/, so that a diff shows what a change of a rule means
// for a driver. A test compares them; they are renewed by
//   node source/check/playthroughs.ts --write
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { classification } from '../replay/classification.ts';
import { stories } from '../replay/stories.ts';
import { fingerprint } from '../rules/kit/hash.ts';
import type { Choice } from '../rules/kit/types.ts';
import { type Game, gameOf, setupOf } from './contract/games.ts';
import { seeking } from './contract/random-drivers.ts';
import { fromGrid, randomStateOf, type Turn, turnsOf } from './contract/turns.ts';
import { orderOf } from './orders.ts';

/** A race to be recorded, on a small board of the tests so that changes to a circuit do not affect it. */
export interface Playthrough {
  readonly book: string;
  readonly track: string;
  readonly laps: number;
  readonly seed: number;
  readonly options: Readonly<Record<string, string>>;
}

export const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
const FOLDER = join(import.meta.dirname, 'playthroughs');

// Prepared cars in the rain, and soft tires under a changeable sky.
const RAIN = { weather: 'rain', preparation: 'chosen' } as const;
const CHANGEABLE = { weather: 'changeable', tires: 'soft', preparation: 'chosen' } as const;

// Options of the advanced game: cars and tires of the drivers' own in the rain, and teams with everything they can have.
const BUILT = {
  construction: 'on',
  weather: 'rain',
  tireChoice: 'on',
  technicalStops: 'on',
} as const;
const TEAMS = {
  weather: 'changeable',
  tireChoice: 'on',
  technicalStops: 'on',
  teams: 'on',
  nitro: 'on',
} as const;

// The other wing on soft tires, under a sky that changes by sections.
const WINGED = { weather: 'changeable', tires: 'soft', wing: 'high' } as const;

// Pit stops with both tires, and a second bid of the upper half.
const PITS = { pits: 'on', knockOut: 'on' } as const;

/**
 * Races with seeds that show much in a short time: stops of both kinds, slides and brakes against them; bonuses, blown
 * engines, weather rolls; dice thrown again, work in the pits, backmarkers, races that are stopped.
 */
export const PLAYTHROUGHS: readonly Playthrough[] = [
  { book: 'masters-2005', track: 'tiny-corners', laps: 2, seed: 5200, options: RAIN },
  { book: 'masters-2005', track: 'tiny-oval', laps: 2, seed: 359, options: CHANGEABLE },
  { book: 'masters-2002', track: 'tiny-corners', laps: 2, seed: 1328, options: RAIN },
  { book: 'masters-2002', track: 'tiny-oval', laps: 2, seed: 1065, options: CHANGEABLE },
  { book: 'bga-basic', track: 'tiny-corners', laps: 2, seed: 285, options: { nitro: 'on' } },
  {
    book: 'bga-basic',
    track: 'tiny-oval',
    laps: 2,
    seed: 396,
    options: { nitro: 'on', teams: 'on' },
  },
  { book: 'bga-advanced', track: 'tiny-corners', laps: 2, seed: 273, options: BUILT },
  { book: 'bga-advanced', track: 'tiny-oval', laps: 2, seed: 83, options: TEAMS },
  {
    book: 'trant',
    track: 'tiny-corners',
    laps: 2,
    seed: 5,
    options: { ...RAIN, chainReaction: 'on' },
  },
  { book: 'trant', track: 'tiny-oval', laps: 2, seed: 408, options: WINGED },
  { book: 'championship', track: 'tiny-corners', laps: 1, seed: 96, options: {} },
  { book: 'championship', track: 'tiny-corners', laps: 2, seed: 136, options: PITS },
  { book: 'championship-draft', track: 'tiny-corners', laps: 1, seed: 24, options: {} },
  { book: 'championship-draft', track: 'tiny-corners', laps: 2, seed: 70, options: { pits: 'on' } },
];

export function fileOf({ book, track, seed }: Playthrough): string {
  return `${book}-${track}-${seed}.txt`;
}

/** Returns the race from start to end: answers in the imperative, events as sentences. */
export function recordText({ book, track, laps, seed, options }: Playthrough): string {
  const game = gameOf(book, track);
  const setup = setupOf(game, seed, NAMES.length, laps, options);
  const opening = fromGrid(game.book, game.board, setup);
  const lines = [
    `${game.book.name}, edition ${game.book.edition}, on ${track}: ${NAMES.join(', ')}; laps ${laps}, seed ${seed}.`,
    '',
  ];
  let last: Turn | undefined;
  for (const turn of turnsOf(
    game.book,
    game.board,
    opening,
    seeking(seed, game.book),
    randomStateOf(seed),
  )) {
    lines.push(...linesOf(game, turn));
    last = turn;
  }
  if (last === undefined) throw new RangeError('a race without a start');
  lines.push('', ...classification(last.race, game.book, game.board, NAMES));
  lines.push('', `${last.number} answers; the race at its end: ${fingerprint(last.race)}`);
  return `${lines.join('\n')}\n`;
}

function linesOf({ book, board }: Game, { answered, events }: Turn): readonly string[] {
  const told = events
    .map(event => stories.of(book).sentence(event, NAMES, board, 'en', book.id))
    .filter(line => line !== undefined);
  if (answered === undefined) return told;
  const { decision, choice } = answered;
  return [
    `> ${NAMES[decision.seat]}: ${choiceText(choice)} (of ${decision.choices.length})`,
    ...told,
  ];
}

function choiceText({ kind, ...fields }: Choice): string {
  const words = Object.entries(fields)
    .filter(([, value]) => !Array.isArray(value) && value !== 0)
    .map(([field, value]) => `${field} ${valueText(value)}`);
  return [kind, ...words].join(' ');
}

function valueText(value: unknown): string {
  return typeof value === 'object' && value !== null
    ? Object.values(value).join('-')
    : String(value);
}

/** Returns the recorded text, an empty one when there is none. */
export function readRecord(playthrough: Playthrough): string {
  return listRecords().includes(fileOf(playthrough))
    ? readFileSync(join(FOLDER, fileOf(playthrough)), 'utf8')
    : '';
}

export function listRecords(): readonly string[] {
  return readdirSync(FOLDER).sort();
}

function writeRecords(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  for (const playthrough of PLAYTHROUGHS) {
    writeFileSync(join(FOLDER, fileOf(playthrough)), recordText(playthrough));
    console.log(`wrote ${fileOf(playthrough)}`);
  }
}

if (import.meta.main) {
  const isMeant = orderOf(
    {
      about: 'Records the playthroughs that a test compares with.',
      flags: { write: { type: 'boolean', default: false, says: 'record all of them anew' } },
    },
    given => given.write,
  );
  if (isMeant) writeRecords();
  else console.log('Say --write to record all playthroughs anew.');
}
