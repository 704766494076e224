// What is due in a season, as protocol messages.

import type { RaceDue } from '../season/races-ahead.ts';
import type { Due } from '../season/to-do.ts';
import type { Session } from '../session/session.ts';
import type { ToldDue } from './messages.ts';

export function toldDue(one: Due): ToldDue {
  const { kind, weekend } = one;
  switch (one.kind) {
    case 'draw':
      return { kind, weekend, drivers: [] };
    case 'trial':
    case 'roll':
      return { kind, weekend, drivers: [one.driver] };
    case 'grid':
      return { kind, weekend, table: one.table, drivers: one.drivers };
    case 'race':
      return { kind, weekend, table: one.table, drivers: idsAt(one) };
  }
}

export function askedIn(session: Session, one: RaceDue): readonly string[] {
  const next = session.next();
  const ids = idsAt(one);
  return next.kind === 'ask' ? next.decisions.map(({ seat }) => ids[seat] ?? '') : [];
}

function idsAt({ race }: RaceDue): readonly string[] {
  return race.seats.map(({ entrant }) => entrant.id);
}
