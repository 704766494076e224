// Rows of the book that repeat another row, rows that no test can cover, and rows that no program plays.

interface UnplayableRow {
  readonly rule: string;
  readonly about: string;
  readonly reason: string;
}

/** Rows that introduce others. */
export const UNTOLD: readonly UnplayableRow[] = [
  { rule: 'CFR-1', about: 'what the game is like', reason: 'an introduction' },
  { rule: 'CFR-26', about: 'cars draw others along', reason: 'an introduction to CFR-27 to 34' },
  { rule: 'CFR-35', about: 'why speed changes', reason: 'an introduction to CFR-36 to 60' },
  { rule: 'CFR-80', about: 'what dice are for', reason: 'an introduction to CFR-81 to 100' },
];

const ADVICE = 'advice to drivers, who may do otherwise';
const STRATEGY = 'advice to drivers: CPU drivers have strategies of their own';

/** Every row that no program plays: introductions, and advice, which the text gives. */
export const UNPLAYABLE: readonly UnplayableRow[] = [
  ...UNTOLD,
  {
    rule: 'CFR-101',
    about: 'the first race',
    reason: 'advice, which the guide of the house takes',
  },
  { rule: 'CFR-112', about: 'a rule of thumb for bids', reason: STRATEGY },
  { rule: 'CFR-140', about: 'where to brake late', reason: ADVICE },
  { rule: 'CFR-168', about: 'a race in thirds', reason: STRATEGY },
  { rule: 'CFR-169', about: 'when to spend wear', reason: STRATEGY },
  { rule: 'CFR-173', about: 'a race from the front', reason: STRATEGY },
  { rule: 'CFR-174', about: 'a race from the middle', reason: STRATEGY },
  { rule: 'CFR-175', about: 'a race from the back', reason: STRATEGY },
];

/** Maps a row to the one whose tests cover it. */
export const SAME_AS: Readonly<Record<string, string>> = {
  'CFR-104': 'CFR-105',
  'CFR-186': 'CFR-195',
};

const BY_CIRCUIT = 'circuit data: source/circuit derives it and tests it on every board';

/** Maps a row to the reason why no test of the rules can cover it. */
export const BEYOND_TESTS: Readonly<Record<string, string>> = {
  'CFR-2': BY_CIRCUIT,
  'CFR-102': 'who sets a race up names its circuit: source/cli and the form of a new race',
};
