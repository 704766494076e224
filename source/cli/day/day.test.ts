import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../../session/session.ts';
import { dayLap } from '../../storage/day/calendar.ts';
import { fakeDisk } from '../../testing/fake-disk.ts';
import { freshFolder } from '../../testing/fresh-folder.ts';
import { runWords } from '../../testing/run-words.ts';
import { dayServices, dayState, dayWeekend } from './day-weekend.ts';

const now = () => new Date(2026, 10, 22, 20, 0);
const SAVES = '/saves';

/** Drives a trial to its end by the first choice of each question. */
function driveOn(session: Session): void {
  for (let next = session.next(); next.kind === 'ask'; next = session.next()) {
    const [{ seat, choices } = { seat: 0, choices: [] }] = next.decisions;
    const [first] = choices;
    if (first === undefined) throw new RangeError('nothing to choose');
    session.answer(seat, first);
  }
}

describe('the lap of the day', () => {
  let disk = fakeDisk();
  beforeEach(() => {
    disk = fakeDisk();
  });
  const ground = () => ({ saves: SAVES, disk, now });

  it('is driven on the circuit and with the dice of the date', () => {
    const { plan } = dayWeekend(ground(), 'Ada');
    const today = dayLap('2026-11-22');
    expect([plan.board.id, plan.seed]).toEqual([today?.track, today?.seed]);
    expect(dayWeekend(ground(), 'Ben').plan.seed).toBe(plan.seed);
  });

  it('counts from its claim on, and is kept at its end', () => {
    const weekend = dayWeekend(ground(), 'Ada');
    expect(dayState(ground()).entry).toBeUndefined();
    expect(weekend.claim()).toBeUndefined();
    expect(dayState(ground()).entry).toEqual({
      date: '2026-11-22',
      track: weekend.plan.board.id,
    });
    const session = weekend.begin();
    weekend.started();
    driveOn(session);
    weekend.finish(48_990);
    const { lap } = dayState(ground()).entry ?? {};
    const [trial] = weekend.qualifying().trials;
    expect(lap).toMatchObject({ timeMs: 48_990, gears: trial?.rolls.map(({ gear }) => gear) });
    expect(lap?.isWhole).toBe(trial?.end === 'finished');
    expect(weekend.notice()).toBeUndefined();
  });

  it('is not driven twice, not even by two programs that had both opened it', () => {
    const [one, other] = [dayWeekend(ground(), 'Ada'), dayWeekend(ground(), 'Ada')];
    expect(one.claim()).toBeUndefined();
    expect(other.claim()).toMatch(/has been driven/);
  });

  it('does not begin where it cannot be kept, and says why', () => {
    const weekend = dayWeekend(ground(), 'Ada');
    disk.fail({ at: 1, lasts: 'forEver', when: 'before', code: 'ENOSPC' });
    expect(weekend.claim()).toBe(
      'The lap of the day cannot be kept, so it does not begin: the disk is full.',
    );
  });

  it('is void when its end cannot be written, and says so', () => {
    const weekend = dayWeekend(ground(), 'Ada');
    weekend.claim();
    const session = weekend.begin();
    weekend.started();
    driveOn(session);
    disk.fail({ at: 1, lasts: 'forEver', when: 'before', code: 'ENOSPC' });
    weekend.finish(48_990);
    expect(weekend.notice()).toMatch(/today’s try is void: the disk is full/);
    disk.fail(undefined);
    expect(dayState(ground()).entry?.lap).toBeUndefined();
  });

  it('opens through the services of the screen', () => {
    const services = dayServices(ground());
    expect(services.state().today.date).toBe('2026-11-22');
    expect(services.open('Ada')).toHaveProperty('claim');
  });
});

describe('chicane day in a pipe', () => {
  it('names the circuit of today, and the line of a lap that was driven', async () => {
    const folder = freshFolder();
    vi.stubEnv('CHICANE_SETTINGS', join(folder, 'settings'));
    const before = await runWords('day', '--saves', folder);
    expect([before.exitCode, before.err]).toEqual([0, '']);
    expect(before.out).toMatch(
      /^Today: \S.*\. One try, the same dice for everybody\.\nStreak: 0 days/,
    );
    const weekend = dayWeekend({ saves: folder }, 'Ada');
    weekend.claim();
    expect((await runWords('day', '--saves', folder)).out).toMatch(/^\d{4}-\d\d-\d\d .* void\n/);
    const session = weekend.begin();
    weekend.started();
    driveOn(session);
    weekend.finish(61_000);
    const after = await runWords('day', '--saves', folder);
    expect(after.out).toMatch(
      /^Chicane \d{4}-\d\d-\d\d .* (?:\d+ rolls(?: \+ \d+)?|no lap), par \d+\.\d \S+ 1'01"\n/,
    );
    expect((await runWords('day', '--list', '--saves', folder)).out).toBe(after.out);
    const file = join(folder, 'days.jsonl');
    writeFileSync(file, readFileSync(file, 'utf8').replace('61000', '31000'));
    expect((await runWords('day', '--saves', folder)).out).toMatch(
      / void\n.*\nOne line of the lap-of-the-day file/,
    );
    vi.unstubAllEnvs();
  });
});
