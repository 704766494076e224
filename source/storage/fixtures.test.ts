// Example saves of every version of the format are kept for good: each must load and play to its end.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { playOut } from '../testing/bids/bid-session.ts';
import { bookIds, everyLibrary, resumed } from '../testing/every-book.ts';
import { fakeDisk } from '../testing/fake-disk.ts';
import { readSave } from './saves/read-save.ts';
import { SAVE_VERSION } from './saves/save-file.ts';
import { splitSave } from './saves/save-text.ts';

const folder = join(import.meta.dirname, 'fixtures');
const versions = readdirSync(folder).sort();
const fixtures = versions.flatMap(version =>
  readdirSync(join(folder, version)).map(name => ({ version, name })),
);

describe('saves of every version', () => {
  test('there is one of every version, and of every book, a weekend, answers taken back and a car that changed hands one of the present version', () => {
    expect(versions).toEqual(Array.from({ length: SAVE_VERSION }, (_, index) => `v${index + 1}`));
    const present = fixtures.filter(({ version }) => version === `v${SAVE_VERSION}`);
    const wanted = [...bookIds, 'weekend', 'changed-answers', 'changed-hands'].map(
      id => `${id}.save`,
    );
    expect(present.map(({ name }) => name).sort()).toEqual(wanted.sort());
  });

  test('an answer on advice that was taken back is written in version 4, which older programs refuse by name', () => {
    const bytes = readFileSync(join(folder, 'v4', 'changed-answers.save'));
    const save = splitSave(bytes);
    expect(save).toMatchObject({ kind: 'whole', version: 4 });
    const { answers } = JSON.parse(save.kind === 'whole' ? save.parts.record : '{}');
    expect(answers.at(-2)).toMatchObject({ heard: true });
    expect(answers.at(-1)).toMatchObject({ choice: { kind: 'takeBack' } });
  });

  test('a car that changed hands is written in version 5, with who drove it and who drives now', () => {
    const save = splitSave(readFileSync(join(folder, 'v5', 'changed-hands.save')));
    expect(save).toMatchObject({ kind: 'whole', version: 5 });
    const { handOvers, drivers } = JSON.parse(save.kind === 'whole' ? save.parts.record : '{}');
    expect(handOvers).toMatchObject([
      { seat: 0, from: { kind: 'human' }, to: { kind: 'cpu', level: 'club' } },
      { seat: 0, from: { kind: 'cpu' }, to: { name: 'Eva', kind: 'human' } },
    ]);
    expect(drivers[0]).toEqual({ name: 'Eva', kind: 'human' });
  });

  test.each(fixtures)('$version/$name is of that version, loads, and plays to its end', fixture => {
    const bytes = readFileSync(join(folder, fixture.version, fixture.name));
    expect(splitSave(bytes)).toMatchObject({
      kind: 'whole',
      version: Number(fixture.version.slice(1)),
    });
    const disk = fakeDisk();
    disk.files.set('/saves/old.json', bytes);
    const save = readSave('/saves/old.json', everyLibrary, disk);
    if (!save.ok) throw new Error(save.sentence);
    expect(save.recovered).toBe('nothing');
    const session = resumed('/saves/old.json', disk);
    playOut(session);
    session.close();
    const end = readSave('/saves/old.json', everyLibrary, disk);
    expect(end.ok && end.race.agenda).toEqual([]);
  });
});
