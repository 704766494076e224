// Whenever the last words of the program say that a race is saved, the file they name holds its last answer.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drivers } from '../../drivers/levels/drivers.ts';
import { anyBook, firstBook } from '../../rules/books.ts';
import { newSession } from '../../session/begin-session.ts';
import type { Session } from '../../session/session.ts';
import { readSave } from '../../storage/saves/read-save.ts';
import { type Failure, type FakeDisk, fakeDisk } from '../../testing/fake-disk.ts';
import { scriptedDialogue } from '../../testing/plain/scripted-dialogue.ts';
import {
  doorsFor,
  KEYS,
  play as playScreen,
  QUESTION,
} from '../../testing/terminal/screen-game.ts';
import { volume } from '../../testing/volume.ts';
import { library } from '../library.ts';
import { circuitNamed } from '../tracks/circuits.ts';
import { play } from './play-plain.ts';

const REFUGE = '/home/ann/chicane-race.json';
const FULL: Failure = { at: 1, lasts: 'forEver', when: 'before', code: 'ENOSPC' };

/** What becomes of the disk before an answer. */
const EVENTS: Readonly<Record<string, (disk: FakeDisk) => void>> = {
  nothing: () => undefined,
  full: disk => disk.fail(FULL),
  'half-written': disk => disk.fail({ ...FULL, lasts: 'once', when: 'half' }),
  'read-only': disk => disk.fail({ ...FULL, code: 'EROFS' }),
  // The new save is written, and the one before it cannot be kept.
  'a folder where the previous save lies': disk => disk.fail({ ...FULL, at: 3, code: 'EISDIR' }),
  'folder gone': disk => {
    disk.files.clear();
    disk.fail({ ...FULL, code: 'ENOENT' });
  },
  removed: disk => disk.files.clear(),
  free: disk => disk.fail(undefined),
};

const events = (most: number) =>
  fc.array(fc.constantFrom(...Object.keys(EVENTS)), { minLength: 1, maxLength: most });
/** How a race that the disk lacks is left: after all driven on, saved elsewhere, or lost; and what the disk does by then. */
const ways = fc.constantFrom('1', '2', '3');
const relief = fc.boolean();

function raceOn(disk: FakeDisk): Session {
  const { board, text } = circuitNamed('otterbrook');
  return newSession({
    book: anyBook(firstBook),
    board,
    circuitText: text,
    seats: [{ name: 'Ann', driver: { kind: 'human' } }],
    laps: 1,
    seed: 3,
    levels: drivers,
    saving: { folder: '/saves', disk, now: () => new Date(2026, 10, 24, 9) },
  });
}

/** Expects that what is said holds of the disk. */
function expectKept(said: string, session: Session, disk: FakeDisk): void {
  const [, file] = /The race is saved in (\S+)\./.exec(said) ?? [];
  if (file === undefined) return;
  const save = readSave(file, library, disk);
  expect(save.ok && save.recovered === 'nothing' && save.record.answers).toEqual(session.answers());
}

test('in plain text', async () => {
  const scene = fc.tuple(events(12), ways, relief, fc.boolean());
  await fc.assert(
    fc.asyncProperty(scene, async ([happened, way, isFreed, ends]) => {
      const disk = fakeDisk();
      const session = raceOn(disk);
      const { services } = doorsFor({ services: { refuges: () => [REFUGE] } });
      const left = [...happened];
      let asked = 0;
      const dialogue = scriptedDialogue((_, said) => {
        const event = left.shift();
        EVENTS[event ?? '']?.(disk);
        if (event !== undefined) return '';
        if (ends) return undefined;
        if (!said.slice(-5).some(line => line.includes('No, save it in'))) return 'q';
        if (isFreed) disk.fail(undefined);
        asked += 1;
        return asked === 1 ? way : '3';
      });
      const { end, isLost } = await play({ services, dialogue }, session);
      const said = dialogue.said.join('\n');
      expectKept(said, session, disk);
      const isKept = said.includes('The race is saved in');
      expect([end, isLost]).toEqual([end, !isKept]);
    }),
    { numRuns: volume(12, 100) },
  );
});

test('on the screen', async () => {
  const scene = fc.tuple(events(4), fc.constantFrom('2', '3'), relief);
  await fc.assert(
    fc.asyncProperty(scene, async ([happened, way, isFreed]) => {
      const disk = fakeDisk();
      const session = raceOn(disk);
      const screen = playScreen(80, 24, {
        services: { opening: session, refuges: () => [REFUGE] },
      });
      for (const event of happened) {
        await screen.sees(QUESTION);
        const before = session.answers().length;
        EVENTS[event]?.(disk);
        screen.press(KEYS.enter);
        await screen.until('it is answered', () => session.answers().length > before);
      }
      await screen.sees(QUESTION);
      screen.press('q');
      await screen.sees(/No, save it in|is saved in/);
      if (screen.text().includes('No, save it in')) {
        if (isFreed) disk.fail(undefined);
        screen.press(way);
        // Where that cannot be written either, the question stays.
        if (way === '2' && !isFreed) screen.press('3');
      }
      const code = await screen.exit;
      await screen.until('all is shown', () =>
        /is saved in|could not be saved/.test(screen.text()),
      );
      const said = screen.text();
      expectKept(said, session, disk);
      expect(code).toBe(said.includes('The race is saved in') ? 0 : 1);
    }),
    { numRuns: volume(6, 60), endOnFailure: true },
  );
});
