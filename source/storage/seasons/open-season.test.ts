import { chmodSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import type { Entry } from '../../season/ledger/entry.ts';
import { writePlan } from '../../season/plan/write-plan.ts';
import { NotDue } from '../../season/season.ts';
import { standings } from '../../season/standings/standings.ts';
import { type Failure, type FakeDisk, fakeDisk } from '../../testing/fake-disk.ts';
import { freshFolder } from '../../testing/fresh-folder.ts';
import { openedStore, startedSeason } from '../../testing/season/season-folders.ts';
import {
  planOf,
  sheetOf,
  shippedVenues,
  TEST_TIME,
  trialOf,
} from '../../testing/season/seasons.ts';
import { realDisk } from '../disk.ts';
import { createSeason } from './create-season.ts';
import { type LedgerEnd, lineText, readLedger } from './ledger-text.ts';
import { listSeasons } from './list-seasons.ts';
import { openSeason } from './open-season.ts';
import { ledgerFileOf, planFileOf } from './season-files.ts';
import { trackVenues } from './track-venues.ts';

const FOLDER = '/saves/seasons/2026-ardennes-cup';
const LEDGER = ledgerFileOf(FOLDER);

function textIn(disk: FakeDisk, file = LEDGER): string {
  return new TextDecoder().decode(disk.files.get(file));
}

function putText(disk: FakeDisk, text: string, file = LEDGER): void {
  disk.files.set(file, new TextEncoder().encode(text));
}

/** Three weekends of four drivers: an absence, two races, a ruling, and a driver who joins. */
function drivenSeason(lines: readonly Entry[] = ENTRIES): FakeDisk {
  const disk = fakeDisk();
  const store = openedStore(startedSeason(disk, { teams: [{ id: 'rosso', name: 'Rosso' }] }), disk);
  for (const entry of lines) store.enter(entry);
  return disk;
}

const ENTRIES: readonly Entry[] = [
  { kind: 'absent', driver: 'ddd', weekend: 'spa', standIn: 'club' },
  raced('monza', ['aaa', 'bbb', 'ccc', 'ddd']),
  {
    kind: 'ruled',
    ruling: { kind: 'pointsOff', driver: 'aaa', points: 3 },
    reason: 'a car of 24 points, “too many”',
    by: 'the organiser',
  },
  { kind: 'joined', entrant: { id: 'zoe', name: 'Zoë', team: 'rosso' }, weekend: 'monaco' },
];

function raced(weekend: string, order: readonly string[]): Entry {
  return { kind: 'raced', weekend, table: 1, attempt: 1, laps: 1, sheet: sheetOf(order, 1) };
}

/** Returns what is told when the season is opened: a sentence that refuses it, or the notices behind `open`. */
function told(disk: FakeDisk): string {
  const opened = openSeason(FOLDER, { venues: shippedVenues, disk });
  if (!opened.ok) return opened.sentence;
  const notices: string[] = ['open'];
  for (let next = opened.store.notice(); next !== undefined; next = opened.store.notice()) {
    notices.push(next);
  }
  return notices.join(' ');
}

const MEND = (line: number) =>
  `Undo what an editor did there, or take ledger.jsonl from a copy of the folder. Where neither can be had, delete line ${line} and all below it: the season is then as it was before that line.`;

describe('a ledger that an editor touched', () => {
  const insert = (text: string, line: number, added: string) => {
    const lines = text.split('\n');
    return [...lines.slice(0, line), added, ...lines.slice(line)].join('\n');
  };

  it('loses nothing by a byte-order mark and blank lines, which are told', () => {
    const disk = drivenSeason();
    const text = textIn(disk);
    putText(disk, `\uFEFF${insert(text, 2, '')}\n`);
    expect(openedStore(FOLDER, disk).season().lines).toHaveLength(5);
    expect(told(disk)).toBe(
      'open An editor has put a byte-order mark and 2 blank lines into ledger.jsonl. Every line has its check, so nothing is lost; lines are counted without them.',
    );
    openedStore(FOLDER, disk).enter({ kind: 'withdrawn', driver: 'zoe', weekend: 'monaco' });
    expect(openedStore(FOLDER, disk).season().lines).toHaveLength(6);
  });

  it('of which two versions were merged names the whole of one side as the mend', () => {
    const disk = drivenSeason();
    putText(disk, insert(textIn(disk), 2, '<<<<<<< HEAD'));
    expect(told(disk)).toBe(
      'Line 3 of the ledger of 2026-ardennes-cup is the mark of a merge: two ledgers were put into one, and lines of two ledgers do not follow each other. Take the whole ledger.jsonl of one side, such as by git checkout --ours ledger.jsonl.',
    );
  });

  it('names the line as the editor counts where there are blank ones', () => {
    const disk = drivenSeason();
    putText(disk, insert(insert(textIn(disk), 3, 'x'), 1, ''));
    expect(told(disk)).toContain('Line 5 of the ledger');
  });
});

describe('a ledger that has lost its end', () => {
  it('is told while races that are over lie in the folder', () => {
    const disk = drivenSeason();
    const packed = new TextEncoder().encode('{"format":"chicane-race",\n"record":"xyz"}\n');
    const begun = new TextEncoder().encode('{"format":"chicane-race",\n"record":{}}\n');
    disk.makeFolder(`${FOLDER}/races`);
    disk.files.set(`${FOLDER}/races/03-monaco-table1.json`, packed);
    disk.files.set(`${FOLDER}/races/02-spa-table1.json`, begun);
    expect(told(disk)).toMatch(
      /^open races\/03-monaco-table1.json is over and has no line in the ledger\. Where the ledger has lost its end, take it from a copy/,
    );
    disk.files.set(`${FOLDER}/races/04-spa-table1.json`, packed);
    expect(told(disk)).toContain('has no line in the ledger. So is one other. Where');
    disk.files.set(`${FOLDER}/races/04-spa-table2.json`, packed);
    expect(told(disk)).toContain('has no line in the ledger. So are 2 others. Where');
  });
});

describe('a season in its folder', () => {
  it('is the same when it is opened again', () => {
    const disk = drivenSeason();
    const store = openedStore(FOLDER, disk);
    expect(store.season().lines.map(({ n, entry }) => `${n} ${entry.kind}`)).toEqual([
      '0 opened',
      '1 absent',
      '2 raced',
      '3 ruled',
      '4 joined',
    ]);
    expect(
      store
        .season()
        .lines.slice(1)
        .map(({ entry }) => entry),
    ).toEqual(ENTRIES);
    expect(standings(store.season()).drivers.map(({ driver, points }) => driver + points)).toEqual([
      'aaa7',
      'bbb6',
      'ccc4',
      'zoe0',
      'ddd0',
    ]);
    expect(told(disk)).toBe('open');
  });

  it('is one JSON object a line, each naming the one before it', () => {
    const lines = textIn(drivenSeason()).trimEnd().split('\n');
    const values = lines.map(line => JSON.parse(line) as Record<string, unknown>);
    expect(values.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4]);
    expect(values[0]).toMatchObject({ kind: 'opened', format: 'chicane-ledger/1' });
    expect(values.slice(1).map(({ prev }) => prev)).toEqual(
      values.slice(0, -1).map(({ check }) => check),
    );
  });

  it('refuses what is not due, and writes nothing of it', () => {
    const disk = drivenSeason();
    const before = textIn(disk);
    const store = openedStore(FOLDER, disk);
    expect(() => store.enter(raced('monza', ['aaa', 'bbb', 'ccc', 'ddd']))).toThrow(NotDue);
    expect(textIn(disk)).toBe(before);
  });

  it('shows in one program what another has entered', () => {
    const disk = drivenSeason([]);
    const [one, other] = [openedStore(FOLDER, disk), openedStore(FOLDER, disk)];
    for (const entry of ENTRIES) one.enter(entry);
    expect(other.refresh()).toBe(true);
    expect(other.refresh()).toBe(false);
    expect(other.season().lines).toEqual(one.season().lines);
    other.enter(raced('spa', ['ddd', 'ccc', 'bbb', 'aaa']));
    one.enter({ kind: 'closed', reason: 'enough' });
    expect(
      one
        .season()
        .lines.map(({ entry }) => entry.kind)
        .slice(-2),
    ).toEqual(['raced', 'closed']);
  });

  it('has no two folders of one name', () => {
    const disk = fakeDisk();
    const folders = [1, 2, 3].map(() => startedSeason(disk));
    expect(folders).toEqual([FOLDER, `${FOLDER}-2`, `${FOLDER}-3`]);
  });

  it('keeps a seed that its plan did not name', () => {
    const disk = fakeDisk();
    const plan = planOf();
    const planText = writePlan(plan).replace(/^seed:.*\n/m, '');
    const started = createSeason({ savesFolder: '/saves', plan, planText, disk, now: new Date() });
    if (!started.ok) throw new Error(started.sentence);
    expect(openedStore(started.folder, disk).season().plan.seed).toBe(4711);
  });
});

