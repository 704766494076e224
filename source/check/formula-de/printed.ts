// What differs between the printed books for a race, stated from their text once more, apart from the values of the books.
import type { FormulaDeOptions, Part } from '../../rules/formula-de/state.ts';

export interface Printed {
  /** Tire points after a spin (M-10-4-1; BGA-A-38). */
  readonly tiresAfterSpin: number;
  /** What a weather roll does: the same sky twice fixes it, or it moves along five lines (M-3-2-6; BGA-O-25 to BGA-O-32). */
  readonly weather: 'twice' | 'lines';
  /** Whether brakes are spent before the table of blocking is read, or either part pays space by space (M-12-0-3; BGA-A-43). */
  readonly blocked: 'table' | 'either';
  /** Whether a blocked car goes to the farthest space that plays first, or to any of them (M-12-1-3; BR-63). */
  readonly blockedAt: 'first' | 'any';
  /**
   * Whether a move is counted in points of a chart: two for a space of a doubled straight, an overshoot in them, to any lane,
   * with a sum of its own for soft tires; and no corner may be entered after one without a stop (TR-53 to TR-65).
   */
  readonly inPoints: boolean;
  /** Whether a timed trial counts turns and points spent, not gear dice (M-1-1-10; TR-31, TR-35). */
  readonly trialTurns: boolean;
  /** Whether entries along a wall are tested (15; BGA-V-41). */
  readonly walls: boolean;
  /** Whether a dangerous space on the direct way excuses a longer one (R-05, TR-59). */
  readonly dangerExcuses: boolean;
  /** Whether a wake may be used in the lane of the pits (M-19-1-3; BR-38). */
  readonly wakeInPits: boolean;
  /**
   * Returns what a driver in the pit is asked: the tires, the kind of stop, or nothing (M-19-3-1, M-19-5-7; BGA-A-83,
   * BGA-A-84, BGA-O-53, BGA-O-54).
   */
  asksInPit(options: FormulaDeOptions): readonly ('pitTires' | 'pitStop')[];
  /** Whether any number of cars may stand on a space of the pit lane (M-19-1-4; TR-121). */
  readonly isLaneWide: boolean;
  /** Teams for which a pit has room (M-4-0-1; TR-124). */
  readonly pitTeams: number;
  /** Most points that a stop restores (M-19-4-1; BGA-O-55). */
  readonly repairsMost: number;
  /** Reports whether a car leaves a stop for repairs without the extra space of soft tires (BGA-O-58; BR-37). */
  leavesRepairsPlainly(options: FormulaDeOptions): boolean;
  /** Whether lapped cars are passed over and win plays back (M-6-2-6; BR-44: all play once a round). */
  readonly lapping: boolean;
  /** Whether a car without an engine rolls on (M-16-0-3; BGA-A-59). */
  readonly inertia: boolean;
  /** Parts without a point of which no car drives on as usual (M-5-1-1 to M-5-1-4; BGA-A-55, A-59, A-64; none: BR-2). */
  readonly vital: readonly Part[];
}

const VITAL: readonly Part[] = ['body', 'engine', 'handling'];

const MASTERS: Printed = {
  tiresAfterSpin: 0,
  weather: 'twice',
  blocked: 'table',
  blockedAt: 'first',
  inPoints: false,
  trialTurns: false,
  walls: true,
  dangerExcuses: true,
  wakeInPits: true,
  asksInPit: () => ['pitTires', 'pitStop'],
  isLaneWide: false,
  pitTeams: 1,
  repairsMost: Number.POSITIVE_INFINITY,
  leavesRepairsPlainly: () => false,
  lapping: true,
  inertia: true,
  vital: VITAL,
};

const BOOKS: Readonly<Record<string, Printed>> = {
  'masters-2002': MASTERS,
  'masters-2005': MASTERS,
  'bga-advanced': {
    tiresAfterSpin: 1,
    weather: 'lines',
    blocked: 'either',
    blockedAt: 'any',
    inPoints: false,
    trialTurns: false,
    walls: false,
    dangerExcuses: true,
    wakeInPits: false,
    asksInPit: ({ tireChoice, technicalStops }) => [
      ...(tireChoice === 'on' ? (['pitTires'] as const) : []),
      ...(technicalStops === 'on' ? (['pitStop'] as const) : []),
    ],
    isLaneWide: false,
    pitTeams: 1,
    repairsMost: 2,
    leavesRepairsPlainly: ({ tireChoice, technicalStops }) =>
      tireChoice === 'on' && technicalStops === 'on',
    lapping: false,
    inertia: false,
    vital: VITAL,
  },
  // Without spins, weather and wakes.
  'bga-basic': {
    tiresAfterSpin: 0,
    weather: 'lines',
    blocked: 'table',
    blockedAt: 'any',
    inPoints: false,
    trialTurns: false,
    walls: false,
    dangerExcuses: true,
    wakeInPits: false,
    asksInPit: () => [],
    isLaneWide: false,
    pitTeams: 1,
    repairsMost: 0,
    leavesRepairsPlainly: () => false,
    lapping: false,
    inertia: false,
    vital: [],
  },
  trant: {
    tiresAfterSpin: 0,
    weather: 'twice',
    blocked: 'either',
    blockedAt: 'any',
    inPoints: true,
    trialTurns: true,
    walls: false,
    dangerExcuses: false,
    wakeInPits: false,
    asksInPit: () => [],
    isLaneWide: true,
    pitTeams: 2,
    repairsMost: 0,
    leavesRepairsPlainly: () => false,
    lapping: false,
    inertia: false,
    vital: [],
  },
};

const TRIAL = /-trial(-free)?$/;

/**
 * Returns what the book of a race or a trial says.
 * @throws RangeError for a book that is not described here.
 */
export function printedIn(book: string): Printed {
  const printed = BOOKS[book.replace(TRIAL, '')];
  if (printed === undefined) throw new RangeError(`what ${book} prints has not been told`);
  return printed;
}
