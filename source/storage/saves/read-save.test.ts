import { describe, expect, test } from 'vitest';
import { bidLibrary, bidSession, playOne } from '../../testing/bids/bid-session.ts';
import { bidTable, sealedBids } from '../../testing/bids/sealed-bids.ts';
import { fakeDisk } from '../../testing/fake-disk.ts';
import type { Library } from '../library.ts';
import { readSave } from './read-save.ts';
import { SAVE_VERSION } from './save-file.ts';
import { joinSave, splitSave } from './save-text.ts';

const FILE = '/saves/race.json';

/** Returns a save after four answers, changed by `edit` and with checksums that fit again. */
function edited(edit: (record: string) => string, version = SAVE_VERSION) {
  const disk = fakeDisk();
  const session = bidSession({ saving: { folder: '/saves', disk } });
  for (let count = 0; count < 4; count++) playOne(session, count);
  session.close();
  const split = splitSave(disk.read(session.file ?? ''));
  if (split.kind !== 'whole') throw new Error('it is whole');
  disk.write(FILE, joinSave({ ...split.parts, record: edit(split.parts.record) }, version));
  return disk;
}

function read(disk = edited(record => record), library: Library = bidLibrary) {
  return readSave(FILE, library, disk);
}

describe('loading', () => {
  test('a save needs no other file: the circuit is in it', () => {
    const save = read();
    expect(save).toMatchObject({ ok: true, recovered: 'nothing', notices: [] });
    expect(save.ok && save.board).toBe(bidTable);
  });

  test.each([
    [
      'a save of a newer program',
      edited(record => record, SAVE_VERSION + 1),
      /saved by a newer Chicane \(save version 6\)\. Update/,
    ],
    [
      'rules nobody knows',
      edited(record => record.replaceAll('sealed-bids', 'open-bids')),
      /rule book “open-bids”, which this Chicane does not have/,
    ],
    [
      'a circuit that cannot be read',
      edited(record => record.replace('circuit: table', 'circuit: chair')),
      /circuit table inside race\.json cannot be used: it is not the table\.$/,
    ],
    [
      'a record of another shape',
      edited(record => record.replace('"laps":3', '"laps":"many"')),
      /damaged \(setup\.laps: /,
    ],
    [
      'a driver too few',
      edited(record => record.replace('{"name":"Ada","kind":"human"},', '')),
      /damaged \(drivers: not one driver for each seat\)/,
    ],
  ])('%s is refused with a sentence', (_what, disk, sentence) => {
    const save = read(disk);
    expect(save.ok ? 'it was read' : save.sentence).toMatch(sentence);
  });

  test('another file and a missing one are named', () => {
    const disk = fakeDisk();
    disk.write(FILE, 'Dear diary');
    expect(read(disk)).toMatchObject({ sentence: 'race.json is not a saved race.' });
    expect(read(fakeDisk())).toMatchObject({
      sentence: 'There is no save called race.json in /saves.',
    });
    disk.write(FILE, '');
    expect(read(disk)).toMatchObject({ sentence: expect.stringContaining('the file is empty') });
  });

  test('a race of an older edition goes on from its state, and the player is told', () => {
    const library: Library = {
      ...bidLibrary,
      bookOf: () => ({ ...sealedBids, edition: 2 }) as unknown as ReturnType<Library['bookOf']>,
    };
    const save = read(undefined, library);
    expect(save.ok && save.notices).toEqual([
      'The race began under edition 1 of its rules and continues under edition 2. It cannot be replayed from its first answers.',
    ]);
  });

  test('a race whose circuit is read differently now goes on, and the player is told', () => {
    const library: Library = {
      ...bidLibrary,
      boardOf: () => ({ ok: true, board: { ...bidTable, hash: 'fedcba9876543210' } }),
    };
    const save = read(undefined, library);
    expect(save.ok && save.notices).toEqual([
      'The circuit is read differently by this Chicane than when the race began.',
    ]);
  });
});
