// The bot of the guide for writers of bots, as it stands there: whoever copies it into a file has a race.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const GUIDE = readFileSync(join(ROOT, 'source/protocol/README.md'), 'utf8');
const hasPython = spawnSync('python3', ['--version']).status === 0;

test.skipIf(!hasPython)('the bot in ten lines races with the command that the guide names', () => {
  const [, bot = ''] = /```python\n(.+?)```/s.exec(GUIDE) ?? [];
  const { stdout, stderr, status } = spawnSync('python3', ['-c', bot], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  expect(stdout.match(/'seat': \d/g)).toHaveLength(4);
});

test('both guides for writers of bots start the program of a checkout, whose standard output nobody else writes to', () => {
  const command = 'node source/launcher.cjs';
  expect(readFileSync(join(ROOT, 'source/guides/bot-writer.md'), 'utf8')).toContain(
    `\`${command} drive\``,
  );
  expect(GUIDE).toContain(`\`chicane\` on this page is \`${command}\``);
  const [node = '', ...words] = command.split(' ');
  const { stdout } = spawnSync(node, [...words, 'drive', '--grid', '2'], {
    cwd: ROOT,
    encoding: 'utf8',
    input: '{"type":"quit"}\n',
  });
  for (const line of stdout.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('type');
});
