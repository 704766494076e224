// The lines of a ledger that count: those that no later ruling has made void.
import type { Entry, LedgerLine, Ruling } from './entry.ts';

type Voiding = Extract<Ruling, { kind: 'backTo' | 'undone' }>;

/** Returns the ruling of an entry that makes lines before it void: all from one on, or one alone; undefined for any other. */
export function voidingOf(entry: Entry): Voiding | undefined {
  if (entry.kind !== 'ruled') return undefined;
  const { ruling } = entry;
  return ruling.kind === 'backTo' || ruling.kind === 'undone' ? ruling : undefined;
}

interface Link {
  readonly line: LedgerLine;
  readonly before: Link | undefined;
}

/**
 * Returns the lines in force, in their order. A ruling that goes back is linked to what was in force before the line that it
 * names; those between stay in the ledger. A ruling that undoes a line leaves that one out.
 */
export function inForce(lines: readonly LedgerLine[]): readonly LedgerLine[] {
  const links: Link[] = [];
  for (const line of lines) {
    const voiding = voidingOf(line.entry);
    const from = voiding?.kind === 'backTo' ? voiding.line : links.length;
    links.push({ line, before: links[from - 1] });
  }
  const kept: LedgerLine[] = [];
  for (let link = links.at(-1); link !== undefined; link = link.before) kept.push(link.line);
  const undone = kept.flatMap(({ entry }) => {
    const voiding = voidingOf(entry);
    return voiding?.kind === 'undone' ? [voiding.line] : [];
  });
  return kept.filter(({ n }) => !undone.includes(n)).toReversed();
}
