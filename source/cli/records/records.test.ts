import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { realDisk } from '../../storage/disk.ts';
import { keepRecord, recordsFileOf } from '../../storage/records/records-file.ts';
import { freshFolder } from '../../testing/fresh-folder.ts';
import { runWords } from '../../testing/run-words.ts';

const LAP = {
  kind: 'timedLap',
  laps: 1,
  name: 'Ada',
  plays: 12,
  timeMs: 40_120,
  track: 'monza',
  hash: 'abc',
  book: 'masters-2005',
  date: '2026-11-22',
} as const;

let folder = '';
beforeEach(() => {
  folder = freshFolder();
  vi.stubEnv('CHICANE_SETTINGS', join(folder, 'settings'));
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const said = (...words: string[]) => runWords('records', ...words, '--saves', folder);

test('records says that there are none', async () => {
  expect(await said()).toMatchObject({
    exitCode: 0,
    out: expect.stringMatching(/^No records yet/),
  });
});

test('records lists them by circuit, with rolls, time, driver, day and rules', async () => {
  keepRecord(folder, realDisk, LAP);
  keepRecord(folder, realDisk, {
    ...LAP,
    kind: 'race',
    laps: 3,
    plays: 44,
    track: 'imola',
    name: 'Ben',
  });
  const { out, err } = await said();
  expect(err).toBe('');
  const [head = '', imola = '', monza = ''] = out.split('\n');
  expect(head).toMatch(/^circuit +record +rolls +time +driver +date +rules/);
  expect(imola).toMatch(/^Imola +race, 3 laps +44 .*Ben +2026-11-22/);
  expect(monza).toMatch(/^Monza +timed lap +12 +0'40"12 +Ada +2026-11-22 +Masters/);
});

test('records of one circuit, as JSON, have every field', async () => {
  keepRecord(folder, realDisk, LAP);
  keepRecord(folder, realDisk, { ...LAP, track: 'imola' });
  const { out } = await said('--track', 'monza', '--json');
  expect(JSON.parse(out)).toEqual([LAP]);
});

test('records of one book and one kind leave the others out', async () => {
  keepRecord(folder, realDisk, LAP);
  keepRecord(folder, realDisk, { ...LAP, book: 'trant' });
  keepRecord(folder, realDisk, { ...LAP, kind: 'race', laps: 2 });
  const { out } = await said('--rules', 'masters-2005', '--kind', 'timedLap', '--json');
  expect(JSON.parse(out)).toEqual([LAP]);
  const unknown = await said('--kind', 'nap');
  expect(unknown.exitCode).toBe(2);
  expect(unknown.err).toContain('timedLap');
});

test('records tells of lines that cannot be read, and of a circuit that there is not', async () => {
  keepRecord(folder, realDisk, LAP);
  appendFileSync(recordsFileOf(folder), 'scribble\n');
  const { out, err } = await said();
  expect(out).toContain('Monza');
  expect(err).toBe('One line of records.jsonl cannot be read; the records in them do not count.\n');
  const unknown = await said('--track', 'atlantis');
  expect(unknown.exitCode).toBe(1);
  expect(unknown.err).toMatch(/There is no circuit "atlantis"; `chicane tracks list`/);
});
