import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Entry } from '../../season/ledger/entry.ts';
import type { Plan } from '../../season/plan/plan.ts';
import { realDisk } from '../../storage/disk.ts';
import { endAfter, LEDGER_START, lineText, readLedger } from '../../storage/seasons/ledger-text.ts';
import { ledgerFileOf, planFileOf } from '../../storage/seasons/season-files.ts';
import { freshFolder, sharedFolder } from '../../testing/fresh-folder.ts';
import { openedStore, startedSeason } from '../../testing/season/season-folders.ts';
import { circuitText, crew, programLibrary, shippedVenues } from '../../testing/season/seasons.ts';
import { checkSeason, type SeasonVerdict } from './check-season.ts';
import { openSeasonRun } from './open-season-run.ts';

const HILL_CUP = join(import.meta.dirname, '../../../saves/examples/seasons/2026-hill-cup');
const CUP: Partial<Plan> = {
  entrants: crew(5, 'random'),
  grid: 'trials',
  trials: { sessions: 1, hand: 'guided', void: 'last' },
  tables: { size: 3, draw: 'snake', apart: 'teams' },
  options: { preparation: 'ready', weather: 'roll' },
  calendar: [
    { id: 'monza', track: 'monza', stage: 'season', weight: 1 },
    {
      id: 'hills',
      track: 'monza',
      stage: 'season',
      weight: 1,
      rules: 'championship',
      grid: 'book',
      sessions: 0,
    },
  ],
};

const root = sharedFolder();
let driven = '';

/** Returns the folder of a season of two weekends, driven by CPU drivers. */
function drivenSeason(root: string): string {
  const folder = startedSeason(realDisk, CUP, root);
  const run = openSeasonRun({
    store: openedStore(folder, realDisk),
    library: programLibrary,
    circuitText,
  });
  for (let [one] = run.due(); one !== undefined; [one] = run.due()) run.settle(one);
  run.close();
  return folder;
}

beforeAll(() => {
  driven = drivenSeason(root);
}, 60_000);

afterAll(() => rmSync(root, { recursive: true, force: true }));

function copied(): string {
  const folder = join(freshFolder(), 'cup');
  cpSync(driven, folder, { recursive: true });
  return folder;
}

function checked(folder: string): SeasonVerdict {
  return checkSeason(folder, { venues: shippedVenues, library: programLibrary });
}

/** Writes the ledger of a folder anew with every line changed, as its owner could. */
function rewrite(folder: string, change: (entry: Entry, n: number) => Entry | undefined): void {
  const file = ledgerFileOf(folder);
  const read = readLedger(readFileSync(file));
  if (!read.ok) throw new Error(read.fault.kind);
  let end = LEDGER_START;
  let text = '';
  for (const { at, entry } of read.lines) {
    const changed = change(entry, end.lines);
    if (changed === undefined) continue;
    const line = lineText({ n: end.lines, at, entry: changed }, end);
    end = endAfter(end, line);
    text += line;
  }
  writeFileSync(file, text);
}

function told(folder: string): string {
  const verdict = checked(folder);
  return verdict.kind === 'differs' ? verdict.sentence : `sound ${verdict.notes.join(' ')}`;
}

