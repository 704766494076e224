import { describe, expect, test } from 'vitest';
import type { Choice, Decision } from '../rules/kit/types.ts';
import { question, type Situation } from '../testing/formula-de/builders.ts';
import { PIT_LAP } from '../testing/formula-de/pit-lap.ts';
import { rolledOn } from '../testing/formula-de/rolled.ts';
import { driverOf } from './levels/drivers.ts';
import { seededRandom } from './levels/random-generator.ts';
import { stables } from './stables.ts';
import { usualChoice } from './usual.ts';

const inPits = (choice: Choice | undefined) => /^[PB]/.test(String(choice?.['to' as keyof Choice]));

/** A worn car at the way into its pits. */
function atTheWayIn(): Situation {
  const own = { laps: 1, points: { tires: 0, brakes: 0, body: 1, gearbox: 0 } };
  return rolledOn(PIT_LAP, { from: '2@88', roll: 8, own });
}

function usual({ book, board, race }: Situation, decision: Decision): Choice {
  const { drivers, pits } = stables.of(book);
  if (pits === undefined) throw new Error('nothing is marked');
  return usualChoice(book.view(race, decision.seat), decision, board, { drivers, pits });
}

describe('what Enter takes by itself', () => {
  test('never turns into the pits, even where a club driver would', () => {
    const now = atTheWayIn();
    const decision = question(now);
    const { choice } = driverOf('club')?.choose(
      now.book.view(now.race, 0),
      decision,
      now.board,
      seededRandom(0, 0),
    ) ?? { choice: undefined };
    expect(inPits(choice)).toBe(true);
    expect(inPits(usual(now, decision))).toBe(false);
  });

  test('is a way in the pits where there is no other', () => {
    const now = atTheWayIn();
    const choices = question(now).choices.filter(inPits);
    expect(choices).toContain(usual(now, { ...question(now), choices }));
  });

  test('is the same at the same question', () => {
    const now = atTheWayIn();
    expect(usual(now, question(now))).toBe(usual(now, question(now)));
  });
});
