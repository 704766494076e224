// Enters what happened into a season; refuses what does not fit.
import { factsAfter, withOtherDice } from './facts-after.ts';
import type { Entry, LedgerLine } from './ledger/entry.ts';
import { misfit } from './misfit.ts';
import type { Plan } from './plan/plan.ts';
import { type Facts, firstFacts, NotDue, type Season } from './season.ts';

/**
 * Returns the season after an entry.
 * @param at when it happened, ISO 8601
 * @throws NotDue for an entry that does not fit; the message says why
 */
export function enter(season: Season, entry: Entry, at: string): Season {
  const refusal = misfit(season, entry);
  if (refusal !== undefined) throw new NotDue(refusal);
  const line: LedgerLine = { n: season.lines.length, at, entry };
  return readBack(season, [line]);
}

/**
 * Returns the season of a plan and all lines of its ledger, each taken only if it fits.
 * @throws NotDue for the first line that does not
 */
export function enterAll(season: Season, lines: readonly LedgerLine[]): Season {
  return lines.reduce((so, { entry, at }) => enter(so, entry, at), season);
}

/**
 * Returns the season of a plan and all lines of its ledger as this program once entered them, without asking again whether
 * each fits (`enterAll` does, and takes its time).
 * @throws NotDue for a weekend that is not in the calendar
 */
export function readBack(season: Season, lines: readonly LedgerLine[]): Season {
  const { plan } = season;
  const all = [...season.lines, ...lines];
  const isBack = lines.some(goesBack);
  const facts = (isBack ? inForce(all) : lines).reduce<Facts>(
    (so, line) => factsAfter({ plan, facts: withoutVoid(plan, so, line, all) }, line),
    isBack ? firstFacts(plan) : season.facts,
  );
  return { ...season, lines: all, facts };
}

function goesBack({ entry }: LedgerLine): boolean {
  return entry.kind === 'ruled' && entry.ruling.kind === 'backTo';
}

/** A line with that before it which is in force. */
interface Link {
  readonly line: LedgerLine;
  readonly before: Link | undefined;
}

// A ruling that goes back is linked to what was in force before the line that it names; those between stay in the ledger.
function inForce(lines: readonly LedgerLine[]): readonly LedgerLine[] {
  const links: Link[] = [];
  for (const line of lines) {
    const { entry } = line;
    const back =
      entry.kind === 'ruled' && entry.ruling.kind === 'backTo' ? entry.ruling : undefined;
    links.push({ line, before: links[(back?.line ?? links.length) - 1] });
  }
  const kept: LedgerLine[] = [];
  for (let link = links.at(-1); link !== undefined; link = link.before) kept.push(link.line);
  return kept.toReversed();
}

// What a ruling that goes back makes void is driven again with other dice.
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
