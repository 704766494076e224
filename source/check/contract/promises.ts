// The promises that every game keeps at every turn, whatever its rules.
import { throwDie } from '../../rules/kit/dice.ts';
import { canonical } from '../../rules/kit/hash.ts';
import type { Decision, Standing } from '../../rules/kit/types.ts';
import type { Game } from './games.ts';
import { plainFaults } from './plain.ts';
import type { Turn } from './turns.ts';

/**
 * Returns every promise that is broken by a turn.
 * @param isWhole whether the dear questions are put too: what the book finds wrong with the race, as with one from a save, and
 * whether two choices on a list differ in the order of their fields alone
 */
export function turnFaults(game: Game, turn: Turn, isWhole = true): readonly string[] {
  const { race } = turn;
  const unplain = [...plainFaults(race, 'race'), ...plainFaults(turn.events, 'events')];
  if (unplain.length > 0) return unplain;
  return [
    ...agendaFaults(game, turn),
    ...diceFaults(game, turn),
    ...decisionFaults(game, turn, isWhole ? canonical : JSON.stringify),
    ...standingFaults(game.book.standings(race, game.board), turn.seats),
    ...viewFaults(game, turn),
    ...(isWhole ? game.book.faults(race, game.board) : []).map(fault => `book.faults: ${fault}`),
    ...game.faults(turn),
  ];
}

function agendaFaults({ agendaMax }: Game, { race, before, number }: Turn): readonly string[] {
  const faults: string[] = [];
  if (race.agenda.length > agendaMax) {
    faults.push(`${race.agenda.length} tasks on the agenda, ${agendaMax} are the most`);
  }
  if (race.answered !== number) faults.push(`answered is ${race.answered} after ${number} answers`);
  if (before !== undefined && race.round < before.round) {
    faults.push(`round ${race.round} after round ${before.round}`);
  }
  return faults;
}

// Throws the reported dice again: the faces and the dice afterwards must be the same, which shows that no throw went
// unreported.
function diceFaults(game: Game, { dice: first, race, events }: Turn): readonly string[] {
  let dice = first;
  for (const event of events) {
    if (event.kind !== 'dieRolled') continue;
    const told = event as { readonly die?: unknown; readonly value?: unknown };
    const die = game.dice.find(one => one.name === told.die);
    if (die === undefined) return [`a die that the book does not have: ${String(told.die)}`];
    const thrown = throwDie(dice, die);
    if (thrown.value !== told.value) {
      return [`the ${die.name} die shows ${thrown.value}, told was ${String(told.value)}`];
    }
    ({ dice } = thrown);
  }
  if (canonical(dice) === canonical(race.dice)) return [];
  return ['the dice that fell are not the dice that were told'];
}

type TextOf = (value: unknown) => string;

function decisionFaults({ book, board }: Game, { race }: Turn, textOf: TextOf): readonly string[] {
  const open = book.decisions(race, board);
  const faults = open.flatMap(one => listFaults(one, textOf));
  if ((open.length === 0) !== (race.agenda.length === 0)) {
    faults.push(`${open.length} decisions with ${race.agenda.length} tasks on the agenda`);
  }
  if (new Set(open.map(one => one.seat)).size < open.length) faults.push('a seat is asked twice');
  return faults;
}

function listFaults(decision: Decision, textOf: TextOf): readonly string[] {
  const { seat, step, rule, choices } = decision;
  const faults = [...plainFaults(decision, `decision of seat ${seat}`)];
  if (choices.length === 0) faults.push(`${step} asks seat ${seat} without a choice`);
  if (rule === '' || step === '') faults.push(`the question to seat ${seat} has no name or rule`);
  if (new Set(choices.map(choice => textOf(choice))).size < choices.length) {
    faults.push(`${step} offers seat ${seat} the same choice twice`);
  }
  return faults;
}

/** Returns what is wrong with a classification, which must have places 1, 2, 3, … in order and every seat once. */
function standingFaults(standings: readonly Standing[], seats: number): readonly string[] {
  const faults: string[] = [];
  if (standings.some(({ place }, index) => place !== index + 1)) {
    faults.push(`places ${standings.map(one => one.place).join(', ')}`);
  }
  const named = new Set(standings.map(one => one.seat));
  if (named.size !== seats || [...named].some(seat => seat < 0 || seat >= seats)) {
    faults.push(`the classification names the seats ${standings.map(one => one.seat).join(', ')}`);
  }
  return faults;
}

function viewFaults({ book, board }: Game, { race }: Turn): readonly string[] {
  const asked = book.decisions(race, board)[0]?.seat ?? 0;
  return 'dice' in book.view(race, asked) ? [`seat ${asked} sees the dice to come`] : [];
}
