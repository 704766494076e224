// What a choice would do, as shown to people: everything foretold, in a fixed order.
import type { Foretold } from '../kit/foretell.ts';
import type { Consequence, Seat } from '../kit/types.ts';
import type { FormulaDeEvent, PointsPaid } from './events.ts';

// Places in the list of consequences, from what the choice itself costs to what may follow.
const COST = 0;
const BRAKES = 1;
const BLOCKING = 2;
const PENALTY = 3;
const OVERSHOOT = 4;
const STOP = 5;
const ROAD = 6;
const CONTACT = 7;
const WAKE = 8;

/** Places of what steps foresee, by kind; everything else comes with the cost. */
const EXPECTED: Readonly<Partial<Record<string, number>>> = {
  rolls: OVERSHOOT,
  slide: STOP,
  noStop: STOP,
  handlingTest: ROAD,
  wallTest: ROAD,
  collisionTest: CONTACT,
  injuryTest: CONTACT,
  backmarkerTest: CONTACT,
  slipstream: WAKE,
};

interface Placed {
  readonly place: number;
  readonly told: Consequence;
}

/** Returns the consequences of a choice of a seat, surest first. */
export function consequencesOf(
  seat: Seat,
  { events, expected }: Foretold<unknown, FormulaDeEvent>,
): readonly Consequence[] {
  const own = events.filter(event => 'seat' in event && event.seat === seat);
  const list: Placed[] = [];
  for (const event of own) {
    const one = placed(event, list);
    if (one !== undefined) list.push(one);
  }
  for (const told of expected) list.push({ place: EXPECTED[told.kind] ?? COST, told });
  // A corner left two stops short puts the car out, whatever it overshot before (M-10-1).
  const isFatal = own.some(event => event.kind === 'cornerOvershot' && event.spaces === 0);
  const kept = isFatal ? list.filter(({ told }) => told.kind !== 'overshoot') : list;
  return kept.sort((one, other) => one.place - other.place).map(({ told }) => told);
}

function placed(event: FormulaDeEvent, before: Placed[]): Placed | undefined {
  switch (event.kind) {
    case 'pointsPaid':
      return paid(event, before);
    case 'carBlocked':
      return { place: BLOCKING, told: { kind: 'blocked', amount: event.missing } };
    case 'penaltyFaced':
      return { place: PENALTY, told: { kind: 'penalty', amount: event.points, name: event.why } };
    case 'moveAdjusted':
      return { place: COST, told: { kind: event.why } };
    case 'moveShortened':
      return { place: PENALTY, told: { kind: 'onlyTo', name: event.to } };
    case 'cornerOvershot':
      return {
        place: OVERSHOOT,
        told: { kind: 'overshoot', amount: event.spaces, name: event.corner },
      };
    // A spin is listed with the bill that took the last tire.
    case 'carSpun':
      return { place: before.at(-1)?.place ?? COST, told: { kind: 'spin' } };
    case 'carRetired':
      return { place: placeOut(event.why), told: { kind: 'eliminated' } };
    case 'carFinished':
      return { place: STOP, told: { kind: 'finish' } };
    case 'driverPointSpent':
      return { place: COST, told: { kind: 'driverPoint', amount: 1 } };
    case 'chartRead':
      return { place: COST, told: { kind: 'movementPoints', amount: event.points } };
    case 'carStalled':
      return { place: COST, told: { kind: 'stall' } };
    case 'workOrdered':
      return { place: COST, told: { kind: 'work', amount: event.points } };
    case 'injuryChecked':
      return { place: CONTACT, told: { kind: 'injury', name: event.condition } };
    case 'stopMade':
      return {
        place: STOP,
        told: { kind: 'stop', amount: event.stops, name: event.corner, of: event.required },
      };
    default:
      return undefined;
  }
}

function placeOut(why: string): number {
  if (why === 'overshoot') return OVERSHOOT;
  return why === 'blocking' ? BLOCKING : COST;
}

// Points of one part for one cause are added up. Points that the car does not have are no price: the spin or the elimination
// shows that.
function paid(event: PointsPaid, list: Placed[]): Placed | undefined {
  const { part, amount, why, isLacking } = event;
  if (isLacking === true) return undefined;
  const place = placeOfBill(part, why);
  const at = list.findIndex(one => one.place === place && one.told.kind === part);
  const before = list[at]?.told.amount ?? 0;
  const one = { place, told: { kind: part, amount: before + amount } };
  if (at < 0) return one;
  list[at] = one;
  return undefined;
}

function placeOfBill(part: PointsPaid['part'], why: PointsPaid['why']): number {
  if (why === 'blocking') return BLOCKING;
  if (why !== 'overshoot') return COST;
  return part === 'brakes' ? BRAKES : OVERSHOOT;
}
