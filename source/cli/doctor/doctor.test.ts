// What the doctor says of folders, locks, left-over files, cache, settings and terminal, and what it repairs.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { realDisk } from '../../storage/disk.ts';
import { freshFolder } from '../../testing/fresh-folder.ts';
import { runWords } from '../../testing/run-words.ts';
import { EN_DOCTOR } from './en-doctor.ts';
import { terminalFindings } from './terminal-checks.ts';

const LONG_AGO = new Date('2026-01-01T00:00:00Z');
let dead = 0;
let home = '';
const at = (...names: readonly string[]) => join(home, ...names);

beforeAll(async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  dead = child.pid ?? 0;
});

beforeEach(() => {
  home = freshFolder();
  vi.stubEnv('CHICANE_SETTINGS', at('settings'));
  vi.stubEnv('CHICANE_CACHE', at('cache'));
  vi.stubEnv('CHICANE_SAVES', at('saves'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Writes a file of the owner alone, from long ago. */
function put(name: string, text = '', mode = 0o600): string {
  const file = at(name);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, text);
  chmodSync(file, mode);
  utimesSync(file, LONG_AGO, LONG_AGO);
  return file;
}

function heldBy(pid: number, host = hostname()): string {
  return JSON.stringify({ pid, host, since: new Date().toISOString() });
}

/** Returns what the doctor says of a part, without blanks between columns. */
async function said(part: string, ...flags: readonly string[]) {
  const { exitCode, out, err } = await runWords('doctor', ...flags);
  expect(err).toBe('');
  const lines = out.split('\n').map(line => line.replace(/ {2,}/g, ' '));
  const about = lines.filter(line => line.split(' ')[1] === part);
  return { exitCode, about: about.map(line => line.replaceAll(home, '~')), last: lines.at(-2) };
}

test('where nothing is wrong every part has its line, and the exit code is 0', async () => {
  put('saves/a.json');
  put('settings/config.json', '{"language":"en"}');
  mkdirSync(at('cache'));
  const { exitCode, out } = await runWords('doctor');
  expect(exitCode).toBe(0);
  expect(out.split('\n').map(line => line.replace(/ .*/, ''))).not.toContain('wrong');
  for (const part of ['saves', 'locks', 'leftovers', 'access', 'settings', 'cache', 'terminal'])
    expect(out).toMatch(new RegExp(`^(ok|note) +${part} `, 'm'));
  expect(out).toContain(`${at('saves')}: 1 save.`);
  expect(out).toMatch(/Nothing is wrong\.\n$/);
});

describe('folders', () => {
  test('one that is not there yet is made when it is needed, and not by the doctor', async () => {
    const { exitCode, about } = await said('saves');
    expect(about).toEqual([
      'ok saves ~/saves is not there yet and will be made when it is needed.',
    ]);
    expect(exitCode).toBe(0);
    expect(existsSync(at('saves'))).toBe(false);
    expect((await said('cache')).about[0]).toContain('~/cache is not there yet');
  });

  test.each(['saves', 'cache', 'settings'])('a file in the place of %s', async part => {
    put(part, 'mine');
    const { exitCode, about } = await said(part);
    expect(about).toHaveLength(1);
    expect(about[0]).toMatch(
      new RegExp(
        `^wrong ${part} ~/${part} cannot be used: a file is where a folder should be. To mend it: move ~/${part} away, or name another folder with (--saves|CHICANE_[A-Z]+)\\.$`,
      ),
    );
    expect(exitCode).toBe(1);
    expect(readFileSync(at(part), 'utf8')).toBe('mine');
  });

  test('one below a file: the file is what is to be moved', async () => {
    put('file');
    vi.stubEnv('CHICANE_SAVES', at('file', 'below', 'saves'));
    expect((await said('saves')).about[0]).toMatch(
      /~\/file cannot be used: a file is where a folder should be. To mend it: move ~\/file away, /,
    );
    renameSync(at('file'), at('moved'));
    expect((await said('saves')).about[0]).toMatch(/^ok/);
  });

  test('a link to nowhere, and one below it, is to be moved', async () => {
    symlinkSync(at('nowhere'), at('link'));
    for (const saves of [at('link'), at('link', 'saves')]) {
      vi.stubEnv('CHICANE_SAVES', saves);
      expect((await said('saves')).about[0]).toMatch(
        /~\/link cannot be used: .* To mend it: move ~\/link away, or name another folder with --saves\.$/,
      );
    }
    renameSync(at('link'), at('moved'));
    expect((await said('saves')).about[0]).toMatch(/^ok/);
  });

  test('one that cannot be read or written, with the reason', async () => {
    mkdirSync(at('saves'));
    const refuse = (code: string) => () => {
      throw Object.assign(new Error(code), { code });
    };
    const list = vi.spyOn(realDisk, 'list').mockImplementation(refuse('EACCES'));
    expect((await said('saves')).about[0]).toContain(
      '~/saves cannot be used: permission is denied',
    );
    list.mockRestore();
    vi.spyOn(realDisk, 'writeNew').mockImplementation(refuse('ENOSPC'));
    const { about, exitCode } = await said('saves');
    expect(about[0]).toBe(
      'wrong saves nothing can be written in ~/saves: the disk is full. To mend it: make room on the disk of ~/saves, or name another folder with --saves.',
    );
    expect(exitCode).toBe(1);
    vi.spyOn(realDisk, 'writeNew').mockImplementation(refuse('EROFS'));
    expect((await said('saves')).about[0]).toContain(
      'the disk is read-only. To mend it: name another folder with --saves.',
    );
    vi.spyOn(realDisk, 'writeNew').mockImplementation(refuse('EACCES'));
    expect((await said('saves')).about[0]).toContain('To mend it: give yourself access to ~/saves');
  });

  test('a folder of thousands is told in one line', async () => {
    for (let save = 0; save < 3000; save++) put(`saves/${save}.json`, '', 0o644);
    const { about } = await said('access');
    expect(about).toHaveLength(1);
    expect(about[0]).toMatch(
      /other users can read 3000 saves.*: .+\.json, .+\.json, .+\.json and 2997 more/,
    );
    expect((await said('saves')).about).toEqual(['ok saves ~/saves: 3000 saves.']);
    expect(readdirSync(at('saves'))).toHaveLength(3000);
  });
});

describe('locks', () => {
  test('those of programs that have ended, garbage and empty ones are left over, in seasons too', async () => {
    put('saves/a.json', 'save');
    put('saves/a.json.lock', heldBy(dead));
    put('saves/b.json.lock', '\u0000\u001b[31m garbage');
    put('saves/seasons/cup/season.lock');
    put('saves/seasons/cup/races/spa-trial1-A.lock', heldBy(dead));
    put('saves/records.jsonl.lock', heldBy(dead));
    const { about, exitCode } = await said('locks');
    expect(about[0]).toMatch(
      /^wrong locks 5 locks were left behind by programs that have ended: .* and 2 more\. To mend it: chicane doctor --fix\.$/,
    );
    expect(exitCode).toBe(1);
    const fixed = await said('locks', '--fix');
    expect(fixed.about[0]).toMatch(/^fixed locks 5 locks/);
    expect(fixed.exitCode).toBe(0);
    expect(readdirSync(at('saves'), { recursive: true }).map(String).toSorted()).toEqual([
      'a.json',
      'seasons',
      'seasons/cup',
      'seasons/cup/races',
    ]);
    expect(readFileSync(at('saves', 'a.json'), 'utf8')).toBe('save');
  });

  test('those of running programs and other machines are told and stay', async () => {
    const here = put('saves/a.json.lock', heldBy(process.ppid));
    const there = put('saves/b.json.lock', heldBy(4711, 'old-name.local'));
    const { about, exitCode } = await said('locks', '--fix');
    expect(about).toHaveLength(2);
    const [first, second] = about.toSorted();
    expect(first).toMatch(
      new RegExp(`^note locks a.json is open in process ${process.ppid} since 20`),
    );
    expect(second).toMatch(
      /^note locks b.json is open in process 4711 on old-name.local since .* UTC\. To mend it: if nobody has it open there, delete ~\/saves\/b.json.lock\.$/,
    );
    expect(exitCode).toBe(0);
    expect([here, there].every(existsSync)).toBe(true);
  });

  test('a folder in the place of one is told again after the attempt to repair it', async () => {
    mkdirSync(at('saves', 'a.json.lock'), { recursive: true, mode: 0o700 });
    utimesSync(at('saves', 'a.json.lock'), LONG_AGO, LONG_AGO);
    const { about, exitCode } = await said('locks', '--fix');
    expect(about[0]).toMatch(
      /^wrong locks .* It could not be fixed: it is a folder\. To mend it: move ~\/saves\/a.json.lock\S* away\.$/,
    );
    expect(exitCode).toBe(1);
    const [, folder = ''] = /move ~\/(\S+) away/.exec(about[0] ?? '') ?? [];
    renameSync(at(folder), at('moved'));
    expect((await said('locks')).about[0]).toMatch(/^ok/);
  });
});

test('half-written files of killed programs are named and removed, of running programs not', async () => {
  const hex = '0123456789abcdef';
  const halves = [
    put(`saves/a.json.${dead}-${hex}.tmp`),
    put(`saves/a.json.bak.${dead}-${hex}.tmp`),
    put(`saves/seasons/cup/ledger.jsonl.${dead}-${hex}.tmp`),
    put(`cache/spa.tables.${dead}-${hex}.draft`),
    put('settings/config.json.tmp-1234567890abcdef'),
  ];
  const others = [
    put(`saves/b.json.${process.ppid}-${hex}.tmp`),
    put('saves/a.json', 'save'),
    put('saves/notes.tmp', 'mine'),
  ];
  const { about, last } = await said('leftovers');
  expect(about).toHaveLength(3);
  expect(about[0]).toMatch(/^wrong leftovers 3 half-written files were left behind: a\.json/);
  expect(last).toBe('3 things are wrong; chicane doctor --fix mends them.');
  const fixed = await said('leftovers', '--fix');
  expect(fixed.exitCode).toBe(0);
  expect(halves.filter(existsSync)).toEqual([]);
  expect(others.every(existsSync)).toBe(true);
});

describe('who else can read the saves', () => {
  test('a save that others can read is closed to them, and says what it said', async () => {
    const save = put('saves/a.json', 'save', 0o644);
    const race = put('saves/seasons/cup/races/01-spa-table1.json', 'race', 0o640);
    const { about } = await said('access');
    expect(about[0]).toContain('other users can read 2 saves, with the dice to come: ');
    expect((await said('access', '--fix')).exitCode).toBe(0);
    for (const file of [save, race]) expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(save, 'utf8')).toBe('save');
    expect((await said('access')).about).toEqual(['ok access nobody else can read the saves.']);
  });

  test('a group shares the saves of a folder in which it may write', async () => {
    const save = put('saves/a.json', 'save', 0o660);
    chmodSync(at('saves'), 0o770);
    expect((await said('access')).about[0]).toMatch(/^ok/);
    chmodSync(save, 0o664);
    expect((await said('access', '--fix')).about[0]).toMatch(/^fixed/);
    expect(statSync(save).mode & 0o777).toBe(0o660);
  });

  test('a folder in which everybody may write is closed to them', async () => {
    put('saves/a.json');
    chmodSync(at('saves'), 0o707);
    const { about } = await said('access');
    expect(about).toEqual([
      'wrong access any user can delete and replace what is in ~/saves. To mend it: chicane doctor --fix.',
    ]);
    await said('access', '--fix');
    expect(statSync(at('saves')).mode & 0o777).toBe(0o705);
  });
});

describe('settings', () => {
  test.each(['{"language":', '[]', '"fr"', '\u0000\u0001', ''])('garbage: %j', async text => {
    const file = put('settings/config.json', text);
    const { about, exitCode } = await said('settings', '--fix');
    expect(about).toEqual([
      'wrong settings ~/settings/config.json holds no settings, so the usual ones hold. To mend it: move ~/settings/config.json away, or name another folder with CHICANE_SETTINGS.',
    ]);
    expect(exitCode).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe(text);
    renameSync(file, at('moved'));
    expect((await said('settings')).about[0]).toMatch(/^ok/);
  });

  test('values that cannot be used are named; those that an older program called otherwise can', async () => {
    put('settings/config.json', '{"theme":"mono","pace":"warp","bell":1,"lastRace":7,"other":1}');
    const { about } = await said('settings');
    expect(about[0]).toContain('says what cannot be used of pace, bell, lastRace; the usual holds');
    expect(about[0]).toContain('To mend it: chicane doctor --fix.');
  });

  test('what holds is written in the place of what cannot be used; all else stays, and so does a link', async () => {
    const file = put('kept/mine.json', '{"theme":"dark","pace":"warp","lastRace":7,"other":1}');
    mkdirSync(at('settings'));
    symlinkSync(file, at('settings', 'config.json'));
    expect((await said('settings', '--fix')).about[0]).toMatch(/^fixed settings /);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      theme: 'dark',
      pace: 'normal',
      other: 1,
    });
    expect((await said('settings')).about).toEqual(['ok settings ~/settings/config.json.']);
  });

  test.each(['a folder', 'a pipe', 'a device'])(
    '%s in the place of the file is to be moved',
    async what => {
      mkdirSync(at('settings'));
      const file = at('settings', 'config.json');
      if (what === 'a folder') mkdirSync(file);
      if (what === 'a pipe') execFileSync('mkfifo', [file]);
      if (what === 'a device') symlinkSync('/dev/zero', file);
      const { about } = await said('settings');
      expect(about[0]).toMatch(
        /^wrong settings ~\/settings\/config.json cannot be used: .*\. To mend it: move ~\/settings\/config.json away, or /,
      );
      renameSync(file, at('moved'));
      expect((await said('settings')).about[0]).toMatch(/^ok/);
    },
  );

  test('a link to a file that is not there is told, with where it leads', async () => {
    mkdirSync(at('settings'));
    const file = at('settings', 'config.json');
    symlinkSync('../nowhere.json', file);
    const { about, exitCode } = await said('settings');
    expect(about).toEqual([
      'wrong settings ~/settings/config.json is a link to ~/nowhere.json, which is not there, so the usual ones hold. To mend it: put ~/nowhere.json back, or remove ~/settings/config.json.',
    ]);
    expect(exitCode).toBe(1);
    renameSync(file, at('moved'));
    expect((await said('settings')).about[0]).toMatch(/^ok settings none yet/);
  });

  test('a file that may not be read wants access, not another place', async () => {
    put('settings/config.json', '{}');
    vi.spyOn(realDisk, 'read').mockImplementation(() => {
      throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
    });
    expect((await said('settings')).about[0]).toContain(
      'permission is denied. To mend it: give yourself access to ~/settings/config.json.',
    );
  });
});

