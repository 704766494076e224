// Figures of the seasons: a line of the ledger written durably, a long ledger opened, the standings of a large one, and one driven.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprint } from '../../rules/kit/hash.ts';
import type { Entry } from '../../season/ledger/entry.ts';
import { titleOdds } from '../../season/odds/title-chances.ts';
import type { Plan } from '../../season/plan/plan.ts';
import { standings } from '../../season/standings/standings.ts';
import { realDisk } from '../../storage/disk.ts';
import { endAfter, LEDGER_START, lineText } from '../../storage/seasons/ledger-text.ts';
import { planPrint, seedPrint } from '../../storage/seasons/read-season.ts';
import { ledgerFileOf, planFileOf } from '../../storage/seasons/season-files.ts';
import { figuredSeason } from '../../testing/season/figured-seasons.ts';
import { openedStore, startedSeason } from '../../testing/season/season-folders.ts';
import { crew, sheetOf, TEST_TIME, trialOf } from '../../testing/season/seasons.ts';
import { type Effort, type Figure, medianOf, quantile, shown, timed } from './figure.ts';
import { drivenSeason } from './season-drive.ts';

const ENTRANTS = 60;
const RACED = 20;
// One weekend stays ahead, for lines that are due.
const WEEKENDS = RACED + 1;
const LAST = `monza-${WEEKENDS}`;
const TABLE = 10;
const LINES = 10_000;
const APPENDS = 100;
const OPENINGS = 15;
const CHANCE_WEEKENDS = 16;
const CHANCE_LEFT = 12;

const PLAN: Partial<Plan> = {
  entrants: crew(ENTRANTS),
  tables: { size: TABLE, draw: 'lot', apart: 'nobody' },
  trials: { sessions: 3, hand: 'guided', void: 'last' },
  grid: 'trials',
  count: { best: 16, drop: 0, startsLeast: 0 },
  calendar: Array.from({ length: WEEKENDS }, (_, at) => ({
    id: `monza-${at + 1}`,
    track: 'monza',
    stage: 'season',
    weight: 1,
  })),
};

const NO_TRIALS: Plan['trials'] = { sessions: 0, hand: 'guided', void: 'last' };

