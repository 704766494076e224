// Rows of Trant that repeat another row, rows that no test can cover, and rows that no program plays.

/** Maps a row or ruling to the one whose tests cover it. */
export const SAME_AS: Readonly<Record<string, string>> = {
  'TR-28': 'TR-29',
  'TR-39': 'TR-41',
  'TR-46': 'TRR-15',
  'TR-109': 'TR-62',
  'TRR-60': 'M-21-1-3',
};

/** Maps a row to the reason why no test of the rules can cover it. */
export const BEYOND_TESTS: Readonly<Record<string, string>> = {
  'TR-19': 'the sheet of a car is the table on the screen',
  'TR-56': 'circuit data: source/circuit derives it and tests it on every board',
};

/** The rows that no program plays, and so no chapter describes. */
export const UNPLAYABLE = [
  {
    rule: 'TR-90',
    about: 'a space less on straights, one more in corners',
    reason: 'a summary of TR-88 and TR-89',
  },
] as const;
