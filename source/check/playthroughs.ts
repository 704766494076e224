// Recorded races as readable text, one file each in playthroughs/: when a rule changes, their difference shows what
// changes for a driver. Compared by a test; renewed by
//   node source/check/playthroughs.ts --write
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { classification } from '../replay/classification.ts';
import { sentence } from '../replay/story.ts';
import { books } from '../rules/books.ts';
import { fingerprint } from '../rules/kit/hash.ts';
import type { Choice } from '../rules/kit/types.ts';
import { type Game, gameOf, setupOf } from './games.ts';
import { fromGrid, luckOf, type Turn, turnsOf } from './turns.ts';
import { seeking } from './whims.ts';

/** A race to be recorded: small boards of the tests, so that no change of a circuit shows here. */
export interface Playthrough {
  readonly book: string;
  readonly track: string;
  readonly laps: number;
  readonly seed: number;
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
const FOLDER = join(import.meta.dirname, 'playthroughs');

/** Seeds that show much in little: the first blocked cars, spins and slipstreams, the second a stall and a wake into a corner. */
export const PLAYTHROUGHS: readonly Playthrough[] = books.flatMap(({ id: book }) => [
  { book, track: 'tiny-corners', laps: 1, seed: 614 },
  { book, track: 'tiny-oval', laps: 1, seed: 2807 },
]);

/** Name of the file of a playthrough. */
export function fileOf({ book, track, seed }: Playthrough): string {
  return `${book}-${track}-${seed}.txt`;
}

/** The race told from start to end: answers in the imperative, events as sentences. */
export function recordText({ book, track, laps, seed }: Playthrough): string {
  const game = gameOf(book, track);
  const setup = setupOf(game, seed, NAMES.length, laps);
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
    luckOf(seed),
  )) {
    lines.push(...linesOf(game, turn));
    last = turn;
  }
  if (last === undefined) throw new RangeError('a race without a start');
  lines.push('', ...classification(last.race, game.book, game.board, NAMES));
  lines.push('', `${last.number} answers; the race at its end: ${fingerprint(last.race)}`);
  return `${lines.join('\n')}\n`;
}

function linesOf({ board }: Game, { answered, events }: Turn): readonly string[] {
  const told = events
    .map(event => sentence(event, NAMES, board))
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
    .map(([field, value]) => `${field} ${String(value)}`);
  return [kind, ...words].join(' ');
}

/** The recorded text, an empty one when there is none. */
export function readRecord(playthrough: Playthrough): string {
  return listRecords().includes(fileOf(playthrough))
    ? readFileSync(join(FOLDER, fileOf(playthrough)), 'utf8')
    : '';
}

/** Names of all recorded files. */
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
  const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
  if (values.write) writeRecords();
  else console.log('Say --write to record all playthroughs anew.');
}