test('damaged tables of the cache are removed, since they are solved again', async () => {
  const text = '{"version":"1","columns":[2]}';
  const whole = put('cache/spa.tables', `1 ${text}\n01234567`);
  const cut = put('cache/monza.tables', `1 ${text}\n0123`);
  const none = put('cache/imola.tables', 'garbage');
  mkdirSync(at('cache', 'folder.tables'));
  const { about } = await said('cache');
  expect(about[0]).toMatch(/^wrong cache 3 solved tables are damaged: /);
  await said('cache', '--fix');
  expect([whole, cut, none].map(existsSync)).toEqual([true, false, false]);
});

describe('the terminal', () => {
  const words = EN_DOCTOR;
  const size = { columns: 80, rows: 24 };
  const findingsOf = (facts: Partial<Parameters<typeof terminalFindings>[0]>) =>
    terminalFindings({ env: { TERM: 'xterm-256color' }, size, colourBits: 8, ...facts }, words);

  test('one that can do everything', () => {
    expect(findingsOf({}).map(({ state, says }) => [state, says])).toEqual([
      ['fine', 'xterm-256color, 80 x 24'],
      ['fine', 'UTF-8'],
      ['fine', '256'],
    ]);
  });

  test('one that is too small, or whose name is not set, is wrong', () => {
    const [small] = findingsOf({ size: { columns: 59, rows: 24 } });
    expect(small?.state).toBe('wrong');
    expect(small?.says).toBe('59 x 24 is too small for the screen, which needs 60 x 20');
    expect(findingsOf({ env: {} })[0]).toMatchObject({ state: 'wrong', says: words.noTerm });
  });

  test('one without drawing, UTF-8 or colours plays all the same', () => {
    const env = { TERM: 'dumb', LANG: 'fr_FR.ISO-8859-1', NO_COLOR: '1' };
    const found = findingsOf({ env, colourBits: 1 });
    expect(found.map(({ state }) => state)).toEqual(['note', 'note', 'note']);
    expect(found.map(({ says }) => says)).toEqual([
      'TERM=dumb cannot draw, so you play in plain text',
      'the locale fr_FR.ISO-8859-1 is not UTF-8, so the screen is drawn in ASCII',
      'none, because of NO_COLOR',
    ]);
  });

  test('a console is drawn on in ASCII, and a VT100 without colours', () => {
    const console = findingsOf({ env: { TERM: 'linux' }, colourBits: 4 });
    expect(console.map(({ says }) => says)).toEqual([
      'linux, 80 x 24',
      'TERM=linux has few characters, so the screen is drawn in ASCII',
      '16',
    ]);
    expect(console[1]?.mend).toContain('--no-ascii');
    const old = findingsOf({ env: { TERM: 'vt100' }, colourBits: 4 });
    expect(old[2]?.says).toBe('none, because of TERM=vt100');
  });

  test('none at all is told', async () => {
    expect((await said('terminal')).about).toEqual([
      'note terminal there is none here, so races are told as text.',
    ]);
  });
});

