import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { readAlmanac } from '../../storage/seasons/almanac-file.ts';
import { knownAlmanac } from '../../storage/seasons/known-almanac.ts';
import { fakeDisk } from '../../testing/fake-disk.ts';
import { driveOn, openedStore, startedSeason } from '../../testing/season/season-folders.ts';
import { programLibrary as library, settled, shippedVenues } from '../../testing/season/seasons.ts';
import { openSeasonRun } from './open-season-run.ts';

const wishes = { venues: shippedVenues };
const circuit = () => '';

it('the moment a season ends it stands in the almanac, and a ruling after its end renews it', () => {
  const disk = fakeDisk();
  const folder = startedSeason(disk);
  const store = openedStore(folder, disk);
  driveOn(store, 3, store.season().plan.calendar.length - 1);
  const run = openSeasonRun({ store, library, circuitText: circuit, disk });
  expect(readAlmanac('/saves', disk).almanac).toEqual([]);
  const [last] = run.due();
  if (last === undefined) throw new Error('a race is due');
  run.enter(settled(last, 3));
  const [ended] = readAlmanac('/saves', disk).almanac;
  expect(ended).toMatchObject({ id: basename(folder), lines: store.season().lines.length });
  const champion = ended?.drivers.find(({ place }) => place === 1);
  const driver = store.season().plan.entrants.find(({ name }) => name === champion?.name)?.id ?? '';
  const ruling = { kind: 'pointsOff', driver, points: 1000 } as const;
  run.enter({ kind: 'ruled', ruling, reason: 'a light car', by: 'Kim' });
  const [renewed] = readAlmanac('/saves', disk).almanac;
  expect(renewed?.champions).not.toContain(champion?.name);
  run.enter({ kind: 'ruled', ruling: { kind: 'backTo', line: 1 }, reason: 'again', by: 'Kim' });
  expect(readAlmanac('/saves', disk).almanac).toEqual([]);
});

it('a season that ends while the almanac cannot be written says so, loses nothing, and is added later', () => {
  const disk = fakeDisk();
  const folder = startedSeason(disk);
  const store = openedStore(folder, disk);
  driveOn(store, 3, store.season().plan.calendar.length - 1);
  const full = {
    ...disk,
    writeNew: (file: string, text: string) => {
      if (file.includes('almanac')) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      disk.writeNew(file, text);
    },
  };
  const run = openSeasonRun({ store, library, circuitText: circuit, disk: full });
  const [last] = run.due();
  if (last === undefined) throw new Error('a race is due');
  run.enter(settled(last, 3));
  expect(run.notice()).toMatch(/almanac\.jsonl cannot be written: /);
  expect(run.due()).toEqual([]);
  expect(openedStore(folder, disk).season().lines).toEqual(store.season().lines);
  expect(knownAlmanac('/saves', { ...wishes, disk }).almanac).toHaveLength(1);
});
