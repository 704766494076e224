// The three cars that are printed as examples, by the place in the field for which they are made (CFR-170 to CFR-172).
import type { CarCards } from './car.ts';

export const PRINTED_NAMES = ['front', 'middle', 'back'] as const;
export type PrintedName = (typeof PRINTED_NAMES)[number];

export const PRINTED_CARS: Readonly<Record<PrintedName, CarCards>> = {
  front: { acceleration: 0, deceleration: 0, topSpeed: -1, startSpeed: 1, wear: 2, skill: 0 },
  middle: { acceleration: 1, deceleration: 1, topSpeed: 0, startSpeed: 0, wear: 1, skill: -1 },
  back: { acceleration: 2, deceleration: 2, topSpeed: 1, startSpeed: -1, wear: -1, skill: -1 },
};
