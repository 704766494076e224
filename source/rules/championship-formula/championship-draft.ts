// The draft of a second edition, which differs from the published rules in the numbers below alone (table A1, found).
import { makeBook } from './book.ts';
import { championshipDefinition } from './championship.ts';
import { CHAMPIONSHIP_VALUES } from './championship-values.ts';
import { PASS_TABLE, START_TABLE } from './options-of-tables.ts';
import type { BookValues } from './values.ts';

const DRAFT_VALUES: BookValues = {
  ...CHAMPIONSHIP_VALUES,
  rolls: {
    ...CHAMPIONSHIP_VALUES.rolls,
    // No stall.
    startTest: { green: 9, yellow: 12 },
    pass: { green: 6, yellow: 9 },
  },
  tests: { failed: 'damagedLimit', misShiftWear: 1 },
  slipsToFlagMost: 1,
  block: 'skill',
  scrape: { wear: 1, attacker: 1, defender: 1 },
  // The draft names no other numbers for a crash than those of the roll (CR-68).
  crash: { roll: 'avoidDamage', wear: 2, nearSpaces: 0, near: 0, far: 0, wideRow: 0 },
};

export const championshipDraft = makeBook({
  ...championshipDefinition,
  id: 'championship-draft',
  name: 'Championship Formula Racing, draft',
  values: withoutContact(DRAFT_VALUES),
  // The draft has borders of its own for start tests and passes.
  options: championshipDefinition.options.filter(
    option => option !== START_TABLE && option !== PASS_TABLE,
  ),
});

// In the draft a pass that is not clean replaces contact by single faces.
function withoutContact({ contact: _contact, ...values }: BookValues): BookValues {
  return values;
}
