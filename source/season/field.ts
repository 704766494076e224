// The field of a weekend: who may drive it, who is missing, and where a stage takes its drivers from.
import type { Entrant, Plan, Stage } from './plan/plan.ts';
import { isEnlisted } from './roster/seats.ts';
import { type Absence, type Season, weekendAt } from './season.ts';
import { resultsOf } from './standings/results.ts';
import { standings } from './standings/standings.ts';

/** Returns everybody who was ever in the season, each once. */
export function everybody({ facts }: Season): readonly Entrant[] {
  return facts.roster.map(({ entrant }) => entrant);
}

/** Returns the entrants of a weekend in the order of the entry list, absent ones too. */
export function entered(season: Season, index: number): readonly string[] {
  const { plan, facts } = season;
  const enlisted = facts.roster
    .filter(seat => isEnlisted(seat, index))
    .map(({ entrant }) => entrant);
  const marshals = marshalsAmong(plan, index, enlisted);
  const there = enlisted.map(({ id }) => id).filter(id => !marshals.includes(id));
  const { weekend } = weekendAt(season, index);
  const at = plan.stages.findIndex(({ id }) => id === weekend.stage);
  const stage = plan.stages[at];
  const before = plan.stages[at - 1];
  if (stage === undefined || before === undefined || stage.takes.kind === 'all') return there;
  const taken = takenFrom(season, before, stage, there);
  return there.filter(driver => taken.includes(driver));
}

/**
 * Returns the drivers of the team that is marshal of a weekend; none where nobody is (TR-2, TR-3). As they take turns,
 * no two teams want to miss the same race, and no die has to decide between them (TR-4).
 */
function marshalsAmong(
  { marshal }: Plan,
  index: number,
  enlisted: readonly Entrant[],
): readonly string[] {
  if (marshal === 'none') return [];
  const teams = teamsAmong(enlisted);
  if (teams.length < 2) return [];
  const turn = teams[index % teams.length] ?? [];
  return turn.map(({ id }) => id);
}

/** Returns entrants by team; a driver without one is a team alone. */
export function teamsAmong(entrants: readonly Entrant[]): readonly (readonly Entrant[])[] {
  return [...Map.groupBy(entrants, ({ id, team = id }) => team).values()];
}

/**
 * Returns the number of weekends after which everybody has had each place of a rotating grid equally often, and each team
 * has been marshal where they are by turns: as many as there are teams of two, else as there are drivers (TR-39, TR-41).
 */
export function turnsOf(entrants: readonly Entrant[]): number {
  const teams = teamsAmong(entrants);
  return teams.every(({ length }) => length === 2) ? teams.length : entrants.length;
}

/** Returns who has a seat at a table of the weekend: those entered who come, or for whom somebody stands in. */
export function field(season: Season, index: number): readonly string[] {
  const missing = seatless(season, index);
  return entered(season, index).filter(driver => !missing.includes(driver));
}

function seatless(season: Season, index: number): readonly string[] {
  return weekendAt(season, index)
    .known.absences.filter(({ standIn }) => standIn === undefined)
    .map(({ driver }) => driver);
}

export function absenceOf(season: Season, index: number, driver: string): Absence | undefined {
  return weekendAt(season, index).known.absences.find(absence => absence.driver === driver);
}

// Returns who advances from one stage to the next; nobody before the first of them is over. The places of those who have
// left the season pass to the next behind them.
function takenFrom(
  season: Season,
  before: Stage,
  { takes }: Stage,
  there: readonly string[],
): readonly string[] {
  const weekends = season.plan.calendar.flatMap(({ stage }, at) =>
    stage === before.id ? [at] : [],
  );
  const last = weekends.at(-1);
  if (last === undefined) return [];
  const lines = standings(season, last + 1, before.id).drivers;
  if (takes.kind === 'best') {
    const left = lines.filter(({ driver }) => there.includes(driver));
    return left.slice(0, takes.count).map(({ driver }) => driver);
  }
  if (takes.kind === 'winners') {
    return lines.filter(({ wins }) => wins >= takes.wins).map(({ driver }) => driver);
  }
  if (takes.kind === 'all') return lines.map(({ driver }) => driver);
  return resultsOf(season, last).flatMap(({ sheet }) =>
    sheet
      .filter(({ place, driver }) => place !== undefined && there.includes(driver))
      .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0))
      .slice(0, takes.first)
      .map(({ driver }) => driver),
  );
}
