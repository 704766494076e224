// The title in plain text: what it offers, and that it comes back after what was played.
import { describe, expect, test } from 'vitest';
import { fakeDisk } from '../../testing/fake-disk.ts';
import { repliesInOrder, scriptedDialogue } from '../../testing/plain/scripted-dialogue.ts';
import { doorsFor, type Wishes } from '../../testing/terminal/screen-game.ts';
import { dayServices } from '../day/day-weekend.ts';
import { playTitle } from './plain-title.ts';

const ENOUGH = 2000;

/** Plays by typed lines, then by Enter until `isOver` of what was said, and then quits. */
async function played(
  typed: readonly string[],
  wishes: Wishes = {},
  isOver: (said: readonly string[]) => boolean = () => true,
) {
  const settings = { raced: true, ...wishes.settings };
  const { services, book } = doorsFor({ ...wishes, settings });
  const left = [...typed];
  let asked = 0;
  const dialogue = scriptedDialogue((_prompt, said) => {
    asked += 1;
    const next = left.shift();
    if (next !== undefined) return next;
    return asked > ENOUGH || isOver(said) ? 'q' : '';
  });
  expect(await playTitle({ services, dialogue })).toBe(0);
  return { said: dialogue.said, book };
}

/** The lines of the last menu that was read out. */
function lastMenu(said: readonly string[]): string {
  const at = said.findLastIndex(line => /^1 (?!to)/.test(line.trim()));
  return said.slice(at).join('\n');
}

describe('the title in plain text', () => {
  test('offers the school, the lap of the day and the records by number', async () => {
    const day = dayServices({
      saves: '/saves',
      disk: fakeDisk(),
      now: () => new Date(2026, 10, 23),
    });
    const { said } = await played([], { services: { day } });
    const menu = lastMenu(said);
    expect(menu).toMatch(/4 Driving school\n.*5 Lap of the day\n.*6 Records\n.*7 Quit/s);
  });

  test('offers a stranger the school first, then a first race, and whoever was taught the race first', async () => {
    const stranger = await played([], { settings: { raced: false, lessons: [] } });
    expect(lastMenu(stranger.said)).toMatch(/1 Driving school\n.*2 Your first race\n.*3 New race/s);
    const taught = await played([], { settings: { raced: false, lessons: ['shiftUp'] } });
    expect(lastMenu(taught.said)).toMatch(/1 Your first race\n.*2 New race/s);
    expect(lastMenu((await played([])).said)).not.toContain('Your first race');
  });

  test('starts a first race of one lap without a question', async () => {
    const { book } = await played(['2', 'q'], { settings: { raced: false, lessons: [] } });
    expect(book.sessions[0]?.setup).toMatchObject({ laps: 1 });
  });

  test('offers no lap of the day where there is none', async () => {
    const { said } = await played([]);
    expect(said.join('\n')).not.toContain('Lap of the day');
  });

  test('comes back from the school and from the records', async () => {
    const { said } = await played(['4', 'q', '5']);
    const text = said.join('\n');
    expect(text).toContain('No records yet');
    expect(text.split('1 New race')).toHaveLength(4);
  });

  test('reads out records by circuit', async () => {
    const record = {
      kind: 'timedLap',
      laps: 1,
      name: 'Ada',
      plays: 12,
      timeMs: 40_120,
      track: 'otterbrook',
      hash: 'abc',
      book: 'masters-2005',
      date: '2026-11-22',
    } as const;
    const records = { all: () => [record], keep: () => false };
    const { said } = await played(['5'], { services: { records } });
    expect(said.join('\n')).toMatch(/Otterbrook, .+2005.*: timed lap: 12 in 0'40"12, Ada\./);
  });

  test('offers the race that is over once more, with other dice, and Enter takes it', async () => {
    // Otterbrook by the first rules, one lap, one opponent that drives at random.
    const begun = (lines: readonly string[]) => lines.filter(line => / seed \d/.test(line)).length;
    const { said, book } = await played(
      ['1', '1', '1', '1', '1', '1'],
      {},
      lines => begun(lines) > 1,
    );
    expect(said.filter(line => line === '1 Race again, with new dice')).toHaveLength(1);
    const [first, second] = book.sessions;
    expect(second?.seats).toEqual(first?.seats);
    expect(book.sessions).toHaveLength(2);
    expect(book.closed).toBe(2);
  });

  test('drives the lap of the day once, and tells its line', async () => {
    const day = dayServices({
      saves: '/saves',
      disk: fakeDisk(),
      now: () => new Date(2026, 10, 23),
    });
    const { said } = await played(
      ['5'],
      { services: { day } },
      lines => lines.filter(line => line.includes('New race')).length > 1,
    );
    expect(said.join('\n')).toMatch(
      /Chicane 2026-11-23 Otterbrook (\d+ rolls|no lap), par 1\d\.\d/,
    );
  });

  test('ends with the input', async () => {
    const { services } = doorsFor();
    const dialogue = repliesInOrder('5');
    expect(await playTitle({ services, dialogue })).toBe(0);
  });
});
