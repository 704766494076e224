// A race that the disk does not hold as it stands: the sign of it, the question before it is left, and the exit code.
import { describe, expect, it } from 'vitest';
import { drivers } from '../../drivers/levels/drivers.ts';
import { anyBook, firstBook } from '../../rules/books.ts';
import { newSession } from '../../session/begin-session.ts';
import { type FakeDisk, fakeDisk } from '../../testing/fake-disk.ts';
import { boardOf, type Game, KEYS, play, QUESTION } from '../../testing/terminal/screen-game.ts';

const FULL = { at: 1, lasts: 'forEver', when: 'before', code: 'ENOSPC' } as const;
const REFUGE = '/home/ann/chicane-race.json';

/** Opens a race of one person alone, whose disk can fail. */
function raceOn(disk: FakeDisk, columns = 80, rows = 24): Game {
  const opening = newSession({
    book: anyBook(firstBook),
    board: boardOf('otterbrook'),
    circuitText: '',
    seats: [{ name: 'Ann', driver: { kind: 'human' } }],
    laps: 1,
    seed: 3,
    levels: drivers,
    saving: { folder: '/saves', disk, now: () => new Date(2026, 10, 24, 9) },
  });
  return play(columns, rows, { services: { opening, refuges: () => [REFUGE] } });
}

/** Answers with Enter on a full disk until three answers are missing. */
async function unsaved(disk: FakeDisk, columns = 80, rows = 24): Promise<Game> {
  const screen = raceOn(disk, columns, rows);
  await screen.sees(QUESTION);
  disk.fail(FULL);
  for (let answers = 1; answers <= 3; answers++) {
    screen.press(KEYS.enter);
    await screen.sees(new RegExp(`not saved: ${answers} answer`));
    await screen.sees(QUESTION);
  }
  return screen;
}

describe('answers that are not on the disk', () => {
  it.each([
    [80, 24],
    [60, 20],
    [160, 50],
  ])('have a sign that stays in the first row at %ix%i, until they are', async (columns, rows) => {
    const disk = fakeDisk();
    const screen = await unsaved(disk, columns, rows);
    await screen.sees('not saved: 3 answers');
    disk.fail(undefined);
    screen.press(KEYS.enter);
    await screen.loses('not saved');
  });

  it('are not left without a question, which offers another file', async () => {
    const screen = await unsaved(fakeDisk());
    screen.press('q');
    await screen.sees('The last 3 answers are not on the disk.');
    await screen.sees(`2 No, save it in ${REFUGE}`);
    screen.press(KEYS.escape);
    await screen.sees(QUESTION);
    await screen.sees('not saved: 3 answers');
  });

  it('are lost by choice alone, with exit code 1 and no word of a save', async () => {
    const screen = await unsaved(fakeDisk());
    screen.press('q');
    await screen.sees('3 Yes, leave it');
    screen.press('3');
    expect(await screen.exit).toBe(1);
    await screen.sees('The last 3 answers could not be saved.');
    expect(screen.text()).not.toMatch(/is saved|To resume/);
  });

  it('are kept in the other file, which is then named', async () => {
    const disk = fakeDisk();
    const screen = await unsaved(disk);
    screen.press('q');
    await screen.sees('2 No, save it');
    disk.fail(undefined);
    disk.files.clear();
    screen.press('2');
    expect(await screen.exit).toBe(0);
    await screen.sees(`The race is saved in ${REFUGE}.`);
    expect([...disk.files.keys()]).toContain(REFUGE);
  });

  it('are asked about before the title too', async () => {
    const screen = await unsaved(fakeDisk());
    screen.press(KEYS.escape);
    await screen.sees('The last 3 answers are not on the disk.');
    screen.press('3');
    await screen.sees('New race');
    expect(screen.text()).not.toContain('The race is saved');
  });

  it('are lost with a second Ctrl-C', async () => {
    const screen = await unsaved(fakeDisk());
    screen.press(KEYS.ctrlC);
    await screen.sees('The last 3 answers are not on the disk.');
    screen.press(KEYS.ctrlC);
    expect(await screen.exit).toBe(1);
  });

  it('are written when it comes to leaving, if they can be by then', async () => {
    const disk = fakeDisk();
    const screen = await unsaved(disk);
    disk.fail(undefined);
    screen.press('q');
    expect(await screen.exit).toBe(0);
    await screen.sees('The race is saved in /saves/');
  });
});

it('a file that is gone is written again before the race is said to be saved', async () => {
  const disk = fakeDisk();
  const screen = raceOn(disk);
  await screen.sees(QUESTION);
  screen.press(KEYS.enter);
  await screen.sees('where to?');
  disk.files.clear();
  screen.press('q');
  expect(await screen.exit).toBe(0);
  await screen.sees('The race is saved in /saves/');
  expect([...disk.files.keys()].some(file => file.startsWith('/saves/'))).toBe(true);
});
