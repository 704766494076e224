// The numbers of the published rules. The pictures of the document are lost; tables that were found elsewhere or
// worked out are marked where they stand.
import type { BookValues } from './values.ts';

/** The two dice have six faces: the document does not state it, but its remarks on 3s and 4s fit (CR-58, table A1). */
const DIE: BookValues['die'] = { name: 'six', faces: [1, 2, 3, 4, 5, 6] };

/** The die roll reference (table A1, found); whatever is not red in a test succeeds (CR-5). */
const TEST = { green: 9, yellow: 9 };
const CHANCE = { green: 6, yellow: 9 };
/** Derived: a later edition has mis-shifts likelier and stalls rarer than 9 and 10 to 12 (table A1). */
const START_TEST = { green: 8, yellow: 10 };
/** Derived: the clean result of the later draft (table A1). */
const PASS_MOST = 6;
/** By how much a block raises the roll (table A1, found). */
const BLOCK = 2;

export const CHAMPIONSHIP_VALUES: BookValues = {
  die: DIE,
  rolls: {
    test: TEST,
    startTest: START_TEST,
    chance: CHANCE,
    pass: { green: PASS_MOST, yellow: PASS_MOST },
    blockedPass: { green: PASS_MOST - BLOCK, yellow: PASS_MOST - BLOCK },
    avoidDamage: TEST,
  },
  // Table A2, found.
  cards: {
    acceleration: { '-1': 20, 0: 40, 1: 60, 2: 80 },
    deceleration: { '-1': 20, 0: 40, 1: 60, 2: 80 },
    topSpeed: { '-1': 140, 0: 160, 1: 180, 2: 200 },
    startSpeed: { '-1': 20, 0: 60, 1: 100, 2: 120 },
    wear: { '-1': 5, 0: 6, 1: 7, 2: 8 },
    skill: { '-1': 2, 0: 3, 1: 4, 2: 5 },
    redChips: { '-1': 0, 0: 1, 1: 2, 2: 3 },
  },
  pitWear: {
    // Derived from two cars that were raced; the rest by extension (table A2).
    wear: { '-2': 1, '-1': 2, 0: 3, 1: 4, 2: 5, 3: 6 },
    // Derived: half of it, rounded half up (table A2).
    hardTireBonus: { '-2': 1, '-1': 1, 0: 2, 1: 2, 2: 3, 3: 3 },
  },
  setUp: { total: 2 },
  era: { totalLess: 0, withoutTwo: [] },
  // CFR-97, CFR-98, CFR-100
  skill: { green: 1, greenMost: 2, red: 3, exchange: 2 },
  // CFR-19 to CFR-22, CFR-44 to CFR-46
  payment: { wearMost: 2, rollsMost: 1, mostTogether: 3 },
  // CFR-181, CFR-182
  softPayment: { wearMost: 3, rollsMost: 1, mostTogether: 3 },
  // CFR-85, CFR-89
  tests: { failed: 'stepLess', misShiftWear: 0 },
  // CFR-52, CFR-56
  lines: { red: 20, green: 40 },
  // CFR-31 to CFR-33
  slips: [
    { from: 180, spaces: 2 },
    { from: 120, spaces: 1 },
  ],
  // CFR-117
  block: 'column',
  // CFR-123
  contact: { defenderFace: 3, attackerFace: 4 },
  // CFR-155, CFR-156
  crash: { roll: 'crashAvoidance', wear: 0, nearSpaces: 2, near: 2, far: 1, wideRow: 1 },
  // CFR-109
  bid: { skillForWear: 2 },
};
