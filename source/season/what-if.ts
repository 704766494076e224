// A season as it would stand under another table of points, or without one of its weekends.
import type { Season } from './season.ts';

export interface Wish {
  /** Points by place, the winner's first. */
  readonly places?: readonly number[];
  readonly without?: string;
}

/** Returns the imagined season; its standings are taken after as many weekends as those of the real one. */
export function whatIf(season: Season, { places, without }: Wish): Season {
  const { plan, facts } = season;
  const points =
    places === undefined ? plan.points : { ...plan.points, by: 'places' as const, places };
  const gone = plan.calendar.findIndex(({ id }) => id === without);
  const weekends = facts.weekends.map((known, index) =>
    index === gone ? { ...known, results: [] } : known,
  );
  // Points taken off for something at the weekend that is left out are left out as well.
  const rulings = facts.rulings.filter(
    ({ ruling }) =>
      without === undefined || ruling.kind !== 'pointsOff' || ruling.weekend !== without,
  );
  return {
    ...season,
    plan: { ...plan, points },
    facts: { ...facts, weekends, rulings: without === undefined ? facts.rulings : rulings },
  };
}
