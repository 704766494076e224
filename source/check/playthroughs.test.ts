import { describe, expect, it } from 'vitest';
import { allBooks } from '../rules/games.ts';
import { fileOf, listRecords, PLAYTHROUGHS, readRecord, recordText } from './playthroughs.ts';

describe('the recorded races (node source/check/playthroughs.ts --write records them anew)', () => {
  it.each(PLAYTHROUGHS)('$book on $track is told as it was', playthrough => {
    expect(recordText(playthrough)).toBe(readRecord(playthrough));
  });

  it('cover every book', () => {
    const recorded = new Set(PLAYTHROUGHS.map(one => one.book));
    expect([...recorded].sort()).toEqual(
      allBooks()
        .filter(book => book.family !== 'test')
        .map(book => book.id)
        .sort(),
    );
  });

  it('are all compared', () => {
    expect(listRecords()).toEqual(PLAYTHROUGHS.map(fileOf).sort());
  });
});
