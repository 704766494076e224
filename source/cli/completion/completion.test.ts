import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { freshFolder } from '../../testing/fresh-folder.ts';
import { candidates } from './candidates.ts';
import { commandHelps } from './command-help.ts';
import { SCRIPTS, SHELLS } from './scripts.ts';

const ROOT = join(import.meta.dirname, '../../..');
const EXAMPLES = join(ROOT, 'saves/examples');

const completed = (line: string) => candidates(line.split(' '));

describe('the words that fit', () => {
  test.each([
    ['', ['race', 'tracks', 'season', 'completion']],
    ['sim', ['simulate']],
    ['tracks ', ['list', 'show', 'check', 'import']],
    ['season st', ['standings', 'state']],
    ['race --tr', ['--track']],
    ['race --track mon', ['monaco', 'monza', 'montreal']],
    ['race --track=monz', ['monza']],
    ['race --track = monz', ['monza']],
    ['race --rules bga', ['bga-basic', 'bga-advanced']],
    ['race --human Ada --laps 2 --rules tr', ['trant']],
    ['tracks show spa', ['spa']],
    ['rules ma', ['masters-2005', 'masters-2002']],
    ['--he', ['--help']],
    ['completion ', ['bash', 'fish', 'zsh']],
  ])('behind "chicane %s"', (line, wanted) => {
    expect(completed(line)).toEqual(expect.arrayContaining(wanted));
  });

  test('are no other ones', () => {
    expect(completed('race --track monz')).toEqual(['monza']);
    expect(completed('simulate --worlds')).toEqual([]);
    expect(completed('race --human A')).toEqual([]);
  });

  test('are the seasons and saves of the folder that is named', () => {
    expect(candidates(['season', 'standings', '--saves', EXAMPLES, ''])).toEqual(
      expect.arrayContaining(['Club Day', 'Hill Cup']),
    );
    expect(candidates(['resume', '--saves', freshFolder(), ''])).toEqual([]);
  });
});

test('every command and each of its flags is described', () => {
  const helps = commandHelps();
  expect(helps.length).toBeGreaterThan(40);
  for (const { words, describe: what, flags } of helps) {
    expect(what, words).not.toBe('');
    for (const { shown, describe: does } of flags) expect(does, `${words} ${shown}`).not.toBe('');
  }
});

/** Makes a folder with a `chicane` that runs these sources, and returns a search path that begins with it. */
function pathWithProgram(): string {
  const folder = freshFolder();
  const program = join(folder, 'chicane');
  writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' '${ROOT}/source/main.ts' "$@"\n`);
  chmodSync(program, 0o755);
  return [folder, process.env['PATH']].join(delimiter);
}

const has = (shell: string) => spawnSync(shell, ['-c', 'exit']).status === 0;

/** What makes each shell complete `chicane race --track monz` and print the words, after its script. */
const ASKED = {
  bash: `COMP_WORDS=(chicane race --track monz); COMP_CWORD=3; _chicane; printf '%s\\n' "\${COMPREPLY[@]}"`,
  zsh: `compadd() { shift; print -l -- "$@" }; words=(chicane race --track monz); CURRENT=4; _chicane`,
  fish: `complete -C 'chicane race --track monz'`,
};
/** What zsh loads before scripts of completion. */
const BEFORE = { bash: '', zsh: 'compdef() { : }\n', fish: '' };

test.each(SHELLS.filter(has))('%s completes by its script', shell => {
  const script = `${BEFORE[shell]}${SCRIPTS[shell]}\n${ASKED[shell]}`;
  const env = { ...process.env, PATH: pathWithProgram(), HOME: freshFolder() };
  const { stdout, stderr } = spawnSync(shell, ['-c', script], { env, encoding: 'utf8' });
  expect([stdout.trim(), stderr]).toEqual(['monza', '']);
});
