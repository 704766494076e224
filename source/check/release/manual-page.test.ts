import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { commandHelps } from '../../cli/completion/command-help.ts';
import { manualPage } from './manual-page.ts';

const page = manualPage();
const hasGroff = spawnSync('groff', ['--version']).status === 0;

test('the manual has every command with its flags', () => {
  for (const { words, flags } of commandHelps()) {
    expect(page).toContain(words.replaceAll('-', '\\-'));
    for (const { shown } of flags) expect(page).toContain(`.B ${shown.replaceAll('-', '\\-')}\n`);
  }
});

test('it is all of ASCII, and no text in it is taken for a request', () => {
  expect(page).toMatch(/^[\n -~]+$/);
  const requests = page.split('\n').filter(line => /^[.']/.test(line));
  expect(requests.filter(line => !/^\.(?:TH|SH|SS|TP|B|RI)\b/.test(line))).toEqual([]);
});

test.skipIf(!hasGroff)('groff sets it without a warning', () => {
  const words = ['-man', '-ww', '-Tutf8', '-rLL=78n'];
  const { stdout, stderr } = spawnSync('groff', words, { input: page, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toContain('race');
});