describe('a line that was not written to its end', () => {
  it('is dropped and told, and the next one takes its place', () => {
    const disk = drivenSeason();
    const whole = textIn(disk);
    putText(disk, `${whole}{"n":5,"at":"2026-12-19T19:02:00.000Z","kind":"clo`);
    expect(told(disk)).toBe(
      'open The last line of the ledger was not written to its end; what it said must be entered again.',
    );
    openedStore(FOLDER, disk).enter({ kind: 'closed', reason: 'enough' });
    expect(textIn(disk).startsWith(`${whole}{"n":5`)).toBe(true);
    expect(told(disk)).toBe('open');
    expect(openedStore(FOLDER, disk).season().facts.closed).toBe('enough');
  });

  it('counts when only its line feed is missing', () => {
    const disk = drivenSeason();
    const whole = textIn(disk);
    putText(disk, whole.slice(0, -1));
    expect(told(disk)).toBe('open');
    const store = openedStore(FOLDER, disk);
    const other = openedStore(FOLDER, disk);
    expect(store.season().lines).toHaveLength(5);
    store.enter({ kind: 'closed', reason: 'enough' });
    expect(textIn(disk).startsWith(whole)).toBe(true);
    expect(other.refresh()).toBe(true);
    expect(other.season().lines).toHaveLength(6);
    expect(told(disk)).toBe('open');
  });

  it('leaves nothing of the bytes that a power cut put there', () => {
    const disk = drivenSeason();
    const whole = textIn(disk);
    putText(disk, `${whole}\0\0\0\0`);
    openedStore(FOLDER, disk).enter({ kind: 'closed', reason: 'enough' });
    expect(textIn(disk)).not.toContain('\0');
    expect(told(disk)).toBe('open');
  });
});

