// What is due in a season, as sentences of a command.

import { everybody } from '../../../season/field.ts';
import type { Season } from '../../../season/season.ts';
import type { Due } from '../../../season/to-do.ts';
import { plural } from '../../../ui/words/en/consequences.ts';

/** Returns one thing that is due as a sentence without its full stop. */
export function dueText(season: Season, one: Due): string {
  const named = (id: string) => everybody(season).find(entrant => entrant.id === id)?.name ?? id;
  switch (one.kind) {
    case 'trial':
      return `${one.weekend}: timed trial of ${named(one.driver)}, session ${one.session + 1}`;
    case 'draw':
      return one.proposal === undefined
        ? `${one.weekend}: the draw, by hand`
        : `${one.weekend}: the draw of ${plural(one.proposal.tables.length, 'table', 'tables')}`;
    case 'roll':
      return `${one.weekend}: ${named(one.driver)} rolls once for all tables`;
    case 'grid':
      return `${one.weekend}, table ${one.table}: the grid, by hand`;
    case 'race': {
      const names = one.race.seats.map(({ entrant }) => entrant.name).join(', ');
      return `${one.weekend}, table ${one.table}: the race of ${names}`;
    }
  }
}
