import { expect, it } from 'vitest';
import { fakeDisk } from '../../testing/fake-disk.ts';
import { chancesFileOf, keepChances, keptChances } from './chances-file.ts';

const SAVE = '/saves/2026-11-21-1432-monza.json';
const POINTS = [
  { round: 1, answered: 0, races: 12, wins: [4, 8] },
  { round: 2, answered: 9, races: 11, wins: [1, 10] },
];

it('chances are read as they were kept, beside the save', () => {
  const disk = fakeDisk();
  disk.makeFolder('/saves');
  keepChances(SAVE, 40, POINTS, disk);
  expect(disk.list('/saves')).toEqual(['2026-11-21-1432-monza.chances']);
  expect(keptChances(SAVE, 40, disk)).toEqual(POINTS);
});

it.each([
  ['of a race with other answers', (text: string) => text.replace('"answers":40', '"answers":41')],
  ['that were cut', (text: string) => text.slice(0, -20)],
  ['of another format', (text: string) => text.replace('chances/1', 'chances/2')],
  ['with something else', (text: string) => text.replace('"races":12', '"races":-1')],
])('chances %s are not read', (_, change) => {
  const disk = fakeDisk();
  disk.makeFolder('/saves');
  keepChances(SAVE, 40, POINTS, disk);
  const file = chancesFileOf(SAVE);
  const text = new TextDecoder().decode(disk.read(file));
  disk.remove(file);
  disk.writeNew(file, change(text));
  expect(keptChances(SAVE, 40, disk)).toBeUndefined();
});

it('no chances are read where none were kept, and none are kept where nothing can be written', () => {
  const disk = fakeDisk();
  expect(keptChances(SAVE, 40, disk)).toBeUndefined();
  const broken = {
    ...disk,
    writeNew: () => {
      throw new Error('full');
    },
  };
  expect(() => keepChances(SAVE, 40, POINTS, broken)).not.toThrow();
});
