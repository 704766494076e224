// What a seat may know of a race: everything but the dice to come and what lies face down before others (CFR-61, CFR-105,
// CFR-108, CFR-187, CR-1, CR-52).
import type { Seat, View } from '../kit/types.ts';
import type { ChampionshipRace, Sealed } from './state.ts';

/** Returns what a seat may know; for -1, a spectator, every answer lies face down. */
export function viewOf(race: ChampionshipRace, seat: Seat): View<ChampionshipRace> {
  const { dice: _dice, ...known } = race;
  return {
    ...known,
    sealed: hidden(race.sealed, seat),
    ...(race.tires === undefined ? {} : { tires: hidden(race.tires, seat) }),
  };
}

function hidden(sealed: readonly Sealed[], seat: Seat): readonly Sealed[] {
  return sealed.map((one, owner) => (one.kind === 'none' || owner === seat ? one : HIDDEN));
}

const HIDDEN: Sealed = { kind: 'hidden' };
