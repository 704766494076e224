// The picture of a roll that moves the car: what each face leads to is known from the question before it.
import type { GearOdds } from '../../../../drivers/planning/ends/gear-odds.ts';
import type { Seat } from '../../../../rules/kit/types.ts';
import type { Roll, RollFaces } from '../../../screens/race/roll/roll.ts';
import type { RoadWords } from '../../../words/road-words.ts';
import type { FormulaModel } from '../formula-de-model.ts';
import { type Prospect, prospectsOf, reachOfFaces } from '../odds.ts';

/** Returns the prospect of the question that is open at the moment of a race; undefined where none is wanted. */
export function prospectOf(
  model: FormulaModel,
  isWanted: (prospect: Prospect) => boolean,
): Prospect | undefined {
  const { next } = model.moment;
  if (next.kind !== 'ask') return undefined;
  const { decision } = next;
  return prospectsOf({ ...model, prompt: { kind: 'ask', decision, advice: [] } }).find(isWanted);
}

/**
 * Returns the roll of a movement.
 * @param value movement points
 * @param isRuined whether the roll ends the race, wherever it might lead
 */
export function movement(
  { gear, faces: known }: GearOdds,
  value: number,
  seat: Seat,
  road: RoadWords,
  isRuined = false,
): Roll {
  const faces = known.map(one =>
    isRuined && one.face === value ? { ...one, outcome: 'out' as const, landings: [] } : one,
  );
  const rolled = faces.find(({ face }) => face === value);
  const mark = rolled?.outcome ?? 'clear';
  const isStop = (face: number) => faces.find(one => one.face === face)?.outcome === 'stop';
  const lowest = faces[0]?.face ?? value;
  const highest = faces.at(-1)?.face ?? value;
  const verdict = isRuined
    ? road.blown
    : road.verdict({
        mark,
        tires: rolled?.tires ?? 0,
        // How many spaces fewer, or more, would no longer have been a stop, as far as the die shows.
        ...(mark === 'stop'
          ? { reached: margin(value, lowest, -1, isStop), spare: margin(value, highest, 1, isStop) }
          : {}),
      });
  return {
    kind: 'roll',
    seat,
    name: road.gearRoll(gear),
    faces: faces.map(({ face, outcome }): RollFaces => ({ from: face, to: face, mark: outcome })),
    value,
    verdict,
    reach: reachOfFaces(faces),
    landed: (rolled?.landings ?? []).map(({ space }) => space),
  };
}

function margin(
  value: number,
  end: number,
  by: 1 | -1,
  isStop: (face: number) => boolean,
): number | undefined {
  for (let face = value + by; by * (end - face) >= 0; face += by) {
    if (!isStop(face)) return Math.abs(face - value);
  }
  return undefined;
}
