// Every way on from a situation: each answer to each question and each fall of the dice, with every turn judged. Races that
// differ only in how they were reached are continued once.
import { scriptedDice } from '../../rules/kit/dice.ts';
import { DiceUsedUp } from '../../rules/kit/errors.ts';
import { canonical } from '../../rules/kit/hash.ts';
import type { Choice, Race } from '../../rules/kit/types.ts';
import { nameOf } from './fuzz-race.ts';
import type { Game } from './games.ts';
import { deepFreeze } from './plain.ts';
import { turnFaults } from './promises.ts';
import type { Answered, Turn } from './turns.ts';

/** Most dice that fall after an answer. Equal rolls may be thrown again for ever, so ways on which more fall are left out. */
const DICE_MOST = 4;

export interface Walk {
  /** Races that the walk continued from. */
  readonly positions: number;
  /** Answers given, each with each fall of its dice. */
  readonly turns: number;
  /** Whatever happened on the way, by the names of `fuzzRace`. */
  readonly seen: ReadonlySet<string>;
  /** What was broken first, and the answers with the faces that lead there; empty when every promise was kept. */
  readonly faults: readonly string[];
}

interface Position {
  readonly race: Race;
  readonly steps: readonly string[];
}

/**
 * Gives every answer to every question from a race on, with every fall of the dice, so many answers deep; of several drivers who
 * are asked at once the first answers first. It ends at the first broken promise.
 * @param seats number of seats of the race
 */
export function walkedFrom(game: Game, race: Race, seats: number, depth: number): Walk {
  const seen = new Set<string>();
  let [positions, turns] = [0, 0];
  let open = new Map<string, Position>([['', { race: withDice(race, []), steps: [] }]]);
  for (let deep = 0; deep < depth; deep++) {
    const next = new Map<string, Position>();
    for (const position of open.values()) {
      positions += 1;
      const askedFaults = questionFaults(game, position.race);
      if (askedFaults.length > 0) {
        return { positions, turns, seen, faults: [...askedFaults, ...position.steps] };
      }
      for (const { turn, faults } of turnsFrom(game, position.race, seats)) {
        turns += 1;
        const steps = [...position.steps, stepOf(turn)];
        if (faults.length > 0) return { positions, turns, seen, faults: [...faults, ...steps] };
        for (const what of namesIn(turn)) seen.add(what);
        const after = withDice(turn.race, []);
        const text = JSON.stringify(after);
        if (!next.has(text)) next.set(text, { race: after, steps });
      }
    }
    open = next;
  }
  return { positions, turns, seen, faults: [] };
}

function withDice(race: Race, faces: readonly number[]): Race {
  return { ...race, dice: scriptedDice(faces) };
}

function stepOf({ answered, dice }: Turn): string {
  const faces = dice.kind === 'scripted' ? dice.faces : [];
  const fallen = faces.length > 0 ? `, dice ${faces.join(', ')}` : '';
  return `  after ${canonical(answered?.choice)}${fallen}`;
}

function namesIn({ answered, events }: Turn): readonly string[] {
  const own = answered && `${answered.decision.step}: ${answered.choice.kind}`;
  return [...events.map(nameOf), ...(own === undefined ? [] : [own])];
}

// A race that is loaded from a save asks the same, and every question has an answer.
function questionFaults({ book, board }: Game, race: Race): readonly string[] {
  const asked = book.decisions(race, board);
  const loaded = book.decisions(copyOf(race), board);
  return [
    ...(canonical(asked) === canonical(loaded) ? [] : ['a loaded race asks something else']),
    ...asked.flatMap(({ step, choices }) =>
      choices.length === 0 ? [`${step} asks without a choice`] : [],
    ),
  ];
}

function copyOf<X>(value: X): X {
  return JSON.parse(JSON.stringify(value)) as X;
}

interface Judged {
  readonly turn: Turn;
  readonly faults: readonly string[];
}

function* turnsFrom(game: Game, race: Race, seats: number): Generator<Judged> {
  const saved = deepFreeze(copyOf(race));
  const [decision] = game.book.decisions(saved, game.board);
  for (const choice of decision?.choices ?? []) {
    if (decision === undefined) break;
    const answered: Answered = { decision, choice: copyOf<Choice>(choice) };
    yield* fallsAfter(game, { race: saved, seats, answered }, []);
  }
}

interface Asked {
  readonly race: Race;
  readonly seats: number;
  readonly answered: Answered;
}

// Gives an answer with ever more dice, until it asks for none that has not fallen.
function* fallsAfter(game: Game, asked: Asked, faces: readonly number[]): Generator<Judged> {
  const { race: before, seats, answered } = asked;
  const { book, board, dice: known } = game;
  const dice = scriptedDice(faces);
  const number = before.answered + 1;
  const given = { number, seats, before, dice, answered, race: before, events: [] };
  try {
    const { decision, choice } = answered;
    const outcome = book.apply({ ...before, dice }, decision.seat, choice, board);
    const turn: Turn = { ...given, ...outcome };
    yield { turn, faults: turnFaults(game, turn) };
  } catch (error) {
    const die = error instanceof DiceUsedUp && known.find(({ name }) => name === error.die);
    if (die === undefined || die === false) yield { turn: given, faults: [String(error)] };
    else if (faces.length < DICE_MOST) {
      for (const face of new Set(die.faces)) yield* fallsAfter(game, asked, [...faces, face]);
    }
  }
}
