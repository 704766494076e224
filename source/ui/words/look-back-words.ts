// The words of looking back on a race: its decisions, the chance to win, and a question that is tried again.
export interface LookBackWords {
  readonly again: {
    /** Asked before the race that goes back begins. */
    readonly question: (round: string) => string;
    readonly about: string;
    readonly same: string;
    readonly other: string;
    readonly no: string;
    /** There is no decision of a person to go back to. */
    readonly none: string;
    readonly help: readonly string[];
  };
  readonly heading: string;
  readonly weighing: string;
  readonly noDecisions: string;
  readonly columns: {
    readonly where: string;
    readonly choice: string;
    /** Against the best choice. */
    readonly loss: string;
    readonly best: string;
    readonly win: string;
  };
  readonly at: (corner: string) => string;
  readonly before: (corner: string) => string;
  /** Rolls or turns with one decimal. */
  readonly loss: (tenths: number) => string;
  readonly ruin: string;
  readonly percent: (percent: number) => string;
  /** Over the picture: whose chance it is, and how many races were imagined from each round. */
  readonly chance: (name: string, races: number) => string;
  readonly noChance: string;
  readonly turning: (round: string, from: number, to: number) => string;
  readonly help: readonly string[];
}
