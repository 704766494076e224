// Whether somebody may join, leave or be replaced.
import type { Of } from './facts-after.ts';
import type { Entrant } from './plan/plan.ts';
import { CLOSED } from './ruling-misfit.ts';
import { type Season, weekendAt, weekendIndex } from './season.ts';

/** Returns why a change of the entry list does not fit a season, undefined when it fits. */
export function rosterMisfit(
  season: Season,
  entry: Of<'joined'> | Of<'withdrawn'> | Of<'replaced'>,
): string | undefined {
  const from = weekendIndex(season, entry.weekend);
  const { facts } = season;
  if (facts.closed !== undefined) return CLOSED;
  if (weekendAt(season, from).known.results.length > 0) return `${entry.weekend} has been raced`;
  if (entry.kind === 'joined') {
    return nameTaken(season, entry.entrant) ?? noPlaceFor(season, entry.entrant, from);
  }
  const { driver } = entry;
  const there = facts.roster.find(({ entrant }) => entrant.id === driver);
  if (there === undefined) return `nobody in the season has the id ${driver}`;
  if (there.until !== undefined) return `${driver} has left already`;
  return entry.kind === 'withdrawn' ? undefined : nameTaken(season, entry.by, driver);
}

function nameTaken({ facts }: Season, { id, name }: Entrant, except?: string): string | undefined {
  const others = facts.roster.filter(({ entrant }) => entrant.id !== except);
  if (others.some(({ entrant }) => entrant.id === id)) return `somebody has the id ${id}`;
  const same = others.some(({ entrant }) => entrant.name.toLowerCase() === name.toLowerCase());
  return same ? `somebody is called ${name} already` : undefined;
}

// Only those whom the stage before sends on drive in a stage that takes some.
function noPlaceFor(
  { plan, facts }: Season,
  { id, team }: Entrant,
  from: number,
): string | undefined {
  const weekend = plan.calendar[from];
  const stage = plan.stages.find(one => one.id === weekend?.stage);
  if (stage !== undefined && stage !== plan.stages[0] && stage.takes.kind !== 'all') {
    return `${id} cannot join at ${weekend?.id}, which only those drive who came through the stage before`;
  }
  if (team === undefined) return undefined;
  if (!plan.teams.some(one => one.id === team)) return `there is no team ${team}`;
  const mates = facts.roster.filter(
    ({ entrant, until }) => entrant.team === team && (until === undefined || until > from),
  );
  return plan.teamSize !== undefined && mates.length >= plan.teamSize
    ? `team ${team} has its ${plan.teamSize} drivers already`
    : undefined;
}
