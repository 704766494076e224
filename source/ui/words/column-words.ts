// Headings of the columns of a list.

export interface GearColumns {
  readonly gear: string;
  readonly moves: string;
  readonly inCorner: string;
  /** How often the move crosses the line at the end of the race. */
  readonly flag: string;
  readonly clean: string;
  readonly overshoot: string;
  readonly tires: string;
  readonly blocked: string;
  /** `price` is what a change of gear costs; `cost` is what a throw, or a push of the engine, costs. */
  readonly price: string;
  readonly cost: string;
  /** What the worst face does. */
  readonly worst: string;
}

export interface TireColumns {
  readonly type: string;
  readonly dry: string;
  readonly wet: string;
  readonly slide: string;
  readonly bonus: string;
}
