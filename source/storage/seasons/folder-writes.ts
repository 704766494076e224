// Writes the files of a season's folder, all or none.
import type { Disk } from '../disk.ts';
import { removeQuietly } from '../temporary.ts';

/**
 * Writes new files into a folder, one after the other, and waits until they are on the disk.
 * @throws what the disk reports; what was written is removed again if possible
 */
export function writeAll(
  folder: string,
  files: readonly (readonly [file: string, text: string])[],
  disk: Disk,
): void {
  try {
    for (const [file, text] of files) disk.writeNew(file, text);
    disk.syncFolder(folder);
  } catch (error) {
    // A folder without a ledger is no season.
    for (const [file] of files.toReversed()) removeQuietly(file, disk);
    throw error;
  }
}
