// Rows of Trant that no program plays.

/** The rows that no program plays, and so no chapter tells. */
export const UNPLAYABLE = [
  {
    rule: 'TR-90',
    about: 'a space less on straights, one more in corners',
    reason: 'a summary of TR-88 and TR-89',
  },
] as const;
