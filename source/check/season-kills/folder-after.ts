// Looks at the folder of a season after a program in it was killed: what was entered is there, once, and it is sound.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { library } from '../../cli/library.ts';
import { circuitText, venues } from '../../cli/season/season-circuits.ts';
import type { Due } from '../../season/to-do.ts';
import { checkSeason } from '../../session/season/check-season.ts';
import { openSeasonRun } from '../../session/season/open-season-run.ts';
import { readSave } from '../../storage/saves/read-save.ts';
import { openSeason } from '../../storage/seasons/open-season.ts';
import { ledgerFileOf, racesFolder } from '../../storage/seasons/season-files.ts';

export interface OnDisk {
  readonly lines: readonly string[];
  readonly answers: Readonly<Record<string, number>>;
}

/** Reads the folder of a season as it is, without opening it. */
export function onDisk(folder: string): OnDisk {
  const text = readFileSync(ledgerFileOf(folder), 'utf8');
  const races = racesFolder(folder);
  const names = existsSync(races) ? readdirSync(races) : [];
  const saves = names.filter(name => name.endsWith('.json'));
  return {
    // What follows the last line feed was never written to its end.
    lines: text.split('\n').slice(0, -1),
    answers: Object.fromEntries(saves.map(name => [name, answersIn(join(races, name))])),
  };
}

function answersIn(file: string): number {
  const read = readSave(file, library);
  return read.ok ? read.record.answers.length : -1;
}

export interface Opened {
  /** Sentences about what is wrong; none when nothing is. */
  readonly faults: readonly string[];
  readonly due: readonly Due[];
}

export function openAfter(folder: string, before: OnDisk): Opened {
  const killed = onDisk(folder);
  const faults = [...lost(before, killed)];
  const opened = openSeason(folder, { venues });
  if (!opened.ok) return { faults: [...faults, `it does not open: ${opened.sentence}`], due: [] };
  const run = openSeasonRun({ store: opened.store, library, circuitText });
  const due = run.due();
  run.close();
  const after = onDisk(folder);
  return { faults: [...faults, ...lost(killed, after), ...twice(after), ...unsound(folder)], due };
}

function lost(before: OnDisk, after: OnDisk): readonly string[] {
  const lines = before.lines.filter((line, at) => after.lines[at] !== line);
  const races = Object.entries(before.answers).filter(
    ([name, answers]) => (after.answers[name] ?? -1) < answers,
  );
  return [
    ...lines.map(line => `a line is lost or was changed: ${line.slice(0, 120)}`),
    ...races.map(([name, answers]) => `${name}: ${after.answers[name]} of ${answers} answers`),
  ];
}

// A trial, a race, a draw or a ruling that the ledger has twice was entered twice.
function twice({ lines }: OnDisk): readonly string[] {
  const keys = lines.map(line => {
    const { kind, weekend, session, driver, table, attempt, reason } = JSON.parse(line);
    return JSON.stringify([kind, weekend, session, driver, table, attempt, reason]);
  });
  return keys.filter((key, at) => keys.indexOf(key) !== at).map(key => `entered twice: ${key}`);
}

function unsound(folder: string): readonly string[] {
  const verdict = checkSeason(folder, { venues, library });
  return verdict.kind === 'sound' ? verdict.notes : [verdict.sentence];
}
