// The story of a Formula Dé turn compared with the races around it: every point, space and car that changed was reported,
// and everything reported did happen.
import { spaceOf } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { FormulaDeBook } from '../../rules/formula-de/book.ts';
import type {
  CarMoved,
  FormulaDeEvent,
  PointsPaid,
  TestMade,
} from '../../rules/formula-de/events.ts';
import { CAUSES, type Cause, type FormulaDeRace, type Part } from '../../rules/formula-de/state.ts';
import type { BookValues } from '../../rules/formula-de/values.ts';
import type { DieRolled } from '../../rules/kit/agenda.ts';
import { backmarkerFaults } from './backmarker-story.ts';
import type { FormulaDeTurn } from './formula-de-turn.ts';
import { type Account, balance, type Ledger, lineUp, openLedger, place } from './ledger.ts';
import { pitFaults, quickStopRolled, restored, stopped } from './pit-story.ts';
import { left, poolOf } from './points-by-pool.ts';
import { printedIn } from './printed.ts';
import { contactFaults } from './trant/contact-story.ts';
import { injuryFaults } from './trant/injury-story.ts';
import { secondCheckFaults } from './trant/second-check-story.ts';
import { sectionFaults } from './trant/section-story.ts';
import { beganAnew, enteredByTrant, turnEnded } from './trant-story.ts';
import { liesInPits } from './ways/ground.ts';
import { slideSpaces } from './ways/tires.ts';
import { weatherFaults } from './weather-story.ts';

/** Returns every difference between the events and the race after them. */
export function storyFaults(
  book: FormulaDeBook,
  board: FormulaBoard,
  turn: FormulaDeTurn,
): readonly string[] {
  const { before, race, events } = turn;
  const ledger = openLedger(board, before, race);
  placeByHand(board, ledger, turn);
  const faults = events.flatMap(event => enter(book, board, ledger, event));
  const last = events.at(-1)?.kind === 'raceEnded';
  if (last !== (race.agenda.length === 0)) faults.push('raceEnded is not the end of the race');
  return [
    ...faults,
    ...orderFaults(before, race, events),
    ...weatherFaults(book, board, turn),
    ...backmarkerFaults(board, turn),
    ...(printedIn(book.id).inPoints ? trantFaults(board, turn) : []),
    ...ledger.flatMap(one => balance(one, race)),
  ];
}

// What no other book reports: checks by pairs, second checks, injuries and the sections of the weather (TR-15, TR-86 to
// TR-95, TR-143 to TR-148).
function trantFaults(board: FormulaBoard, turn: FormulaDeTurn): readonly string[] {
  return [
    ...contactFaults(board, turn),
    ...secondCheckFaults(board, turn),
    ...injuryFaults(board, turn),
    ...sectionFaults(board, turn),
  ];
}

// In a free-hand trial a car may be set down anywhere, and mistakes are reported only at the end (M-1-2-2).
function placeByHand(
  board: FormulaBoard,
  ledger: Ledger,
  { choice, events, race }: FormulaDeTurn,
): void {
  const [own] = ledger;
  const [first] = events;
  const driven = first?.kind === 'carMoved' && first.how === 'main';
  if (choice?.kind !== 'placeCar' || own === undefined || driven) return;
  const [car] = race.cars;
  // The way ends where a session does; the next move shows where the car stood.
  const next = events.find(event => event.kind === 'carMoved');
  const isOut = car !== undefined && car.status !== 'racing';
  place(board, own, next?.from ?? (isOut ? car.space : choice.to));
  own.laps = car?.laps ?? 0;
}

function enter(
  book: FormulaDeBook,
  board: FormulaBoard,
  ledger: Ledger,
  event: FormulaDeEvent,
): readonly string[] {
  const { values } = book.definition;
  const own = 'seat' in event ? ledger[event.seat] : undefined;
  if (event.kind === 'raceRestarted') return beganAnew(board, ledger, event.grid);
  // A car alone takes one turn a round.
  if (event.kind === 'roundBegan') ledger.forEach(turnEnded);
  if (event.kind === 'gridRolled') lineUp(board, ledger, event.grid);
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
      return paid(own, event);
    case 'spacesAdded':
      own.reach += event.spaces;
      // Nitro gives the number of the gear (BGA-O-67).
      return event.spaces === own.gear ? [] : [`${event.spaces} spaces added in gear ${own.gear}`];
    case 'carMoved':
      return driven(board, ledger, own, event, values.slipstream.spaces);
    case 'carHeldBack':
    case 'moveShortened':
      place(board, own, event.to, true);
      return taken(ledger, own, event.to);
    case 'playSkipped':
    case 'playRecovered':
      return printedIn(book.id).lapping ? [] : [`seat ${event.seat}: ${event.kind}`];
    case 'tiresRegained':
      return regained(book.id, own, event.amount);
    case 'testMade':
      return tested(board, ledger, own, event, printedIn(book.id).vital);
    default:
      return enteredByTrant(values, own, event) ?? changed(values, own, event);
  }
}

function changed(values: BookValues, own: Account, event: FormulaDeEvent): readonly string[] {
  switch (event.kind) {
    case 'carRetired':
      own.status = 'retired';
      return [];
    case 'wreckRemoved':
      own.onBoard = false;
      return event.space === own.space ? [] : [`a wreck removed from ${event.space}`];
    case 'carFinished':
      turnEnded(own);
      own.status = 'finished';
      own.onBoard = false;
      own.place = event.place;
      return [];
    case 'pitChosen':
      own.box = event.box;
      return [];
    case 'carConfigured':
      own.points = { ...event.points };
      own.configuration = { ...event.points };
      if (own.pit !== undefined) own.pit.points += event.pitPoints - own.putBy;
      own.putBy = event.pitPoints;
      return [];
    case 'tiresFitted':
      own.tires = event.tires;
      own.points[poolOf(own.points, 'tires')] = left(own.configuration, 'tires');
      return [];
    case 'pointsRestored':
      return restored(own, event);
    case 'pitStopMade':
      return stopped(own, event);
    case 'quickStopRolled':
      return quickStopRolled(values, own, event);
    case 'engineBlown':
      own.blown = true;
      return left(own.points, 'engine') === 0
        ? []
        : [`blown with ${left(own.points, 'engine')} engine points`];
    default:
      return [];
  }
}

