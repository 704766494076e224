// The folders: whether they are there, can be read and can be written.
import { lstatSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf, realDisk, reasonOf } from '../../storage/disk.ts';
import { archiveFolder, racesFolder, seasonsFolder } from '../../storage/seasons/season-files.ts';
import { temporaryOf } from '../../storage/temporary.ts';
import type { DoctorWords, FolderKind } from './doctor-words.ts';
import type { Finding } from './finding.ts';
import { shownPath } from './shown.ts';

/** The flag or environment variable that names another folder. */
const WISHES: Readonly<Record<FolderKind, string>> = {
  saves: '--saves',
  settings: 'CHICANE_SETTINGS',
  cache: 'CHICANE_CACHE',
};

/**
 * Returns what is wrong with a folder, or that it is not there yet; undefined where it can be used.
 * @param kind what lies in it
 */
export function troubleOf(
  kind: FolderKind,
  folder: string,
  words: DoctorWords,
): Finding | undefined {
  const about = { part: kind, folder, words };
  try {
    if (!statSync(folder).isDirectory()) {
      const shown = shownPath(folder);
      const mend = words.moveFile(shown, WISHES[kind]);
      return { ...wrong(about, reasonOf(notAFolder())), mend };
    }
    realDisk.list(folder);
  } catch (error) {
    return codeOf(error) === 'ENOENT' && !isThere(folder)
      ? notThereYet(about)
      : wrong(about, reasonOf(error));
  }
  const refused = refusalToWrite(folder);
  if (refused === undefined) return undefined;
  return {
    ...wrong(about, refused),
    says: words.unwritable(shownPath(folder), words.reason(refused)),
  };
}

/**
 * Returns the existing folders of races, seasons and their ledgers; those inside a folder that cannot be read are missing.
 */
export function savesFolders(saves: string): readonly string[] {
  const seasons = [seasonsFolder(saves), archiveFolder(saves)];
  const each = seasons.flatMap(foldersIn).flatMap(season => [season, racesFolder(season)]);
  return [saves, ...seasons, ...each].filter(isFolder);
}

/** Returns the folders below `saves` that cannot be read, without `saves` itself. */
export function unreadFolders(saves: string): readonly { folder: string; reason: string }[] {
  return savesFolders(saves).flatMap(folder => {
    try {
      realDisk.list(folder);
      return [];
    } catch (error) {
      return folder === saves ? [] : [{ folder, reason: reasonOf(error) }];
    }
  });
}

/** Returns the names in a folder; none where it cannot be read. */
export function namesIn(folder: string): readonly string[] {
  try {
    return realDisk.list(folder);
  } catch {
    return [];
  }
}

interface About {
  readonly part: FolderKind;
  readonly folder: string;
  readonly words: DoctorWords;
}

function wrong({ part, folder, words }: About, reason: string): Finding {
  const shown = shownPath(folder);
  return {
    part,
    state: 'wrong',
    says: words.unusable(shown, words.reason(reason)),
    mend: words.otherFolder(shown, WISHES[part]),
  };
}

// The nearest existing folder above it must let the program make it.
function notThereYet(about: About): Finding {
  const { part, folder, words } = about;
  let above = dirname(folder);
  while (!isThere(above) && above !== dirname(above)) above = dirname(above);
  const reason = isFolder(above) ? refusalToWrite(above) : reasonOf(notAFolder());
  if (reason === undefined) return { part, state: 'fine', says: words.notThere(shownPath(folder)) };
  return wrong({ ...about, folder: above }, reason);
}

function notAFolder(): Error {
  return Object.assign(new Error(), { code: 'ENOTDIR' });
}

// Writes a probe file, because permissions do not reveal a disk that is full or read-only.
function refusalToWrite(folder: string): string | undefined {
  const probe = temporaryOf(join(folder, 'doctor.json'));
  try {
    realDisk.writeNew(probe, '\n');
    return undefined;
  } catch (error) {
    return reasonOf(error);
  } finally {
    removeQuietly(probe);
  }
}

function removeQuietly(file: string): void {
  try {
    realDisk.remove(file);
  } catch {
    // What could not be written cannot be removed either.
  }
}

function foldersIn(folder: string): readonly string[] {
  return namesIn(folder)
    .map(name => join(folder, name))
    .filter(isFolder);
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

// A dangling link counts as there, because it keeps a folder from being made.
function isThere(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch {
    return false;
  }
}
