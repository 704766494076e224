import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type LoadedSave, readSave } from '../storage/saves/read-save.ts';
import { everyLibrary } from '../testing/every-book.ts';
import { fakeDisk } from '../testing/fake-disk.ts';
import { replayOf, savedRace } from '../testing/saved-race.ts';
import { openReplay } from './replay.ts';

function fixture(name: string): LoadedSave {
  const disk = fakeDisk();
  const bytes = readFileSync(join(import.meta.dirname, '../storage/fixtures', name));
  disk.files.set('/saves/old.json', bytes);
  const save = readSave('/saves/old.json', everyLibrary, disk);
  if (!save.ok) throw new Error(save.sentence);
  return save;
}

function problemOf(save: LoadedSave): string {
  const replay = openReplay(save);
  return 'problem' in replay ? replay.problem : '';
}

describe('a replay', () => {
  test('begins on the grid, or with a round', () => {
    const save = savedRace('masters-2005');
    expect(replayOf(save).playback.answered()).toBe(0);
    const later = replayOf(save, { round: 2 });
    expect(later.playback.race().round).toBe(2);
    expect(later.rounds).toBe(save.race.round);
    expect(later.finished).toBe(true);
  });

  test('knows the drivers as they raced', () => {
    const { seats } = replayOf(savedRace('masters-2005'));
    expect(seats.map(({ driver }) => driver.kind)).toEqual(['human', 'cpu', 'human', 'cpu']);
  });

  test('of a race that was left ends where the record does', () => {
    const replay = replayOf(savedRace('championship', 20));
    expect(replay.finished).toBe(false);
    replay.playback.seek({ round: 999 });
    expect(replay.playback.answered()).toBe(20);
  });

  test.each(['v1/snapshot.save', 'v1/masters-2005-late.save', 'v2/bga-advanced.save'])(
    'of an older save is played to where it stands: %s',
    name => {
      const save = fixture(name);
      const { playback } = replayOf(save);
      playback.seek({ answered: save.record.answers.length });
      expect(playback.race()).toEqual(save.race);
    },
  );

  test('of a weekend waits for the trials', () => {
    expect(problemOf(fixture('v3/weekend.save'))).toBe(
      'old.json has no race to replay yet: its timed trials are still under way.',
    );
  });

  test('of another edition of the rules is not shown', () => {
    const save = savedRace('masters-2005', 10);
    const { book } = save.record;
    const older = { ...save, record: { ...save.record, book: { ...book, edition: 1 } } };
    expect(problemOf(older)).toMatch(/was raced under edition 1 of its rules, now \d+: it cannot/);
  });

  test('of a record whose first answers are refused says so', () => {
    const save = savedRace('sealed-bids');
    const [first, ...others] = save.record.answers;
    if (first === undefined) throw new Error('it has answers');
    const answers = [{ ...first, choice: { kind: 'bid', coins: 99 } }, ...others];
    const replay = openReplay({ ...save, record: { ...save.record, answers } }, { round: 3 });
    expect('problem' in replay && replay.problem).toMatch(/cannot be replayed: .*\.$/);
  });
});
