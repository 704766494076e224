// Whether somebody may join, leave or be replaced.
import type { Of } from '../facts-after.ts';
import type { Entrant } from '../plan/plan.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { type Rostered, type Season, weekendAt, weekendIndex } from '../season.ts';

export function rosterFault(
  season: Season,
  entry: Of<'joined'> | Of<'withdrawn'> | Of<'returned'> | Of<'replaced'>,
): Refusal | undefined {
  const from = weekendIndex(season, entry.weekend);
  const { facts } = season;
  if (facts.closed !== undefined) return { why: 'closed' };
  if (weekendAt(season, from).known.results.length > 0)
    return { why: 'weekendRaced', weekend: entry.weekend };
  if (entry.kind === 'joined') {
    return nameTaken(season, entry.entrant) ?? noPlaceFor(season, entry.entrant, from);
  }
  const { driver } = entry;
  const there = facts.roster.find(({ entrant }) => entrant.id === driver);
  if (there === undefined) return { why: 'noDriver', driver };
  if (entry.kind === 'returned') return returnFault(season, there, from);
  if (there.until !== undefined) return { why: 'leftAlready', driver };
  return entry.kind === 'withdrawn' ? undefined : nameTaken(season, entry.by, driver);
}

function returnFault(
  season: Season,
  { entrant, until }: Rostered,
  from: number,
): Refusal | undefined {
  if (until === undefined || from < until) return { why: 'notLeft', driver: entrant.id };
  return teamFull(season, entrant, from);
}

function nameTaken({ facts }: Season, { id, name }: Entrant, except?: string): Refusal | undefined {
  const others = facts.roster.filter(({ entrant }) => entrant.id !== except);
  if (others.some(({ entrant }) => entrant.id === id)) return { why: 'idTaken', id };
  const same = others.find(({ entrant }) => entrant.name.toLowerCase() === name.toLowerCase());
  return same === undefined ? undefined : { why: 'nameTaken', name: same.entrant.name };
}

// A stage that takes drivers is open only to those whom the stage before sends on.
function noPlaceFor(
  { plan, facts }: Season,
  { id, team }: Entrant,
  from: number,
): Refusal | undefined {
  const weekend = plan.calendar[from];
  const stage = plan.stages.find(one => one.id === weekend?.stage);
  if (stage !== undefined && stage !== plan.stages[0] && stage.takes.kind !== 'all') {
    return { why: 'throughStage', id, weekend: weekend?.id ?? '' };
  }
  if (team === undefined) return undefined;
  if (!plan.teams.some(one => one.id === team)) return { why: 'noTeam', team };
  return teamFull({ plan, facts }, { team }, from);
}

function teamFull(
  { plan, facts }: Pick<Season, 'plan' | 'facts'>,
  { team }: Pick<Entrant, 'team'>,
  from: number,
): Refusal | undefined {
  if (team === undefined) return undefined;
  const mates = facts.roster.filter(
    ({ entrant, until }) => entrant.team === team && (until === undefined || until > from),
  );
  return plan.teamSize !== undefined && mates.length >= plan.teamSize
    ? { why: 'teamFull', team, size: plan.teamSize }
    : undefined;
}
