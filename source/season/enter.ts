// Enters what happened into a season; refuses what does not fit.
import { factsAfter, withOtherDice } from './facts-after.ts';
import type { Entry, LedgerLine } from './ledger/entry.ts';
import { misfit } from './misfit.ts';
import { type Facts, firstFacts, NotDue, type Season } from './season.ts';

/**
 * Returns the season after an entry.
 * @param at when it happened, ISO 8601
 * @throws NotDue for an entry that does not fit; the message says why
 */
export function enter(season: Season, entry: Entry, at: string): Season {
  const reason = misfit(season, entry);
  if (reason !== undefined) throw new NotDue(reason);
  const line: LedgerLine = { n: season.lines.length, at, entry };
  return { ...season, lines: [...season.lines, line], facts: after(season, season.facts, line) };
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
  const all = [...season.lines, ...lines];
  let { facts } = season;
  for (const line of lines) facts = after({ ...season, lines: all }, facts, line);
  return { ...season, lines: all, facts };
}

// A ruling that goes back plays the lines before one again; those that it makes void stay in the ledger.
function after(season: Season, facts: Facts, line: LedgerLine): Facts {
  const { plan, lines } = season;
  if (line.entry.kind !== 'ruled' || line.entry.ruling.kind !== 'backTo') {
    return factsAfter({ plan, facts }, line);
  }
  const { ruling, reason, by } = line.entry;
  const kept = lines.slice(0, ruling.line);
  const start = readBack({ ...season, lines: [], facts: firstFacts(plan) }, kept).facts;
  const before = withOtherDice({ plan, facts: start }, lines.slice(ruling.line, line.n));
  return { ...before, rulings: [...before.rulings, { line: line.n, ruling, reason, by }] };
}
