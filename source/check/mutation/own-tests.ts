// Finds the tests of each chapter of the rules: those that bear its name, those of the catalogue rows that it plays, and
// further ones of its game.
import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { MutatedGame } from './games.ts';

// The chapters lie in folders by what they are about.
function filesOf({ folder, ofBooks }: MutatedGame): ReadonlyMap<string, string> {
  const chapters = join(folder, 'chapters');
  const shared = readdirSync(chapters, { encoding: 'utf8', recursive: true })
    .filter(isCode)
    .map((file): [string, string] => [basename(file, '.ts'), join(chapters, file)]);
  const own = ofBooks.flatMap(place => {
    const [book = ''] = place.split('/');
    const files = isCode(place)
      ? [place]
      : readdirSync(join(folder, place))
          .filter(isCode)
          .map(file => join(place, file));
    return files.map((file): [string, string] => [
      `${book}/${basename(file, '.ts')}`,
      join(folder, file),
    ]);
  });
  return new Map([...shared, ...own]);
}

function isCode(file: string): boolean {
  return file.endsWith('.ts') && !file.endsWith('.test.ts');
}

/** Returns the names of all chapters of a game: `blocking`, `corners`, …, and `trant/swerving` for one that only a book plays. */
export function chapterNames(game: MutatedGame): readonly string[] {
  return [...filesOf(game).keys()].sort();
}

/**
 * Returns the absolute path of a chapter.
 * @throws RangeError when there is none of that name
 */
export function chapterFile(game: MutatedGame, chapter: string): string {
  const file = filesOf(game).get(chapter);
  if (file === undefined) throw new RangeError(`there is no chapter ${chapter}`);
  return file;
}

/** Returns the absolute paths of a chapter's test files, the one of its name first. */
export function ownTests(game: MutatedGame, chapter: string): readonly string[] {
  const { folder, rows } = game;
  const file = relative(folder, chapterFile(game, chapter));
  const played = rows.filter(row => row.played.includes(file));
  const named = played.flatMap(row => [...row.tested, ...row.testedAs]);
  const own = [file.replace(/\.ts$/, '.test.ts'), ...named].map(one => join(folder, one));
  return [...new Set([...own, ...game.moreTests(chapter)])].filter(one => existsSync(one));
}
