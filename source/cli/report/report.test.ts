import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allBooks } from '../../rules/games.ts';
import { raceSheet } from '../../season/sheet/make-sheet.ts';
import type { Session } from '../../session/session.ts';
import { playOne, playOut } from '../../testing/bids/bid-session.ts';
import { sessionOf } from '../../testing/every-book.ts';
import { freshFolder } from '../../testing/fresh-folder.ts';
import { runWords } from '../../testing/run-words.ts';

/** Returns a race of a book, driven to its end and not saved. */
function driven(book: string): Session {
  const session = sessionOf(book);
  playOut(session);
  return session;
}

/** Saves a race in a folder of its own. */
function saved(race: Session): { readonly folder: string; readonly file: string } {
  const folder = freshFolder();
  const file = join(folder, 'the-race.json');
  race.saveCopy(file);
  return { folder, file };
}

const session = driven('masters-2005');

describe('chicane report', () => {
  const said = (...words: string[]) =>
    runWords('report', ...words, '--saves', saved(session).folder, '--language', 'en');

  it('tells the newest finished race: classification, lead, places by round, points, story', async () => {
    const { exitCode, out } = await said();
    expect(exitCode).toBe(0);
    for (const heading of [
      'Classification',
      'lead',
      'Positions by round',
      'Points spent',
      'Story',
    ]) {
      expect(out).toMatch(new RegExp(`^${heading}`, 'm'));
    }
    const sheet = raceSheet(session.played());
    for (const { seat, plays } of sheet.lines) {
      const name = session.seats[seat]?.name ?? '';
      expect(out).toMatch(new RegExp(`^ +\\S+ .*${name} +${plays} `, 'm'));
    }
  });

  it('gives no place to a car that is out', async () => {
    const { out } = await said();
    const sheet = raceSheet(session.played());
    for (const { seat, status } of sheet.lines) {
      const name = session.seats[seat]?.name ?? '';
      const line = out.split('\n').find(text => text.includes(` ${name} `)) ?? '';
      expect(/^ +- /.test(line)).toBe(status === 'retired');
    }
  });

  it('takes the name of a save or its file', async () => {
    const usual = await said();
    expect(await said(saved(session).file)).toEqual(usual);
    expect(await said('the-race')).toEqual(usual);
    expect(await said('the-race.json')).toEqual(usual);
  });

  it('speaks French', async () => {
    const { folder } = saved(session);
    const { out } = await runWords('report', '--saves', folder, '--language', 'fr');
    expect(out).toMatch(/^Classement$/m);
    expect(out).toMatch(/^Récit$/m);
  });

  it('prints the sheet as JSON', async () => {
    const { out } = await said('--json');
    const data = JSON.parse(out);
    expect(data).toMatchObject({ book: 'masters-2005', track: session.board.id });
    expect(data.sheet).toEqual(JSON.parse(JSON.stringify(raceSheet(session.played()))));
    expect(data.drivers).toEqual(session.seats.map(({ name }) => name));
    expect(data.story.length).toBeLessThanOrEqual(12);
  });

  it('writes Markdown to a file, again over itself, or to the output', async () => {
    const file = join(freshFolder(), 'race.md');
    for (let times = 0; times < 2; times++) {
      const { exitCode, out } = await said('--markdown', file);
      expect([exitCode, out]).toEqual([0, '']);
    }
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(/^# .+\n\n/);
    expect(text).toMatch(/^\| pos \| .* \|\n\| --: \|/m);
    expect(text).toMatch(/^```text\n/m);
    expect((await said('--markdown', '-')).out).toBe(text);
  });

  it('tells names as they are in Markdown', async () => {
    const { out } = await said('--markdown', '-');
    expect(out).not.toContain('undefined');
    for (const { name } of session.seats) expect(out).toContain(`| ${name} |`);
  });

  it('tells a race that is under way as far as it has come', async () => {
    const race = sessionOf('masters-2005');
    for (let pick = 0; pick < 40; pick++) playOne(race, pick);
    const { exitCode, out } = await said(saved(race).file);
    expect(exitCode).toBe(0);
    expect(out).toMatch(/not over/);
  });

  describe('refuses in a sentence', () => {
    it.each([
      [['--json', '--markdown', '-'], 2, 'exclude each other'],
      [['--language', 'tlh'], 2, 'There is no language "tlh"'],
      [['nothing'], 1, 'There is no save "nothing"'],
    ])('%j', async (words, exitCode, sentence) => {
      const { folder } = saved(session);
      const { err, out, ...ended } = await runWords('report', ...words, '--saves', folder);
      expect(ended.exitCode).toBe(exitCode);
      expect(err).toContain(sentence);
      expect(out).toBe('');
    });

    it('a folder without a finished race', async () => {
      const { exitCode, err } = await runWords('report', '--saves', freshFolder());
      expect(exitCode).toBe(1);
      expect(err).toContain('There is no finished race in');
    });

    it('to write over anything but Markdown', async () => {
      const { file } = saved(session);
      const before = readFileSync(file, 'utf8');
      const { exitCode, err } = await said('--markdown', file);
      expect(exitCode).toBe(1);
      expect(err).toContain('is not a Markdown file');
      expect(readFileSync(file, 'utf8')).toBe(before);
    });

    it('a file that cannot be written', async () => {
      const file = join(freshFolder(), 'nowhere', 'race.md');
      const { exitCode, err } = await said('--markdown', file);
      expect(exitCode).toBe(1);
      expect(err).toMatch(/race\.md cannot be written: /);
      expect(existsSync(file)).toBe(false);
    });

    it('a file that is no save', async () => {
      const file = join(freshFolder(), 'diary.txt');
      writeFileSync(file, 'Dear diary');
      const { exitCode, err } = await said(file);
      expect(exitCode).toBe(1);
      expect(err).toBe('diary.txt is not a saved race.\n');
    });
  });
});

it.each(
  allBooks()
    .filter(({ family }) => family !== 'test')
    .map(({ id }) => id),
)('a race by every book has a report: %s', async book => {
  const { folder } = saved(driven(book));
  for (const language of ['en', 'fr']) {
    const { exitCode, out } = await runWords('report', '--saves', folder, '--language', language);
    expect(exitCode).toBe(0);
    expect(out).not.toMatch(/undefined|NaN/);
  }
});