describe('a ledger that is not as it was written', () => {
  const lines = () => textIn(drivenSeason()).trimEnd().split('\n');
  const withLines = (changed: readonly (string | undefined)[]) => {
    const disk = drivenSeason();
    putText(disk, changed.map(line => `${line}\n`).join(''));
    return told(disk);
  };
  const [zero, one, two, three, four] = lines();

  it.each([
    [
      'a place that was changed',
      [zero, one, two?.replace('"place":[1,2', '"place":[2,1'), three, four],
      3,
      'has changed since it was written',
    ],
    [
      'the last line',
      [zero, one, two, three, four?.replace('Zo', 'So')],
      5,
      'has changed since it was written',
    ],
    [
      'a line that was taken out',
      [zero, one, three, four],
      3,
      'does not follow the one before it: lines are missing, doubled, or in another order',
    ],
    [
      'lines that were swapped',
      [zero, two, one, three, four],
      2,
      'does not follow the one before it: lines are missing, doubled, or in another order',
    ],
    [
      'a line twice',
      [zero, one, one, two, three, four],
      3,
      'does not follow the one before it: lines are missing, doubled, or in another order',
    ],
    [
      'a line written by hand',
      [zero, one, '{"n":2,"kind":"closed","reason":"x"}', two],
      3,
      'has changed since it was written',
    ],
    [
      'another first line',
      [one, two],
      1,
      'does not follow the one before it: lines are missing, doubled, or in another order',
    ],
  ])('%s is named with its number', (_what, changed, line, what) => {
    expect(withLines(changed)).toBe(
      `Line ${line} of the ledger of 2026-ardennes-cup ${what}. ${MEND(line)}`,
    );
  });

  it('with a line of another season is named with its number', () => {
    const other = fakeDisk();
    const store = openedStore(startedSeason(other, { seed: 7 }), other);
    store.enter(ENTRIES[0] as Entry);
    const [, theirs] = textIn(other).split('\n');
    expect(theirs).toContain('"n":1,');
    expect(withLines([zero, theirs])).toBe(
      `Line 2 of the ledger of 2026-ardennes-cup does not follow the one before it: lines are missing, doubled, or in another order. ${MEND(2)}`,
    );
  });

  it('is open again after what the sentence says', () => {
    expect(withLines([zero, one, two])).toBe('open');
  });

  it('of a newer program is refused as that', () => {
    const newer = zero?.replace('chicane-ledger/1', 'chicane-ledger/2');
    expect(withLines([newer, one])).toBe(
      'Line 1 of the ledger of 2026-ardennes-cup was written by a newer Chicane (format 2). Update the program to open the season.',
    );
  });

  it('with an entry of a newer program is refused by its name', () => {
    const disk = drivenSeason([]);
    const end = endIn(disk);
    const entry = { kind: 'flown', weekend: 'monza' } as unknown as Entry;
    putText(disk, textIn(disk) + lineText({ n: 1, at: TEST_TIME, entry }, end));
    expect(told(disk)).toBe(
      'Line 2 of the ledger of 2026-ardennes-cup was written by a newer Chicane (“flown”). Update the program to open the season.',
    );
  });

  it.each([
    [
      'a field too many',
      { kind: 'closed', reason: 'x', mood: 'bad' },
      'mood: there is no such field',
    ],
    ['a field too few', { kind: 'closed' }, 'reason: it is missing'],
    [
      'a save outside the folder',
      { ...raced('monza', ['aaa']), save: 'races/../../x.json', hash: '0123456789abcdef' },
      'save:',
    ],
    [
      'what a terminal obeys',
      { kind: 'closed', reason: '\u001b[2J' },
      'a text in it contains control characters',
    ],
    [
      'rolls that are none',
      {
        kind: 'trialDriven',
        weekend: 'spa',
        session: 0,
        driver: 'aaa',
        trial: { ...trialOf(3), rolls: [{ gear: 1 }] },
      },
      'trial.rolls:',
    ],
  ])('with %s was not written by this program', (_what, entry, what) => {
    const disk = drivenSeason([]);
    const line = lineText({ n: 1, at: TEST_TIME, entry: entry as Entry }, endIn(disk));
    putText(disk, textIn(disk) + line);
    expect(told(disk)).toContain(
      `Line 2 of the ledger of 2026-ardennes-cup was not written by this program (${what}`,
    );
  });

  it('is told to a program that has it open, once, and nothing changes there', () => {
    const disk = drivenSeason();
    const store = openedStore(FOLDER, disk);
    putText(disk, [zero, one].map(line => `${line}\n`).join(''));
    expect([store.refresh(), store.refresh()]).toEqual([false, false]);
    expect(store.notice()).toMatch(/^The ledger of 2026-ardennes-cup has become shorter/);
    expect(store.notice()).toBeUndefined();
    expect(store.season().lines).toHaveLength(5);
    expect(() => store.enter({ kind: 'closed', reason: 'x' })).toThrow('has become shorter');
  });
});

