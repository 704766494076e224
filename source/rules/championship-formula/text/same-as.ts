// Rows of the book that say again what another row says, rows that no test can cover, and rows that no program plays.

/** A row that no program plays. */
interface UnplayableRow {
  readonly rule: string;
  readonly about: string;
  readonly reason: string;
}

/** Rows that introduce others. */
export const UNTOLD: readonly UnplayableRow[] = [
  { rule: 'CFR-1', about: 'what the game is like', reason: 'an introduction' },
  { rule: 'CFR-26', about: 'cars draw others along', reason: 'an introduction: CFR-27 to CFR-34' },
  { rule: 'CFR-35', about: 'why speed changes', reason: 'an introduction: CFR-36 to CFR-60' },
  { rule: 'CFR-80', about: 'what dice are for', reason: 'an introduction: CFR-81 to CFR-100' },
];
