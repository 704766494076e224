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
export const WISHES: Readonly<Record<FolderKind, string>> = {
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
    if (!statSync(folder).isDirectory()) return wrong(about, notAFolder());
    realDisk.list(folder);
  } catch (error) {
    const isMissing = ['ENOENT', 'ENOTDIR'].includes(codeOf(error)) && !isThere(folder);
    return isMissing ? notThereYet(about) : wrong(about, error);
  }
  const refused = refusalToWrite(folder);
  if (refused === undefined) return undefined;
  const reason = words.reason(reasonOf(refused));
  return { ...wrong(about, refused), says: words.unwritable(shownPath(folder), reason) };
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

/** Reports whether the system has refused something for want of permission. */
export function isDenied(error: unknown): boolean {
  return ['EACCES', 'EPERM'].includes(codeOf(error));
}

interface About {
  readonly part: FolderKind;
  readonly folder: string;
  readonly words: DoctorWords;
}

function wrong(about: About, error: unknown): Finding {
  const { part, folder, words } = about;
  const says = words.unusable(shownPath(folder), words.reason(reasonOf(error)));
  return { part, state: 'wrong', says, mend: remedyFor(about, error) };
}

function remedyFor({ part, folder, words }: About, error: unknown): string {
  const shown = shownPath(folder);
  const wish = WISHES[part];
  if (isDenied(error)) return words.otherFolder(shown, wish);
  switch (codeOf(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return words.makeRoom(shown, wish);
    case 'ENOTDIR':
    case 'ELOOP':
      return words.moveFile(shown, wish);
    case 'ENOENT':
      // A link to nowhere; below /proc the system says so of folders.
      return isFolder(folder) ? words.nameOther(wish) : words.moveFile(shown, wish);
    default:
      return words.nameOther(wish);
  }
}

// The nearest existing folder above it must let the program make it.
function notThereYet(about: About): Finding {
  const { part, folder, words } = about;
  let above = dirname(folder);
  while (!isThere(above) && above !== dirname(above)) above = dirname(above);
  const error = isFolder(above) ? refusalToWrite(above) : notAFolder();
  if (error === undefined) return { part, state: 'fine', says: words.notThere(shownPath(folder)) };
  return wrong({ ...about, folder: above }, error);
}

function notAFolder(): Error {
  return Object.assign(new Error(), { code: 'ENOTDIR' });
}

// Writes a probe file, because permissions do not reveal a disk that is full or read-only.
function refusalToWrite(folder: string): unknown {
  const probe = temporaryOf(join(folder, 'doctor.json'));
  try {
    realDisk.writeNew(probe, '\n');
    return undefined;
  } catch (error) {
    return error;
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
