// The package of npm: what it holds, and that it is a whole program where nothing else is.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshFolder, sharedFolder } from '../../testing/fresh-folder.ts';
import { emptyMachine, expectWholeProgram, filesIn, run } from './installed-program.ts';
import { bundledPackages } from './licences.ts';

const CHECKOUT = join(import.meta.dirname, '../../..');
const BYTES_MAX = 1_200_000;
const FILES_MAX = 60;
/** Long enough for a busy machine. */
const SLOW_MS = 300_000;

let made = '';
let folder = '';
let tarball = '';

afterAll(() => rmSync(made, { recursive: true, force: true }));
beforeAll(() => {
  made = sharedFolder();
  folder = join(made, 'package');
  const build = join(import.meta.dirname, 'build-package.ts');
  execFileSync(process.execPath, [build, folder], { cwd: CHECKOUT });
  const pack = ['pack', folder, '--pack-destination', made, '--json', '--offline'];
  const [{ filename }] = JSON.parse(execFileSync('npm', pack, { cwd: made }).toString());
  tarball = join(made, filename);
}, SLOW_MS);

test('it is small, and holds no test', () => {
  expect(statSync(tarball).size).toBeLessThanOrEqual(BYTES_MAX);
  const files = filesIn(folder);
  expect(files.length).toBeLessThanOrEqual(FILES_MAX);
  expect(files.filter(file => file.includes('.test.'))).toEqual([]);
});

test('its manifest runs nothing and asks for no other package', () => {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  expect(Object.keys(manifest)).toEqual(
    expect.arrayContaining(['name', 'version', 'description', 'license', 'author', 'engines']),
  );
  for (const field of ['scripts', 'dependencies', 'devDependencies', 'private'])
    expect(manifest).not.toHaveProperty(field);
});

test('every package that is in the bundle has its licence there', () => {
  const licences = readFileSync(join(folder, 'LICENSES.md'), 'utf8');
  const bundle = readFileSync(join(CHECKOUT, 'package-lock.json'), 'utf8');
  for (const { name, version, text } of bundledPackages(CHECKOUT)) {
    expect(bundle).toContain(`node_modules/${name}"`);
    expect(licences).toContain(`* ${name} ${version} (`);
    expect(text.length, name).toBeGreaterThan(400);
  }
});

test(
  'installed on a machine without anything else it races, saves, resumes and stays in the folders of the user',
  () => {
    const machine = emptyMachine(freshFolder());
    const prefix = freshFolder();
    const npm = ['npm', 'install', '--global', '--offline', '--prefix', prefix];
    const cache = ['--cache', freshFolder()];
    // npm leaves compiled code of its own in the folder for temporary files.
    const install = run(emptyMachine(freshFolder()), [...npm, ...cache, tarball]);
    expect(install).toMatchObject({ status: 0 });
    const installed = filesIn(prefix);
    expectWholeProgram(machine, join(prefix, 'bin/chicane'));
    expect(filesIn(prefix)).toEqual(installed);
  },
  SLOW_MS,
);
