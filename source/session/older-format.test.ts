// Races of the present editions that an older version of the format wrote: they are the races that their answers lead to.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { verify } from '../replay/verify.ts';
import { readSave } from '../storage/saves/read-save.ts';
import { playOut } from '../testing/bids/bid-session.ts';
import { everyLibrary, resumed } from '../testing/every-book.ts';
import { fakeDisk } from '../testing/fake-disk.ts';

const FILE = '/saves/old.json';
// A wreck, a stop under way and points moved about; and a race that began from a snapshot, with a car home, another without its
// engine and a roll of the weather to come.
const OLDER = ['v1/masters-2005-late.save', 'v1/snapshot.save'];

function withSave(name: string, change = (text: string) => text) {
  const disk = fakeDisk();
  const text = readFileSync(join(import.meta.dirname, '../storage/fixtures', name), 'utf8');
  disk.files.set(FILE, Buffer.from(change(text)));
  return disk;
}

function loaded(disk: ReturnType<typeof fakeDisk>) {
  const save = readSave(FILE, everyLibrary, disk);
  if (!save.ok) throw new Error(save.sentence);
  return save;
}

function verdictOn(disk: ReturnType<typeof fakeDisk>): string {
  const { record, race, events, book, board } = loaded(disk);
  const verdict = verify({ record, race, events }, book, board);
  return verdict.kind === 'differs' ? verdict.divergence.sentence : verdict.kind;
}

describe.each(OLDER)('%s', name => {
  test('is played again to where it stood, and so is the race that goes on from there', () => {
    const disk = withSave(name);
    expect(verdictOn(disk)).toBe('same');
    const session = resumed(FILE, disk);
    playOut(session);
    session.close();
    expect(verdictOn(disk)).toBe('same');
  });

  test('is rebuilt from its answers when the race in it is lost', () => {
    const whole = loaded(withSave(name));
    const spoilt = withSave(name, text =>
      text.replace(/"race":\{.*\},\n"events"/, '"race":{},\n"events"'),
    );
    const { recovered, race, events } = loaded(spoilt);
    expect({ recovered, race, events }).toEqual({
      recovered: 'rebuilt',
      race: whole.race,
      events: whole.events,
    });
  });
});