describe('the check of a season', () => {
  it('finds nothing in a sound one, and plays every race again', () => {
    const verdict = checked(driven);
    expect(verdict).toMatchObject({ kind: 'sound', races: 4, notes: [] });
  });

  it('names a sheet that says something else than its race', () => {
    const folder = copied();
    rewrite(folder, entry => {
      if (entry.kind !== 'raced' || entry.weekend !== 'hills') return entry;
      const [first, ...others] = entry.sheet;
      return first === undefined
        ? entry
        : { ...entry, sheet: [{ ...first, overtakes: 77 }, ...others] };
    });
    expect(told(folder)).toMatch(
      /^Line \d+: the sheet of races\/02-hills-table1.json says overtakes 77 of [a-e]{3}, and the race says \d+\.$/,
    );
  });

  it('counts a sheet that holds tests of contact as it was made, and names a wrong number of them', () => {
    const folder = join(freshFolder(), 'hill-cup');
    cpSync(HILL_CUP, folder, { recursive: true });
    expect(readFileSync(ledgerFileOf(folder), 'utf8')).toContain('"contacts"');
    expect(checked(folder)).toMatchObject({ kind: 'sound', races: 3, notes: [] });
    rewrite(folder, entry => {
      if (entry.kind !== 'raced') return entry;
      const sheet = entry.sheet.map(row => {
        const { contacts = 0 } = row.figures ?? {};
        return contacts === 0
          ? row
          : { ...row, figures: { ...row.figures, contacts: contacts + 1 } };
      });
      return { ...entry, sheet };
    });
    expect(told(folder)).toMatch(/^Line \d+: the sheet of .* says figures .*"contacts"/);
  });

  it('names places that were changed', () => {
    const folder = copied();
    rewrite(folder, entry => {
      if (entry.kind !== 'raced' || entry.table !== 2) return entry;
      const [one, other, ...others] = entry.sheet;
      if (one === undefined || other === undefined) return entry;
      const sheet = [{ ...one, driver: other.driver }, { ...other, driver: one.driver }, ...others];
      return { ...entry, sheet };
    });
    expect(told(folder)).toMatch(/^Line \d+: the sheet of races\/01-monza-table2.json says driver/);
  });

  it('names a line that does not fit the season', () => {
    const folder = copied();
    rewrite(folder, entry => (entry.kind === 'rolledForAll' ? undefined : entry));
    expect(told(folder)).toMatch(/^Line 8: it does not fit the season: no race is due/);
  });

  it('names a race that is another one than was due', () => {
    const folder = copied();
    const [one, other] = [1, 2].map(table => join(folder, `races/01-monza-table${table}.json`));
    if (one === undefined || other === undefined) throw new Error('two tables');
    renameSync(one, `${one}.aside`);
    renameSync(other, one);
    renameSync(`${one}.aside`, other);
    expect(told(folder)).toBe(
      'Line 9: races/01-monza-table1.json is a race of other drivers than were due.',
    );
  });

  it('names a save that is damaged', () => {
    const folder = copied();
    const file = join(folder, 'races/01-monza-table1.json');
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 3000));
    expect(told(folder)).toMatch(/^Line 9: 01-monza-table1.json is damaged/);
  });

  it('tells what it could not play again', () => {
    const folder = copied();
    rmSync(join(folder, 'races/01-monza-table1.json'));
    expect(told(folder)).toBe(
      'sound races/01-monza-table1.json is missing: the race of table 1 at monza was not played again.',
    );
    // The version before the last one is no result either.
    const previous = join(folder, 'races/01-monza-table1.json.bak');
    cpSync(join(driven, 'races/01-monza-table2.json'), previous);
    expect(told(folder)).toContain('is missing');
  });

  it('tells a race that is over and has no line', () => {
    const folder = copied();
    let last = true;
    rewrite(folder, entry => {
      if (entry.kind !== 'raced' || entry.weekend !== 'hills' || entry.table !== 2) return entry;
      last = false;
      return undefined;
    });
    expect(last).toBe(false);
    expect(told(folder)).toBe(
      'sound 02-hills-table2.json is over and has no line; it is entered when the season is opened.',
    );
    const run = openSeasonRun({
      store: openedStore(folder, realDisk),
      library: programLibrary,
      circuitText,
    });
    expect(run.due()).toEqual([]);
    expect(told(folder)).toBe('sound ');
  });

  it('names a plan that was changed', () => {
    const folder = copied();
    const file = planFileOf(folder);
    writeFileSync(file, readFileSync(file, 'utf8').replace('[10, 6,', '[10, 7,'));
    expect(told(folder)).toBe(
      'plan.yaml was changed after the season was started. Put it back from a copy of the folder.',
    );
  });
});
