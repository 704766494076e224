// chicane doctor: looks at everything around the game that a race needs, and says what is wrong.

import type { Language } from '../../replay/language.ts';
import { codeOf, reasonOf } from '../../storage/disk.ts';
import { leftoversIn } from '../../storage/leftovers.ts';
import { cacheFolder } from '../../storage/tracks/table-cache.ts';
import type { Command } from '../command.ts';
import { print, table } from '../printer.ts';
import { EXIT } from '../problem.ts';
import { savesFolderFor } from '../saves/saves-folder-for.ts';
import { settingsFolder } from '../screen/settings.ts';
import { cacheFinding, cacheLeftovers } from './cache-check.ts';
import type { DoctorWords } from './doctor-words.ts';
import { EN_DOCTOR } from './en-doctor.ts';
import type { Finding } from './finding.ts';
import { FR_DOCTOR } from './fr-doctor.ts';
import { leftoverFinding, savesFindings } from './saves-checks.ts';
import {
  preferencesOf,
  type StoredSettings,
  settingsFinding,
  settingsLeftovers,
  storedSettings,
} from './settings-check.ts';
import { shownPath } from './shown.ts';
import { terminalFacts, terminalFindings } from './terminal-checks.ts';

interface DoctorFlags {
  readonly saves: string | undefined;
  readonly fix: boolean;
}

const WORDS: Readonly<Record<Language, DoctorWords>> = { en: EN_DOCTOR, fr: FR_DOCTOR };

export const doctor: Command<DoctorFlags> = {
  command: 'doctor',
  describe: 'Check folders, locks, left-over files, cache, settings and terminal',
  build: yargs =>
    yargs
      .option('saves', { type: 'string', describe: 'Saves folder' })
      .requiresArg('saves')
      .option('fix', {
        type: 'boolean',
        default: false,
        describe: 'Repair what can be repaired safely; what a save says is never changed',
      })
      .example('$0 doctor', 'what is wrong, and what to do about it')
      .example('$0 doctor --fix', 'remove what killed programs have left'),
  run({ saves, fix }) {
    const settings = storedSettings(settingsFolder(process.env['CHICANE_SETTINGS']));
    const preferences = preferencesOf(settings);
    const words = WORDS[preferences.language];
    const found = findings(savesFolderFor(saves, preferences.saves), settings, words);
    const told = found.map(finding => (fix ? repaired(finding, words) : finding));
    const lines = told.map(finding => lineOf(finding, words));
    for (const line of table(lines, 3)) print(line);
    const wrong = told.filter(({ state }) => state === 'wrong');
    print(words.sum(wrong.length, fix ? 0 : wrong.filter(one => one.fix !== undefined).length));
    return wrong.length === 0 ? EXIT.fine : EXIT.failed;
  },
};

function findings(saves: string, settings: StoredSettings, words: DoctorWords): readonly Finding[] {
  const cache = cacheFolder(process.env);
  const { folder: kept } = settings;
  const others = [
    [kept, [...settingsLeftovers(kept), ...leftoversIn(kept)]],
    [cache, cacheLeftovers(cache)],
  ] as const;
  return [
    ...savesFindings(saves, words),
    settingsFinding(settings, words),
    cacheFinding(cache, words),
    ...others.flatMap(([folder, left]) =>
      left.length === 0 ? [] : [leftoverFinding(folder, left, words)],
    ),
    ...terminalFindings(terminalFacts(), words),
  ];
}

type Treated = Omit<Finding, 'state'> & { readonly state: Finding['state'] | 'repaired' };

function repaired(finding: Finding, words: DoctorWords): Treated {
  const { part, says, fix } = finding;
  if (fix === undefined) return finding;
  try {
    fix();
    return { part, state: 'repaired', says };
  } catch (error) {
    const told = words.notRepaired(says, words.reason(reasonOf(error)));
    const folder = folderIn(error);
    const mend = folder === undefined ? {} : { mend: words.moveAway(shownPath(folder)) };
    return { part, state: 'wrong', says: told, ...mend };
  }
}

// Removing files fails at a folder that bears the name of one.
function folderIn(error: unknown): string | undefined {
  const isOne = ['EISDIR', 'ERR_FS_EISDIR'].includes(codeOf(error));
  return isOne && error instanceof Error && 'path' in error ? String(error.path) : undefined;
}

function lineOf({ state, part, says, mend }: Treated, words: DoctorWords): readonly string[] {
  const sentence = mend === undefined ? says : words.mended(says, mend);
  return [words.states[state], words.parts[part], `${sentence}.`];
}
