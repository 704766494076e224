import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Plan } from '../../season/plan/plan.ts';
import { playOne } from '../../testing/bids/bid-session.ts';
import { sessionOf } from '../../testing/every-book.ts';
import { fakeDisk } from '../../testing/fake-disk.ts';
import { driveOn, openedStore, startedSeason } from '../../testing/season/season-folders.ts';
import { crew, trialOf } from '../../testing/season/seasons.ts';
import { listSeasons } from './list-seasons.ts';
import { ledgerFileOf } from './season-files.ts';

const PEOPLE: Partial<Plan> = {
  entrants: [...crew(2), { id: 'ada', name: 'Ada' }, { id: 'ben', name: 'Ben' }],
};
const TRIALS: Partial<Plan> = {
  ...PEOPLE,
  name: 'Cup of trials',
  grid: 'trials',
  trials: { sessions: 1, hand: 'guided', void: 'last' },
};

describe('the list of seasons', () => {
  it('has none where there is no folder', () => {
    expect(listSeasons('/saves', fakeDisk())).toEqual([]);
  });

  it('tells how far each is, the last changed first', () => {
    let clock = 0;
    const disk = fakeDisk(() => (clock += 1000));
    const first = startedSeason(disk, PEOPLE);
    startedSeason(disk, TRIALS);
    driveOn(openedStore(first, disk), 3, 1);
    const [one, other] = listSeasons('/saves', disk);
    expect(one).toMatchObject({
      name: 'Ardennes Cup',
      progress: {
        weekends: 3,
        done: 1,
        weekend: { id: 'spa', track: 'spa' },
        phase: 'races',
        entrants: 4,
        people: ['Ada', 'Ben'],
      },
    });
    expect(other).toMatchObject({
      name: 'Cup of trials',
      progress: { done: 0, phase: 'trials', waiting: ['Ada', 'Ben', 'AAA', 'BBB'] },
    });
  });

  it('tells who is left to drive a trial', () => {
    const disk = fakeDisk();
    const store = openedStore(startedSeason(disk, TRIALS), disk);
    const trial = {
      kind: 'trialDriven',
      weekend: 'monza',
      session: 0,
      trial: trialOf(18),
    } as const;
    store.enter({ ...trial, driver: 'ada' });
    store.enter({ kind: 'absent', driver: 'aaa', weekend: 'monza' });
    expect(listSeasons('/saves', disk)[0]?.progress?.waiting).toEqual(['Ben', 'BBB']);
  });

  it('tells whose turn it is in a race that has begun, and no more of it when it is over', () => {
    const disk = fakeDisk();
    const store = openedStore(startedSeason(disk, PEOPLE), disk);
    const file = store.raceFile('monza', 1, 1);
    const slot = { file, lock: undefined, keepsPrevious: true };
    const session = sessionOf('masters-2005', { folder: '', disk, slot: () => slot });
    for (let answered = 0; answered < 8; answered++) playOne(session);
    session.close();
    const [season] = listSeasons('/saves', disk);
    expect(season?.progress?.tables).toMatchObject([{ table: 1, file, race: { finished: false } }]);
    driveOn(store, 3, 1);
    expect(listSeasons('/saves', disk)[0]?.progress?.tables).toEqual([]);
  });

  it('tells that a season is over', () => {
    const disk = fakeDisk();
    driveOn(openedStore(startedSeason(disk), disk), 3);
    expect(listSeasons('/saves', disk)[0]?.progress).toMatchObject({ done: 3, phase: 'over' });
  });

  it('names what cannot be opened', () => {
    const disk = fakeDisk();
    const folder = startedSeason(disk);
    disk.files.set(ledgerFileOf(folder), new TextEncoder().encode('rubbish\n'));
    disk.files.set(join(folder, 'report/x.md'), new Uint8Array());
    expect(listSeasons('/saves', disk)).toMatchObject([
      { name: '2026-ardennes-cup', problem: expect.stringMatching(/^Line 1 of the ledger/) },
    ]);
  });
});
