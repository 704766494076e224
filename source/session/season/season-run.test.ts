import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Plan } from '../../season/plan/plan.ts';
import { standings } from '../../season/standings/standings.ts';
import type { Due } from '../../season/to-do.ts';
import { realDisk } from '../../storage/disk.ts';
import { takeLock } from '../../storage/lock.ts';
import { freshFolder } from '../../testing/fresh-folder.ts';
import { memoryStore } from '../../testing/season/memory-store.ts';
import { circuitText, crew, openedSeason, programLibrary } from '../../testing/season/seasons.ts';
import type { Session } from '../session.ts';
import { openSeasonRun } from './open-season-run.ts';
import type { SeasonRun } from './season-run.ts';

const ONE_WEEKEND = [{ id: 'monaco', track: 'monaco', stage: 'season', weight: 1 }] as const;
const WITH_A_PERSON = [{ id: 'ann', name: 'Ann' }, ...crew(2, 'random')];

function running(changes: Partial<Plan>, folder = freshFolder(), from?: SeasonRun): SeasonRun {
  const season = from?.season() ?? openedSeason({ calendar: ONE_WEEKEND, ...changes });
  return openSeasonRun({
    store: memoryStore(season, folder),
    library: programLibrary,
    circuitText,
  });
}

function raceDue(run: SeasonRun): Extract<Due, { kind: 'race' }> {
  const [one] = run.due();
  if (one?.kind !== 'race') throw new Error(`no race is due but ${one?.kind}`);
  return one;
}

function opened(run: SeasonRun): Session {
  const session = run.openTable(raceDue(run));
  if ('refused' in session) throw new Error(session.refused);
  return session;
}

function drive(session: Session, answers = Number.POSITIVE_INFINITY): void {
  for (let answered = 0; answered < answers; answered++) {
    const next = session.next();
    if (next.kind === 'over') return;
    if (next.kind === 'cpu') session.advance();
    else {
      const [decision] = next.decisions;
      const choice = decision?.choices.at(-1);
      if (decision !== undefined && choice !== undefined) session.answer(decision.seat, choice);
    }
  }
}

describe('a season that is driven', () => {
  it('settles trials, races and standings of CPU drivers without anybody', () => {
    const run = running({
      entrants: crew(3, 'random'),
      grid: 'trials',
      trials: { sessions: 1, hand: 'guided', void: 'last' },
    });
    const kinds: string[] = [];
    for (let [one] = run.due(); one !== undefined; [one] = run.due()) {
      kinds.push(one.kind);
      expect(run.settle(one)).toBe(true);
    }
    expect(kinds).toEqual(['trial', 'trial', 'trial', 'race']);
    const [cell] = standings(run.season()).drivers.map(({ cells }) => cells[0]);
    expect(cell).toMatchObject({ table: 1 });
    const [result] = run.season().facts.weekends[0]?.results ?? [];
    expect(existsSync(join(run.folder, result?.save ?? ''))).toBe(true);
    expect(result?.sheet.map(({ grid }) => grid).toSorted()).toEqual([1, 2, 3]);
  });

  it('holds a table from its first die to its line in the ledger, so that no other program drives it too', () => {
    const folder = freshFolder();
    const store = memoryStore(
      openedSeason({ calendar: ONE_WEEKEND, entrants: crew(3, 'random') }),
      folder,
    );
    const freeAtLine: boolean[] = [];
    const file = store.raceFile('monaco', 1, 1);
    const isFree = () => {
      const attempt = takeLock(file, realDisk, new Date());
      if (attempt.ok) attempt.lock.release();
      return attempt.ok;
    };
    const enter: typeof store.enter = entry => {
      freeAtLine.push(isFree());
      return store.enter(entry);
    };
    const run = openSeasonRun({ store: { ...store, enter }, library: programLibrary, circuitText });
    expect(run.settle(raceDue(run))).toBe(true);
    expect(freeAtLine).toEqual([false]);
    expect(existsSync(file)).toBe(true);
    expect(isFree()).toBe(true);
  });

  it('is not settled where a person drives', () => {
    const run = running({ entrants: WITH_A_PERSON });
    expect(run.settle(raceDue(run))).toBe(false);
  });

  it('goes on with the race of a table where it was left, and enters its result once', () => {
    const run = running({ entrants: WITH_A_PERSON });
    const first = opened(run);
    drive(first, 12);
    const left = first.race();
    first.close();
    const again = opened(run);
    expect(again.race()).toEqual(left);
    const due = raceDue(run);
    drive(again);
    run.finishTable(due, again);
    run.finishTable(due, again);
    again.close();
    expect(run.season().facts.weekends[0]?.results).toHaveLength(1);
    expect(run.due()).toEqual([]);
  });

  it('enters a race that was over when the program ended without its line', () => {
    const folder = freshFolder();
    const run = running({ entrants: WITH_A_PERSON }, folder);
    const session = opened(run);
    drive(session);
    session.close();
    expect(run.due()).toHaveLength(1);
    const next = running({}, folder, run);
    expect(next.due()).toEqual([]);
  });

  it('refuses a table that is open already, and names who has it', () => {
    const run = running({ entrants: WITH_A_PERSON });
    const session = opened(run);
    const refused = run.openTable(raceDue(run));
    expect(refused).toMatchObject({ refused: expect.stringContaining('process') });
    session.close();
  });
});

describe('the trials of a season', () => {
  const trials: Partial<Plan> = {
    entrants: WITH_A_PERSON,
    grid: 'trials',
    trials: { sessions: 1, hand: 'guided', void: 'last' },
  };

  it('make a trial void whose program ended while the clock ran (R-91)', () => {
    const folder = freshFolder();
    const run = running(trials, folder);
    const weekend = run.trials('ann');
    const session = weekend?.begin();
    expect(session?.next().kind).toBe('ask');
    run.enter({ kind: 'trialBegun', weekend: 'monaco', session: 0, driver: 'ann' });
    const next = running({}, folder, run);
    const known = next.season().facts.weekends[0];
    expect(known?.trials).toMatchObject([{ driver: 'ann', end: 'void' }]);
    expect(known?.underWay).toEqual([]);
  });

  it('are driven by a person and entered with every roll', () => {
    const run = running(trials);
    const weekend = run.trials('ann');
    const session = weekend?.begin();
    if (weekend === undefined || session === undefined) throw new Error('no trial is due');
    weekend.started();
    drive(session);
    weekend.finish(42_000);
    const [trial] = run.season().facts.weekends[0]?.trials ?? [];
    expect(trial).toMatchObject({ driver: 'ann', timeMs: 42_000 });
    expect(trial?.rolls.length).toBeGreaterThan(5);
    expect(run.trials('ann')).toBeUndefined();
    expect(run.trials()?.next()).toEqual({ session: 0, driver: 1 });
  });

  it('have the same dice for a driver whoever else has left', () => {
    const rolls = (absent: boolean) => {
      const run = running({ ...trials, entrants: crew(3, 'random') });
      if (absent) run.enter({ kind: 'absent', driver: 'aaa', weekend: 'monaco' });
      const due = run.due().find(one => one.kind === 'trial' && one.driver === 'ccc');
      if (due !== undefined) run.settle(due);
      return run.season().facts.weekends[0]?.trials.at(-1)?.rolls;
    };
    expect(rolls(true)).toEqual(rolls(false));
  });
});