// After a spin the tires are made up to what is printed, neither more nor less (BGA-A-38).
function regained(book: string, own: Account, amount: number): readonly string[] {
  const tires = left(own.points, 'tires') + amount;
  own.points[poolOf(own.points, 'tires')] = tires;
  const { tiresAfterSpin } = printedIn(book);
  return tires === tiresAfterSpin ? [] : [`${tires} tires after a spin, not ${tiresAfterSpin}`];
}

function paid(
  own: Account,
  { part, pool: told = part, amount, why }: PointsPaid,
): readonly string[] {
  own.reach += amount * spacesFor(why);
  const pool = poolOf(own.points, part);
  own.points[pool] = left(own.points, part) - amount;
  return [
    ...(amount > 0 ? [] : [`${amount} points paid`]),
    ...(told === pool ? [] : [`${part} points paid from ${told}`]),
  ];
}

// By how many spaces a point changes the move for which it is paid.
function spacesFor(why: Cause): number {
  const cause: { readonly spaces?: number } = CAUSES[why];
  return cause.spaces ?? 0;
}

function rolled(values: BookValues, own: Account, { die, value }: DieRolled): readonly string[] {
  const read = Object.values(values.chart?.throws ?? {}).flat();
  if (read.some(({ name }) => name === die)) return [];
  if (die === values.gearDice[own.gear - 1]?.name) {
    own.reach = value;
    if (own.rolls !== undefined) own.rolls += 1;
  } else if (die !== values.blackDie.name) {
    return [`seat ${own.seat} rolls ${die} in gear ${own.gear}`];
  }
  return [];
}

// A car that loses its last handling point stops there, one without body where it came to the wall.
function tested(
  board: FormulaBoard,
  ledger: Ledger,
  own: Account,
  { test, failed, space, roll, upTo, other, marker }: TestMade,
  vital: readonly Part[],
): readonly string[] {
  const faults = failed === roll <= upTo ? [] : ['a test that is not what it rolled'];
  // A backmarker is no car of the accounts (TR-139).
  const isHit = test === 'collision' && marker === undefined;
  const around = [own.space, ...(isHit ? [ledger[other]?.space ?? ''] : [])];
  if (test !== 'handling' && around.some(id => id === '' || liesInPits(board, id))) {
    faults.push(`a ${test} test in the pits`);
  }
  const tests: Readonly<Partial<Record<TestMade['test'], Part>>> = {
    handling: 'handling',
    wall: 'body',
  };
  const part = tests[test];
  // A part that is not vital takes a car out when there is nothing left of it to lose (TR-92, TR-100).
  const least = part !== undefined && vital.includes(part) ? 1 : 0;
  const gone = part !== undefined && left(own.points, part) === least;
  if (failed && gone) place(board, own, space, true);
  return faults.map(fault => `seat ${own.seat}: ${fault}`);
}

// A skid of three spaces, and a space each without bodywork and suspension (TR-99, TR-117).
const PENALTY_MOST = 5;

// A way leads forward along the arrows, the car's lane or the ways of the pits, never over a car, never farther than
// allowed.
function driven(
  board: FormulaBoard,
  ledger: Ledger,
  own: Account,
  event: CarMoved,
  slipstream: number,
): readonly string[] {
  const faults: string[] = [];
  if (event.from !== own.space) faults.push(`moves from ${event.from}, it stood on ${own.space}`);
  const most = {
    main: own.reach,
    slide: slideSpaces(own.tires),
    bonus: 1,
    slipstream,
    penalty: PENALTY_MOST,
  }[event.how];
  if (event.path.length > most) faults.push(`${event.path.length} spaces, ${most} are the most`);
  for (const id of event.path) {
    const from = spaceOf(board, own.space);
    const to = spaceOf(board, id);
    const led = to.index === from.ahead || from.next.some(edge => edge.to === to.index);
    if (to.kind === from.kind && !led) faults.push(`no way leads from ${from.id} to ${id}`);
    faults.push(...pitFaults(board, own, from, to), ...heldBy(board, ledger, own, id));
    if (from.kind === 'pit') own.plainExit = false;
    place(board, own, id);
  }
  return faults.map(fault => `seat ${own.seat}: ${fault}`);
}

// Any number of cars may stand on a space of a lane without width (TR-121).
function heldBy(board: FormulaBoard, ledger: Ledger, own: Account, id: string): readonly string[] {
  const isFree = own.isLaneWide && liesInPits(board, id);
  return isFree ? [] : taken(ledger, own, id);
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
  // The turn of a car that has stalled before the race passes without an event (TR-43).
  const stalled = [
    ...(before?.cars ?? []).filter(({ condition }) => condition === 'stalled'),
    ...events.filter(event => event.kind === 'carStalled'),
  ].map(({ seat }) => seat);
  const racing = (seat: number) => race.cars[seat]?.status === 'racing' && !stalled.includes(seat);
  // Backmarkers may move between the call of a car and the begin of its play (TR-140).
  const called = before?.agenda.find(({ step }) => step === 'beginPlay')?.seats ?? [];
  let left = [...called, ...(before?.order ?? [])];
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
