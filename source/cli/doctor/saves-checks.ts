// The folder of the saves: the saves themselves, their locks, what killed programs have left, and who else can read them.
import { chmodSync, constants, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, relative } from 'node:path';
import { realDisk } from '../../storage/disk.ts';
import { heldIn, type Leftover, leftoversIn } from '../../storage/leftovers.ts';
import { lockOf, readHolder } from '../../storage/lock.ts';
import type { DoctorWords } from './doctor-words.ts';
import { type Finding, fixEach } from './finding.ts';
import { namesIn, savesFolders, troubleOf, unreadFolders } from './folders.ts';
import { shownNames, shownPath } from './shown.ts';

export function savesFindings(saves: string, words: DoctorWords): readonly Finding[] {
  const trouble = troubleOf('saves', saves, words);
  const folders = savesFolders(saves);
  const left = folders.flatMap(folder => leftoversIn(folder));
  return [
    trouble ?? {
      part: 'saves',
      state: 'fine',
      says: words.saves(shownPath(saves), savesIn(saves)),
    },
    ...unreadFolders(saves).map(({ folder, reason }): Finding => {
      const shown = shownPath(folder);
      const says = words.unusable(shown, words.reason(reason));
      return { part: 'saves', state: 'wrong', says, mend: words.allow(shown) };
    }),
    ...lockFindings(saves, folders, left, words),
    leftoverFinding(saves, left, words),
    ...modeFindings(saves, folders, words),
  ];
}

export function leftoverFinding(
  folder: string,
  left: readonly Leftover[],
  words: DoctorWords,
): Finding {
  const files = left.filter(({ kind }) => kind === 'temporary');
  if (files.length === 0) return { part: 'leftovers', state: 'fine', says: words.noLeftovers };
  const names = shownNames(filesOf(files), folder, words);
  return {
    part: 'leftovers',
    state: 'wrong',
    says: words.leftovers(files.length, names),
    mend: words.repair,
    fix: () => fixEach(files, one => one.remove()),
  };
}

const SAVE = /\.json$/;
/** Files of races, and their `.bak` files with the save before the last answer. */
const RACE_FILE = /\.json(?:\.bak)?$/;

function savesIn(folder: string): number {
  return namesIn(folder).filter(name => SAVE.test(name)).length;
}

function filesOf(left: readonly Leftover[]): readonly string[] {
  return left.map(({ file }) => file);
}

function lockFindings(
  saves: string,
  folders: readonly string[],
  left: readonly Leftover[],
  words: DoctorWords,
): readonly Finding[] {
  const stale = left.filter(({ kind }) => kind === 'lock');
  const held = folders.flatMap(folder => heldIn(folder));
  if (stale.length + held.length === 0)
    return [{ part: 'locks', state: 'fine', says: words.noLocks }];
  const notes = held.map(file => heldFinding(file, saves, words));
  if (stale.length === 0) return notes;
  const names = shownNames(filesOf(stale), saves, words);
  const finding: Finding = {
    part: 'locks',
    state: 'wrong',
    says: words.stale(stale.length, names),
    mend: words.repair,
    fix: () => fixEach(stale, one => one.remove()),
  };
  return [...notes, finding];
}

// An open race is no fault; whether a program on another machine still runs cannot be known here.
function heldFinding(file: string, saves: string, words: DoctorWords): Finding {
  const name = shownPath(relative(saves, file));
  const about = { part: 'locks', state: 'note' } as const;
  const holder = readHolder(lockOf(file), realDisk);
  if (holder === undefined) return { ...about, says: words.heldByUnknown(name) };
  const [day = '', time = ''] = holder.since.split('T');
  const since = `${day} ${time.slice(0, 5)} UTC`;
  if (holder.host === hostname())
    return { ...about, says: words.heldHere(name, holder.pid, since) };
  const says = words.heldElsewhere(name, holder.pid, shownPath(holder.host), since);
  return { ...about, says, mend: words.ifNobody(shownPath(lockOf(file))) };
}

const OF_OTHERS = constants.S_IRWXO;
const OF_GROUP = constants.S_IRWXG;

function modeFindings(
  saves: string,
  folders: readonly string[],
  words: DoctorWords,
): readonly Finding[] {
  // Windows has access lists instead of modes.
  if (process.platform === 'win32') return [];
  const found = [readableFinding(saves, folders, words), ...openFolders(folders, words)];
  const wrong = found.flatMap(one => one ?? []);
  return wrong.length > 0 ? wrong : [{ part: 'modes', state: 'fine', says: words.modes }];
}

// A save holds the dice to come. In a folder in which the group may write, the group shares the saves.
function readableFinding(
  saves: string,
  folders: readonly string[],
  words: DoctorWords,
): Finding | undefined {
  const readable = folders.flatMap(folder => {
    const isShared = (modeOf(folder) & constants.S_IWGRP) !== 0;
    const forbidden = isShared ? OF_OTHERS : OF_OTHERS | OF_GROUP;
    return namesIn(folder)
      .filter(name => RACE_FILE.test(name))
      .map(name => ({ file: join(folder, name), forbidden }))
      .filter(({ file }) => (modeOf(file) & forbidden) !== 0);
  });
  if (readable.length === 0) return undefined;
  const names = shownNames(
    readable.map(({ file }) => file),
    saves,
    words,
  );
  return {
    part: 'modes',
    state: 'wrong',
    says: words.readable(readable.length, names),
    mend: words.repair,
    fix: () => fixEach(readable, ({ file, forbidden }) => forbid(file, forbidden)),
  };
}

function openFolders(folders: readonly string[], words: DoctorWords): readonly Finding[] {
  return folders
    .filter(folder => (modeOf(folder) & (constants.S_IWOTH | STICKY)) === constants.S_IWOTH)
    .map(folder => ({
      part: 'modes',
      state: 'wrong',
      says: words.openFolder(shownPath(folder)),
      mend: words.repair,
      fix: () => forbid(folder, constants.S_IWOTH),
    }));
}

/** The mode bit of folders such as /tmp, in which nobody removes the files of others. */
const STICKY = 0o1000;

function forbid(path: string, bits: number): void {
  chmodSync(path, modeOf(path) & 0o7777 & ~bits);
}

function modeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
}
