// The page after the flag says which records were set, with the old and the new value.
import { describe, expect, it } from 'vitest';
import type { KeptRecord } from '../../../storage/records/kept-record.ts';
import { playOut } from '../../../testing/bids/bid-session.ts';
import { sessionOf } from '../../../testing/every-book.ts';
import { fitsThePage, type Game, play } from '../../../testing/terminal/screen-game.ts';
import type { RecordsDoor } from '../../services.ts';

/** Opens the page after the flag of a race of two people on which records stand. */
function afterTheFlag(
  [columns, rows]: readonly [number, number],
  records: RecordsDoor,
  language: 'en' | 'fr' = 'en',
): Game {
  const opening = sessionOf('masters-2005');
  playOut(opening);
  return play(columns, rows, { settings: { language }, services: { opening, records } });
}

/** A record over one lap on the board of that race that any race beats. */
function slow(kind: 'race' | 'raceLap'): KeptRecord {
  const { board, book } = sessionOf('masters-2005');
  const place = { track: board.id, hash: board.hash, book: book.id, date: '' };
  return { ...place, kind, laps: 1, name: 'Ada', plays: 999 };
}

describe.each([
  [60, 20],
  [80, 24],
  [160, 50],
] as const)('a record at %i x %i', (columns, rows) => {
  it('is told with its value and the one that it beat', async () => {
    const all = () => [slow('race'), slow('raceLap')];
    const game = afterTheFlag([columns, rows], { all, keep: () => true });
    await game.sees(/New record: race, 1 lap: \d+ rolls, .* \(was 999\)/);
    fitsThePage(game);
  });

  it('is not told where none was set', async () => {
    const game = afterTheFlag([columns, rows], { all: () => [], keep: () => false });
    await game.sees(/pos .* driver/);
    await game.quiet();
    expect(game.text()).not.toContain('New record');
  });
});

it('the first of its kind beats none, and French is spoken', async () => {
  const game = afterTheFlag([80, 24], { all: () => [], keep: () => true }, 'fr');
  await game.sees(/Première marque ici : course, 1 tour : \d+ lancers, /);
});
