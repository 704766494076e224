// Who drives the car of an entrant in a race of a season.
import type { TableSeat } from '../../season/to-do.ts';
import type { SessionSeat } from '../session.ts';

/** Where the people of a season drive: at the keyboard, over the line protocol, or those with these ids over the protocol. */
export type People = 'human' | 'remote' | ReadonlySet<string>;

/** Returns the seat of an entrant; a stand-in drives as its level and without the character of the absent driver. */
export function seatOfEntrant({ entrant, standIn }: TableSeat, people: People): SessionSeat {
  const { id, name, cpu, character } = entrant;
  if (standIn !== undefined) return { name, driver: { kind: 'cpu', level: standIn } };
  if (cpu === undefined) return { name, driver: { kind: placeOf(id, people) } };
  const taste = character === undefined ? {} : { character };
  return { name, driver: { kind: 'cpu', level: cpu, ...taste } };
}

function placeOf(id: string, people: People): 'human' | 'remote' {
  if (typeof people === 'string') return people;
  return people.has(id) ? 'remote' : 'human';
}
