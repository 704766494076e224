// The records of the people at this machine: those in the file beside the saves, and the best laps that older programs kept among the
// preferences.
import { firstBook } from '../../rules/books.ts';
import { dateOf } from '../../storage/day/calendar.ts';
import { type Disk, realDisk } from '../../storage/disk.ts';
import {
  beats,
  bestOf,
  type KeptRecord,
  type RecordPlace,
} from '../../storage/records/kept-record.ts';
import { keepRecord, readRecords } from '../../storage/records/records-file.ts';
import { safeName } from '../../storage/untrusted-text.ts';
import type { RecordsDoor } from '../../ui/services.ts';
import type { KeptLap, Preferences } from './preferences.ts';

export interface RecordsGround {
  readonly preferences: () => Pick<Preferences, 'laps'>;
  readonly saves: string;
  readonly disk?: Disk;
  readonly now?: () => Date;
}

/** Returns access to the records. Where nothing can be written they last as long as the program. */
export function playerRecords(ground: RecordsGround): RecordsDoor {
  const { saves, disk = realDisk, now = () => new Date() } = ground;
  let unwritten: readonly KeptRecord[] = [];
  const all = () => [...unwritten, ...inFile(saves, disk), ...olderLaps(ground.preferences())];
  return {
    all: () => oneOfEach(all()),
    keep({ id, hash }, book, feat) {
      const record = { ...feat, track: id, hash, book, date: dateOf(now()) };
      const best = bestOf(all(), record);
      if (best !== undefined && !beats(record, best)) return false;
      try {
        return keepRecord(saves, disk, record);
      } catch {
        unwritten = [...unwritten, record];
        return true;
      }
    },
  };
}

// A file that cannot be read is reported by the command that lists the records.
function inFile(saves: string, disk: Disk): readonly KeptRecord[] {
  try {
    return readRecords(saves, disk).records;
  } catch {
    return [];
  }
}

function oneOfEach(records: readonly KeptRecord[]): readonly KeptRecord[] {
  return records.filter(one => bestOf(records, one) === one);
}

// Older programs kept the best timed laps alone, nearly all of them driven by the first book.
function olderLaps({ laps }: Pick<Preferences, 'laps'>): readonly KeptRecord[] {
  const kept: unknown = laps;
  return (Array.isArray(kept) ? kept : []).filter(isLap).map(lap => {
    const { name, rolls, timeMs, track, hash, book = firstBook.id } = lap;
    const place: RecordPlace = { kind: 'timedLap', laps: 1, track, hash, book };
    return { ...place, name: safeName(name), plays: rolls, timeMs, date: '' };
  });
}

// The file may have been edited by hand.
function isLap(kept: unknown): kept is KeptLap {
  if (typeof kept !== 'object' || kept === null) return false;
  const { name, rolls, timeMs, hash, track, book } = kept as Partial<
    Record<keyof KeptLap, unknown>
  >;
  return (
    typeof name === 'string' &&
    typeof hash === 'string' &&
    typeof track === 'string' &&
    (book === undefined || typeof book === 'string') &&
    Number.isInteger(rolls) &&
    Number.isInteger(timeMs)
  );
}
