// The course of a roll on the screen: each face is up for a moment, then the race continues.
import type { Course } from '../course.ts';
import { atSpeed } from '../pace.ts';
import type { RaceModel } from '../race-model.ts';
import { faceMs, type Roll, type RollShown } from './roll.ts';

export function rollShown({
  frames,
  roll,
}: Pick<RaceModel, 'frames' | 'roll'>): RollShown | undefined {
  return frames[0]?.kind === 'roll' ? roll : undefined;
}

/**
 * Returns the race with the next face up; undefined when the roll is over.
 * @param waited whether the present face has been up for its time
 */
export function withNextFace(model: RaceModel, roll: Roll, waited: boolean): Course | undefined {
  const before = model.roll?.roll === roll ? model.roll : undefined;
  const step = before === undefined ? 0 : before.step + Number(waited);
  const shown = { roll, step };
  const waitMs = faceMs(shown);
  if (waitMs === undefined) return undefined;
  const ticket = model.ticket + 1;
  return {
    race: { ...model, roll: shown, ticket },
    effects: [
      { kind: 'later', waitMs: atSpeed(waitMs, model), message: { kind: 'frameDue', ticket } },
    ],
  };
}
