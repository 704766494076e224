import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { replayOf, savedRace } from '../../testing/saved-race.ts';
import type { Message } from '../messages.ts';
import { ReplayRunner } from './replay-runner.ts';

const save = savedRace('masters-2005', 30);

function deskOf(of = save) {
  const told: Message[] = [];
  const runner = new ReplayRunner(replayOf(of), message => told.push(message));
  runner.show();
  return { runner, told, kinds: () => told.map(({ kind }) => kind) };
}

const guarded = (act: () => void) => act();

describe('the runner of a replay', () => {
  test('plays one answer for each that is asked for, and none beyond the end', async () => {
    const { runner, kinds } = deskOf();
    for (let count = 0; count < 40; count++) runner.advance();
    expect(kinds()).toEqual(['raceOpened', ...Array.from({ length: 30 }, () => 'turned')]);
  });

  test('forgets an answer that was asked for before it went elsewhere', async () => {
    const { runner, kinds } = deskOf();
    runner.advanceSoon(guarded);
    await nextTurn();
    expect(kinds()).toEqual(['raceOpened', 'turned']);
    runner.advanceSoon(guarded);
    runner.seek({ answered: 0 });
    await nextTurn();
    expect(kinds()).toEqual(['raceOpened', 'turned', 'sought']);
  });

  test('tells a watcher of a car that changes hands elsewhere', () => {
    vi.useFakeTimers();
    const replay = replayOf(save);
    const [first] = replay.seats;
    const handed = {
      answered: 30,
      round: 2,
      seat: 0,
      from: { name: first?.name ?? '', kind: 'human' },
      to: { name: 'Eva', kind: 'human' },
    } as const;
    let handOvers: readonly (typeof handed)[] = [];
    const live = {
      file: save.file,
      holder: 'a program',
      toMove: () => [],
      look: () => {
        handOvers = [handed];
        return true;
      },
    };
    const told: Message[] = [];
    const watched = { ...replay, live, finished: false };
    Object.defineProperty(watched, 'handOvers', { get: () => handOvers });
    const runner = new ReplayRunner(watched, message => told.push(message));
    runner.show();
    vi.advanceTimersByTime(1500);
    runner.close();
    vi.useRealTimers();
    expect(told.map(({ kind }) => kind)).toEqual(['raceOpened', 'handedOver', 'recordGrown']);
    expect(told[1]).toMatchObject({ handed, table: { handOvers: [handed] } });
  });

  test('shows nothing of the dice to come', () => {
    const { runner, told } = deskOf();
    runner.advance();
    for (const message of told) {
      if ('moment' in message) expect(message.moment.race).not.toHaveProperty('dice');
    }
  });

  test('stops where the rules refuse an answer, tells why, and goes back from there', () => {
    const answers = save.record.answers.map((answer, index) =>
      index === 10 ? { ...answer, choice: { kind: 'shiftTo', gear: 6 } } : answer,
    );
    const { runner, told, kinds } = deskOf({ ...save, record: { ...save.record, answers } });
    for (let count = 0; count < 20; count++) runner.advance();
    expect(kinds().filter(kind => kind === 'turned').length).toBe(10);
    expect(kinds().slice(-2)).toEqual(['sought', 'problem']);
    expect(told.at(-2)).toMatchObject({ moment: { next: { kind: 'over' } } });
    runner.seek({ answered: 4 });
    expect(told.at(-1)).toMatchObject({ kind: 'sought', moment: { next: { kind: 'cpu' } } });
    runner.close();
    runner.advance();
    expect(kinds().at(-1)).toBe('sought');
  });
});
