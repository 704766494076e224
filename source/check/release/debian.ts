// Makes a package of Debian with the single executable, its manual page, what shells complete it by, and a line in the menu
// of terminals.
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import packageFile from '../../../package.json' with { type: 'json' };
import { SCRIPTS } from '../../cli/completion/scripts.ts';
import { LICENCES, MANUAL } from './package-files.ts';

const DOC = 'usr/share/doc/chicane';
/** What the executable of Node is linked with. */
const DEPENDS = 'libc6 (>= 2.28), libgcc-s1, libstdc++6';
const KIB = 1024;

/**
 * Writes a package of Debian and returns its file.
 * @param folder of the package for npm, see `build-package.ts`
 * @param executable see `writeSingle`
 * @param compression the usual one takes minutes for an executable of this size
 */
export function writeDebian(
  folder: string,
  executable: string,
  into: string,
  compression: 'xz' | 'none' = 'xz',
): string {
  const tree = join(into, 'tree');
  rmSync(tree, { recursive: true, force: true });
  const write = (path: string, text: string | Buffer) => {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text, { mode: 0o644 });
  };
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  write(`usr/share/man/man1/${MANUAL}.gz`, gzipSync(read(MANUAL), { level: 9 }));
  write('usr/share/bash-completion/completions/chicane', SCRIPTS.bash);
  write('usr/share/zsh/vendor-completions/_chicane', SCRIPTS.zsh);
  write('usr/share/fish/vendor_completions.d/chicane.fish', SCRIPTS.fish);
  write('usr/share/menu/chicane', MENU);
  write(`${DOC}/copyright`, ['LICENSE', 'NOTICE.md', LICENCES].map(read).join('\n'));
  cpSync(join(folder, 'saves/examples'), join(tree, DOC, 'examples'), { recursive: true });
  mkdirSync(join(tree, 'usr/bin'), { recursive: true });
  copyFileSync(executable, join(tree, 'usr/bin/chicane'));
  const architecture = execFileSync('dpkg', ['--print-architecture'], { encoding: 'utf8' }).trim();
  const bytes = readFileSync(executable).byteLength;
  write('DEBIAN/control', control(architecture, Math.ceil(bytes / KIB)));
  const file = join(into, `chicane_${packageFile.version}_${architecture}.deb`);
  execFileSync('dpkg-deb', ['--root-owner-group', `-Z${compression}`, '--build', tree, file], {
    stdio: 'pipe',
  });
  rmSync(tree, { recursive: true });
  return file;
}

const MENU = `?package(chicane): needs="text" section="Games/Board" \\
  title="Chicane" command="/usr/bin/chicane"
`;

function control(architecture: string, kibibytes: number): string {
  return [
    'Package: chicane',
    `Version: ${packageFile.version}`,
    `Architecture: ${architecture}`,
    'Section: games',
    'Priority: optional',
    `Maintainer: ${packageFile.author}`,
    `Installed-Size: ${kibibytes}`,
    `Depends: ${DEPENDS}`,
    `Description: ${packageFile.description}`,
    ' Formula De and Championship Formula Racing for people at one keyboard and',
    ' CPU drivers, with seasons, trials, replays and a driving school.',
    '',
  ].join('\n');
}
