// The seven strategies of historical drivers, with the distributions that their designer gave in percent (table A3). What
// he left out is derived, and marked so.
import type { CarCards } from '../../../rules/championship-formula/car.ts';

/** How likely each tactic is, in percent: 0, 20, 40 and 60 mph above the card that costs no wear. */
export type Tactics = readonly [safe: number, one: number, two: number, three: number];

/** The tactics of a phase: of ordinary turns, and of those in which wear is best spent. */
export interface Phase {
  readonly plain: Tactics;
  readonly starred: Tactics;
  /** Tactics while the wear lies below the constant of the driver; those of the phase when absent. */
  readonly poor?: Tactics;
}

export interface Historical {
  readonly name: string;
  /** Phases by thirds of the race (CFR-168). */
  readonly phases: readonly [Phase, Phase, Phase];
  /** How often it tries a start a step above its start speed, with a green chip, in percent. */
  readonly pushes: number;
  /** Its bid in wear for each lap; skill first (derived from CFR-112, CFR-173 to CFR-175). */
  readonly bid: number;
  /** The wear for each lap below which it saves. */
  readonly savesBelow: number;
  /** Whether a car suits it (derived: front cars have wear and start speed, those for the back neither). */
  readonly suits: (cards: CarCards) => boolean;
}

const SAFE: Tactics = [100, 0, 0, 0];
/** Derived: whoever has wear left spends it where it pays. */
const RUN_OUT: Phase = { plain: [30, 50, 20, 0], starred: [0, 40, 50, 10], poor: SAFE };
/** Derived: the back spends in the last half. */
const LATE: Phase = { plain: [20, 50, 30, 0], starred: [0, 30, 50, 20], poor: SAFE };

const isFront = ({ wear, startSpeed }: CarCards) => wear >= 1 && startSpeed >= 1;
const isMiddle = ({ wear, startSpeed }: CarCards) => wear >= 1 && startSpeed === 0;
const isBack = ({ startSpeed, acceleration }: CarCards) => startSpeed <= -1 && acceleration >= 1;

/** The seven strategies; none is used by two drivers while there is another. */
export const HISTORICAL: readonly Historical[] = [
  {
    name: 'Front A',
    phases: [
      { plain: [0, 53, 47, 0], starred: [0, 19, 53, 28] },
      { plain: [0, 8, 92, 0], starred: [0, 8, 64, 28] },
      RUN_OUT,
    ],
    pushes: 92,
    bid: 2.2,
    savesBelow: 1,
    suits: isFront,
  },
  {
    name: 'Even',
    phases: [
      { plain: [72, 28, 0, 0], starred: [0, 58, 42, 0] },
      { plain: [72, 28, 0, 0], starred: [0, 58, 42, 0], poor: [72, 28, 0, 0] },
      RUN_OUT,
    ],
    pushes: 33,
    bid: 1,
    savesBelow: 2,
    suits: isMiddle,
  },
  {
    name: 'Back S',
    phases: [{ plain: SAFE, starred: SAFE }, LATE, LATE],
    pushes: 0,
    bid: 0,
    savesBelow: 0,
    suits: isBack,
  },
  {
    name: 'Front B',
    phases: [
      { plain: [0, 92, 8, 0], starred: [0, 42, 50, 8] },
      { plain: [28, 17, 56, 0], starred: [0, 83, 17, 0] },
      RUN_OUT,
    ],
    pushes: 58,
    bid: 2,
    savesBelow: 1,
    suits: isFront,
  },
  {
    name: 'Stalking',
    phases: [
      { plain: [11, 58, 31, 0], starred: [0, 31, 69, 0] },
      { plain: [58, 42, 0, 0], starred: [0, 58, 42, 0], poor: [58, 42, 0, 0] },
      LATE,
    ],
    pushes: 72,
    bid: 0.7,
    savesBelow: 2,
    suits: isMiddle,
  },
  {
    name: 'Mathy',
    phases: [
      { plain: SAFE, starred: [0, 44, 28, 28] },
      { plain: SAFE, starred: [0, 44, 28, 28], poor: SAFE },
      RUN_OUT,
    ],
    pushes: 56,
    bid: 1,
    savesBelow: 2,
    suits: isMiddle,
  },
  {
    name: 'Front X',
    phases: [
      { plain: [0, 0, 100, 0], starred: [0, 41, 59, 0] },
      { plain: [0, 31, 69, 0], starred: [0, 0, 58, 42] },
      RUN_OUT,
    ],
    pushes: 100,
    bid: 2.4,
    savesBelow: 1,
    suits: isFront,
  },
];
