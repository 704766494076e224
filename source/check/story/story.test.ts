// Every number of a story is that of the race, told a second time from its events.
import { expect, it } from 'vitest';
import { volume } from '../../testing/volume.ts';
import { drivenRace, TOLD_BOOKS } from './driven-races.ts';
import { checkStory } from './story-faults.ts';

it.each(TOLD_BOOKS)('the stories of races by %s have the numbers of the races', book => {
  const seeds = Array.from({ length: volume(6, 70) }, (_, seed) => seed + 1);
  const checks = seeds.map(seed => checkStory(drivenRace(book, seed, true)));
  expect(
    checks.flatMap(({ faults }, at) => faults.map(fault => `seed ${at + 1}: ${fault}`)),
  ).toEqual([]);
  const claims = checks.flatMap(one => Object.values(one.claims));
  expect(claims.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(20 * seeds.length);
});
