// The race engineer: what each choice is worth compared with the best one, and the choice that Enter takes by default.
import type { Board } from '../circuit/board.ts';
import type { Advice, Reason } from '../drivers/advice.ts';
import { driverTables } from '../drivers/driver-tables.ts';
import { usualChoice } from '../drivers/usual.ts';
import type { Choice, Decision, Race, RuleBook } from '../rules/kit/types.ts';

/** Returns what each choice is worth to a champion, the best first; empty where there is no advice. */
export function adviceFor(
  book: RuleBook,
  race: Race,
  decision: Decision,
  board: Board,
): readonly Advice[] {
  const view = book.view(race, decision.seat);
  return driverTables.of(book).adviser?.advise(view, decision, board) ?? [];
}

/** What Enter takes unless the player moves the mark; a choice is absent where the first one will do. */
export interface EnterChoices {
  readonly usual?: Choice;
  /** The same for those who want it careful. */
  readonly careful?: Choice;
}

export function enterChoices(
  book: RuleBook,
  race: Race,
  decision: Decision,
  board: Board,
): EnterChoices {
  const { pits, careful, ...stable } = driverTables.of(book);
  if (pits === undefined) return {};
  const view = book.view(race, decision.seat);
  const usual = usualChoice(view, decision, board, { ...stable, pits, book });
  if (careful === undefined) return { usual };
  const wished = { ...stable, usual: careful, pits, book };
  return { usual, careful: usualChoice(view, decision, board, wished) };
}

export type ReasonName =
  | Exclude<Reason['kind'], 'points' | 'risk'>
  | Extract<Reason, { kind: 'points' }>['part']
  | Extract<Reason, { kind: 'risk' }>['of'];

export interface Verdict {
  readonly kind: 'best' | 'even' | 'worse' | 'ruin';
  /** Rolls between the best choice and this one; for the best one itself, between it and the next. */
  readonly rolls: number;
  /** The choice against which it is judged: the best one, or the next best. */
  readonly other: Choice;
  /** The reasons for the difference, the greatest first. */
  readonly why: readonly { readonly name: ReasonName; readonly rolls: number }[];
}

/** Smallest difference, in rolls, that a player would feel. */
const FELT = 0.05;
/** Difference, in rolls, above which a choice loses the race itself. */
const RUIN = 5;
const REASONS_TOLD = 2;

/** Returns the verdict on a choice; undefined when nothing is known of it or there is no other. */
export function verdictOn(advice: readonly Advice[], choice: Choice): Verdict | undefined {
  const [best, next] = advice;
  const own = advice.find(one => one.choice === choice);
  if (best === undefined || next === undefined || own === undefined) return undefined;
  const [less, more] = own === best ? [best, next] : [best, own];
  const other = (own === best ? next : best).choice;
  const rolls = more.value - less.value;
  if (rolls < FELT) return { kind: 'even', rolls: 0, other, why: [] };
  const kind = own === best ? 'best' : rolls > RUIN ? 'ruin' : 'worse';
  return { kind, rolls, other, why: kind === 'ruin' ? [] : differences(less, more) };
}

function differences(less: Advice, more: Advice): Verdict['why'] {
  const parts = new Map<ReasonName, number>();
  const add = (name: ReasonName, rolls: number) => parts.set(name, (parts.get(name) ?? 0) + rolls);
  for (const reason of more.reasons) add(nameOf(reason), reason.rolls);
  for (const reason of less.reasons) add(nameOf(reason), -reason.rolls);
  return [...parts]
    .map(([name, rolls]) => ({ name, rolls }))
    .filter(({ rolls }) => rolls >= FELT)
    .toSorted((a, b) => b.rolls - a.rolls)
    .slice(0, REASONS_TOLD);
}

function nameOf(reason: Reason): ReasonName {
  switch (reason.kind) {
    case 'points':
      return reason.part;
    case 'risk':
      return reason.of;
    case 'road':
    case 'blocking':
    case 'headway':
    case 'reserve':
    case 'driver':
    case 'mate':
    case 'stop':
    case 'places':
    case 'chips':
    case 'traffic':
    case 'slip':
    case 'damage':
    case 'place':
      return reason.kind;
  }
}
