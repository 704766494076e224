import { describe, expect, test } from 'vitest';
import { bidSession, playOne, playOut } from '../../testing/bids/bid-session.ts';
import { fakeDisk } from '../../testing/fake-disk.ts';
import { lastUnfinished, listSaves, newestUnfinished } from './list-saves.ts';

function folderOfThree() {
  let minute = 0;
  const disk = fakeDisk(() => minute * 60_000);
  const now = () => new Date(2026, 10, 21, 14, minute);
  const saving = { folder: '/saves', disk, now };
  const files = [1, 2, 3].map(count => {
    minute += 1;
    const session = bidSession({ saving });
    if (count === 3) playOut(session);
    else for (let turn = 0; turn < count; turn++) playOne(session);
    session.close();
    return session.file ?? '';
  });
  return { disk, files };
}

describe('the list of saves', () => {
  test('has the newest first, with circuit, laps, who drives, and how far it is', () => {
    const { disk, files } = folderOfThree();
    const list = listSaves('/saves', disk);
    expect(list.map(save => save.file)).toEqual([...files].reverse());
    expect(list[1]).toEqual({
      file: files[1],
      savedAt: new Date(2026, 10, 21, 14, 2).getTime(),
      race: {
        book: 'sealed-bids',
        track: 'table',
        laps: 3,
        drivers: [
          { name: 'Ada', kind: 'human' },
          { name: 'Ben', kind: 'human' },
          { name: 'Cleo', kind: 'cpu' },
        ],
        round: 1,
        answers: 2,
        turn: 'Ben',
        finished: false,
        qualifying: false,
      },
    });
    expect(list[0]?.race?.finished).toBe(true);
  });

  test('names the newest race that can go on', () => {
    const { disk, files } = folderOfThree();
    expect(newestUnfinished(listSaves('/saves', disk))?.file).toBe(files[1]);
    expect(newestUnfinished([])).toBeUndefined();
  });

  test('offers the race that was just left, else the one written last, and opens few to find it', () => {
    const { disk, files } = folderOfThree();
    const opened: string[] = [];
    const read = (file: string) => {
      opened.push(file);
      return disk.read(file);
    };
    expect(lastUnfinished('/saves', undefined, disk)?.file).toBe(files[1]);
    expect(lastUnfinished('/saves', files[0], disk)?.file).toBe(files[0]);
    expect(lastUnfinished('/saves', files[2], disk)?.file).toBe(files[1]);
    expect(lastUnfinished('/nowhere', undefined, fakeDisk())).toBeUndefined();
    const finished = disk.read(files[2] ?? '');
    for (let copy = 0; copy < 50; copy++) disk.write(`/saves/copy-${copy}.json`, String(finished));
    expect(lastUnfinished('/saves', undefined, { ...disk, read })).toBeUndefined();
    expect(opened.length).toBeLessThan(20);
  });

  test('is empty where there is no folder or no save', () => {
    const disk = fakeDisk();
    disk.write('/saves/README.md', 'about saves');
    disk.write('/saves/race.json.lock', '{}');
    expect(listSaves('/saves', disk)).toEqual([]);
    const missing = {
      ...disk,
      list: () => {
        throw Object.assign(new Error(), { code: 'ENOENT' });
      },
    };
    expect(listSaves('/nowhere', missing)).toEqual([]);
  });

  test('says what is wrong with a save, and lists it all the same', () => {
    const { disk, files } = folderOfThree();
    const [first = '', second = '', third = ''] = files;
    disk.files.set(first, new TextEncoder().encode('{"format":"chicane-race"'));
    disk.files.set(second, (disk.files.get(second) ?? new Uint8Array()).slice(0, -9));
    disk.files.set(third, new TextEncoder().encode('shopping list'));
    disk.remove(`${third}.bak`);
    const problems = new Map(listSaves('/saves', disk).map(save => [save.file, save.problem]));
    expect(problems.get(first)).toBe(
      'The last save is damaged; the race continues from the save before it.',
    );
    expect(problems.get(second)).toBe('The save is damaged; the race can be rebuilt.');
    expect(problems.get(third)).toMatch(/ is not a saved race\.$/);
  });

  test('finds a race of which only the previous save is left', () => {
    const { disk, files } = folderOfThree();
    disk.remove(files[1] ?? '');
    const found = listSaves('/saves', disk).find(save => save.file === files[1]);
    expect(found?.race?.answers).toBe(1);
    expect(found?.problem).toContain('the save before it');
  });
});
