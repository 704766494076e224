// The names of those who take part in a season.
import { everybody } from '../../season/field.ts';
import type { Season } from '../../season/season.ts';

export function nameOf(season: Season, id: string): string {
  return everybody(season).find(entrant => entrant.id === id)?.name ?? id;
}

export function teamNameOf({ plan }: Season, id: string): string {
  return plan.teams.find(team => team.id === id)?.name ?? id;
}
