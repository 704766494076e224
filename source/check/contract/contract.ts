// The contract of a rule book, for any game: what sessions, saves, drivers and screens rely on. Each clause is one
// function that plays races of a game and returns every breach as a sentence.
import { seededDice } from '../../rules/kit/dice.ts';
import { IllegalChoice } from '../../rules/kit/errors.ts';
import { canonical, fingerprint } from '../../rules/kit/hash.ts';
import type { Choice, Decision, Race, RaceEvent, Seat } from '../../rules/kit/types.ts';
import { volume } from '../../testing/volume.ts';
import type { Game } from './games.ts';
import { setupOf } from './games.ts';
import { mutationsOf } from './mutations.ts';
import { deepFreeze } from './plain.ts';
import { turnFaults } from './promises.ts';
import { biasedDriver, evenHanded } from './random-drivers.ts';
import { samplerOf } from './sampler.ts';
import { fromGrid, randomStateOf, type Turn, turnsOf } from './turns.ts';

export interface Entry {
  readonly game: Game;
  readonly cars: number;
  readonly laps: number;
  readonly seed: number;
}

/** A clause of the contract: its name is a sentence, and `check` returns the breaches. */
export interface Clause {
  readonly name: string;
  check(entry: Entry): readonly string[];
}

// One decision in this many is examined closely, because each costs as many applications as it has choices.
const CLOSE_LOOK_IN = 11;
/** One turn in so many is asked the dear questions of `turnFaults` too. */
const ASKED_ALL_IN = volume(4, 1);
// A car of cards has hundreds of choices; no other list is as long.
const LISTED_MOST = volume(40, Number.POSITIVE_INFINITY);
/** Most sealed answers that are compared; the only question about them is whether they show. */
const SEALED_MOST = volume(16, Number.POSITIVE_INFINITY);

/** The clauses, in the order in which a new book is best repaired. */
export const CLAUSES: readonly Clause[] = [
  { name: 'a race ends, and keeps every promise on the way', check: keepsPromises },
  { name: 'the same seed and answers give the same race', check: twinsAgree },
  { name: 'nothing that is handed in is changed', check: leavesInputAlone },
  { name: 'saving and loading at every decision changes nothing', check: survivesSaving },
  { name: 'every choice on the list is accepted', check: acceptsTheListed },
  { name: 'nothing else is accepted', check: refusesTheRest },
  { name: 'a view knows nothing of the dice to come', check: hidesTheDice },
  { name: 'every choice has consequences, the same for race and view', check: namesConsequences },
  { name: 'the order of simultaneous answers does not matter', check: answersInAnyOrder },
  { name: 'simultaneous answers are secret until all are given', check: keepsSecrets },
  { name: 'what a sealed answer tells does not depend on it', check: tellsNoSecret },
  { name: 'what others may choose does not depend on a sealed answer', check: offersNoSecret },
  { name: 'a race that is damaged has faults', check: seesDamage },
];

function turnsOfEntry(entry: Entry, guard?: (value: object) => void): Iterable<Turn> {
  const { game, cars, laps, seed } = entry;
  const setup = setupOf(game, seed, cars, laps);
  guard?.(setup);
  const driver = seed % 2 === 0 ? evenHanded : biasedDriver(seed);
  const opening = fromGrid(game.book, game.board, setup);
  return turnsOf(game.book, game.board, opening, driver, randomStateOf(seed), guard);
}

function* closeLooks(entry: Entry): Generator<Turn> {
  for (const turn of turnsOfEntry(entry)) {
    if (turn.number % CLOSE_LOOK_IN === 0) yield turn;
  }
}

function keepsPromises(entry: Entry): readonly string[] {
  let over = false;
  for (const turn of turnsOfEntry(entry)) {
    const faults = turnFaults(entry.game, turn, isAskedAll(turn));
    if (faults.length > 0) return faults.map(fault => `after ${turn.number} answers: ${fault}`);
    over = turn.race.agenda.length === 0;
  }
  return over ? [] : ['the race has no end'];
}

// What a book finds wrong with a race mostly stays wrong, so it shows a few turns later, or at the end.
function isAskedAll({ number, race }: Turn): boolean {
  return number % ASKED_ALL_IN === 0 || race.agenda.length === 0;
}

function twinsAgree(entry: Entry): readonly string[] {
  const twin = turnsOfEntry(entry)[Symbol.iterator]();
  for (const { number, race, events } of turnsOfEntry(entry)) {
    const other: Turn | undefined = twin.next().value;
    if (JSON.stringify([race, events]) !== JSON.stringify([other?.race, other?.events])) {
      return [`twin races differ after ${number} answers`];
    }
  }
  return [];
}

// Freezes everything handed in, so that a write throws; what a caller could still write to is compared as well.
function leavesInputAlone(entry: Entry): readonly string[] {
  const { game } = entry;
  const board = canonical({ ...game.board, indexOf: [...game.board.indexOf] });
  for (const turn of turnsOfEntry(entry, deepFreeze)) {
    deepFreeze(turn.answered);
    game.book.standings(turn.race, game.board);
  }
  const after = canonical({ ...game.board, indexOf: [...game.board.indexOf] });
  return board === after ? [] : ['the board has changed'];
}

