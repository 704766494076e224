// The car of this game: the figures on its six cards, and the chips that it can spend.

/** The attributes of a car in the order of the set-up (CFR-105). */
export const ATTRIBUTES = [
  'acceleration',
  'deceleration',
  'topSpeed',
  'startSpeed',
  'wear',
  'skill',
] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** The points that a card of any edition may have (table A2); the published ones go from -1 to 2. */
export const CARD_POINTS = [-2, -1, 0, 1, 2, 3] as const;
export type CardPoints = (typeof CARD_POINTS)[number];

export type CarCards = Readonly<Record<Attribute, CardPoints>>;

/** The figures on the cards of a car; speeds in mph, chips a lap, red chips a race (CFR-105, CFR-107). */
export interface CarFigures {
  readonly acceleration: number;
  readonly deceleration: number;
  readonly topSpeed: number;
  readonly startSpeed: number;
  /** Wear a lap. */
  readonly wear: number;
  /** Green chips a lap. */
  readonly skill: number;
  readonly redChips: number;
  /** Wear that hard tires give for each lap, in a race with pits (CFR-183). */
  readonly hardTireBonus: number;
}

/** The chips of a car (CFR-57, CFR-97, CFR-98). */
export interface Chips {
  readonly wear: number;
  readonly green: number;
  readonly red: number;
}

/** The step between speeds in mph; a car moves one space for each (CFR-3, CFR-62). */
export const SPEED_STEP = 20;

/** The fastest speed card in mph (CFR-62). */
export const FASTEST_CARD = 220;
