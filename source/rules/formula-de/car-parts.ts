// The parts of a car, where their points lie, and the types of tires.

/** The six parts of a car that a rule may charge (M-0-0-4). */
export const PARTS = ['tires', 'brakes', 'gearbox', 'body', 'engine', 'handling'] as const;
export type Part = (typeof PARTS)[number];
/** Where points may lie: a pool for each part, or `wear`, one for several parts. The book says which it has. */
export const POOLS = [...PARTS, 'wear'] as const;
export type Pool = (typeof POOLS)[number];
/** Points left, by pool. */
export type Points = Readonly<Partial<Record<Pool, number>>>;

/** The types of tires. */
export const TIRE_TYPES = ['hard', 'soft', 'rain'] as const;
export type TireType = (typeof TIRE_TYPES)[number];
