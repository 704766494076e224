// The shape of the words in which a language gives the figures of a game's races.

export interface CountWords {
  /** Over a column of such counts, at most 8 columns. */
  readonly head: string;
  /** For example `31 rolls`. */
  readonly told: (count: number) => string;
}

export interface SheetWords {
  /** One turn of every car: the noun as `head`, and a number of them. */
  readonly round: CountWords;
  /** The units of driving: rolls, or turns. */
  readonly plays: CountWords;
  /** The pools of points as headings, in the order in which they are shown. */
  readonly pools: Readonly<Record<string, string>>;
  readonly causes: Readonly<Record<string, string>>;
  /** Stops in the pits by what the game calls them, with their article. */
  readonly stops: Readonly<Record<string, string>>;
  /** What only this game counts, in the order in which it is shown. */
  readonly figures: Readonly<Record<string, CountWords>>;
}

export function counted(head: string, one: string, many: string): CountWords {
  return { head, told: count => `${count} ${count === 1 ? one : many}` };
}

/** The same in French, where 0 is singular. */
export function countedInFrench(head: string, one: string, many: string): CountWords {
  return { head, told: count => `${count} ${count < 2 ? one : many}` };
}