test('a French player reads French', async () => {
  put('settings/config.json', '{"language":"fr"}');
  put('saves/a.json', '', 0o644);
  put('saves/a.json.lock', heldBy(dead));
  put(`saves/a.json.${dead}-0123456789abcdef.tmp`);
  put('cache', 'file');
  const { out, exitCode } = await runWords('doctor');
  expect(exitCode).toBe(1);
  expect(out).toMatch(
    /^défaut {2}verrous +1 verrou laissé par .*\. Remède : chicane doctor --fix\.$/m,
  );
  expect(out).toMatch(
    /^défaut {2}cache +.* un fichier est à la place d’un dossier\. Remède : déplacez /m,
  );
  expect(out).toMatch(/\n4 défauts ; chicane doctor --fix en répare 3\.\n$/);
  expect(out).not.toMatch(/\b(the|wrong|locks|mend|left)\b/);
});

test('the real program finds and repairs the same', async () => {
  put('saves/a.json.lock', 'garbage');
  const run = async (...flags: readonly string[]) => {
    const program = join(import.meta.dirname, '../../launcher.cjs');
    const child = spawn(process.execPath, [program, 'doctor', ...flags]);
    let out = '';
    child.stdout.on('data', chunk => {
      out += String(chunk);
    });
    const [exitCode] = await once(child, 'close');
    return { out, exitCode };
  };
  const found = await run();
  expect(found.exitCode).toBe(1);
  expect(found.out).toMatch(/^wrong +locks +1 lock was left behind .*: a\.json\.lock\./m);
  expect((await run('--fix')).exitCode).toBe(0);
  expect(existsSync(at('saves', 'a.json.lock'))).toBe(false);
  expect((await run()).out).toMatch(/Nothing is wrong\.\n$/);
});
