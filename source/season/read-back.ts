// The season that the lines of a ledger make, each taken as it stands.
import { factsAfter, withOtherDice } from './facts-after.ts';
import type { LedgerLine } from './ledger/entry.ts';
import { inForce, voidingOf } from './ledger/in-force.ts';
import type { Plan } from './plan/plan.ts';
import { type Facts, firstFacts, type Season } from './season.ts';

/**
 * Returns the season of a plan and all lines of its ledger as this program once entered them, without asking again whether
 * each fits (`enterAll` does, and takes its time).
 * @throws NotDue for a weekend that is not in the calendar
 */
export function readBack(season: Season, lines: readonly LedgerLine[]): Season {
  const { plan } = season;
  const all = [...season.lines, ...lines];
  const isBack = lines.some(({ entry }) => voidingOf(entry) !== undefined);
  const facts = (isBack ? inForce(all) : lines).reduce<Facts>(
    (so, line) => nextFacts(plan, so, line, all),
    isBack ? firstFacts(plan) : season.facts,
  );
  return { ...season, lines: all, facts };
}

/** Returns the facts after a line in force of a ledger whose lines are `all`. */
export function nextFacts(
  plan: Plan,
  facts: Facts,
  line: LedgerLine,
  all: readonly LedgerLine[],
): Facts {
  return factsAfter({ plan, facts: withoutVoid(plan, facts, line, all) }, line);
}

// What a ruling that goes back has voided is driven again with other dice.
function withoutVoid(
  plan: Plan,
  facts: Facts,
  { n, entry }: LedgerLine,
  all: readonly LedgerLine[],
): Facts {
  return entry.kind === 'ruled' && entry.ruling.kind === 'backTo'
    ? withOtherDice({ plan, facts }, all.slice(entry.ruling.line, n))
    : facts;
}
