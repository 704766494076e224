// Saves and small files made to exhaust time, memory or the stack.
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bidLibrary, bidSession, playOne } from '../../testing/bids/bid-session.ts';
import { fakeDisk } from '../../testing/fake-disk.ts';
import { freshFolder } from '../../testing/fresh-folder.ts';
import { readUpTo } from '../disk.ts';
import { lockOf, takeLock } from '../lock.ts';
import { readFigures } from '../tracks/track-figures.ts';
import { glanceTracks, loadTrack } from '../tracks/track-library.ts';
import { listSaves } from './list-saves.ts';
import { readSave } from './read-save.ts';
import { joinSave, type SaveParts, splitSave } from './save-text.ts';

const now = () => new Date(2026, 10, 21, 14, 32);
const DEEP = `${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}`;

/** Returns a disk with one save whose parts `craft` has changed and whose checksums fit again. */
function crafted(craft: (parts: SaveParts) => SaveParts) {
  const disk = fakeDisk();
  const session = bidSession({ saving: { folder: '/saves', disk, now } });
  playOne(session);
  session.close();
  const file = session.file ?? '';
  const split = splitSave(disk.read(file));
  if (split.kind !== 'whole') throw new Error('it is whole');
  disk.files.clear();
  disk.write(file, joinSave(craft(split.parts)));
  return { disk, file };
}

describe('a save that nests two million levels deep', () => {
  test('in its record is damaged, and the sentence says why', () => {
    const { disk, file } = crafted(({ race, events, record }) => {
      return { race, events, record: record.replace('"options":{}', `"options":${DEEP}`) };
    });
    const sentence =
      /^2026-11-21-1432-table\.json is damaged \(its record nests deeper than 64 levels from line 1, column \d+ on\)/;
    const save = readSave(file, bidLibrary, disk);
    expect(save.ok ? '' : save.sentence).toMatch(sentence);
    expect(listSaves('/saves', disk)[0]?.problem).toMatch(sentence);
  });

  test.each(['race', 'events'] as const)('in its %s is rebuilt from its answers', part => {
    const { disk, file } = crafted(parts => ({ ...parts, [part]: DEEP }));
    expect(readSave(file, bidLibrary, disk)).toMatchObject({ ok: true, recovered: 'rebuilt' });
    expect(listSaves('/saves', disk)[0]?.race?.answers).toBe(1);
  });
});

test('a lock that nests two million levels deep names nobody', () => {
  const disk = fakeDisk(() => 0);
  disk.write(lockOf('/saves/a.json'), DEEP);
  expect(takeLock('/saves/a.json', disk, now()).ok).toBe(true);
});

test('figures that nest two million levels deep, or are too many, are measured again', () => {
  const folder = freshFolder();
  for (const text of [DEEP, `{"version":1,"circuits":[${' '.repeat(2_000_000)}]}`]) {
    const file = join(folder, 'figures.json');
    writeFileSync(file, text);
    expect(readFigures(file)).toEqual([]);
  }
});

test('a circuit file without end is listed under its id, and refused in a sentence when it is loaded', () => {
  const folder = freshFolder();
  symlinkSync('/dev/zero', join(folder, 'endless.yaml'));
  writeFileSync(join(folder, 'deep.yaml'), `name: ${DEEP}\n`);
  expect(glanceTracks(folder).map(({ name }) => name)).toEqual(['deep', 'endless']);
  const problemWith = (id: string) => {
    const loaded = loadTrack(folder, id);
    return loaded.ok ? '' : loaded.problem;
  };
  expect(problemWith('endless')).toMatch(/ cannot be read: it is not a file\.$/);
  expect(problemWith('deep')).toMatch(/ cannot be read: it is longer than 800000 bytes\.$/);
});

test('of a file no more is read than asked for', () => {
  const file = join(freshFolder(), 'file');
  writeFileSync(file, 'é'.repeat(100_000));
  expect(readUpTo(file, 200_000).toString()).toBe('é'.repeat(100_000));
  expect(() => readUpTo(file, 199_999)).toThrow('it is longer than 199999 bytes');
});
