// Every end that a book lets a play come to: its questions are answered in every possible way, and no test ever fails.
import { cornerOf, spaceOf } from '../../../circuit/board.ts';
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import type { FormulaDeBook } from '../../../rules/formula-de/book.ts';
import type { FormulaDeChoice } from '../../../rules/formula-de/choices.ts';
import type { FormulaDeEvent } from '../../../rules/formula-de/events.ts';
import type { FormulaDeRace, Part } from '../../../rules/formula-de/state.ts';
import { canonical } from '../../../rules/kit/hash.ts';
import type { Seat } from '../../../rules/kit/types.ts';
import { textOf } from './ends.ts';
import type { PlayEnd } from './play-end.ts';

/** A play under way: the race, and all events since its gear die fell. */
export interface Stage {
  readonly race: FormulaDeRace;
  readonly events: readonly FormulaDeEvent[];
}

/** Ends by their text, with the answers that lead to each. */
export type Offered = ReadonlyMap<string, readonly FormulaDeChoice[]>;

export function offeredEnds(
  book: FormulaDeBook,
  board: FormulaBoard,
  seat: Seat,
  begun: Stage,
): Offered {
  const ends = new Map<string, readonly FormulaDeChoice[]>();
  const seen = new Set<string>();
  const open: (Stage & { readonly answers: readonly FormulaDeChoice[] })[] = [
    { ...begun, answers: [] },
  ];
  for (let now = open.pop(); now !== undefined; now = open.pop()) {
    const [asked] = book.decisions(now.race, board);
    if (asked === undefined || asked.seat !== seat || ENDS.includes(asked.step)) {
      ends.set(textOf(endOf(board, seat, now)), now.answers);
      continue;
    }
    for (const choice of asked.choices) {
      // Further work in the pit is no movement (TR-133).
      if (choice.kind === 'orderWork') continue;
      const { race, events } = book.apply(now.race, seat, choice, board);
      const next = { race, events: [...now.events, ...events] };
      // A way to the same place with the same events can be followed by nothing else.
      const sign = canonical([{ ...race, answered: 0 }, told(seat, next.events)]);
      if (seen.has(sign)) continue;
      seen.add(sign);
      open.push({ ...next, answers: [...now.answers, choice] });
    }
  }
  return ends;
}

/** Questions after the movement. */
const ENDS: readonly string[] = ['announceGear', 'pitTires', 'pitStop', 'orderWork', 'setGears'];

function endOf(board: FormulaBoard, seat: Seat, { race, events }: Stage): PlayEnd {
  const car = race.cars[seat];
  if (car === undefined) throw new RangeError(`there is no seat ${seat}`);
  const space = spaceOf(board, car.space);
  const corner = cornerOf(board, space);
  const hasMoved = events.some(event => event.kind === 'carMoved' && event.seat === seat);
  return {
    // Whoever brakes to a stop when the work is done has not come there with this move.
    outcome: outcomeOf(race, seat, space.kind === 'pit' && hasMoved),
    space: car.space,
    laps: car.laps,
    stops: Math.min(car.stops, corner?.stops ?? 0),
    ...told(seat, events),
  };
}

const OUT = ['overshoot', 'blocking', 'engine', 'overRevving'] as const;

function outcomeOf(race: FormulaDeRace, seat: Seat, isInPit: boolean): PlayEnd['outcome'] {
  const car = race.cars[seat];
  if (car?.status === 'finished') return 'finished';
  const { retirement } = car ?? {};
  const ending = OUT.find(one => one === retirement);
  if (ending !== undefined) return ending;
  if (isInPit) return 'pitted';
  return car?.condition === 'spun' ? 'spun' : 'racing';
}

/** Returns what the events report of a play: points paid, tests met, bonus and slipstreams. */
function told(
  seat: Seat,
  events: readonly FormulaDeEvent[],
): Omit<PlayEnd, 'outcome' | 'space' | 'laps' | 'stops'> {
  const own = events.filter(event => 'seat' in event && event.seat === seat);
  const paid = (part: Part) =>
    own.reduce(
      (sum, event) => sum + (event.kind === 'pointsPaid' && event.part === part ? event.amount : 0),
      0,
    );
  const regained = own.reduce(
    (sum, event) => sum + (event.kind === 'tiresRegained' ? event.amount : 0),
    0,
  );
  const moved = own.flatMap(event => (event.kind === 'carMoved' ? [event.how] : []));
  const isLonger = own.some(event => event.kind === 'moveAdjusted' && event.why === 'softBonus');
  const tests = own.flatMap(event => {
    if (event.kind !== 'testMade') return [];
    if (event.test === 'handling') return [event.space];
    return event.test === 'wall' ? [`wall ${event.space}`] : [];
  });
  return {
    brakes: paid('brakes'),
    tires: paid('tires'),
    gearbox: paid('gearbox'),
    engine: paid('engine'),
    ...(regained > 0 ? { regained } : {}),
    tests,
    bonus: isLonger || moved.includes('bonus'),
    slipstreams: moved.filter(how => how === 'slipstream').length,
  };
}
