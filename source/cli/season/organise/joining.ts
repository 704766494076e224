// Somebody who joins a season that is under way, as an entrant with an id and a team of the season.
import { cpuNamed } from '../../../drivers/levels/opponents.ts';
import { everybody } from '../../../season/field.ts';
import { idsFor, plainName } from '../../../season/plan/ids.ts';
import type { Entrant } from '../../../season/plan/plan.ts';
import type { Season } from '../../../season/season.ts';
import { safeName, safeText } from '../../../storage/untrusted-text.ts';
import { wrongUse } from '../../problem.ts';
import { levelNamed } from '../people.ts';

export interface Joining {
  readonly name: string;
  readonly team?: string | undefined;
  readonly cpu?: string | undefined;
  /** Id of somebody whose seat is taken, in whose team there is room then. */
  readonly insteadOf?: string | undefined;
}

const NAME_CELLS = 40;

/**
 * Returns the entrant for somebody who joins.
 * @throws Problem for a name that cannot be read, a team that there is not or that is full, and an unknown level
 */
export function joiningEntrant(season: Season, weekend: string, joining: Joining): Entrant {
  const { cpu } = joining;
  const name = safeName(joining.name);
  if (name === '') throw wrongUse('The name is empty or cannot be shown. Write another.');
  const id = idsFor([...everybody(season), { name }], 'driver').at(-1) ?? '';
  const team = teamFor(season, joining);
  return {
    id,
    name,
    ...(team === undefined ? {} : { team }),
    ...cpuNamed(name, cpu && levelNamed(season, weekend, 'cpu', cpu)),
  };
}

function teamFor(season: Season, { team, insteadOf }: Joining): string | undefined {
  const { teams, teamSize } = season.plan;
  const before = everybody(season).find(({ id }) => id === insteadOf);
  if (team === undefined) return before?.team;
  const plain = plainName(team);
  const own = teams.find(one => one.id === plain || plainName(one.name) === plain);
  if (own === undefined) {
    const names = teams.map(one => one.name).join(', ') || 'none';
    throw wrongUse(`There is no team "${safeText(team, NAME_CELLS)}". Teams: ${names}.`);
  }
  const { length } = season.facts.roster.filter(
    ({ entrant, until }) =>
      entrant.team === own.id && until === undefined && entrant.id !== insteadOf,
  );
  if (teamSize !== undefined && length >= teamSize) {
    throw wrongUse(
      `${own.name} has ${length} drivers, and a team has ${teamSize}. Name another team.`,
    );
  }
  return own.id;
}
