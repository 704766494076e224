// The services of a book, made from its steps: start, decisions and apply work alike for every book.
import {
  type DieRolled,
  type Draft,
  type Ground,
  layTable,
  openQuestions,
  runAgenda,
  type Steps,
  type Table,
  takeAnswer,
} from './agenda.ts';
import { IllegalChoice } from './errors.ts';
import { type Foretold, foretell } from './foretell.ts';
import { canonical } from './hash.ts';
import {
  type Played,
  playWithSecondThoughts,
  type Replayable,
  type SecondThoughts,
} from './re-rolls.ts';
import type { Choice, Decision, Outcome, Race, RaceEvent, Seat, Task, View } from './types.ts';

/** The parts of a book from which its services are made; `B` is the board passed to them, `G` the ground of its steps. */
export interface Machine<
  R extends Race<T>,
  C extends Choice,
  E extends RaceEvent,
  T extends Task,
  B,
  G extends Ground,
> {
  readonly steps: Steps<R, C, E | DieRolled, T, G>;
  /** A copy that shares nothing that a step writes to; of parts that steps write to by `Table.own` only their list. */
  copy(race: R | View<R>): Draft<R>;
  ground(race: R | View<R>, board: B): G;
  readonly secondThoughts?: SecondThoughts<R, T, G>;
}

export interface Doors<R extends Race, C extends Choice, E, B> {
  /** Runs a fresh race to its first question. */
  begin(race: R, board: B): Outcome<R, E | DieRolled>;
  decisions(race: R, board: B): readonly Decision<C>[];
  apply(race: R, seat: Seat, choice: C, board: B): Outcome<R, E | DieRolled>;
  /** Returns what a legal choice would do, in a race whose dice are not known. */
  foretell(race: R | View<R>, seat: Seat, choice: C, board: B): Foretold<R, E | DieRolled>;
}

/**
 * Makes the services of a machine. They remember the questions of the last race asked about, so that asking again costs
 * nothing.
 */
export function openDoors<
  R extends Race<T>,
  C extends Choice,
  E extends RaceEvent,
  T extends Task,
  B,
  G extends Ground,
>(machine: Machine<R, C, E, T, B, G>): Doors<R, C, E, B> {
  // Only the last race: play moves from race to race, and a table of all of them would keep the garbage collector busy.
  let last: { race: R; board: B; open: readonly Decision<C>[] } | undefined;
  const { steps } = machine;

  function decisions(race: R, board: B): readonly Decision<C>[] {
    if (last?.race === race && last.board === board) return last.open;
    const open = openQuestions(steps, race, machine.ground(race, board));
    last = { race, board, open };
    return open;
  }

  function play(
    from: R,
    board: B,
    act: (table: Table<R, E | DieRolled, T, G>) => void,
    unanswered: readonly Decision<C>[] = [],
  ): Outcome<R, E | DieRolled> {
    const played = playFrom(machine, from, board, act, unanswered);
    const race = played.race as unknown as R;
    last = { race, board, open: played.open };
    return { race, events: played.events };
  }

  return {
    begin: (race, board) => play(race, board, () => {}),
    decisions,
    apply(race, seat, choice, board) {
      const open = decisions(race, board);
      const listed = legalChoice(open, seat, choice);
      const answer = (table: Table<R, E | DieRolled, T, G>) => {
        table.race.answered += 1;
        takeAnswer(steps, table, seat, listed);
      };
      return play(race, board, answer, stillSecret(open, seat));
    },
    foretell: (race, seat, choice, board) =>
      foretell<R, C, E | DieRolled, T, G>(
        steps,
        machine.copy(race),
        machine.ground(race, board),
        seat,
        choice,
      ),
  };
}

// Plays an answer and runs the agenda, unless other seats are still asked.
function playFrom<
  R extends Race<T>,
  C extends Choice,
  E extends RaceEvent,
  T extends Task,
  B,
  G extends Ground,
>(
  { steps, copy, ground: groundOf, secondThoughts }: Machine<R, C, E, T, B, G>,
  from: R,
  board: B,
  act: (table: Table<R, E | DieRolled, T, G>) => void,
  unanswered: readonly Decision<C>[],
): Played<R, C, E | DieRolled> {
  const ground = groundOf(from, board);
  const given: Replayable<R, C, E | DieRolled, T, G> = {
    ground,
    fresh: () => copy(from),
    play(table, watch) {
      act(table);
      return unanswered.length > 0 ? unanswered : runAgenda(steps, table, watch);
    },
    ask: race => openQuestions(steps, race, ground),
  };
  return secondThoughts?.arePossible(from) === true
    ? playWithSecondThoughts(secondThoughts, given)
    : playOnce(given);
}

function playOnce<R extends Race<T>, C extends Choice, E extends RaceEvent, T extends Task, G>({
  ground,
  fresh,
  play,
}: Replayable<R, C, E, T, G>): Played<R, C, E> {
  const events: (E | DieRolled)[] = [];
  const race = fresh();
  const open = play(layTable<R, E, T, G>(race, ground, events));
  return { race, events, open };
}

// What one seat has sealed changes no question of another (`AskingStep.secret`), so these need not be asked again.
function stillSecret<C extends Choice>(
  open: readonly Decision<C>[],
  answered: Seat,
): readonly Decision<C>[] {
  return open.filter(({ secret, seat }) => secret === true && seat !== answered);
}

function legalChoice<C extends Choice>(open: readonly Decision<C>[], seat: Seat, choice: C): C {
  const decision = open.find(one => one.seat === seat);
  if (decision === undefined) throw new IllegalChoice(seat, choice, 'it is not asked now');
  if (decision.choices.includes(choice)) return choice;
  const text = canonical(choice);
  const listed = decision.choices.find(one => one.kind === choice.kind && canonical(one) === text);
  if (listed === undefined) {
    throw new IllegalChoice(seat, choice, `it is not in the list of ${decision.step}`);
  }
  return listed;
}
