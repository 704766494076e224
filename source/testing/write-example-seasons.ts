// Writes the example seasons in saves/examples: `node source/testing/write-example-seasons.ts`. They are driven by CPU
// drivers from fixed seeds, people's cars too, and come out the same each time but for the moments at which saves are written.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bookNamed } from '../rules/games.ts';
import type { Entrant, Plan, Team } from '../season/plan/plan.ts';
import { writePlan } from '../season/plan/write-plan.ts';
import { planFrom, usualBook } from '../season/templates/template.ts';
import { templateNamed } from '../season/templates/templates.ts';
import { openSeasonRun } from '../session/season/open-season-run.ts';
import type { SeasonRun } from '../session/season/season-run.ts';
import { realDisk } from '../storage/disk.ts';
import { createSeason } from '../storage/seasons/create-season.ts';
import { openSeason } from '../storage/seasons/open-season.ts';
import { racesFolder } from '../storage/seasons/season-files.ts';
import { circuitText, programLibrary, shippedVenues, TEST_TIME } from './season/seasons.ts';
import { answerAll, driveWithStandIns } from './season/stand-ins.ts';

const LEVEL = 'club';
/** Laps of the race for which the cars of the series are built. */
const LONG = 3;
const ROOT = join(import.meta.dirname, '../../saves/examples');
/** Answers of people at the table that is under way. */
const ANSWERS = 40;
const now = () => new Date(TEST_TIME);

rmSync(join(ROOT, 'seasons'), { recursive: true, force: true });
for (const folder of [championship(), tournament(), series()]) {
  // The save before the last one is only for crashes, so it is removed.
  for (const name of readdirSync(racesFolder(folder))) {
    if (name.endsWith('.bak')) rmSync(join(racesFolder(folder), name));
  }
}

// Three of six weekends are over, and the fourth is at the trials.
function championship(): string {
  const plan: Plan = {
    ...filled(
      'championship',
      'Hill Cup',
      ['otterbrook', 'monaco', 'spa', 'imola', 'suzuka', 'monza'],
      [...people('Ada', 'Ben'), ...crew(['Vellano', 'Okurada', 'Castelbrun', 'Marenko'])],
    ),
    laps: 1,
    count: { best: 5, drop: 0, startsLeast: 0 },
  };
  const run = begun(plan);
  driveWithStandIns(run, LEVEL, ({ due }) => due()[0]?.weekend === 'imola');
  run.close();
  return run.folder;
}

// Timed trials and the draw are over, two of four tables have raced, and a third is under way.
function tournament(): string {
  const names = 'Ida Joe Kim Lea Max Nil Ola Pia Rex Sue Tom Una Vic Wim Yan Zoe'.split(' ');
  const cpu = ['Bram', 'Cleo', 'Dora', 'Egon'];
  const plan = filled(
    'masters-day',
    'Club Day',
    ['saltmarsh'],
    [...people(...names), ...crew(cpu)],
  );
  const run = begun({ ...plan, laps: 1, tables: { ...plan.tables, size: 5 } });
  const raced = () => run.season().facts.weekends[0]?.results.length ?? 0;
  driveWithStandIns(run, LEVEL, () => raced() === 2);
  const race = run.due().find(one => one.kind === 'race');
  if (race?.kind === 'race') {
    const session = run.openTable(race);
    if ('refused' in session) throw new Error(session.refused);
    answerAll(session, LEVEL, ANSWERS);
    session.close();
  }
  run.close();
  return run.folder;
}

// Two of three races are over; the first one, in which the cars were built, and the last are of two laps, and take points off.
function series(): string {
  const names = ['Tovey', 'Umber', 'Vallis', 'Wexford', 'Yarrow', 'Zeeland'];
  const teams = ['Rosso', 'Blu', 'Verde'].map(name => ({ id: name.toLowerCase(), name }));
  const entrants = crew(names).map((one, at) => ({ ...one, team: teams[at >> 1]?.id ?? '' }));
  const tracks = ['otterbrook', 'saltmarsh', 'kestrel-pass'];
  const plan = filled('series-1995', 'Two Cars', tracks, entrants, teams);
  const calendar = plan.calendar.map(one =>
    one.track === 'saltmarsh' ? { ...one, laps: LONG } : one,
  );
  const run = begun({ ...plan, calendar });
  driveWithStandIns(run, LEVEL, ({ due }) => due()[0]?.weekend === 'kestrel-pass');
  run.close();
  return run.folder;
}

function filled(
  template: string,
  name: string,
  tracks: readonly string[],
  entrants: readonly Entrant[],
  teams: readonly Team[] = [],
): Plan {
  const found = templateNamed(template);
  const book = found?.suits === undefined ? bookNamed('masters-2005') : usualBook(found);
  if (found === undefined || book === undefined) throw new RangeError(template);
  return planFrom(found, { name, book, tracks, entrants, teams, seed: 4711, standIn: LEVEL });
}

function people(...names: readonly string[]): readonly Entrant[] {
  return names.map(name => ({ id: name.toLowerCase(), name }));
}

function crew(names: readonly string[]): readonly Entrant[] {
  return people(...names).map(one => ({ ...one, cpu: LEVEL }));
}

function begun(plan: Plan): SeasonRun {
  const created = createSeason({
    savesFolder: ROOT,
    plan,
    planText: writePlan(plan),
    disk: realDisk,
    now: now(),
  });
  if (!created.ok) throw new Error(created.sentence);
  const opened = openSeason(created.folder, { venues: shippedVenues, now });
  if (!opened.ok) throw new Error(opened.sentence);
  return openSeasonRun({ store: opened.store, library: programLibrary, circuitText, now });
}
