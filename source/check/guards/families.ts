// Where a game may be told from another: in the tables of the rooms, and nowhere else.
import { FAMILIES } from '../../rules/kit/types.ts';
import {
  houseImport,
  isTest,
  isTestsOwn,
  type SourceFile,
  withoutComments,
} from './source-text.ts';

/** Whether a game's own code, which need not ask which game it is. */
function isOfAGame(path: string): boolean {
  return FAMILIES.some(family =>
    [`rules/${family}/`, `ui/cockpits/${family}/`].some(folder => path.startsWith(folder)),
  );
}

/**
 * Every place where a file decides by the family or the id of a book, as a sentence each.
 * @param bookIds ids of the books of every game
 */
export function familyFaults(file: SourceFile, bookIds: readonly string[]): readonly string[] {
  const { path } = file;
  if (isTestsOwn(path) || isOfAGame(path) || path === 'rules/kit/types.ts') return [];
  const code = withoutComments(file.text);
  const ids = [...FAMILIES, ...bookIds].join('|');
  const faults = [...code.matchAll(/\bfamily\s*[!=]==?|[!=]==?\s*[\w.?]*\bfamily\b/g)].map(
    () => `${path} compares the family of a book`,
  );
  const branch = new RegExp(`(?:[!=]==?|\\bcase)\\s*['"\`](?:${ids})['"\`]`, 'g');
  faults.push(...[...code.matchAll(branch)].map(([text]) => `${path} decides by ${text}`));
  // Checks and builders of tests are of one game and name their book; a table's key stands before a colon.
  if (isTest(path)) return faults;
  const mention = new RegExp(`['"\`](?:${ids})['"\`](?!:)`, 'g');
  return [...faults, ...[...code.matchAll(mention)].map(([text]) => `${path} names ${text}`)];
}

/** What serves every game: folders and files that know what every board, race and book has, and no more. */
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
  'ui/cockpits/cockpit.ts',
  'ui/advice.ts',
  'ui/app.tsx',
  'ui/messages.ts',
  'ui/model.ts',
  'ui/reducer.ts',
  'ui/runtime.ts',
];

/** Files among them that belong to timed trials, or read the circuit files that those are driven on. */
const OF_TRIALS: readonly string[] = [
  'session/qualifying.ts',
  'session/trial.ts',
  'session/weekend.ts',
  'storage/saved-qualifying.ts',
  'storage/track-library.ts',
];

/** A game's own code outside its folders. */
const OF_A_GAME: readonly string[] = ['circuit/formula-board.ts', 'rules/books.ts'];

/** Imports of a game's own code by a file that serves every game, as a sentence each. */
export function commonFaults(file: SourceFile): readonly string[] {
  const { path } = file;
  if (isTestsOwn(path) || OF_TRIALS.includes(path)) return [];
  if (!COMMON.some(common => path.startsWith(common))) return [];
  return file.imports
    .map(named => houseImport(file, named) ?? '')
    .filter(target => isOfAGame(target) || OF_A_GAME.includes(target))
    .map(target => `${path} serves every game and imports ${target}`);
}
