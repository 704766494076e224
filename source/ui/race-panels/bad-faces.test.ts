// Walks races of every book in which chance drives, and compares the sign of each roll with what came of it: whatever ends a
// plan badly has a sign of its own, and never that of points to be paid.
import { describe, expect, it } from 'vitest';
import type { RaceEvent, RuleBook, Seat } from '../../rules/kit/types.ts';
import { SCREEN_BOOKS, type Walked, walkedRace } from '../../testing/walked-race.ts';
import { type FaceMark, markOf, type Roll } from '../screens/race/roll/roll.ts';
import { EN } from '../words/en/words.ts';
import { panelsOf } from './panels-by-game.ts';

type Told = RaceEvent & Readonly<Record<string, unknown>>;

/** What each event that ends a plan badly may be shown as beforehand. */
const BAD: Readonly<Record<string, (event: Told) => readonly FaceMark[]>> = {
  carStalled: () => ['waits'],
  stalled: () => ['waits'],
  quickStopRolled: ({ succeeded }) => (succeeded === true ? [] : ['waits']),
  carSpun: () => ['spin'],
  engineBlown: () => ['harm'],
  damaged: () => ['harm', 'out', 'spin'],
  injuryChecked: ({ condition }) => (condition === 'unhurt' ? [] : ['harm', 'out']),
  carRetired: () => ['out'],
  retired: () => ['out'],
};

const ANSWERS = 500;

/** Returns what is wrong with the signs of a race. */
function faultsOf(book: RuleBook, seed: number): readonly string[] {
  const faults: string[] = [];
  for (const walked of walkedRace(book, seed, ANSWERS)) {
    const { model, decision, after } = walked;
    const view = book.view(after.race, decision.seat);
    const rolls = panelsOf(model).rolls?.(model, view, after.events, EN) ?? new Map();
    faults.push(...faultsAmong(after.events as readonly Told[], rolls));
    faults.push(...faultsOfMove(walked, [...rolls.values()]));
  }
  return faults;
}

const RUIN: readonly string[] = ['spin', 'eliminated'];

// A roll that leads to a choice of spaces spins the car, or ends its race, only where every space does.
function faultsOfMove(
  { book, board, after: { race } }: Walked,
  rolls: readonly Roll[],
): readonly string[] {
  const roll = rolls.findLast(({ landed }) => landed.length > 0);
  const decision = book.decisions(race, board).find(({ step }) => step === 'moveCar');
  if (roll === undefined || decision === undefined || roll.seat !== decision.seat) return [];
  const told = decision.choices.map(choice =>
    book.consequences(race, decision.seat, choice, board).map(({ kind }) => kind),
  );
  const isBad = told.every(kinds => kinds.some(kind => RUIN.includes(kind)));
  const shown = markOf(roll, roll.value);
  return isBad === RUIN_MARKS.includes(shown) ? [] : [`${roll.name} ${roll.value} is ${shown}`];
}

const RUIN_MARKS: readonly FaceMark[] = ['spin', 'out'];

function faultsAmong(
  events: readonly Told[],
  rolls: ReadonlyMap<RaceEvent, Roll>,
): readonly string[] {
  const open = new Map<Seat, Roll>();
  return events.flatMap((event): readonly string[] => {
    const seat = event['seat'] as Seat;
    const roll = rolls.get(event);
    if (roll !== undefined) open.set(seat, roll);
    // What a further die brings is not foretold by the roll before it.
    else if (event.kind === 'dieRolled') open.delete(seat);
    const last = open.get(seat);
    if (last === undefined) return [];
    const wanted = BAD[event.kind]?.(event) ?? [];
    const shown = markOf(last, last.value);
    if (wanted.length === 0 || wanted.includes(shown)) return [];
    return [`${last.name} ${last.value} is ${shown}, then ${event.kind}`];
  });
}

describe.each(SCREEN_BOOKS)('$id', book => {
  it.each([1, 2, 3])('has no bad face without its sign (race %i)', seed => {
    expect([...new Set(faultsOf(book, seed))]).toEqual([]);
  });
});