function endIn(disk: FakeDisk): LedgerEnd {
  const read = readLedger(disk.files.get(LEDGER) ?? new Uint8Array());
  if (!read.ok) throw new Error(read.fault.kind);
  return read.end;
}

describe('a folder', () => {
  it.each([
    ['without a plan', planFileOf(FOLDER), '2026-ardennes-cup is no season: it has no plan.yaml.'],
    ['without a ledger', LEDGER, '2026-ardennes-cup was not started: it has no ledger.jsonl.'],
  ])('%s is no season', (_what, file, sentence) => {
    const disk = drivenSeason();
    disk.files.delete(file);
    expect(told(disk)).toBe(sentence);
  });

  it('with an empty ledger was not started', () => {
    const disk = drivenSeason();
    putText(disk, '');
    expect(told(disk)).toBe('2026-ardennes-cup was not started: its ledger has no first line.');
  });

  it('with a plan that was edited since is told', () => {
    const disk = drivenSeason();
    const plan = textIn(disk, planFileOf(FOLDER));
    putText(disk, plan.replace('places: [10,', 'places: [12,'), planFileOf(FOLDER));
    expect(told(disk)).toBe(
      'open plan.yaml was changed after the season was started; points and standings follow it as it is now.',
    );
  });

  it('with a plan whose lines end otherwise is as it was', () => {
    const disk = drivenSeason();
    putText(disk, textIn(disk, planFileOf(FOLDER)).replaceAll('\n', '\r\n'), planFileOf(FOLDER));
    putText(disk, textIn(disk).replaceAll('\n', '\r\n'));
    expect(told(disk)).toBe('open');
    openedStore(FOLDER, disk).enter({ kind: 'closed', reason: 'enough' });
    expect(told(disk)).toBe('open');
  });

  it.each([
    [
      'another seed',
      'seed: 4711',
      'seed: 4712',
      'The plan of 2026-ardennes-cup has another seed than when the season was started, so all dice to come would be others. Put the old seed back.',
    ],
    [
      'a fault',
      'laps: 1',
      'laps: one',
      "The plan of 2026-ardennes-cup has faults. plan.yaml:8:7: laps: 'one' is not a whole number from 1 to 200; write the laps of a race, such as laps: 3.",
    ],
    [
      'a weekend less',
      '  - {id: monza, track: monza}\n',
      '',
      'The ledger of 2026-ardennes-cup does not fit its plan: the calendar has no weekend monza. Take both from a copy of the folder.',
    ],
  ])('with a plan with %s is refused', (_what, from, to, sentence) => {
    const disk = drivenSeason();
    const plan = textIn(disk, planFileOf(FOLDER));
    expect(plan).toContain(from);
    putText(disk, plan.replace(from, to), planFileOf(FOLDER));
    expect(told(disk)).toBe(sentence);
  });

  it('whose circuit is not on this machine is refused', () => {
    const disk = drivenSeason();
    const venues = trackVenues('/no/circuits');
    expect(openSeason(FOLDER, { venues, disk })).toEqual({
      ok: false,
      sentence:
        "2026-ardennes-cup cannot go on here. There is no circuit 'spa': '/no/circuits' has none.",
    });
  });

  it('without a save that a line names is told', () => {
    const kept = { save: 'races/01-monza-table1.json', hash: '0123456789abcdef' };
    const disk = drivenSeason([
      { ...raced('monza', ['aaa', 'bbb', 'ccc', 'ddd']), ...kept } as Entry,
    ]);
    expect(told(disk)).toBe(
      'open The save races/01-monza-table1.json is missing: its result stays, but the race cannot be replayed or checked.',
    );
  });
});

