// What happens to a ledger while a season is open.

/** Thrown when a ledger that was sound no longer is, or cannot be written; the message is a sentence or two. */
export class LedgerTrouble extends Error {
  override readonly name = 'LedgerTrouble';
}
