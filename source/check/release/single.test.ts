// The single executable and the package of Debian: each a whole program where there is no Node.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshFolder, sharedFolder } from '../../testing/fresh-folder.ts';
import { writeDebian } from './debian.ts';
import { emptyMachine, expectWholeProgram, filesIn } from './installed-program.ts';
import { writeSingle } from './single.ts';

const SLOW_MS = 600_000;
let made = '';
let folder = '';
let executable = '';

afterAll(() => rmSync(made, { recursive: true, force: true }));
beforeAll(() => {
  made = sharedFolder();
  folder = join(made, 'package');
  executable = join(made, 'chicane');
  execFileSync(process.execPath, [join(import.meta.dirname, 'build-package.ts'), folder]);
  writeSingle(folder, executable);
}, SLOW_MS);

test(
  'a single executable races, saves, resumes and stays in the folders of the user',
  () => {
    expectWholeProgram(emptyMachine(freshFolder()), executable);
  },
  SLOW_MS,
);

const hasDebian = spawnSync('dpkg-deb', ['--version']).status === 0 && process.getuid?.() === 0;

test.skipIf(!hasDebian)(
  'a package of Debian installs the same with its manual and completions, and leaves nothing when it is removed',
  () => {
    const root = freshFolder();
    mkdirSync(join(root, 'var/lib/dpkg/info'), { recursive: true });
    mkdirSync(join(root, 'var/lib/dpkg/updates'), { recursive: true });
    for (const name of ['status', 'available']) writeFileSync(join(root, 'var/lib/dpkg', name), '');
    const dpkg = (...words: readonly string[]) =>
      execFileSync(
        'dpkg',
        [`--root=${root}`, '--force-depends', '--force-script-chrootless', ...words],
        {
          stdio: 'pipe',
        },
      );
    dpkg('--install', writeDebian(folder, executable, made, 'none'));
    expect(filesIn(join(root, 'usr'))).toEqual(
      expect.arrayContaining([
        'bin/chicane',
        'share/bash-completion/completions/chicane',
        'share/doc/chicane/copyright',
        'share/fish/vendor_completions.d/chicane.fish',
        'share/man/man1/chicane.1.gz',
        'share/menu/chicane',
        'share/zsh/vendor-completions/_chicane',
      ]),
    );
    expectWholeProgram(emptyMachine(freshFolder()), join(root, 'usr/bin/chicane'));
    dpkg('--remove', 'chicane');
    expect(filesIn(join(root, 'usr'))).toEqual([]);
  },
  SLOW_MS,
);