describe('whatever call the disk fails at', () => {
  const KINDS = (['before', 'half', 'after'] as const).flatMap(when =>
    (['once', 'forEver'] as const).map(lasts => ({ when, lasts, code: 'ENOSPC' })),
  );

  test.each(KINDS)('an append ($when, $lasts) loses no line that was there', kind => {
    let at = 0;
    for (let isHit = true; isHit; ) {
      at += 1;
      const disk = drivenSeason();
      const before = openedStore(FOLDER, disk).season().lines;
      const store = openedStore(FOLDER, disk);
      disk.fail({ ...kind, at } satisfies Failure);
      let error = '';
      try {
        store.enter(raced('spa', ['aaa', 'bbb', 'ccc', 'ddd']));
      } catch (caught) {
        error = String(caught);
      }
      isHit = disk.calls() >= at;
      disk.fail(undefined);
      const after = openedStore(FOLDER, disk).season().lines;
      expect(after.slice(0, before.length)).toEqual(before);
      expect(after.length - before.length).toBeLessThan(2);
      if (error === '') expect(after.length).toBe(before.length + 1);
      else
        expect(error).toContain(
          'Nothing was entered in the ledger of 2026-ardennes-cup: the disk is full.',
        );
      // Where the line could be cut off again, it is as if nothing had been tried.
      if (error !== '' && kind.lasts === 'once') expect(after).toEqual(before);
      // The next try goes well, in this program as in the next one.
      const again = after.length > before.length ? openedStore(FOLDER, disk) : store;
      again.enter({ kind: 'closed', reason: 'enough' });
      expect(told(disk)).toBe('open');
    }
    expect(at).toBeGreaterThan(3);
  });

  test('a season is started, or there is none', () => {
    for (let at = 1; at < 12; at++) {
      for (const when of ['before', 'half', 'after'] as const) {
        const disk = fakeDisk();
        disk.fail({ at, lasts: 'once', when, code: 'EROFS' });
        const plan = planOf();
        const wanted = { savesFolder: '/saves', plan, planText: writePlan(plan), disk };
        const started = createSeason({ ...wanted, now: new Date(TEST_TIME) });
        disk.fail(undefined);
        if (started.ok) expect(told(disk)).toBe('open');
        else {
          expect(started.sentence).toBe(
            'The season cannot be kept in /saves/seasons: the disk is read-only.',
          );
          expect(listSeasons('/saves', disk)).toEqual([]);
        }
      }
    }
  });
});

test('a folder that may only be read can be opened, and says so when something is entered', () => {
  const disk = drivenSeason();
  disk.fail({ at: 1, lasts: 'forEver', when: 'before', code: 'EACCES' });
  expect(told(disk)).toBe('open');
  const store = openedStore(FOLDER, disk);
  expect(() => store.enter({ kind: 'closed', reason: 'x' })).toThrow(
    'Nothing was entered in the ledger of 2026-ardennes-cup: permission is denied. Mend that and enter it again.',
  );
});

// The superuser may write everywhere.
test.skipIf(process.getuid?.() === 0)('a folder that may only be read can be looked at', () => {
  const root = freshFolder();
  const folder = startedSeason(realDisk, {}, root);
  chmodSync(folder, 0o555);
  chmodSync(ledgerFileOf(folder), 0o444);
  const store = openedStore(folder, realDisk);
  expect(() => store.enter({ kind: 'closed', reason: 'x' })).toThrow('permission is denied');
  expect(readFileSync(ledgerFileOf(folder), 'utf8').split('\n')).toHaveLength(2);
  chmodSync(folder, 0o755);
});
