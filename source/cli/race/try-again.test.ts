import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allBooks } from '../../rules/games.ts';
import { canonical } from '../../rules/kit/hash.ts';
import { raceSheet } from '../../season/sheet/make-sheet.ts';
import type { Session } from '../../session/session.ts';
import { raceFeats } from '../../storage/records/race-feats.ts';
import { readSave } from '../../storage/saves/read-save.ts';
import { playOut } from '../../testing/bids/bid-session.ts';
import { sessionOf } from '../../testing/every-book.ts';
import { freshFolder } from '../../testing/fresh-folder.ts';
import { library } from '../library.ts';
import { tryAgain } from './try-again.ts';

const books = allBooks().flatMap(({ id, family }) => (family === 'test' ? [] : [id]));

function driven(book: string): Session {
  const session = sessionOf(book);
  playOut(session);
  return session;
}

function raced(session: Session) {
  return {
    played: session.played(),
    seats: session.seats,
    file: '/nowhere/2026-11-21-1432-spa.json',
  };
}

/** Returns the number of answers before one of a person in the middle of a race. */
function midway(session: Session): number {
  const answers = session.answers();
  const half = Math.floor(answers.length / 2);
  const human = session.seats.findIndex(({ driver }) => driver.kind === 'human');
  return answers.findIndex(({ seat }, at) => at >= half && seat === human);
}

describe('a race tried again from a question', () => {
  it.each(books)(
    'begins there with all that had happened, and may be driven otherwise: %s',
    book => {
      const first = driven(book);
      const answered = midway(first);
      expect(answered).toBeGreaterThan(0);
      const again = tryAgain(raced(first), { answered }, freshFolder());
      expect(again.race().answered).toBe(answered);
      const events = again.events();
      expect(events).toEqual(first.events().slice(0, events.length));
      // The same answers, with the same dice, lead to the same race.
      for (const { seat, choice } of first.answers().slice(answered)) again.answer(seat, choice);
      expect(canonical(again.race())).toBe(canonical(first.race()));
      again.close();
    },
  );

  it.each(books)('sets no record, though a person has driven it to the flag: %s', book => {
    const first = driven(book);
    const again = tryAgain(raced(first), { answered: midway(first) }, freshFolder());
    playOut(again);
    const drivers = again.seats.map(({ name, driver }) => ({ name, kind: driver.kind }));
    const sheet = raceSheet(again.played());
    expect(sheet.isOver).toBe(true);
    expect(raceFeats(again.played(), sheet, drivers)).toEqual([]);
    again.close();
  });

  it('has other dice where they are wanted, and the same race before them', () => {
    const first = driven('masters-2005');
    const answered = midway(first);
    const [same, other] = [{ answered }, { answered, seed: 77 }].map(question =>
      tryAgain(raced(first), question, freshFolder()),
    );
    if (same === undefined || other === undefined) throw new Error('no race');
    expect({ ...other.race(), dice: same.race().dice }).toEqual(same.race());
    expect(other.race().dice).not.toEqual(same.race().dice);
    expect([same.setup.seed, other.setup.seed]).toEqual([first.setup.seed, 77]);
    same.close();
    other.close();
  });

  it('is kept in a save named after its parent, which it names with the answers before it', () => {
    const first = driven('masters-2005');
    const answered = midway(first);
    const folder = freshFolder();
    const again = tryAgain(raced(first), { answered }, folder);
    playOut(again);
    again.close();
    const { round } = again.played().from?.race ?? { round: 0 };
    const name = `2026-11-21-1432-spa-from-${round}.json`;
    expect(readdirSync(folder)).toContain(name);
    const read = readSave(join(folder, name), library);
    if (!read.ok) throw new Error(read.sentence);
    expect(read.record.again).toEqual({ of: '2026-11-21-1432-spa', answered });
    expect(read.recovered).toBe('nothing');
    expect(read.notices).toEqual([]);
  });

  it('goes on to the next question of a person, and is refused where there is none', () => {
    const first = driven('masters-2005');
    const answered = midway(first);
    const again = tryAgain(raced(first), { answered: answered - 1 }, freshFolder());
    expect(again.next().kind).toBe('ask');
    again.close();
    const all = first.answers().length;
    expect(() => tryAgain(raced(first), { answered: all }, freshFolder())).toThrow(
      'Nobody at the keyboard is asked from there on.',
    );
  });
});
