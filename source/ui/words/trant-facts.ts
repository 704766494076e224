// What the engineer knows about the questions that only Trant asks.

/** The facts that the engineer has about what only Trant asks, in clauses. Figures are rolls where nothing else is said. */
export interface TrantFacts {
  /** Of work in the pit: its movement points, what it takes, and what it saves by the flag, which may be less than 0. */
  readonly work: (points: number, takes: number, saves: number) => string;
  /** Of driving off with so many movement points, against the best work that could still be done. */
  readonly leaving: (points: number, takes: number, saves: number) => string;
  /** Of a throw for work: how much of it is left, how often the throw ends it, and the movement points that remain on average. */
  readonly throwing: (left: number, percent: number, remain: number) => string;
  /**
   * Of a place for a backmarker: the spaces from the nearest rival, if there is one, and from us, and what it costs both.
   */
  readonly marker: (told: MarkerFacts) => string;
  /** Of backmarkers that all have passed, taken off or kept: what they would cost our rivals and us. */
  readonly passed: (agrees: boolean, count: number, rivals: number, own: number) => string;
  /** What passed backmarkers are compared with: keeping them, or taking them off. */
  readonly otherPassed: (agrees: boolean, count: number) => string;
}

/** Where a backmarker would stand, and what it would cost. */
export interface MarkerFacts {
  readonly space: string;
  readonly rival: { readonly letter: string; readonly spaces: number } | undefined;
  readonly spaces: number;
  readonly rivals: number;
  readonly own: number;
}