export async function seasonFigures(effort: Effort): Promise<readonly Figure[]> {
  const root = mkdtempSync(join(tmpdir(), 'chicane-bench-'));
  try {
    const folder = startedSeason(realDisk, PLAN, root);
    const few = effort === 'quick';
    writeLedger(folder, few ? LINES / 20 : LINES);
    return [
      appending(folder, few ? 5 : APPENDS),
      opening(folder, few ? 1 : OPENINGS),
      await ranking(folder, effort),
      chances(few ? 50 : 2000),
      drivenSeason(effort),
    ];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function appending(folder: string, times: number): Figure {
  const store = openedStore(folder, realDisk);
  const walls = Array.from({ length: times }, (_, at) => {
    const began = performance.now();
    store.enter({ kind: 'absent', driver: `driver-${30 + (at % 30)}`, weekend: LAST });
    return performance.now() - began;
  });
  const { length } = store.season().lines;
  return {
    name: `a line of a ledger entered, after ${shown(length - times)}`,
    value: quantile(walls, 0.25),
    unit: 'ms',
    goal: { atMost: 10 },
    note: `on the wall, best quarter; median ${shown(quantile(walls, 0.5))} ms`,
    checksum: fingerprint(store.season().facts.weekends.at(-1)?.absences),
  };
}

function opening(folder: string, times: number): Figure {
  const opened = Array.from({ length: times }, () => timed(() => openedStore(folder, realDisk)));
  const lines = opened.at(-1)?.value.season().lines.length ?? 0;
  return {
    name: `open a season of ${shown(lines)} lines, median`,
    value: quantile(
      opened.map(({ ms }) => ms),
      0.5,
    ),
    unit: 'ms',
    goal: { atMost: 150 },
    checksum: fingerprint(opened.at(-1)?.value.season().lines.at(-1)),
  };
}

async function ranking(folder: string, effort: Effort): Promise<Figure> {
  const season = openedStore(folder, realDisk).season();
  return {
    name: `standings of ${ENTRANTS} entrants and ${RACED} weekends`,
    value: await medianOf('standings', () => standings(season), effort),
    unit: 'ms',
    goal: { atMost: 3 },
    checksum: fingerprint(standings(season).drivers.map(({ driver, points }) => [driver, points])),
  };
}

/**
 * Starts a season of sixty entrants in a folder of saves, with all twenty weekends raced but one that is due, and returns the
 * folder of the season.
 */
export function racedSeason(saves: string): string {
  const folder = startedSeason(realDisk, { ...PLAN, grid: 'lot', trials: NO_TRIALS }, saves);
  writeLedger(folder, 0, RACED, ({ kind }) => kind !== 'trialDriven');
  return folder;
}

// Writes a ledger as long as wanted: every weekend has its trials, draw and tables, and absences fill it up.
function writeLedger(
  folder: string,
  lines: number,
  weekends = lines < LINES ? 1 : RACED,
  isWanted: (entry: Entry) => boolean = () => true,
): void {
  const plan = new TextDecoder().decode(realDisk.read(planFileOf(folder)));
  let end = LEDGER_START;
  const texts: string[] = [];
  const add = (entry: Entry) => {
    const text = lineText({ n: end.lines, at: TEST_TIME, entry }, end);
    end = endAfter(end, text);
    texts.push(text);
  };
  add({ kind: 'opened', plan: planPrint(plan), seed: seedPrint(4711) });
  for (let at = 0; at < weekends; at++) {
    for (const entry of weekendEntries(at).filter(isWanted)) add(entry);
  }
  const fillers = ['absent', 'present'] as const;
  while (end.lines < lines) {
    const kind = fillers[end.lines % 2] ?? 'absent';
    add({ kind, driver: 'aaa', weekend: LAST });
  }
  writeFileSync(ledgerFileOf(folder), texts.join(''));
}

function weekendEntries(at: number): readonly Entry[] {
  const weekend = `monza-${at + 1}`;
  const ids = crew(ENTRANTS).map(({ id }) => id);
  // Changes the order from weekend to weekend.
  const order = ids.map((_, index) => ids[(index * 7 + at * 11) % ENTRANTS] ?? '');
  const trials = [0, 1, 2].flatMap(session =>
    order.map(
      (driver, index): Entry => ({
        kind: 'trialDriven',
        weekend,
        session,
        driver,
        trial: trialOf(14 + ((index * 5 + session) % 9), 30_000 + index),
      }),
    ),
  );
  const tables = Array.from({ length: ENTRANTS / TABLE }, (_, table) =>
    order.slice(table * TABLE, (table + 1) * TABLE),
  );
  const raced = tables.map(
    (drivers, table): Entry => ({
      kind: 'raced',
      weekend,
      table: table + 1,
      attempt: 1,
      laps: 3,
      sheet: sheetOf(drivers, at % 3),
    }),
  );
  return [...trials, { kind: 'drawn', weekend, tables, by: 'rule' }, ...raced];
}

/** Measures the chances of the title on their first request: not yet warm, with twelve weekends left. */
function chances(runs: number): Figure {
  const calendar = Array.from({ length: CHANCE_WEEKENDS }, (_, at) => ({
    id: `monza-${at + 1}`,
    track: 'monza',
    stage: 'season',
    weight: 1,
  }));
  const raced = CHANCE_WEEKENDS - CHANCE_LEFT;
  const season = figuredSeason(1, raced, { entrants: crew(TABLE), teams: [], calendar });
  const { value, ms } = timed(() => titleOdds(season, runs));
  return {
    name: `title: ${runs} runs of ${CHANCE_LEFT} weekends, ${TABLE} drivers`,
    value: ms,
    unit: 'ms',
    goal: { atMost: 500 },
    note: `${value?.open.length ?? 0} drivers can still win`,
    checksum: fingerprint(value?.chances ?? []),
  };
}
