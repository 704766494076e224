// The races in the folder of a season that are over and of which its ledger says nothing.
import { basename, join } from 'node:path';
import type { LedgerLine } from '../../season/ledger/entry.ts';
import type { Disk } from '../disk.ts';
import { RACE_SAVE, racesFolder } from './season-files.ts';

/** How the second line of a save begins whose race is over: its record is packed. */
const PACKED = '"record":"';

/** Returns the names of the saves of races that are over and that no line names, in order. */
export function unenteredRaces(
  folder: string,
  lines: readonly LedgerLine[],
  disk: Disk,
): readonly string[] {
  const entered = new Set(
    lines.flatMap(({ entry }) => (entry.kind === 'raced' ? [basename(entry.save ?? '')] : [])),
  );
  try {
    return disk
      .list(racesFolder(folder))
      .filter(name => RACE_SAVE.test(`races/${name}`) && !entered.has(name))
      .filter(name => isOver(join(racesFolder(folder), name), disk))
      .toSorted();
  } catch {
    return [];
  }
}

function isOver(file: string, disk: Disk): boolean {
  const text = new TextDecoder().decode(disk.read(file));
  return text.startsWith(PACKED, text.indexOf('\n') + 1);
}
