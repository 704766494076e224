// The plan of a turn: each driver lays a speed card face down, and all are turned together (CFR-61 to CFR-71, CFR-146 to
// CFR-148, CFR-159 to CFR-161).
import type { Telling } from '../../../kit/agenda.ts';
import type { Seat } from '../../../kit/types.ts';
import { SPEED_STEP } from '../../car.ts';
import type { ChampionshipChoice } from '../../choices.ts';
import type { Car, KnownRace, Sealed } from '../../state.ts';
import {
  type Asking,
  type Automatic,
  type ChampionshipTable,
  carOf,
  isOnTrack,
  spaceOfCar,
} from '../../table.ts';
import type { Ground } from '../../terms.ts';
import { currentFigures, paymentLimits } from '../car/figures.ts';
import { oddsTold } from '../car/skill.ts';
import { fastestWithin, isInsideCorner, runsFree } from '../corners/raise-in-corner.ts';
import { fastestByWear } from '../movement/empty-road.ts';
import { foreseeNothing, opened, seal, unseal } from '../set-up/sealed-answers.ts';
import { type Planner, type SpeedCard, speedCards } from './planning.ts';

/** Reports whether the next plan of a car is the one after a spin (CFR-146). */
export function isAfterSpin({ spunIn, speed }: Pick<Car, 'spunIn' | 'speed'>): boolean {
  return spunIn !== undefined && speed === 0;
}

/** Returns the cards that a seat may play this turn, slowest first; none where its car cannot move or has no plan to make. */
export function cardsFor(race: KnownRace, seat: Seat, ground: Ground): readonly SpeedCard[] {
  const car = carOf(race, seat);
  if (!isOnTrack(car)) return [];
  const { board, values } = ground;
  const cards = speedCards(plannerOf(race, car, ground), paymentLimits(car, values));
  if (isAfterSpin(car)) return cards.flatMap(card => cardsAfterSpin(race, car, card, ground));
  // Inside a corner a car may go faster only where that costs nothing more (CFR-59).
  const mayRaise = !isInsideCorner(spaceOfCar(car, ground), board);
  return cards.filter(
    ({ speed }) => mayRaise || speed <= car.speed || runsFree(car, speed, board, values),
  );
}

// Slower than the one speed of a spun car is only what corners require: the one where it spun, or others that its wear cannot
// pay for without a chance on an empty road (CFR-148, CFR-152, CR-35).
function cardsAfterSpin(
  { laps }: KnownRace,
  car: Car,
  card: SpeedCard,
  ground: Ground,
): readonly SpeedCard[] {
  const fastest = fastestWithin(car, card.speed, ground.board, ground.values);
  const paid = fastestByWear(car, fastest, laps, ground);
  const speeds = paid > 0 && paid < fastest ? [paid, fastest] : [fastest];
  return speeds.map(speed => ({ ...card, speed }));
}

// The first turn has rules of its own (CFR-67 to CFR-71).
function plannerOf({ round }: KnownRace, car: Car, ground: Ground): Planner {
  return {
    speed: car.speed,
    figures: currentFigures(car, ground),
    wear: car.wear,
    onGrid: round === 1,
    spun: isAfterSpin(car),
  };
}

/**
 * Returns the zero-wear speed of a seat: the fastest that needs no wear, no test and no chance on the empty track, or the
 * slowest card where all need something; 0 where there is none (CFR-160, CR-50).
 */
export function zeroWearSpeed(race: KnownRace, seat: Seat, ground: Ground): number {
  const { board, values } = ground;
  const cards = cardsFor(race, seat, ground);
  const free = cards.findLast(
    ({ speed, tests, overBrakes }) =>
      tests.length === 0 && overBrakes === 0 && runsFree(carOf(race, seat), speed, board, values),
  );
  return (free ?? cards[0])?.speed ?? 0;
}

/** Every driver on the track lays a speed card face down (CFR-64). */
export const planSpeeds: Asking = {
  secret: true,
  choices: ['playCard'],
  ask: (race, _task, seat, ground) =>
    cardsFor(race, seat, ground).map(
      ({ speed }): ChampionshipChoice => ({ kind: 'playCard', speed }),
    ),
  answer(table, _task, seat, choice) {
    if (choice.kind !== 'playCard') return;
    seal(table, seat, { kind: 'card', speed: choice.speed });
    if (table.telling !== undefined) foreseeCard(table, seat, choice.speed, table.telling);
  },
};

// What a card takes is certain, whatever the others lay down: its spaces, its braking, its tests with their odds.
function foreseeCard(
  { race, ground }: Pick<ChampionshipTable, 'race' | 'ground'>,
  seat: Seat,
  speed: number,
  telling: Telling,
): void {
  const card = cardsFor(race, seat, ground).find(one => one.speed === speed);
  telling.expect({ kind: 'spaces', amount: speed / SPEED_STEP });
  if (card === undefined) return;
  if (card.overBrakes > 0) telling.expect({ kind: 'braking', amount: card.overBrakes });
  for (const cause of card.tests) {
    const roll = { cause, lowered: 0, green: 0, red: 0 };
    for (const one of oddsTold(roll, ground.values)) telling.expect(one);
  }
}

/** All cards are turned; one that cannot be played is read as the nearest that can (CFR-61, CFR-159 to CFR-161). */
export const revealSpeeds: Automatic = {
  foresee: foreseeNothing,
  play(table) {
    const { race, ground } = table;
    const answers = unseal(table);
    race.turn.planned = race.cars.map(({ seat, speed: before }) => {
      const cards = cardsFor(race, seat, ground);
      if (cards.length === 0) return 0;
      const card = cardOf(answers[seat]) ?? zeroWearSpeed(race, seat, ground);
      const planned = readAs(card, cards);
      const misread = planned === card ? {} : { planned };
      table.tell({ kind: 'cardRevealed', seat, speed: card, before, ...misread });
      return planned;
    });
  },
};

function cardOf(answer: Sealed | undefined): number | undefined {
  return answer === undefined || answer.kind === 'none' ? undefined : opened(answer, 'card').speed;
}

// A card above the reach of a car is the fastest in reach, one below it the slowest that can be paid (CFR-159, CR-10).
function readAs(card: number, cards: readonly SpeedCard[]): number {
  const speeds = cards.map(({ speed }) => speed);
  return speeds.findLast(speed => speed <= card) ?? speeds[0] ?? 0;
}
