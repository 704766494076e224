import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SeasonShell, seasonShell } from '../../../testing/season/season-words.ts';

let shell: SeasonShell;
beforeEach(() => {
  shell = seasonShell();
});
afterEach(() => vi.unstubAllEnvs());

test('whatever the number of threads, all trials and races are driven and come out the same', async () => {
  const entered: string[] = [];
  for (const workers of [1, 3]) {
    const name = `Cup${workers}`;
    const calendar = Array.from({ length: 3 }, () => 'otterbrook').join(',');
    const field = '--cpu rookie:Ada --cpu club:Ben --cpu club:Cleo --grid trials --seed 7 --laps 1';
    await shell.season(`new ${name} --calendar ${calendar} ${field}`);
    const { exitCode } = await shell.season(`simulate ${name} --workers ${workers}`);
    expect(exitCode).toBe(0);
    entered.push((await shell.season(`standings ${name} --json`)).out.replaceAll(name, 'Cup'));
  }
  expect(entered[0]).toContain('Cleo');
  expect(new Set(entered).size).toBe(1);
});
