// A file of each format as version 1.0.0 wrote it is kept for good: every later version opens it. A format whose number
// rises gets a folder of its own beside `1.0.0`; nothing in that folder is ever written anew.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readCircuit } from '../../circuit/file/read.ts';
import { dayFileOf, readDays } from '../../storage/day/day-file.ts';
import { readRecords, recordsFileOf } from '../../storage/records/records-file.ts';
import { chancesFileOf, keptChances } from '../../storage/saves/chances-file.ts';
import { readSave } from '../../storage/saves/read-save.ts';
import { almanacFileOf, readAlmanac } from '../../storage/seasons/almanac-file.ts';
import { openSeason } from '../../storage/seasons/open-season.ts';
import { importSeason } from '../../storage/seasons/season-bundle.ts';
import { readFigures, readRowFigures } from '../../storage/tracks/track-figures.ts';
import { everyLibrary } from '../../testing/every-book.ts';
import { type FakeDisk, fakeDisk } from '../../testing/fake-disk.ts';
import { shippedVenues } from '../../testing/season/seasons.ts';

const KEPT = join(import.meta.dirname, '1.0.0');
const SAVES = '/saves';
const SEASON = '/saves/seasons/2026-two-cars';

let disk: FakeDisk;
beforeEach(() => {
  disk = fakeDisk();
});

const bytes = (name: string) => readFileSync(join(KEPT, name));
const text = (name: string) => bytes(name).toString();
const put = (name: string, file: string) => disk.files.set(file, bytes(name));

test('a save of 1.0.0 opens (chicane-race, version 5), with its chances (chicane-chances/1)', () => {
  put('race.save', '/saves/race.json');
  expect(readSave('/saves/race.json', everyLibrary, disk)).toMatchObject({
    ok: true,
    recovered: 'nothing',
  });
  put('race.chances', chancesFileOf('/saves/race.json'));
  expect(keptChances('/saves/race.json', 40, disk)).toHaveLength(1);
});

test('records and tries of days of 1.0.0 are read (chicane-records/1, chicane-day/1)', () => {
  put('records.jsonl', recordsFileOf(SAVES));
  expect(readRecords(SAVES, disk)).toMatchObject({ records: [{ name: 'Ada' }], unread: 0 });
  put('day.jsonl', dayFileOf(SAVES));
  expect(readDays(SAVES, disk)).toMatchObject({ entries: [{ lap: { plays: 16 } }], damaged: 0 });
});

test('a season of 1.0.0 opens: its plan (chicane-plan/1), ledger (chicane-ledger/1) and races', () => {
  put('season/plan.yaml', `${SEASON}/plan.yaml`);
  put('season/ledger.jsonl', `${SEASON}/ledger.jsonl`);
  for (const name of readdirSync(join(KEPT, 'season/races')))
    put(`season/races/${name}`, `${SEASON}/races/${name.replace('.save', '.json')}`);
  const opened = openSeason(SEASON, { venues: shippedVenues, disk });
  expect(opened.ok ? opened.store.season().lines.length : opened.sentence).toBe(3);
});

test('a season that 1.0.0 wrote as one file is read (chicane-season, version 1)', () => {
  put('two-cars.bundle', '/tmp/two-cars.season');
  const now = new Date('2027-01-02T03:04:05.000Z');
  expect(importSeason('/tmp/two-cars.season', SAVES, disk, now)).toMatchObject({ ok: true });
});

test('an almanac of 1.0.0 is read whole (chicane-almanac/1)', () => {
  put('almanac.jsonl', almanacFileOf(SAVES));
  const { almanac, unread } = readAlmanac(SAVES, disk);
  expect([almanac.length, unread]).toEqual([1, []]);
});

test.each(['monza.yaml', 'indianapolis.yaml'])(
  'the circuit %s of 1.0.0 is read (circuit/1)',
  name => {
    expect(readCircuit(text(name), name)).toMatchObject({ ok: true });
  },
);

test('figures of circuits of 1.0.0 are read (version 2, in rows version 1)', () => {
  const file = join(KEPT, 'figures.fixture');
  expect(readFigures(file).length).toBeGreaterThan(30);
  expect(readRowFigures(file).length).toBeGreaterThan(0);
});

test('the line protocol still greets with all that bots of 1.0.0 know (protocol 1)', () => {
  const main = join(import.meta.dirname, '../../main.ts');
  const flags = 'drive --track otterbrook --grid 2 --laps 1 --seed 7'.split(' ');
  const input = '{"type":"quit"}\n';
  const { stdout } = spawnSync(process.execPath, [main, ...flags], { input, encoding: 'utf8' });
  const [hello = ''] = stdout.split('\n');
  // The fingerprint is of a random salt.
  const { fingerprint: _, ...known } = JSON.parse(text('protocol.jsonl'));
  expect(JSON.parse(hello)).toMatchObject(known);
});
