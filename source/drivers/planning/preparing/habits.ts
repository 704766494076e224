// What drivers do by habit who do not work it out: how they prepare a car. `stop-habits.ts` decides when they stop.
import { spaceOf } from '../../../circuit/board.ts';
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import type { FormulaDeChoice } from '../../../rules/formula-de/choices.ts';
import type { Car, FormulaDeRace } from '../../../rules/formula-de/state.ts';
import { trackOf } from '../../../rules/formula-de/table.ts';
import { builtOf } from '../../../rules/formula-de/trant/series/construction.ts';
import type { Decision, View } from '../../../rules/kit/types.ts';
import { pointsWanted } from '../../levels/leanings.ts';
import { type Leaning, PLAIN_TASTE, type Taste } from '../../levels/taste.ts';

/**
 * How a driver prepares: plainly, with the car and the pit that it is given and the tires for the track of the moment; by
 * habit, with the ready-made car that suits it best and the tires of its taste; or by working everything out. The car of a
 * series is not given: whoever does not work it out takes a ready-made one (TR-5).
 */
export type Preparing = 'plainly' | 'byHabit' | 'byPlan';

/** Returns the choices that a driver considers before the race; all of them when it works everything out. */
export function consideredBefore(
  preparing: Preparing,
  { choices, seat }: Decision<FormulaDeChoice>,
  race: View<FormulaDeRace>,
  { softWanted, leaning }: Taste = PLAIN_TASTE,
): readonly FormulaDeChoice[] {
  if (race.options.cars !== undefined && choices.some(({ kind }) => kind === 'buildCar')) {
    return builtBy(
      preparing,
      choices,
      race.cars.find(car => car.seat === seat),
      leaning,
    );
  }
  if (preparing === 'byPlan') return choices;
  const dry = preparing === 'byHabit' && softWanted > 0 ? 'soft' : 'hard';
  const usual = trackOf(race) === 'wet' ? 'rain' : dry;
  const habits = choices.filter(choice => {
    if (choice.kind === 'chooseTires') return choice.tires === usual;
    if (choice.kind === 'keepCar') return true;
    return preparing === 'byHabit' && choice.kind === 'configureCar';
  });
  const [first] = choices;
  if (habits.length > 0) return habits;
  // The first pit of the list is the one in front of which the car stands.
  const isGiven = preparing === 'plainly' && first?.kind === 'choosePitBox';
  // A driver that does not think about it fits the same tires again, which come first (M-19-2-7).
  const isAgain = preparing === 'plainly' && first?.kind === 'pitTires';
  return first !== undefined && (isGiven || isAgain) ? [first] : choices;
}

// A driver that works everything out builds the car of a series point by point; the others take the ready-made one with most
// of the points in their leaning, of equal ones the first.
function builtBy(
  preparing: Preparing,
  choices: readonly FormulaDeChoice[],
  car: Car | undefined,
  leaning: Leaning | undefined,
): readonly FormulaDeChoice[] {
  if (preparing === 'byPlan') return choices.filter(({ kind }) => kind !== 'buildCar');
  const wanted = (choice: FormulaDeChoice) => {
    if (choice.kind === 'buildCar') return pointsWanted(choice, leaning);
    return choice.kind === 'keepCar' && car !== undefined
      ? pointsWanted(builtOf(car), leaning)
      : -1;
  };
  const [first, ...others] = choices;
  if (first === undefined) return choices;
  return [others.reduce((most, one) => (wanted(one) > wanted(most) ? one : most), first)];
}

export function turnsIn(
  choice: FormulaDeChoice,
  race: View<FormulaDeRace>,
  { seat }: Decision<FormulaDeChoice>,
  board: FormulaBoard,
): boolean {
  if (choice.kind !== 'move') return false;
  const from = race.cars.find(car => car.seat === seat)?.space;
  const isOnTrack = from !== undefined && spaceOf(board, from).kind === 'track';
  return isOnTrack && spaceOf(board, choice.to).kind !== 'track';
}
