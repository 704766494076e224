// The differences between the printed books in a movement (M-6-3; BR-31), from their text and not from the books.

export interface Edition {
  /** The highest gear in which a car may brake down to no movement (R-11; BR-68). */
  readonly stayGear: number;
  /** Whether brakes may take spaces back after any movement, or only after a slide (M-6-3-s9b; BR-31). */
  readonly brakesAtEnd: 'always' | 'afterSlide';
  /** Whether brakes follow the slipstreams in a step of their own (2005), or come before them in step 7 (2002). */
  readonly brakesAfterSlipstreams: boolean;
  /** Whether the extra space rules out brakes: 2002 has an optional space forward *or* brakes. */
  readonly bonusOrBrakes: boolean;
  /** Whether soft tires give an extra space: always (M-8-2-1), where drivers choose tires (BGA-O-43), or never (BR-70). */
  readonly bonus: 'always' | 'chosenTires' | 'never';
  /**
   * When a car slides on a wet track: on a required stop, or after any movement that touches a corner which still
   * needs stops (BR-33); never in a book without rain.
   */
  readonly slide: 'requiredStop' | 'touched' | 'never';
  readonly wakes: boolean;
  /**
   * How overshoots and spaces short are paid: by brakes, tires and the table (M-12-T), each space short beyond the third
   * by either part and no overshoot by brakes (BGA-A-30, BGA-A-43), or all by one pool (BGA-B-41, BR-4).
   */
  readonly bills: 'table' | 'either' | 'pool';
  /** What a move is made of: parts one after another, or points, with one penalty at its end (TR-49, TR-50). */
  readonly moves: 'inParts' | 'byPoints';
}

const MASTERS = {
  stayGear: 2,
  brakesAtEnd: 'always',
  bonus: 'always',
  slide: 'requiredStop',
  wakes: true,
  bills: 'table',
  moves: 'inParts',
} as const;

const BGA = {
  stayGear: 6,
  brakesAtEnd: 'afterSlide',
  brakesAfterSlipstreams: false,
  bonusOrBrakes: false,
  moves: 'inParts',
} as const;

const EDITIONS: Readonly<Record<string, Edition>> = {
  'masters-2002': { ...MASTERS, brakesAfterSlipstreams: false, bonusOrBrakes: true },
  'masters-2005': { ...MASTERS, brakesAfterSlipstreams: true, bonusOrBrakes: false },
  'bga-advanced': {
    ...BGA,
    bonus: 'chosenTires',
    slide: 'touched',
    wakes: true,
    bills: 'either',
  },
  'bga-basic': { ...BGA, bonus: 'never', slide: 'never', wakes: false, bills: 'pool' },
  trant: {
    stayGear: 6,
    brakesAtEnd: 'afterSlide',
    brakesAfterSlipstreams: false,
    bonusOrBrakes: true,
    bonus: 'always',
    slide: 'requiredStop',
    wakes: false,
    bills: 'either',
    moves: 'byPoints',
  },
};

/**
 * Returns the edition of a book.
 * @throws RangeError when its movement is not described here.
 */
export function editionOf(book: string): Edition {
  const edition = EDITIONS[book];
  if (edition === undefined) throw new RangeError(`the ways of ${book} have not been told`);
  return edition;
}
