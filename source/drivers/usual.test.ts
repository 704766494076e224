import { describe, expect, test } from 'vitest';
import { boardNamed } from '../check/contract/games.ts';
import type { FormulaDeChoice } from '../rules/formula-de/choices.ts';
import { masters2005 } from '../rules/formula-de/masters/masters-2005.ts';
import type { Choice, Decision } from '../rules/kit/types.ts';
import { cornersBoard } from '../testing/circuits/tiny-circuits.ts';
import { question, type Situation } from '../testing/formula-de/builders.ts';
import { PIT_LAP } from '../testing/formula-de/pit-lap.ts';
import { rolledOn } from '../testing/formula-de/rolled.ts';
import { volume } from '../testing/volume.ts';
import { driverOf } from './levels/drivers.ts';
import { seededRandom } from './levels/random-generator.ts';
import { DEAR } from './sparing.ts';
import { stables } from './stables.ts';
import { usualChoice } from './usual.ts';

const BOARD = cornersBoard();
const inPits = (choice: Choice | undefined) => /^[PB]/.test(String(choice?.['to' as keyof Choice]));

/** A worn car at the way into its pits. */
function atTheWayIn(): Situation {
  const own = { laps: 1, points: { tires: 0, brakes: 0, body: 1, gearbox: 0 } };
  return rolledOn(PIT_LAP, { from: '2@88', roll: 8, own });
}

function usual({ book, board, race }: Situation, decision: Decision): Choice {
  const { pits, ...stable } = stables.of(book);
  if (pits === undefined) throw new Error('nothing is marked');
  return usualChoice(book.view(race, decision.seat), decision, board, { ...stable, pits, book });
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

describe('what Enter takes by itself, in races of club drivers', () => {
  const purse = stables.of(masters2005).purse;
  const adviser = stables.of(masters2005).adviser;

  /** Plays a race of six club drivers and returns the moments at which more than one choice was open. */
  function questionsOf(seed: number, board = BOARD): readonly Situation[] {
    const seats = Array.from({ length: 6 }, (_, seat) => ({ name: `${seat}` }));
    const setup = { book: masters2005.id, track: board.id, seed, laps: 1, seats, options: {} };
    let { race } = masters2005.start(setup, board);
    const seen: Situation[] = [];
    for (;;) {
      const [decision] = masters2005.decisions(race, board);
      if (decision === undefined) return seen;
      if (decision.choices.length > 1) {
        seen.push({ book: masters2005, board, race, events: [], heard: 0 });
      }
      const view = masters2005.view(race, decision.seat);
      const random = seededRandom(race.answered, decision.seat);
      const answer = driverOf('club')?.choose(view, decision, board, random);
      if (answer === undefined) throw new Error('no club driver');
      const choice = answer.choice as FormulaDeChoice;
      race = masters2005.apply(race, decision.seat, choice, board).race;
    }
  }

  // The value of each choice is asked of the adviser with all choices before him, not with those few that are compared.
  function clearlyBetter({ book, board, race }: Situation, decision: Decision, taken: Choice) {
    const view = book.view(race, decision.seat);
    const advice = adviser?.advise(view, decision, board) ?? [];
    const worth = (choice: Choice) => advice.find(one => one.choice === choice)?.value ?? 0;
    const free = decision.choices.filter(
      one => !inPits(one) && purse?.costOf(book, view, decision.seat, one, board).isFree,
    );
    return free.every(one => worth(taken) < worth(one));
  }

  const shareOf = ({ book, board, race }: Situation, { seat }: Decision, choice: Choice) =>
    purse?.costOf(book, book.view(race, seat), seat, choice, board).share ?? 0;

  test('costs more than half of a pool only where nothing free is nearly as good', () => {
    let dear = 0;
    for (const seed of Array.from({ length: volume(4, 60) }, (_, at) => at + 1)) {
      for (const now of questionsOf(seed)) {
        const decision = question(now);
        const taken = usual(now, decision);
        if (shareOf(now, decision, taken) <= DEAR) continue;
        dear++;
        expect(clearlyBetter(now, decision, taken), JSON.stringify(taken)).toBe(true);
      }
    }
    expect(dear).toBeGreaterThan(0);
  });

  test('is free where a club driver pays dearly for less, as happens on Otterbrook', () => {
    const { drivers, pits } = stables.of(masters2005);
    if (pits === undefined) throw new Error('nothing is marked');
    let dear = 0;
    for (const seed of Array.from({ length: volume(1, 50) }, (_, at) => at + 8)) {
      for (const now of questionsOf(seed, boardNamed('otterbrook'))) {
        const { book, board, race } = now;
        const decision = question(now);
        const view = book.view(race, decision.seat);
        const unspared = usualChoice(view, decision, board, { book, drivers, pits });
        if (shareOf(now, decision, unspared) <= DEAR) continue;
        if (clearlyBetter(now, decision, unspared)) continue;
        dear++;
        expect(shareOf(now, decision, usual(now, decision)), JSON.stringify(unspared)).toBe(0);
      }
    }
    expect(dear).toBeGreaterThan(0);
  });
});
