import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { BotReport } from '../testing/line-bot.ts';

const run = promisify(execFile);
const scripts = join(import.meta.dirname, '../testing');

test('a bot in another program plays a whole race, and its wrong answers are refused', async () => {
  const bot = join(scripts, 'line-bot.ts');
  const drive = [process.execPath, join(scripts, 'bids/drive-bids.ts'), '4', '30'];
  const { stdout } = await run(process.execPath, [bot, ...drive]);
  const report: BotReport = JSON.parse(stdout);
  expect(report).toMatchObject({ code: 0, standings: 4 });
  expect(report.wrongAnswers).toBeGreaterThan(7);
  expect(report.refusals).toHaveLength(report.wrongAnswers);
  expect(report.events).toBeGreaterThan(100);
});
