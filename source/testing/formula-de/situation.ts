// A situation of the Formula Dé family, and what a test reads from it: the open question, what is on offer, the cars, the
// events.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { askingSteps, type FormulaDeBook } from '../../rules/formula-de/book.ts';
import type { FormulaDeChoice } from '../../rules/formula-de/choices.ts';
import type { FormulaDeEvent } from '../../rules/formula-de/events.ts';
import type { Car, CarPits, FormulaDeRace, Pit } from '../../rules/formula-de/state.ts';
import type { Decision, Seat } from '../../rules/kit/types.ts';
import { layoutName } from '../circuits/layout.ts';

/** A race, its board and book, and all events since it was written. */
export interface Situation {
  readonly book: FormulaDeBook;
  readonly board: FormulaBoard;
  readonly race: FormulaDeRace;
  readonly events: readonly FormulaDeEvent[];
  /** Number of the events that the answers given so far account for. */
  readonly heard: number;
}

/** Returns all events, one on each line. */
export function told(situation: Situation): string {
  return situation.events.map(event => `  ${JSON.stringify(event)}`).join('\n');
}

/**
 * Returns the open question.
 * @throws Error when nothing is asked.
 */
export function question(situation: Situation): Decision<FormulaDeChoice> {
  const asked = situation.book.decisions(situation.race, situation.board)[0];
  if (asked === undefined) throw new Error(`nothing is asked; told:\n${told(situation)}`);
  return asked;
}

/**
 * Returns the open choices of one kind.
 * @throws Error when the step offers a kind that it does not name
 */
export function choices<Kind extends FormulaDeChoice['kind']>(
  situation: Situation,
  kind: Kind,
): readonly Extract<FormulaDeChoice, { kind: Kind }>[] {
  const asked = situation.book.decisions(situation.race, situation.board)[0];
  const named: readonly string[] = askingSteps.get(asked?.step ?? '') ?? [];
  const strange = asked?.choices.find(one => !named.includes(one.kind));
  if (strange !== undefined) throw new Error(`${asked?.step} does not name ${strange.kind}`);
  return (asked?.choices ?? []).filter(
    (choice): choice is Extract<FormulaDeChoice, { kind: Kind }> => choice.kind === kind,
  );
}

export function gears(situation: Situation): readonly number[] {
  return choices(situation, 'chooseGear').map(choice => choice.gear);
}

/** Returns the ends of the moves on offer with that many brakes, as layout names, sorted, each once. */
export function ends(situation: Situation, brakes = 0): readonly string[] {
  return namesOf(situation, choices(situation, 'move'), brakes);
}

/** Returns the ends of the slipstreams on offer with that many brakes. */
export function slips(situation: Situation, brakes = 0): readonly string[] {
  return namesOf(situation, choices(situation, 'takeSlipstream'), brakes);
}

function namesOf(
  { board }: Situation,
  list: readonly { readonly to: string; readonly brakes: number }[],
  brakes: number,
): readonly string[] {
  const names = list
    .filter(choice => choice.brakes === brakes)
    .map(choice => layoutName(board, choice.to));
  return [...new Set(names)].sort();
}

/**
 * Returns the car of a seat.
 * @throws RangeError when there is no such seat.
 */
export function car(situation: Situation, seat: Seat): Car {
  const found = situation.race.cars[seat];
  if (found === undefined) throw new RangeError(`there is no seat ${seat}`);
  return found;
}

/** Returns the pit of a car, and how far its stop there is. */
export function pitAt(situation: Situation, seat: Seat): Partial<Pit & CarPits> {
  const { pits } = car(situation, seat);
  return { ...pits, ...situation.race.pits?.[pits?.pit ?? -1] };
}

export function where(situation: Situation, seat: Seat): string {
  return layoutName(situation.board, car(situation, seat).space);
}

/** Returns the events of one kind, of one seat if given. */
export function toldOf<Kind extends FormulaDeEvent['kind']>(
  situation: Situation,
  kind: Kind,
  seat?: Seat,
): readonly Extract<FormulaDeEvent, { kind: Kind }>[] {
  return situation.events.filter(
    (event): event is Extract<FormulaDeEvent, { kind: Kind }> =>
      event.kind === kind && (seat === undefined || event.seat === seat),
  );
}

/**
 * Returns every situation in which the play at hand can end once its gear is announced, whatever its driver answers.
 */
export function everyEnd(situation: Situation): readonly Situation[] {
  const { seat } = situation.race.play;
  const finished: Situation[] = [];
  const open = [situation];
  for (let now = open.pop(); now !== undefined; now = open.pop()) {
    const asked = now.book.decisions(now.race, now.board)[0];
    if (asked === undefined || asked.step === 'announceGear' || asked.seat !== seat) {
      finished.push(now);
      continue;
    }
    for (const choice of asked.choices) {
      const { race: after, events } = now.book.apply(now.race, asked.seat, choice, now.board);
      open.push({ ...now, race: after, events: [...now.events, ...events] });
    }
  }
  return finished;
}
