// What a choice would do, as people are told it: everything foretold, in the order of telling.
import type { Foretold } from '../kit/foretell.ts';
import type { Consequence, Seat } from '../kit/types.ts';
import type { ChampionshipEvent } from './events.ts';
import type { ChampionshipRace } from './state.ts';

/** Returns the consequences of a choice of a seat, surest first. */
export function consequencesOf(
  _seat: Seat,
  { expected }: Foretold<ChampionshipRace, ChampionshipEvent>,
): readonly Consequence[] {
  return expected;
}
