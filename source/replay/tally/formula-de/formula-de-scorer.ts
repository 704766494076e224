// What is counted of a race of the Formula Dé family.
import { cornerOf, spaceOf } from '../../../circuit/board.ts';
import type { FormulaBoard, FormulaCorner, FormulaSpace } from '../../../circuit/formula-board.ts';
import type { FormulaDeBook } from '../../../rules/formula-de/book.ts';
import { isInPits } from '../../../rules/formula-de/chapters/car/pits.ts';
import type { FormulaDeEvent, RoundBegan } from '../../../rules/formula-de/events.ts';
import { gearThrows } from '../../../rules/formula-de/gear-throws.ts';
import type { Cause, FormulaDeRace } from '../../../rules/formula-de/state.ts';
import type { Seat } from '../../../rules/kit/types.ts';
import type { Scorer } from '../scorer.ts';
import type { Tally } from '../tally.ts';

interface FormulaDeMoment {
  readonly book: FormulaDeBook;
  readonly board: FormulaBoard;
  readonly race: FormulaDeRace;
}

export const formulaDeScorer: Scorer = {
  notable: { spinouts: 2, slipstreams: 5, collisions: 2, overshoots: 5, pitStops: 3 },
  former: { collisions: 'contacts' },
  shown: ['pitStops', 'overshoots', 'slipstreams', 'collisions'],
  laps: ({ cars }: FormulaDeRace) => cars.map(({ laps }) => laps),
  retirement: (seat, moment: FormulaDeMoment) => retirementOf(seat, moment),
  read(event: FormulaDeEvent, moment: FormulaDeMoment, tally) {
    if (event.kind === 'roundBegan') beginRound(event, moment, tally);
    else if (event.kind === 'dieRolled') noteRoll(event.seat, event, moment, tally);
    else if (event.kind === 'chartRead') noteChart(event, moment, tally);
    else if (event.kind === 'raceStopped') tally.stopped();
    else if (event.kind === 'raceRestarted') tally.beganAnew();
    else noteCourse(event, moment, tally);
    if (isCollision(event, moment)) tally.count(event.seat, 'collisions');
    noteCount(event, tally);
  },
  atEnd: () => ({}),
  left: ({ cars }: FormulaDeRace, seat) => ({ ...cars[seat]?.points }),
};

// A car that left a corner too early stands beyond it; where the corner is not known, it is the last one before the car
// (M-10-1).
function retirementOf(seat: Seat, { race, board }: FormulaDeMoment, overshot?: string) {
  const car = race.cars[seat];
  if (car?.retirement === undefined) return undefined;
  const { retirement: cause } = car;
  const space = spaceOf(board, car.space);
  if (cause !== 'overshoot') return { cause, where: cornerOf(board, space)?.name ?? '' };
  return { cause, where: overshot ?? behind(board, space)?.name ?? '' };
}

// Returns the last corner before a space, across the line if need be.
function behind({ corners }: FormulaBoard, { tick }: FormulaSpace): FormulaCorner | undefined {
  return corners.findLast(({ toTick }) => toTick <= tick) ?? corners.at(-1);
}

// The order of play runs around the loop, with lapped cars among the others, and has wrecks in it.
function beginRound(
  { round, order }: RoundBegan,
  { race, board }: FormulaDeMoment,
  tally: Tally,
): void {
  const racing = tally.racing();
  const down = (seat: Seat) => race.down[seat] ?? 0;
  const first = order.filter(seat => racing.includes(seat));
  tally.beginRound(
    round,
    first.toSorted((a, b) => down(a) - down(b)),
  );
  for (const seat of racing) {
    const car = race.cars[seat];
    if (car !== undefined && isInPits(board, car)) tally.aside(seat);
  }
}

