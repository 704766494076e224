// The parts of a car, where their points lie, and the types of tires.

/** The six parts of a car that a rule may charge (M-0-0-4). */
export const PARTS = ['tires', 'brakes', 'gearbox', 'body', 'engine', 'handling'] as const;
export type Part = (typeof PARTS)[number];
/** Where points may lie: a pool for each part, or `wear`, one for several parts. The book says which it has. */
export const POOLS = [...PARTS, 'wear'] as const;
export type Pool = (typeof POOLS)[number];
export type Points = Readonly<Partial<Record<Pool, number>>>;

export const TIRE_TYPES = ['hard', 'soft', 'rain'] as const;
export type TireType = (typeof TIRE_TYPES)[number];

/** The tires of a car (8). */
export interface TireSet {
  readonly type: TireType;
  /** Circuit lap for which the set was fitted: 1 on the grid. */
  readonly fittedFor: number;
}

/** How a car without an engine rolls on (16). */
export interface Inertia {
  /** Highest gear of its next play (M-16-0-3, M-16-0-6). */
  readonly gear: number;
  /** True when the inertia may be prolonged to reach the line. */
  readonly prolongs: boolean;
}
