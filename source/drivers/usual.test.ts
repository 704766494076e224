import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { boardNamed, checkedBooks, type Game, gameOf, setupOf } from '../check/contract/games.ts';
import type { Board } from '../circuit/board.ts';
import type { RowBoard } from '../circuit/rows/row-board.ts';
import type { ChampionshipChoice } from '../rules/championship-formula/choices.ts';
import {
  PRINTED_CARS,
  PRINTED_NAMES,
  type PrintedName,
} from '../rules/championship-formula/printed-cars.ts';
import type { ChampionshipRace } from '../rules/championship-formula/state.ts';
import type { FormulaDeChoice } from '../rules/formula-de/choices.ts';
import { masters2005 } from '../rules/formula-de/masters/masters-2005.ts';
import type { Choice, Decision, Race, RuleBook, View } from '../rules/kit/types.ts';
import { cornersBoard } from '../testing/circuits/tiny-circuits.ts';
import { question, type Situation } from '../testing/formula-de/builders.ts';
import { PIT_LAP } from '../testing/formula-de/pit-lap.ts';
import { rolledOn } from '../testing/formula-de/rolled.ts';
import { volume } from '../testing/volume.ts';
import { DEAR } from './cautious-choice.ts';
import { WORST_ERROR } from './championship-formula/levels/drivers.ts';
import { cardsJudged } from './championship-formula/levels/planner.ts';
import { outlookOf, PLAIN_EYE } from './championship-formula/planning/outlook.ts';
import { driverTables } from './driver-tables.ts';
import { DEFAULT_LEVEL, driverOf } from './levels/drivers.ts';
import { seededRandom } from './levels/random-generator.ts';
import { usualChoice } from './usual.ts';

const BOARD = cornersBoard();
const inPits = (choice: Choice | undefined) => /^[PB]/.test(String(choice?.['to' as keyof Choice]));

/** A worn car at the way into its pits. */
function atTheWayIn(): Situation {
  const own = { laps: 1, points: { tires: 0, brakes: 0, body: 1, gearbox: 0 } };
  return rolledOn(PIT_LAP, { from: '2@88', roll: 8, own });
}

/** A race by a book at one of its questions. */
interface Moment {
  readonly book: RuleBook;
  readonly board: Board;
  readonly race: Race;
}

function usual({ book, board, race }: Moment, decision: Decision): Choice {
  const { pits, ...stable } = driverTables.of(book);
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

/** Plays a race of club drivers by a book and calls back at each question with more than one choice, with what they take. */
function eachQuestion(
  game: Game,
  seed: number,
  see: (now: Moment, decision: Decision, club: Choice) => boolean,
): void {
  const { book, board } = game;
  const club = driverTables.of(book).drivers.find(({ level }) => level === DEFAULT_LEVEL);
  if (club === undefined) throw new Error(`${book.id} has no club driver`);
  let { race } = book.start(setupOf(game, seed, 6, 1, {}), board);
  for (;;) {
    const [decision] = book.decisions(race, board);
    if (decision === undefined) return;
    const { seat } = decision;
    const random = seededRandom(race.answered, seat);
    const { choice } = club.choose(book.view(race, seat), decision, board, random);
    const goesOn = decision.choices.length < 2 || see({ book, board, race }, decision, choice);
    if (!goesOn) return;
    race = book.apply(race, seat, choice, board).race;
  }
}

/** Returns by how many turns a card is worse than the best one, as a club driver sees them. */
function errorOf({ book, board, race }: Moment, decision: Decision, card: Choice): number {
  const view = book.view(race, decision.seat) as View<ChampionshipRace>;
  const outlook = outlookOf(view, decision.seat, board as RowBoard, PLAIN_EYE);
  const judged = cardsJudged(outlook, decision as Decision<ChampionshipChoice>);
  const least = Math.min(...judged.map(({ turns }) => turns));
  return (judged.find(({ choice }) => choice === card)?.turns ?? 0) - least;
}

const isCard = (decision: Decision) => decision.step === 'planSpeeds';

describe.each(checkedBooks(false).map(({ id }) => id))('by %s', id => {
  const game = gameOf(id, 'otterbrook');
  const { pits, pointCosts } = driverTables.of(game.book);

  test('Enter takes what a club driver would, but for the pits, what is too dear, and the gravest errors', () => {
    let asked = 0;
    for (const seed of Array.from({ length: volume(1, 20) }, (_, at) => at + 1)) {
      eachQuestion(game, seed, (now, decision, club) => {
        asked++;
        const taken = usual(now, decision);
        if (taken === club) return true;
        const { book, board, race } = now;
        const view = book.view(race, decision.seat);
        const turnsIn = pits?.turnsIn(club, board) === true;
        const share = pointCosts?.costOf(book, view, decision.seat, club, board).share ?? 0;
        const isGrave = isCard(decision) && errorOf(now, decision, club) > WORST_ERROR;
        expect([turnsIn, share > DEAR, isGrave], JSON.stringify([club, taken])).toContain(true);
        return true;
      });
    }
    expect(asked).toBeGreaterThan(20);
  });
});

describe.each(['championship', 'championship-draft'])('by %s, the first card of a race', id => {
  test.each(PRINTED_NAMES)('is never a grave error in the printed car %s', name => {
    const game = gameOf(id, 'monaco');
    for (const seed of Array.from({ length: volume(12, 100) }, (_, at) => at + 1)) {
      let { race } = game.book.start(setupOf(game, seed, 6, 1, {}), game.board);
      for (;;) {
        const [decision] = game.book.decisions(race, game.board);
        if (decision === undefined) throw new Error('no card was asked for');
        const now = { ...game, race };
        const taken = isCard(decision) ? usual(now, decision) : opening(decision, name);
        if (isCard(decision)) {
          expect(errorOf(now, decision, taken)).toBeLessThanOrEqual(WORST_ERROR);
          break;
        }
        race = game.book.apply(race, decision.seat, taken, game.board).race;
      }
    }
  });
});

/** Returns what everybody answers before the first card: the printed car, and nothing for the grid. */
function opening({ choices }: Decision, name: PrintedName): Choice {
  const isPrinted = (choice: Choice) =>
    'cards' in choice && isDeepStrictEqual(choice.cards, PRINTED_CARS[name]);
  const isNothing = (choice: Choice) =>
    'wear' in choice && choice.wear === 0 && 'skill' in choice && choice.skill === 0;
  const found = choices.find(one => isPrinted(one) || isNothing(one)) ?? choices[0];
  if (found === undefined) throw new Error('there is no choice');
  return found;
}

describe('what Enter takes by itself, in races of club drivers', () => {
  const pointCosts = driverTables.of(masters2005).pointCosts;
  const adviser = driverTables.of(masters2005).adviser;

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
      one => !inPits(one) && pointCosts?.costOf(book, view, decision.seat, one, board).isFree,
    );
    return free.every(one => worth(taken) < worth(one));
  }

  const shareOf = ({ book, board, race }: Situation, { seat }: Decision, choice: Choice) =>
    pointCosts?.costOf(book, book.view(race, seat), seat, choice, board).share ?? 0;

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
    const { drivers, pits } = driverTables.of(masters2005);
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
