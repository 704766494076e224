// Every page of a season over a slow line that is cut: few bytes a turn of the page, nothing lost, no process left.
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { freshFolder } from '../../testing/fresh-folder.ts';
import { startInPty } from '../../testing/terminal/pty.ts';
import { processesWith } from '../../testing/terminal/shell-screen.ts';
import { until } from '../exits/until.ts';
import { LAUNCHER } from './shell.ts';

const TURN_BYTES = 20_000;
const PATIENCE_MS = 20_000;
/** The line of the race, and the pages behind the other lines of the paddock. */
const LINES = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Runs a command in a folder of saves and returns its output. */
function chicane(saves: string, ...words: readonly string[]): string {
  const env = { ...process.env, CHICANE_SAVES: saves };
  return execFileSync(process.execPath, [LAUNCHER, 'season', ...words], { env, encoding: 'utf8' });
}

/** Returns a folder with a season that waits for a person at its second weekend. */
function halfSeason(): string {
  const saves = freshFolder();
  const drivers = Array.from({ length: 9 }, () => ['--cpu', 'random']).flat();
  const words = ['--template', 'one-make', '--calendar', 'otterbrook,otterbrook', '--laps', '1'];
  chicane(saves, 'new', 'Cup', ...words, '--seed', '4', ...drivers);
  chicane(saves, 'simulate', 'Cup', '--to', 'otterbrook');
  chicane(saves, 'join', 'Cup', 'Ada');
  return saves;
}

test('a line that is cut on any page of a season loses nothing and leaves no process, and pages are short', async () => {
  const saves = halfSeason();
  const before = chicane(saves, 'standings', 'Cup', '--json');
  const turns: Record<string, number> = {};
  for (const [at, line] of LINES.entries()) {
    const screen = startInPty({
      args: ['season', 'open', 'Cup', '--no-animation'],
      env: {
        CHICANE_SAVES: saves,
        CHICANE_SETTINGS: saves,
        TERM: at % 2 === 0 ? 'screen' : 'xterm-256color',
        LANG: at % 2 === 0 ? 'C' : 'C.UTF-8',
      },
    });
    await screen.sees('Standings and matrix');
    const [bytes, page] = [screen.bytes(), screen.text()];
    screen.press(line);
    await screen.until('another page', () => screen.text() !== page);
    turns[line] = screen.bytes() - bytes;
    if (at % 3 === 0) screen.signal('SIGHUP');
    else screen.hangUp();
    const isGone = () => processesWith(`CHICANE_SAVES=${saves}`).length === 0;
    expect(await until(isGone, PATIENCE_MS), `processes left by line ${line}`).toBe(true);
  }
  expect(Math.max(...Object.values(turns)), JSON.stringify(turns)).toBeLessThan(TURN_BYTES);
  expect(chicane(saves, 'standings', 'Cup', '--json')).toBe(before);
  expect(chicane(saves, 'check', 'Cup')).toContain('The season is sound');
});
