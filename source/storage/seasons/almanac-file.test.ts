import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { fakeDisk } from '../../testing/fake-disk.ts';
import { driveOn, openedStore, startedSeason } from '../../testing/season/season-folders.ts';
import { shippedVenues } from '../../testing/season/seasons.ts';
import { almanacFileOf, readAlmanac } from './almanac-file.ts';
import { knownAlmanac } from './known-almanac.ts';

function finished() {
  const disk = fakeDisk();
  const folder = startedSeason(disk);
  const store = openedStore(folder, disk);
  driveOn(store, 3);
  return { disk, folder };
}

const wishes = { venues: shippedVenues };

it('a finished season is added to the almanac once, and read back as it was', () => {
  const { disk, folder } = finished();
  const first = knownAlmanac('/saves', { ...wishes, disk });
  expect(first.notices).toEqual([]);
  expect(first.almanac.map(({ id }) => id)).toEqual([basename(folder)]);
  expect(readAlmanac('/saves', disk)).toEqual({ almanac: first.almanac, unread: [] });
  expect(knownAlmanac('/saves', { ...wishes, disk }).almanac).toEqual(first.almanac);
});

it('a season under way is not in it', () => {
  const disk = fakeDisk();
  startedSeason(disk);
  expect(knownAlmanac('/saves', { ...wishes, disk })).toEqual({ almanac: [], notices: [] });
});

it('a damaged line is told, and made anew from the folders', () => {
  const { disk } = finished();
  const { almanac } = knownAlmanac('/saves', { ...wishes, disk });
  disk.append(almanacFileOf('/saves'), '{"format":"chicane-almanac/2"}\n');
  const told = knownAlmanac('/saves', { ...wishes, disk });
  expect(told.almanac).toEqual(almanac);
  expect(told.notices.join()).toContain('1 line of');
  const anew = knownAlmanac('/saves', { ...wishes, disk, rebuild: true });
  expect(anew).toEqual({ almanac, notices: [] });
  expect(readAlmanac('/saves', disk).unread).toEqual([]);
});

it('a line of a newer program stays when a season is added', () => {
  const { disk } = finished();
  const strange = '{"format":"chicane-almanac/2"}';
  disk.write(almanacFileOf('/saves'), `${strange}\n`);
  expect(knownAlmanac('/saves', { ...wishes, disk }).almanac).toHaveLength(1);
  expect(readAlmanac('/saves', disk)).toMatchObject({ unread: [strange] });
});
