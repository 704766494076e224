import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSave } from '../../storage/saves/open-save.ts';
import { playOne, playOut } from '../../testing/bids/bid-session.ts';
import { sessionOf } from '../../testing/every-book.ts';
import { freshFolder } from '../../testing/fresh-folder.ts';
import { library } from '../library.ts';
import { resumeRace } from './open-saved.ts';

/** Saves a race and opens it as another program would; returns its file. */
function heldElsewhere(isOver: boolean): string {
  const session = sessionOf('masters-2005');
  if (isOver) playOut(session);
  else playOne(session);
  const file = join(freshFolder(), 'race.json');
  session.saveCopy(file);
  const opened = openSave(file, library);
  if (opened.kind !== 'open') throw new Error('the save opens');
  onTestFinished(() => opened.autosave.release());
  return file;
}

test('a race that is over can be looked at while another program has it open', () => {
  const opened = resumeRace(heldElsewhere(true));
  if (!('played' in opened)) throw new Error('a race is opened');
  expect(opened.next()).toEqual({ kind: 'over' });
  expect(opened.file).toBeUndefined();
  expect(opened.played().answers.length).toBeGreaterThan(0);
});

test('a race that goes on stays with the program that has it open', () => {
  expect(resumeRace(heldElsewhere(false))).toMatchObject({
    problem: expect.stringContaining('is open in'),
    held: { idleMs: expect.any(Number) },
  });
});

test.each([
  ['a race of a season gives its cars to nobody outside its season', 'races/01-spa.json', 'season'],
  ['a race of no season gives them to a friend', 'spa.json', { to: { name: 'Eva' } }],
] as const)('%s', (_, name, handed) => {
  const session = sessionOf('masters-2005');
  playOne(session);
  const file = join(freshFolder(), 'cup', name);
  mkdirSync(dirname(file), { recursive: true });
  session.saveCopy(file);
  const opened = resumeRace(file);
  if (!('handOver' in opened)) throw new Error('a race is opened');
  onTestFinished(() => opened.close());
  const given = opened.handOver(0, { name: 'Eva', driver: { kind: 'human' } });
  if (typeof handed === 'string') expect(given).toBe(handed);
  else expect(given).toMatchObject(handed);
});
