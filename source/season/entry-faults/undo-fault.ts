// Whether a decision can be undone alone: what came after it must fit without it.

import type { Entry, EntryKind, LedgerLine, Ruling } from '../ledger/entry.ts';
import { inForce, voidingOf } from '../ledger/in-force.ts';
import { nextFacts, readBack } from '../read-back.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { newSeason, type Season } from '../season.ts';

/** The decisions that can be undone; a ruling that voids lines cannot be undone itself, but a later one may void it. */
const UNDONE_KINDS: readonly EntryKind[] = [
  'ruled',
  'joined',
  'withdrawn',
  'returned',
  'replaced',
  'closed',
];

export function undoFault(
  { plan, venues, lines }: Season,
  ruling: Extract<Ruling, { kind: 'undone' }>,
  entryFault: (season: Season, entry: Entry) => Refusal | undefined,
): Refusal | undefined {
  const { line } = ruling;
  const live = inForce(lines);
  const undone = live.find(({ n }) => n === line);
  if (undone === undefined)
    return { why: lines[line] === undefined ? 'noLine' : 'voidAlready', line };
  const { entry, at } = undone;
  if (!UNDONE_KINDS.includes(entry.kind) || voidingOf(entry) !== undefined) {
    return { why: 'noUndo', line };
  }
  const undoing: LedgerLine = {
    n: line + 1,
    at,
    entry: { kind: 'ruled', ruling, reason: '', by: '' },
  };
  let so = readBack(newSeason(plan, venues), [...lines.slice(0, line + 1), undoing]);
  for (const later of live.filter(({ n }) => n > line)) {
    const fits = voidingOf(later.entry) !== undefined || entryFault(so, later.entry) === undefined;
    if (!fits) return { why: 'neededLater', line, later: later.n };
    so = { ...so, facts: nextFacts(plan, so.facts, later, lines) };
  }
  return undefined;
}