function noteRoll(
  seat: Seat,
  { die, value }: Extract<FormulaDeEvent, { readonly kind: 'dieRolled' }>,
  { book, race }: FormulaDeMoment,
  tally: Tally,
): void {
  const { gearDice } = book.terms(race.options).values;
  const faces = gearDice.find(({ name }) => name === die)?.faces;
  // The black die moves nobody, and the dice of a chart move cars by what is read from it.
  if (faces === undefined) return;
  tally.play(seat);
  tally.luck(seat, value - meanOf(faces));
}

// The luck of a chart is that of the dice that were chosen, in movement points and before the engine adds any (TR-48, TR-106).
function noteChart(
  { seat, dice, gear, points }: Extract<FormulaDeEvent, { readonly kind: 'chartRead' }>,
  { book, race }: FormulaDeMoment,
  tally: Tally,
): void {
  const { values } = book.terms(race.options);
  const thrown = gearThrows(values, gear).find(one => one.dice === dice);
  if (thrown === undefined) return;
  tally.play(seat);
  tally.luck(seat, points - meanOf(thrown.faces));
}

function meanOf(faces: readonly number[]): number {
  return faces.reduce((sum, face) => sum + face, 0) / faces.length;
}

function noteCourse(event: FormulaDeEvent, moment: FormulaDeMoment, tally: Tally): void {
  switch (event.kind) {
    case 'cornerOvershot':
      tally.overshot(event.seat, event.corner);
      break;
    case 'carRetired': {
      const { overshot } = tally.cars[event.seat] ?? {};
      const out = retirementOf(event.seat, moment, overshot);
      tally.dropped(event.seat, out ?? { cause: event.why, where: '' });
      break;
    }
    case 'lapBegan':
      tally.crossed(event.seat);
      break;
    case 'carFinished':
      tally.finished(event.seat);
      break;
    case 'pointsPaid':
      tally.spent(event.seat, event.pool ?? event.part, event.amount);
      break;
    case 'pitLaneEntered':
      tally.aside(event.seat);
      break;
    default:
      break;
  }
}

/** What takes a body point when cars touch: a test that failed, a car that was wrecked, one that was hit outright (M-14-4, R-35). */
const TOUCHES: readonly Cause[] = ['collision', 'collisionCaused', 'blocking'];

// A contact counts for a car that loses a body point to it, or drops out for want of one; a passed test does not count.
function isCollision(
  event: FormulaDeEvent,
  { book, race }: FormulaDeMoment,
): event is Extract<FormulaDeEvent, { readonly kind: 'pointsPaid' | 'carRetired' }> {
  if (event.kind === 'pointsPaid') return event.part === 'body' && TOUCHES.includes(event.why);
  if (event.kind !== 'carRetired' || event.why !== 'collision') return false;
  // Where the last point ends a race, the event before has just reported it as paid.
  return book.terms(race.options).values.parts.body.last !== 'out';
}

function noteCount(event: FormulaDeEvent, tally: Tally): void {
  switch (event.kind) {
    case 'stopMade':
      tally.count(event.seat, 'stops');
      break;
    case 'cornerOvershot':
      tally.count(event.seat, 'overshoots');
      break;
    case 'carSpun':
      tally.count(event.seat, 'spinouts');
      break;
    case 'carMoved':
      if (event.how === 'slipstream') tally.count(event.seat, 'slipstreams');
      break;
    case 'carBlocked':
      tally.count(event.seat, 'blocked');
      break;
    case 'testMade':
      if (event.test === 'collision') tally.count(event.seat, 'contacts');
      break;
    case 'pitStopMade':
      tally.count(event.seat, 'pitStops');
      break;
    // Where a stop consists of work, it begins with the first order (TR-132).
    case 'workOrdered':
      if (event.further === undefined) tally.count(event.seat, 'pitStops');
      break;
    case 'carBuilt': {
      const { points, fittings, driver } = event;
      tally.settle(event.seat, { points, fittings, driver });
      break;
    }
    case 'carStalled':
      tally.count(event.seat, 'stalls');
      break;
    default:
      break;
  }
}
