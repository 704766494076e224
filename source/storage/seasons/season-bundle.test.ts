import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { type FakeDisk, fakeDisk } from '../../testing/fake-disk.ts';
import { driveOn, openedStore, startedSeason } from '../../testing/season/season-folders.ts';
import { volume } from '../../testing/volume.ts';
import { packPart } from '../saves/packed-part.ts';
import { exportSeason, importSeason } from './season-bundle.ts';

const FILE = '/tmp/ardennes.season';
const now = new Date('2027-01-02T03:04:05.000Z');

function sent(): { readonly disk: FakeDisk; readonly folder: string } {
  const disk = fakeDisk();
  const folder = startedSeason(disk);
  driveOn(openedStore(folder, disk), 3, 2);
  disk.files.set(`${folder}/races/01-monza-table1.json`, new TextEncoder().encode('a save é'));
  disk.files.set(`${folder}/races/01-monza-table1.json.bak`, new TextEncoder().encode('older'));
  disk.files.set(`${folder}/report/standings.md`, new TextEncoder().encode('# Standings'));
  expect(exportSeason(folder, FILE, disk)).toEqual({ ok: true, file: FILE, races: 1 });
  return { disk, folder };
}

function received(bytes: Uint8Array | undefined): { told: string; disk: FakeDisk } {
  const disk = fakeDisk();
  if (bytes !== undefined) disk.files.set(FILE, bytes);
  const got = importSeason(FILE, '/other', disk, now);
  return { disk, told: got.ok ? got.file : got.sentence };
}

describe('a season as one file', () => {
  it('goes on elsewhere: plan, ledger and races are the same', () => {
    const { disk, folder } = sent();
    const { told, disk: there } = received(disk.files.get(FILE));
    expect(told).toBe('/other/seasons/2026-ardennes-cup');
    for (const name of ['plan.yaml', 'ledger.jsonl', 'races/01-monza-table1.json']) {
      expect(there.files.get(`${told}/${name}`)).toEqual(disk.files.get(`${folder}/${name}`));
    }
    expect([...there.files.keys()].some(file => /bak|report/.test(file))).toBe(false);
    driveOn(openedStore(told, there), 3);
    expect(openedStore(told, there).season().lines).toHaveLength(4);
  });

  it('is written over nothing', () => {
    const { disk, folder } = sent();
    expect(exportSeason(folder, FILE, disk)).toEqual({
      ok: false,
      sentence: 'ardennes.season is there already; choose another name.',
    });
    disk.files.set('/other/seasons/2026-ardennes-cup/ledger.jsonl', new TextEncoder().encode('x'));
    const again = importSeason(FILE, '/other', disk, now);
    expect(again).toMatchObject({ ok: true, file: '/other/seasons/2027-ardennes-cup' });
  });

  it('that is there already is recognised by the first line of its ledger', () => {
    const { disk, folder } = sent();
    const told = () => {
      const got = importSeason(FILE, '/saves', disk, now);
      return got.ok ? got.file : got.sentence;
    };
    const have = 'ardennes.season is a season that you have as 2026-ardennes-cup';
    expect(told()).toBe(`${have}: both have 3 lines.`);
    const ledger = `${folder}/ledger.jsonl`;
    const before = disk.files.get(ledger) ?? new Uint8Array();
    openedStore(folder, disk).enter({ kind: 'withdrawn', driver: 'aaa', weekend: 'monaco' });
    expect(told()).toBe(`${have}: yours is longer, 4 lines against the 3 of this.`);
    const [first = '', second = ''] = new TextDecoder().decode(before).split('\n');
    disk.files.set(ledger, new TextEncoder().encode(`${first}\n`));
    expect(told()).toBe(
      `${have}: this is longer, 3 lines against the 1 of yours. Move your folder away to take this one.`,
    );
    disk.files.set(ledger, new TextEncoder().encode(`${first}\n${second} \n`));
    expect(told()).toMatch(/the two differ from line 2 of their ledgers on\./);
  });

  it.each([
    ['missing', undefined, 'ardennes.season cannot be read: it does not exist.'],
    ['something else', 'hello', 'ardennes.season is no season of Chicane.'],
    [
      'of a newer program',
      '"version":2',
      'ardennes.season was written by a newer Chicane. Update the program to read it.',
    ],
    ['with another checksum', '"checksum":"0', 'ardennes.season is damaged. Ask for it again.'],
  ])('that is %s is refused', (_what, change, sentence) => {
    const text = new TextDecoder().decode(sent().disk.files.get(FILE));
    const changed =
      change === 'hello' || change === undefined
        ? change
        : text.replace(change.includes('version') ? '"version":1' : /"checksum":"./, change);
    expect(
      received(changed === undefined ? undefined : new TextEncoder().encode(changed)).told,
    ).toBe(sentence);
  });

  it.each(['../../evil.json', 'races/../../evil.json', '/etc/passwd', 'races/x.sh'])(
    'writes no %s',
    name => {
      const { disk } = sent();
      const body = packPart(JSON.stringify({ folder: '2026-evil', files: { [name]: 'evil' } }));
      disk.files.set(FILE, new TextEncoder().encode(bundleOf(body)));
      const got = importSeason(FILE, '/other', disk, now);
      expect(got.ok ? '' : got.sentence).toMatch(
        /^ardennes.season holds a file that belongs to no/,
      );
      expect([...disk.files.keys()].filter(file => file.includes('evil'))).toEqual([]);
    },
  );

  test('whatever byte of it is changed is told, and leaves nothing behind', () => {
    const bytes = sent().disk.files.get(FILE) ?? new Uint8Array();
    for (let at = 0; at < bytes.length; at += volume(37, 1)) {
      const flipped = bytes.slice();
      flipped[at] = (flipped[at] ?? 0) ^ (1 << (at % 8));
      const { told, disk } = received(flipped);
      // The closing brace and the last line feed say nothing.
      if (at >= bytes.length - 2) continue;
      expect(told).toMatch(/^ardennes.season (is|was)/);
      expect([...disk.files.keys()]).toEqual([FILE]);
    }
  });

  test('a disk that fails at any call leaves a whole season, or none', () => {
    const bytes = sent().disk.files.get(FILE) ?? new Uint8Array();
    for (let at = 1; at < 12; at++) {
      const disk = fakeDisk();
      disk.files.set(FILE, bytes);
      disk.fail({ at, lasts: 'once', when: 'half', code: 'ENOSPC' });
      const got = importSeason(FILE, '/other', disk, now);
      disk.fail(undefined);
      const ledger = '/other/seasons/2026-ardennes-cup/ledger.jsonl';
      if (got.ok) expect(openedStore(got.file, disk).season().lines).toHaveLength(3);
      else expect(disk.files.has(ledger)).toBe(false);
    }
  });
});

function bundleOf(body: string): string {
  const checksum = createHash('sha256').update(`chicane-season/1\n${body}`).digest('hex');
  return `{"format":"chicane-season","version":1,"checksum":"${checksum}",\n"files":${body}}\n`;
}
