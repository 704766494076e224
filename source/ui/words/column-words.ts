// What stands over the columns of a list.

/** Figures of a gear for its line in the list. */
export interface GearColumns {
  readonly gear: string;
  readonly moves: string;
  readonly inCorner: string;
  readonly clean: string;
  readonly overshoot: string;
  readonly tires: string;
  readonly blocked: string;
  /** What a change of gear costs; and what a throw, or a push of the engine, costs. */
  readonly price: string;
  readonly cost: string;
}

/** Figures of a type of tires for its line in the list. */
export interface TireColumns {
  readonly type: string;
  readonly dry: string;
  readonly wet: string;
  readonly slide: string;
  readonly bonus: string;
}
