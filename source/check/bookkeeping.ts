// The story of a Formula Dé turn against the races around it: every point, space and car that changed was told, and
// everything told did happen.
import { type Board, spaceOf } from '../circuit/board.ts';
import type { FormulaDeBook } from '../rules/formula-de/book.ts';
import type { CarMoved, FormulaDeEvent, TestMade } from '../rules/formula-de/events.ts';
import { type Car, type FormulaDeRace, PARTS } from '../rules/formula-de/state.ts';
import type { BookValues } from '../rules/formula-de/values.ts';
import type { DieRolled } from '../rules/kit/agenda.ts';
import type { FormulaDeTurn } from './invariants.ts';

/** What the story keeps count of, by seat. */
interface Account {
  readonly seat: number;
  readonly points: Record<(typeof PARTS)[number], number>;
  space: string;
  onBoard: boolean;
  status: Car['status'];
  place: number;
  gear: number;
  /** Most spaces that the die at hand allows. */
  reach: number;
}

type Ledger = readonly Account[];

/** Every disagreement between what was told and what the race says now. */
export function storyFaults(
  book: FormulaDeBook,
  board: Board,
  { before, race, events }: FormulaDeTurn,
): readonly string[] {
  const ledger = openLedger(board, before, race);
  const faults = events.flatMap(event => enter(book, board, ledger, event));
  const last = events.at(-1)?.kind === 'raceEnded';
  if (last !== (race.agenda.length === 0)) faults.push('raceEnded is not the end of the race');
  return [
    ...faults,
    ...orderFaults(before, race, events),
    ...ledger.flatMap(one => balance(one, race)),
  ];
}

function openLedger(board: Board, before: FormulaDeRace | undefined, race: FormulaDeRace): Ledger {
  if (before !== undefined) return before.cars.map(car => account(car, reachOf(before, car)));
  return race.cars.map(({ seat, configuration }) => ({
    seat,
    points: { ...configuration },
    space: board.spaces[board.grid[seat] ?? -1]?.id ?? '',
    onBoard: true,
    status: 'racing',
    place: 0,
    gear: 1,
    reach: 0,
  }));
}

function account(car: Car, reach: number): Account {
  const { seat, space, onBoard, status, place, gear } = car;
  return { seat, points: { ...car.points }, space, onBoard, status, place, gear, reach };
}

function reachOf(race: FormulaDeRace, car: Car): number {
  return race.play.seat === car.seat ? race.play.distance : 0;
}

function enter(
  book: FormulaDeBook,
  board: Board,
  ledger: Ledger,
  event: FormulaDeEvent,
): readonly string[] {
  const { values } = book.definition;
  const own = 'seat' in event ? ledger[event.seat] : undefined;
  if (own === undefined) return 'seat' in event ? [`no seat ${event.seat}`] : [];
  switch (event.kind) {
    case 'dieRolled':
      return rolled(values, own, event);
    case 'superStarted':
      own.reach = values.start.superStartSpaces;
      return [];
    case 'gearChosen':
      if (event.from !== own.gear) return [`gear from ${event.from}, the lever was ${own.gear}`];
      own.gear = event.gear;
      return [];
    case 'carTurnedRound':
      own.gear = 1;
      return [];
    case 'pointsPaid':
      own.points[event.part] -= event.amount;
      return event.amount > 0 ? [] : [`${event.amount} points paid`];
    case 'carMoved':
      return driven(board, ledger, own, event, values.slipstream.spaces);
    case 'carHeldBack':
      own.space = event.to;
      return taken(ledger, own, event.to);
    case 'testMade':
      return tested(own, event);
    case 'carRetired':
      own.status = 'retired';
      return [];
    case 'wreckRemoved':
      own.onBoard = false;
      return event.space === own.space ? [] : [`a wreck removed from ${event.space}`];
    case 'carFinished':
      own.status = 'finished';
      own.onBoard = false;
      own.place = event.place;
      return [];
    default:
      return [];
  }
}

function rolled(values: BookValues, own: Account, { die, value }: DieRolled): readonly string[] {
  if (die === values.gearDice[own.gear - 1]?.name) own.reach = value;
  else if (die !== values.blackDie.name)
    return [`seat ${own.seat} rolls ${die} in gear ${own.gear}`];
  return [];
}

// A car whose last handling point goes stops where it lost it.
function tested(own: Account, { test, failed, space, roll, upTo }: TestMade): readonly string[] {
  if (test === 'handling' && failed && own.points.handling === 1) own.space = space;
  return failed === roll <= upTo ? [] : ['a test that is not what it rolled'];
}

// Forward along the arrows or the own lane, never over a car, never farther than the die.
function driven(
  board: Board,
  ledger: Ledger,
  own: Account,
  event: CarMoved,
  slipstream: number,
): readonly string[] {
  const faults: string[] = [];
  if (event.from !== own.space) faults.push(`moves from ${event.from}, it stood on ${own.space}`);
  const most = event.how === 'main' ? own.reach : slipstream;
  if (event.path.length > most) faults.push(`${event.path.length} spaces, ${most} are the most`);
  for (const id of event.path) {
    const from = spaceOf(board, own.space);
    const to = spaceOf(board, id).index;
    if (to !== from.ahead && !from.next.some(edge => edge.to === to)) {
      faults.push(`no way leads from ${from.id} to ${id}`);
    }
    faults.push(...taken(ledger, own, id));
    own.space = id;
  }
  return faults.map(fault => `seat ${own.seat}: ${fault}`);
}

function taken(ledger: Ledger, own: Account, space: string): readonly string[] {
  const other = ledger.find(one => one !== own && one.onBoard && one.space === space);
  return other === undefined ? [] : [`seat ${own.seat} drives over car ${other.seat} on ${space}`];
}

// Until the next round begins, plays follow the order that was fixed; cars that won a lap back come after it.
function orderFaults(
  before: FormulaDeRace | undefined,
  race: FormulaDeRace,
  events: readonly FormulaDeEvent[],
): readonly string[] {
  const racing = (seat: number) => race.cars[seat]?.status === 'racing';
  let left = [...(before?.order ?? [])];
  const faults: string[] = [];
  for (const event of events) {
    if (event.kind === 'roundBegan') left = [...event.order];
    if (event.kind !== 'playBegan' && event.kind !== 'playSkipped') continue;
    const turn = left.indexOf(event.seat);
    const passedOver = left.slice(0, Math.max(0, turn)).filter(racing);
    const waiting = turn < 0 ? left.filter(racing) : passedOver;
    if (waiting.length > 0) faults.push(`seat ${event.seat} plays before ${waiting.join(', ')}`);
    left = left.slice(turn + 1);
  }
  return faults;
}

function balance(told: Account, race: FormulaDeRace): readonly string[] {
  const car = race.cars[told.seat];
  if (car === undefined) return [`no car of seat ${told.seat}`];
  const faults = PARTS.filter(part => car.points[part] !== told.points[part]).map(
    part => `${car.points[part]} ${part}, told ${told.points[part]}`,
  );
  for (const field of ['space', 'onBoard', 'status', 'place', 'gear'] as const) {
    if (car[field] !== told[field]) faults.push(`${field} ${car[field]}, told ${told[field]}`);
  }
  return faults.map(fault => `seat ${told.seat}: ${fault}`);
}
