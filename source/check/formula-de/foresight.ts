// Checks that the consequences named for a choice come true: what was called certain must happen.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { FormulaDeBook } from '../../rules/formula-de/book.ts';
import type { FormulaDeChoice } from '../../rules/formula-de/choices.ts';
import type { FormulaDeEvent } from '../../rules/formula-de/events.ts';
import type { FormulaDeRace, Retirement } from '../../rules/formula-de/state.ts';
import type { Consequence } from '../../rules/kit/types.ts';
import { plainFaults } from '../contract/plain.ts';
import type { FormulaDeTurn } from './formula-de-turn.ts';

/** Eliminations that such a choice makes certain, without any die. */
const CERTAIN: Readonly<Partial<Record<FormulaDeChoice['kind'], readonly Retirement[]>>> = {
  chooseGear: ['overRevving'],
  move: ['overshoot', 'blocking'],
  takeSlipstream: ['overshoot', 'blocking'],
  declineSlipstream: ['overshoot', 'blocking'],
  payOvershoot: ['overshoot', 'blocking'],
  payBlocking: ['blocking'],
  slide: ['overshoot', 'blocking'],
  useSoftBonus: ['overshoot', 'blocking'],
  declineSoftBonus: ['overshoot', 'blocking'],
  brakeAtEnd: ['blocking'],
};

/** Questions of a movement that come before its overshoot is paid; until then no car goes out. */
const BEFORE_THE_BILL: ReadonlySet<string> = new Set([
  'slide',
  'softBonus',
  'slipstream',
  'brakeAtEnd',
  'payOvershoot',
  'payBlocking',
  'secondThought',
]);

/**
 * No consequences are named for a place chosen by hand (M-1-2-2), nor for what follows a die that is thrown again (TR-149).
 */
const UNTOLD: ReadonlySet<FormulaDeChoice['kind']> = new Set(['placeCar', 'rollAgain']);

/** What shows that dice came between the answer and the move. */
const THROWN_FIRST: ReadonlySet<FormulaDeEvent['kind']> = new Set([
  'gearChosen',
  'quickStopRolled',
  'chartRead',
]);

/** Returns consequences of the answer that did not come true, and certain ones that were not named. */
export function foresightFaults(
  book: FormulaDeBook,
  board: FormulaBoard,
  { before, choice, race, events }: FormulaDeTurn,
): readonly string[] {
  if (before === undefined || choice === undefined) return [];
  const [decision] = book.decisions(before, board);
  if (decision === undefined) return [];
  const { seat } = decision;
  const named = book.consequences(book.view(before, seat), seat, choice, board);
  const play = ownPlay(events, seat);
  const settled = !BEFORE_THE_BILL.has(race.agenda[0]?.step ?? '');
  return [
    ...plainFaults(named, 'consequences'),
    ...slideFaults(named, play, seat, race),
    ...(settled ? eliminationFaults(named, play, seat, choice.kind) : []),
    ...(UNTOLD.has(choice.kind) ? [] : stopFaults(named, play, seat)),
  ].map(fault => `${fault}, after ${choice.kind}`);
}

/** Returns the events up to the next play; later ones belong to another choice. */
function ownPlay(events: readonly FormulaDeEvent[], seat: number): readonly FormulaDeEvent[] {
  const next = events.findIndex(event => event.kind === 'playBegan' || event.kind === 'roundBegan');
  const own = next < 0 ? events : events.slice(0, next);
  return own.filter(event => event.kind === 'carMoved' || event.seat === seat);
}

function eliminationFaults(
  named: readonly Consequence[],
  play: readonly FormulaDeEvent[],
  seat: number,
  answer: FormulaDeChoice['kind'],
): readonly string[] {
  // A slide comes after it, and its effects are reported with the slide.
  if (named.some(one => one.kind === 'slide')) return [];
  // Damage by debris or contact may move the car on before its overshoot is charged, with a test of its own or where one that
  // has gone out shakes those around it (TR-93, TR-102).
  if (play.some(isDamaged)) return [];
  const foretold = named.some(one => one.kind === 'eliminated');
  const retired = play.find(event => event.kind === 'carRetired' && event.seat === seat);
  const why = retired?.kind === 'carRetired' ? retired.why : 'none';
  if (foretold && why === 'none') return [`seat ${seat} was to be eliminated and is not`];
  if (!foretold && why !== 'none' && CERTAIN[answer]?.includes(why)) {
    return [`seat ${seat} is eliminated by ${why} without a warning`];
  }
  return [];
}

function isDamaged(event: FormulaDeEvent): boolean {
  if (event.kind === 'testMade') return event.failed;
  return event.kind === 'pointsPaid' && event.why === 'collision';
}

// A slide that is named comes at once: it is driven, asked for, or held up by cars.
function slideFaults(
  named: readonly Consequence[],
  play: readonly FormulaDeEvent[],
  seat: number,
  race: FormulaDeRace,
): readonly string[] {
  const asked = race.agenda[0]?.step === 'slide';
  const driven = play.some(event => event.kind === 'carMoved' && event.how === 'slide');
  // A slide that is held up on the spot shows as a blocked car, unless the road put the car out before.
  const ended = play.some(event => event.kind === 'carBlocked' || event.kind === 'carRetired');
  // Where brakes could still take the car back, they are asked for first.
  const isHeldUp = race.play.seat === seat && race.play.slid && race.play.missing > 0;
  const comes = asked || driven || ended || isHeldUp;
  const foretold = named.some(one => one.kind === 'slide');
  return foretold && !comes ? [`seat ${seat} was to slide and does not`] : [];
}

function stopFaults(
  named: readonly Consequence[],
  play: readonly FormulaDeEvent[],
  seat: number,
): readonly string[] {
  const stop = named.find(one => one.kind === 'stop');
  const made = play.find(event => event.kind === 'stopMade');
  if (made?.kind !== 'stopMade') return [];
  const moved = play.filter(event => event.kind === 'carMoved').length;
  const gears = play.some(({ kind }) => THROWN_FIRST.has(kind));
  // A slide comes after it, and its effects are reported with the slide, even when cars hold it up at once.
  if (gears || moved > 1 || named.some(one => one.kind === 'slide')) return [];
  if (stop?.amount === made.stops && stop.of === made.required) return [];
  return [`seat ${seat} makes stop ${made.stops} of ${made.required}, named was ${stop?.amount}`];
}
