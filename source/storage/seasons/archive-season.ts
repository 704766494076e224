// Archives seasons that are over: their folders move below `archive/`, where the almanac looks but lists do not.
import { basename, dirname, join } from 'node:path';
import { codeOf, type Disk, reasonOf } from '../disk.ts';
import { asOnlyWriter } from '../one-writer.ts';
import { archiveFolder, folderWords, seasonsFolder } from './season-files.ts';

export type MovedSeason =
  | { readonly ok: true; readonly folder: string }
  | { readonly ok: false; readonly sentence: string };

export function archiveSeason(folder: string, savesFolder: string, disk: Disk): MovedSeason {
  if (isIn(folder, archiveFolder(savesFolder))) {
    return { ok: false, sentence: `${folderWords(folder)} is in the archive already.` };
  }
  return moved(folder, archiveFolder(savesFolder), savesFolder, disk);
}

export function unarchiveSeason(folder: string, savesFolder: string, disk: Disk): MovedSeason {
  if (!isIn(folder, archiveFolder(savesFolder))) {
    return { ok: false, sentence: `${folderWords(folder)} is not in the archive.` };
  }
  return moved(folder, seasonsFolder(savesFolder), savesFolder, disk);
}

function isIn(folder: string, parent: string): boolean {
  return join(dirname(folder), '.') === join(parent, '.');
}

function moved(folder: string, parent: string, savesFolder: string, disk: Disk): MovedSeason {
  const to = join(parent, basename(folder));
  try {
    disk.makeFolder(parent);
    return asOnlyWriter(join(seasonsFolder(savesFolder), 'names'), disk, (): MovedSeason => {
      if (isThere(to, disk)) {
        return {
          ok: false,
          sentence: `There is a season ${folderWords(to)} in ${parent} already.`,
        };
      }
      disk.rename(folder, to);
      disk.syncFolder(parent);
      return { ok: true, folder: to };
    });
  } catch (error) {
    const sentence = `${folderWords(folder)} cannot be moved to ${parent}: ${reasonOf(error)}.`;
    return { ok: false, sentence };
  }
}

function isThere(file: string, disk: Disk): boolean {
  try {
    disk.changedAt(file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}