// The twin race exists only as a save: at every decision it is loaded, asked, answered and saved again.
function survivesSaving(entry: Entry): readonly string[] {
  const { game } = entry;
  let saved = '';
  for (const turn of turnsOfEntry(entry)) {
    const { number, answered, race } = turn;
    if (answered === undefined) saved = JSON.stringify(race);
    else {
      const { decision, choice } = answered;
      const twin = loaded(saved);
      const open = game.book.decisions(twin, game.board);
      if (!open.some(one => areAlike(one, decision))) {
        return [`after ${number - 1} answers a loaded race asks something else`];
      }
      const copy = JSON.parse(JSON.stringify(choice)) as Choice;
      saved = JSON.stringify(game.book.apply(twin, decision.seat, copy, game.board).race);
    }
    if (saved !== JSON.stringify(race) && fingerprint(loaded(saved)) !== fingerprint(race)) {
      return [`after ${number} answers a loaded race is another`];
    }
  }
  return [];
}

function loaded(text: string): Race {
  return JSON.parse(text) as Race;
}

function acceptsTheListed(entry: Entry): readonly string[] {
  const breaches: string[] = [];
  for (const { race, number } of closeLooks(entry)) {
    for (const { seat, choices } of entry.game.book.decisions(race, entry.game.board)) {
      for (const choice of spread(choices, LISTED_MOST)) {
        const copy = JSON.parse(JSON.stringify(choice)) as Choice;
        const refusal = refusalOf(entry.game, race, seat, copy);
        if (refusal !== undefined) breaches.push(`${canonical(choice)} refused: ${refusal}`);
        const { answered } = race;
        if (answered !== number) breaches.push(`answered is ${answered} after ${number} answers`);
      }
    }
  }
  return breaches;
}

function refusesTheRest(entry: Entry): readonly string[] {
  const breaches: string[] = [];
  const sampler = samplerOf(entry.seed);
  const before = new Map<string, Choice>();
  for (const { race, seats } of closeLooks(entry)) {
    const open = entry.game.book.decisions(race, entry.game.board);
    for (const decision of open) {
      const listed = new Set(decision.choices.map(one => canonical(one)));
      const strange = [...mutationsOf(decision.choices, sampler), ...before.values()];
      for (const choice of strange) {
        if (listed.has(canonical(choice))) continue;
        breaches.push(...acceptance(entry.game, race, decision.seat, choice));
      }
      for (const choice of decision.choices) before.set(choice.kind, choice);
    }
    breaches.push(...strangersAccepted(entry.game, race, open, seats));
  }
  return breaches;
}

// Returns a breach for each seat that may answer although it is not asked, tried with the choice of another seat.
function strangersAccepted(
  game: Game,
  race: Race,
  open: readonly Decision[],
  seats: number,
): readonly string[] {
  const choice = open[0]?.choices[0] ?? { kind: 'nothing' };
  const all = Array.from({ length: seats + 2 }, (_, index) => index - 1);
  const asked = new Set(open.map(one => one.seat));
  return all.filter(seat => !asked.has(seat)).flatMap(seat => acceptance(game, race, seat, choice));
}

function acceptance(game: Game, race: Race, seat: Seat, choice: Choice): readonly string[] {
  const refusal = refusalOf(game, race, seat, choice);
  if (refusal === 'illegal') return [];
  const how = refusal === undefined ? 'accepted' : `not refused properly: ${refusal}`;
  return [`${canonical(choice)} of seat ${seat}, not on the list: ${how}`];
}

function refusalOf(game: Game, race: Race, seat: Seat, choice: Choice): string | undefined {
  try {
    game.book.apply(race, seat, choice, game.board);
    return undefined;
  } catch (error) {
    if (error instanceof IllegalChoice) return 'illegal';
    return error instanceof Error ? error.message : String(error);
  }
}

function hidesTheDice(entry: Entry): readonly string[] {
  const { book } = entry.game;
  for (const { race, number, seats } of closeLooks(entry)) {
    const otherDice = { ...race, dice: seededDice(number + 1) };
    for (let seat = -1; seat < seats; seat++) {
      if (!areAlike(book.view(race, seat), book.view(otherDice, seat)))
        return [`seat ${seat} sees the dice after ${number} answers`];
    }
  }
  return [];
}

// Values made in the same way have their fields in the same order, so that the quicker comparison usually suffices.
function areAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other) || canonical(one) === canonical(other);
}

function areAllAlike([first, ...others]: readonly unknown[]): boolean {
  const text = JSON.stringify(first);
  return others.every(one => JSON.stringify(one) === text || areAlike(first, one));
}

function namesConsequences(entry: Entry): readonly string[] {
  const { book, board } = entry.game;
  for (const { race, number } of closeLooks(entry)) {
    for (const { seat, choices } of book.decisions(race, board)) {
      const view = deepFreeze(book.view(race, seat));
      for (const choice of choices) {
        const known = book.consequences(view, seat, choice, board);
        if (!areAlike(known, book.consequences(race, seat, choice, board))) {
          return [`consequences of ${canonical(choice)} differ after ${number} answers`];
        }
      }
    }
  }
  return [];
}

