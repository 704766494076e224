// What a seat may know of a race.
import type { Seat, View } from '../kit/types.ts';
import type { ChampionshipRace } from './state.ts';

/** Returns what a seat may know; -1 is a watcher. */
export function viewOf(
  { dice: _dice, ...race }: ChampionshipRace,
  _seat: Seat,
): View<ChampionshipRace> {
  return race;
}
