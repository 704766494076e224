// The tires of the start, picked in secret and opened after the pole bid (CFR-187).
import type { ChampionshipChoice } from '../../choices.ts';
import { TIRES } from '../../state.ts';
import { type Asking, type ChampionshipTable, draftCar } from '../../table.ts';
import { haveAll, opened, seal, unseal } from '../set-up/sealed-answers.ts';

type ChooseTire = Extract<ChampionshipChoice, { kind: 'chooseTire' }>;

/** The choice of tires, at the start and in the pits (CFR-186). */
export const TIRE_CHOICES: readonly ChooseTire[] = TIRES.map(tire => ({
  kind: 'chooseTire',
  tire,
}));

/** Every driver picks a side of the tire marker (CFR-187). */
export const chooseTires: Asking = {
  must: true,
  secret: true,
  choices: ['chooseTire'],
  ask: () => TIRE_CHOICES,
  answer(table, _task, seat, choice) {
    const { race } = table;
    if (choice.kind === 'chooseTire') seal(table, seat, { kind: 'tire', tire: choice.tire });
    // Set aside, still face down, because the bids are sealed in the same place.
    if (haveAll(race, [...race.cars.keys()])) race.tires = [...unseal(table)];
  },
};

/** Opens the tires of all cars, where there are any (CFR-187). */
export function openTires(table: ChampionshipTable): void {
  const { race } = table;
  for (const [seat, answer] of (race.tires ?? []).entries()) {
    const { tire } = opened(answer, 'tire');
    draftCar(table, seat).tire = tire;
    table.tell({ kind: 'tireShown', seat, tire });
  }
  delete race.tires;
}
