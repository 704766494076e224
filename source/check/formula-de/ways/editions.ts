// In what the two editions of the booklet differ for a movement (M-6-3), told from their text, apart from the books.

/** The order of the steps of a movement. */
export interface Edition {
  /** 2002 brakes in step 7, before the slipstreams; 2005 in a step of its own behind them. */
  readonly brakesAfterSlipstreams: boolean;
  /** 2002: an optional space forward *or* brakes. */
  readonly bonusOrBrakes: boolean;
}

const EDITIONS: Readonly<Record<string, Edition>> = {
  'masters-2002': { brakesAfterSlipstreams: false, bonusOrBrakes: true },
  'masters-2005': { brakesAfterSlipstreams: true, bonusOrBrakes: false },
};

/**
 * The edition of a book.
 * @throws RangeError when its movement has not been told.
 */
export function editionOf(book: string): Edition {
  const edition = EDITIONS[book];
  if (edition === undefined) throw new RangeError(`the ways of ${book} have not been told`);
  return edition;
}
