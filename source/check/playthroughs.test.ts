import { describe, expect, it } from 'vitest';
import { fileOf, listRecords, PLAYTHROUGHS, readRecord, recordText } from './playthroughs.ts';

describe('the recorded races (node source/check/playthroughs.ts --write records them anew)', () => {
  it.each(PLAYTHROUGHS)('$book on $track is told as it was', playthrough => {
    expect(recordText(playthrough)).toBe(readRecord(playthrough));
  });

  it('are all compared', () => {
    expect(listRecords()).toEqual(PLAYTHROUGHS.map(fileOf).sort());
  });
});
