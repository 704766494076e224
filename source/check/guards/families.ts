// Checks that code tells games apart only in the tables of the rooms.
import { FAMILIES, type Family } from '../../rules/kit/types.ts';
import {
  houseImport,
  isTest,
  isTestsOwn,
  type SourceFile,
  withoutComments,
} from './source-text.ts';

/** Returns the game in whose folder a file lies, whatever the room. */
function familyOf(path: string): Family | undefined {
  return FAMILIES.find(family => path.includes(`/${family}/`));
}

/** Reports whether a file is a game's own code, which need not ask which game it is. */
function isOfAGame(path: string): boolean {
  return familyOf(path) !== undefined;
}

/**
 * Returns every place where a file decides by the family or the id of a book, as a sentence.
 * @param bookIds ids of the books of every game
 */
export function familyFaults(file: SourceFile, bookIds: readonly string[]): readonly string[] {
  const { path } = file;
  if (isTestsOwn(path) || isOfAGame(path) || path === 'rules/kit/types.ts') return [];
  const code = withoutComments(file.text);
  // Circuits know no books; a field of their files may have the same name as one.
  const ids = [...FAMILIES, ...(path.startsWith('circuit/') ? [] : bookIds)].join('|');
  const faults = [...code.matchAll(/\bfamily\s*[!=]==?|[!=]==?\s*[\w.?]*\bfamily\b/g)].map(
    () => `${path} compares the family of a book`,
  );
  const branch = new RegExp(`(?:[!=]==?|\\bcase)\\s*['"\`](?:${ids})['"\`]`, 'g');
  faults.push(...[...code.matchAll(branch)].map(([text]) => `${path} decides by ${text}`));
  // Checks, test builders and examples belong to one game and may name their book; the key of a table stands before a colon.
  if (isTest(path) || path.startsWith('examples/')) return faults;
  const mention = new RegExp(`['"\`](?:${ids})['"\`](?!:)`, 'g');
  return [...faults, ...[...code.matchAll(mention)].map(([text]) => `${path} names ${text}`)];
}

/** Folders and files that serve every game and know only what every board, race and book has. */
const COMMON: readonly string[] = [
  'rules/kit/',
  'session/',
  'storage/',
  'protocol/',
  'replay/classification.ts',
  'replay/verify.ts',
  'drivers/driver.ts',
  'cli/tables/',
  'cli/library.ts',
  'ui/board-view/map.ts',
  'ui/board-view/map-labels.ts',
  'ui/board-view/ink.ts',
  'ui/board-view/trace.ts',
  'ui/board-view/crossings.ts',
  'ui/screens/race/',
  'ui/screens/classification/',
  'ui/screens/new-race/circuit-view.tsx',
  'ui/screens/new-race/grid-view.tsx',
  'ui/race-panels/race-panels.ts',
  'ui/advice.ts',
  'ui/app.tsx',
  'ui/messages.ts',
  'ui/model.ts',
  'ui/reducer.ts',
  'ui/effects/runtime.ts',
];

/** Files among them of timed trials, which are Formula Dé's, one that reads the circuit files on which they are driven, and the table of lessons. */
const OF_ITS_OWN: readonly string[] = [
  'session/school/lessons.ts',
  'session/lap-course.ts',
  'session/trial.ts',
  'session/weekend.ts',
  'session/season/season-trial.ts',
  'session/season/season-trials.ts',
  'storage/saves/saved-qualifying.ts',
  'storage/tracks/track-library.ts',
];

/** A game's own code outside its folders. */
const OF_A_GAME: readonly string[] = [
  'circuit/formula-board.ts',
  'circuit/rows/',
  'rules/books.ts',
  'drivers/levels/',
  'drivers/planning/',
  'drivers/solver/',
];

/** What those folders have for every game: random numbers, what a study is, and what is saved and said of timed trials. */
const OF_EVERY_GAME: readonly string[] = [
  'rules/formula-de/qualifying/qualifying.ts',
  'rules/formula-de/qualifying/qualifying-record.ts',
  'drivers/levels/random-generator.ts',
  'drivers/solver/lap-study.ts',
];

function isTaken(target: string): boolean {
  if (OF_EVERY_GAME.includes(target)) return false;
  return isOfAGame(target) || OF_A_GAME.some(own => target.startsWith(own));
}

/** Imports of a game's own code by a file that serves every game, as a sentence each. */
export function commonFaults(file: SourceFile): readonly string[] {
  const { path } = file;
  if (isTestsOwn(path) || isOfAGame(path) || OF_ITS_OWN.includes(path)) return [];
  if (!COMMON.some(common => path.startsWith(common))) return [];
  return file.imports
    .map(named => houseImport(file, named) ?? '')
    .filter(isTaken)
    .map(target => `${path} serves every game and imports ${target}`);
}

/** Imports of one game by another, as a sentence each. */
export function strangerFaults(file: SourceFile): readonly string[] {
  const own = familyOf(file.path);
  if (own === undefined) return [];
  return file.imports
    .map(named => houseImport(file, named) ?? '')
    .filter(target => ![own, undefined].includes(familyOf(target)))
    .map(target => `${file.path} imports ${target}, which is another game's`);
}
