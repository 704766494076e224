// The differences between the two editions of the booklet in a movement (M-6-3), from their text and not from the
// books.

/** The order of the steps of a movement. */
export interface Edition {
  /** Whether brakes follow the slipstreams in a step of their own (2005), or come before them in step 7 (2002). */
  readonly brakesAfterSlipstreams: boolean;
  /** Whether the extra space rules out brakes: 2002 has an optional space forward *or* brakes. */
  readonly bonusOrBrakes: boolean;
}

const EDITIONS: Readonly<Record<string, Edition>> = {
  'masters-2002': { brakesAfterSlipstreams: false, bonusOrBrakes: true },
  'masters-2005': { brakesAfterSlipstreams: true, bonusOrBrakes: false },
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