function answersInAnyOrder(entry: Entry): readonly string[] {
  const { book, board } = entry.game;
  const sampler = samplerOf(entry.seed);
  for (const { race, number } of turnsOfEntry(entry)) {
    const open = book.decisions(race, board);
    if (open.length < 2) continue;
    const answers = open.map(({ seat, choices }) => ({ seat, choice: sampler.one(choices) }));
    const ends = ordersOf(answers).map(order => {
      const played = order.reduce<{ race: Race; events: RaceEvent[] }>(
        (now, { seat, choice }) => {
          const { race: next, events } = book.apply(now.race, seat, choice, board);
          return { race: next, events: [...now.events, ...events] };
        },
        { race, events: [] },
      );
      const told = played.events.map(event => canonical(event)).sort();
      return fingerprint([played.race, told]);
    });
    if (new Set(ends).size > 1) return [`the order of answers matters after ${number} answers`];
  }
  return [];
}

/** Returns the list rotated to begin at each of its elements, and the list backwards. */
function ordersOf<X>(list: readonly X[]): readonly (readonly X[])[] {
  const begun = list.map((_, first) => [...list.slice(first), ...list.slice(0, first)]);
  return [...begun, list.toReversed()];
}

/** Returns the choices of a list; of a longer one, `most` spread evenly from the first to the last. */
function spread(choices: readonly Choice[], most: number): readonly Choice[] {
  const step = Math.max(1, (choices.length - 1) / (most - 1));
  const count = Math.min(choices.length, most);
  return Array.from({ length: count }, (_, at) => choices[Math.round(at * step)]).filter(
    choice => choice !== undefined,
  );
}

function keepsSecrets(entry: Entry): readonly string[] {
  const { book, board } = entry.game;
  for (const { race, number, seats } of turnsOfEntry(entry)) {
    const [first, ...others] = book.decisions(race, board);
    if (first === undefined || others.length === 0) continue;
    const outcomes = spread(first.choices, SEALED_MOST).map(
      choice => book.apply(race, first.seat, choice, board).race,
    );
    for (let seat = -1; seat < seats; seat++) {
      if (seat === first.seat) continue;
      if (!areAllAlike(outcomes.map(one => book.view(one, seat)))) {
        return [`seat ${seat} sees what seat ${first.seat} has chosen after ${number} answers`];
      }
    }
  }
  return [];
}

/** Yields what each choice of the first of several sealed answers leads to, wherever a race asks for sealed answers. */
function* sealedAnswers(entry: Entry) {
  const { book, board } = entry.game;
  for (const { race, number } of turnsOfEntry(entry)) {
    const [first, ...others] = book.decisions(race, board);
    // The answer of the last seat may be revealed, because all answers have been given by then.
    if (first?.secret !== true || others.length === 0) continue;
    const outcomes = spread(first.choices, SEALED_MOST).map(choice =>
      book.apply(race, first.seat, choice, board),
    );
    yield { number, seat: first.seat, outcomes };
  }
}

function tellsNoSecret(entry: Entry): readonly string[] {
  for (const { number, seat, outcomes } of sealedAnswers(entry)) {
    if (!areAllAlike(outcomes.map(({ events }) => events))) {
      return [`the events tell what seat ${seat} has chosen after ${number} answers`];
    }
  }
  return [];
}

function offersNoSecret(entry: Entry): readonly string[] {
  const { book, board } = entry.game;
  for (const { number, seat, outcomes } of sealedAnswers(entry)) {
    if (!areAllAlike(outcomes.map(({ race }) => book.decisions(race, board)))) {
      return [`others' choices tell what seat ${seat} has chosen after ${number} answers`];
    }
  }
  return [];
}

/** One in this many fields is damaged in a close look, and the fields take turns. */
const DAMAGED_IN = volume(4, 1);

// A race with a field missing or of another type must be reported as unplayable instead of throwing an error.
function seesDamage(entry: Entry): readonly string[] {
  const { book, board } = entry.game;
  const breaches: string[] = [];
  for (const { race, number } of closeLooks(entry)) {
    if (number > 20 * CLOSE_LOOK_IN) break;
    const look = number / CLOSE_LOOK_IN;
    for (const key of Object.keys(race).filter((_, at) => (at + look) % DAMAGED_IN === 0)) {
      const { [key as keyof Race]: _, ...without } = race;
      const odd = { ...race, [key]: key === 'book' || key === 'track' ? 7 : 'odd' };
      for (const damaged of [without, odd]) {
        if (book.faults(damaged, board).length === 0) breaches.push(`${key} may be damaged`);
      }
    }
  }
  for (const nothing of [undefined, null, 3, 'race', [], {}]) {
    if (book.faults(nothing, board).length === 0) breaches.push(`${String(nothing)} is a race`);
  }
  return breaches;
}
