// Why an entry does not fit a season: a reason with what it names, so that every language can word it.

/** A place where a race is held: a table, counted from 1, of a weekend. */
interface AtTable {
  readonly weekend: string;
  readonly table: number;
}

interface AtWeekend {
  readonly driver: string;
  readonly weekend: string;
}

interface AtTrial extends AtWeekend {
  /** Counted from 0. */
  readonly session: number;
}

type Nothing = Readonly<Record<never, never>>;

/** Every reason with what it names: drivers, weekends and teams by their ids. */
export interface Reasons {
  readonly notOpened: Nothing;
  readonly openedAlready: Nothing;
  readonly closed: Nothing;
  readonly closedAlready: Nothing;
  readonly noWeekend: { readonly weekend: string };
  readonly noTrialDue: AtTrial;
  readonly notAtHand: { readonly weekend: string };
  readonly noDrawDue: { readonly weekend: string };
  readonly noRollDue: { readonly weekend: string };
  readonly rollOfOther: AtWeekend;
  readonly otherDie: { readonly weekend: string; readonly die: number };
  readonly noGridDue: AtTable;
  readonly gridOfOthers: { readonly table: number };
  readonly noRaceDue: AtTable;
  readonly otherAttempt: AtTable & { readonly attempt: number; readonly given: number };
  readonly sheet: AtTable & { readonly fault: SheetFault };
  readonly notAtWeekend: AtWeekend;
  readonly hasRaced: AtWeekend;
  readonly racedWithout: AtWeekend;
  readonly tableRacedWithout: AtWeekend & AtTable;
  readonly notAbsent: AtWeekend;
  readonly noDriver: { readonly driver: string };
  readonly noLine: { readonly line: number };
  readonly voidAlready: { readonly line: number };
  readonly noUndo: { readonly line: number };
  /** A line that would no longer fit without the one to be undone. */
  readonly neededLater: { readonly line: number; readonly later: number };
  readonly isDisqualified: AtWeekend & { readonly line: number };
  readonly notLeft: { readonly driver: string };
  readonly absentAlready: AtWeekend;
  readonly pointsNoNumber: Nothing;
  readonly notRaced: AtWeekend;
  readonly noTrial: AtTrial;
  readonly trialsOver: { readonly weekend: string };
  readonly noResult: AtTable;
  /** Something that would change who drives a race that has begun, or with what. */
  readonly tableBegun: AtTable;
  readonly notAtTable: AtWeekend & AtTable;
  readonly orderTwice: { readonly driver: string };
  readonly weekendRaced: { readonly weekend: string };
  readonly leftAlready: { readonly driver: string };
  readonly idTaken: { readonly id: string };
  readonly nameTaken: { readonly name: string };
  readonly throughStage: { readonly id: string; readonly weekend: string };
  readonly noTeam: { readonly team: string };
  readonly teamFull: { readonly team: string; readonly size: number };
  readonly drawnTwice: AtWeekend;
  readonly notDrawn: AtWeekend;
  readonly emptyTable: AtTable;
  readonly tableTooLarge: AtTable & {
    readonly cars: number;
    readonly most: number;
    readonly circuit: string;
  };
  readonly carsPerRace: Nothing;
  readonly carDriven: { readonly driver: string };
  readonly noSuchCar: Nothing;
  readonly brokenTeams: { readonly weekend: string; readonly size: number };
}

export type SheetFault =
  | { readonly is: 'stranger' | 'twice' | 'missing'; readonly driver: string }
  | { readonly is: 'winners'; readonly count: number }
  | { readonly is: 'gap' };

export type Refusal = {
  readonly [Why in keyof Reasons]: { readonly why: Why } & Reasons[Why];
}[keyof Reasons];
