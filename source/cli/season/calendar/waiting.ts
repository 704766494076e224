// What waits for one person in the seasons of a folder: trials, rolls, and races at its tables.

import { everybody } from '../../../season/field.ts';
import { plainName } from '../../../season/plan/ids.ts';
import type { Season } from '../../../season/season.ts';
import type { Due } from '../../../season/to-do.ts';
import { due } from '../../../season/to-do.ts';
import { glanceAt } from '../../../storage/saves/list-saves.ts';
import { listSeasons } from '../../../storage/seasons/list-seasons.ts';
import { openSeason } from '../../../storage/seasons/open-season.ts';
import type { SeasonStore } from '../../../storage/seasons/season-store.ts';
import { circuitNames, venues } from '../season-circuits.ts';

export interface Waiting {
  readonly folder: string;
  /** Name of the season. */
  readonly season: string;
  readonly weekend: string;
  readonly kind: 'trial' | 'roll' | 'race';
  readonly table?: number;
  /** Id of the person in the season. */
  readonly driver: string;
  /** What it is, such as `Spa, table 2: the race`. */
  readonly text: string;
  /** Whether the question of a race that has begun is this person's. */
  readonly isTurn: boolean;
  readonly date?: string;
}

/**
 * Returns what waits for a person by name, in all seasons of a folder that can be opened; first what is asked of it right now,
 * then by date, then the season driven last.
 */
export function waitingFor(name: string, saves: string): readonly Waiting[] {
  const plain = plainName(name);
  const all = listSeasons(saves).flatMap(({ folder, progress }) => {
    if (progress === undefined || progress.phase === 'over') return [];
    if (!progress.people.some(one => plainName(one) === plain)) return [];
    const opened = openSeason(folder, { venues });
    return opened.ok ? waitingIn(opened.store, plain) : [];
  });
  const late = '9999';
  return all.toSorted(
    (one, other) =>
      Number(other.isTurn) - Number(one.isTurn) ||
      (one.date ?? late).localeCompare(other.date ?? late),
  );
}

/** Returns what waits for a person in one season, by the plain form of its name. */
export function waitingIn(store: SeasonStore, plain: string): readonly Waiting[] {
  const season = store.season();
  const me = everybody(season).find(
    ({ name, cpu }) => cpu === undefined && plainName(name) === plain,
  );
  if (me === undefined) return [];
  return due(season).flatMap(one => {
    if (!concerns(one, me.id) || one.kind === 'draw' || one.kind === 'grid') return [];
    const at = season.plan.calendar.find(({ id }) => id === one.weekend);
    const turn = one.kind === 'race' ? turnAt(store, one) : undefined;
    return [
      {
        folder: store.folder,
        season: season.plan.name,
        weekend: one.weekend,
        kind: one.kind,
        driver: me.id,
        ...(one.kind === 'race' ? { table: one.table } : {}),
        text: textOf(season, one, turn),
        isTurn: turn === me.name,
        ...(at?.date === undefined ? {} : { date: at.date }),
      },
    ];
  });
}

function concerns(one: Due, driver: string): boolean {
  if (one.kind === 'trial' || one.kind === 'roll') return one.driver === driver;
  if (one.kind !== 'race') return false;
  return one.race.seats.some(
    ({ entrant, standIn }) => entrant.id === driver && standIn === undefined,
  );
}

function turnAt(store: SeasonStore, one: Extract<Due, { kind: 'race' }>): string | undefined {
  return glanceAt(store.raceFile(one.weekend, one.table, one.race.attempt)).race?.turn;
}

function textOf({ plan }: Season, one: Due, turn: string | undefined): string {
  const track = plan.calendar.find(({ id }) => id === one.weekend)?.track ?? one.weekend;
  const circuit = circuitNames()[track] ?? track;
  if (one.kind === 'trial') return `${circuit}: timed trial, session ${one.session + 1}`;
  if (one.kind !== 'race') return `${circuit}: the roll for all tables`;
  const move = turn === undefined ? 'the race' : `the race, ${turn} to move`;
  return `${circuit}, table ${one.table}: ${move}`;
}
