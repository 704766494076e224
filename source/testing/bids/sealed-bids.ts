// A tiny test book in which all seats are asked at once: secret bids over some rounds, revealed together, ties broken
// by a die. It proves the kit, the saves and the sessions without any racing.

import * as z from 'zod';
import type { Board } from '../../circuit/board.ts';
import type { Driver } from '../../drivers/driver.ts';
import type { DieRolled, Draft, Ground, Steps } from '../../rules/kit/agenda.ts';
import { type Die, scriptedDice, seededDice, throwDie } from '../../rules/kit/dice.ts';
import { openDoors } from '../../rules/kit/run.ts';
import { shapeWords } from '../../rules/kit/shape-words.ts';
import type {
  Choice,
  Outcome,
  Race,
  RaceSetup,
  RuleBook,
  Seat,
  Standing,
  Task,
} from '../../rules/kit/types.ts';

/** Breaks ties; the highest face wins. */
export const TIE_DIE: Die = { name: 'tie', faces: [1, 2, 3, 4, 5, 6] };
/** In `bids`: not made yet. */
export const NO_BID = -1;
/** In the `bids` of a view: made, but still secret. */
export const SEALED = -2;
const DEFAULT_PURSE = 6;
const HIGHEST_BID = 3;

export interface Bid extends Choice {
  readonly kind: 'bid';
  readonly coins: number;
}

export interface BidRace extends Race<BidTask> {
  readonly book: string;
  readonly rounds: number;
  /** Coins left, by seat. */
  readonly purses: readonly number[];
  /** Rounds won, by seat. */
  readonly won: readonly number[];
  /** Bids of this round by seat, or `NO_BID`. */
  readonly bids: readonly number[];
}

interface BidTask extends Task {
  readonly step: 'beginRound' | 'bid' | 'reveal';
}

export type BidEvent =
  | DieRolled
  | { readonly kind: 'roundBegan'; readonly round: number }
  | { readonly kind: 'bidSealed'; readonly seat: Seat }
  | { readonly kind: 'bidsRevealed'; readonly bids: readonly number[] }
  | { readonly kind: 'roundWon'; readonly seat: Seat };

const GROUND: Ground = { paragraphs: { beginRound: 'B-1', bid: 'B-2', reveal: 'B-3' } };

const steps: Steps<BidRace, Bid, BidEvent, BidTask, Ground> = {
  beginRound: {
    play(table) {
      const { race } = table;
      if (race.round >= race.rounds) return;
      race.round += 1;
      race.bids = race.purses.map(() => NO_BID);
      table.tell({ kind: 'roundBegan', round: race.round });
      const seats = race.purses.map((_, seat) => seat);
      table.first(
        { step: 'bid', seats },
        { step: 'reveal', seats: [] },
        { step: 'beginRound', seats: [] },
      );
    },
  },
  bid: {
    secret: true,
    ask: (race, _task, seat) =>
      Array.from({ length: Math.min(HIGHEST_BID, race.purses[seat] ?? 0) + 1 }, (_, coins) => ({
        kind: 'bid',
        coins,
      })),
    answer(table, _task, seat, choice) {
      table.race.bids[seat] = choice.coins;
      table.tell({ kind: 'bidSealed', seat });
    },
  },
  reveal: {
    play(table) {
      const { bids, purses, won } = table.race;
      table.tell({ kind: 'bidsRevealed', bids: [...bids] });
      let best = seatsWith(bids, Math.max(...bids));
      while (best.length > 1) {
        const throws = best.map(seat => table.roll(TIE_DIE, seat));
        const highest = Math.max(...throws);
        best = best.filter((_, index) => throws[index] === highest);
      }
      const winner = best[0] ?? 0;
      table.race.won = won.map((count, seat) => (seat === winner ? count + 1 : count));
      table.race.purses = purses.map((coins, seat) => coins - (bids[seat] ?? 0));
      table.tell({ kind: 'roundWon', seat: winner });
    },
  },
};

function seatsWith(bids: readonly number[], coins: number): Seat[] {
  return bids.flatMap((bid, seat) => (bid === coins ? [seat] : []));
}

const services = openDoors<BidRace, Bid, BidEvent, BidTask, Board, Ground>({
  steps,
  copy: race => structuredClone(race) as Draft<BidRace>,
  ground: () => GROUND,
});

const raceShape = z.strictObject({
  book: z.literal('sealed-bids'),
  agenda: z.array(
    z.strictObject({
      step: z.enum(['beginRound', 'bid', 'reveal']),
      seats: z.array(z.int().nonnegative()),
    }),
  ),
  dice: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('seeded'), state: z.array(z.int()).length(4) }),
    z.strictObject({
      kind: z.literal('scripted'),
      faces: z.array(z.int()),
      used: z.int().nonnegative(),
    }),
  ]),
  round: z.int().nonnegative(),
  answered: z.int().nonnegative(),
  rounds: z.int().positive(),
  purses: z.array(z.int().nonnegative()).min(2),
  won: z.array(z.int().nonnegative()),
  bids: z.array(z.int().min(NO_BID)),
});

function faultsOf(race: unknown): readonly string[] {
  const read = raceShape.safeParse(race);
  if (!read.success) return shapeWords(read.error.issues, race);
  const { purses, won, bids, agenda } = read.data;
  const faults: string[] = [];
  if (won.length !== purses.length) faults.push('won: not one entry for each seat');
  if (bids.length !== purses.length) faults.push('bids: not one entry for each seat');
  if (agenda.some(task => task.seats.some(seat => seat >= purses.length))) {
    faults.push('agenda: a seat that does not exist');
  }
  return faults;
}

function standingsOf(race: BidRace): readonly Standing[] {
  const status = race.agenda.length === 0 ? 'finished' : 'racing';
  return race.won
    .map((count, seat) => ({ count, seat }))
    .sort((a, b) => b.count - a.count || a.seat - b.seat)
    .map(({ seat }, index) => ({ place: index + 1, seat, status }));
}

/** The book, which can also continue a race written by hand. */
interface BidBook extends RuleBook<BidRace, Bid, BidEvent, Board> {
  resumeAt(race: BidRace, board: Board): Outcome<BidRace, BidEvent>;
}

/** The laps of the setup are rounds; its `purse` is a number and no declared option: the coins of each seat. */
export const sealedBids: BidBook = {
  id: 'sealed-bids',
  name: 'Sealed bids',
  edition: 1,
  family: 'test',
  seats: { min: 2, max: 8 },
  usualLaps: 3,
  options: [],
  start(setup, board) {
    const { purse = DEFAULT_PURSE } = (setup.options ?? {}) as { readonly purse?: number };
    const fresh: BidRace = {
      book: 'sealed-bids',
      agenda: [{ step: 'beginRound', seats: [] }],
      dice: setup.dice === undefined ? seededDice(setup.seed) : scriptedDice(setup.dice),
      round: 0,
      answered: 0,
      rounds: setup.laps,
      purses: setup.seats.map(() => purse),
      won: setup.seats.map(() => 0),
      bids: setup.seats.map(() => NO_BID),
    };
    return services.begin(fresh, board);
  },
  resumeAt: services.begin,
  decisions: services.decisions,
  apply: services.apply,
  view({ dice: _, ...race }, seat) {
    if (race.agenda[0]?.step !== 'bid') return race;
    const bids = race.bids.map((bid, other) => (other === seat || bid === NO_BID ? bid : SEALED));
    return { ...race, bids };
  },
  standings: standingsOf,
  consequences: (_race, _seat, choice) => [{ kind: 'coins', amount: choice.coins }],
  faults: faultsOf,
};

export function bidSetup(over: Partial<RaceSetup> = {}): RaceSetup {
  return {
    book: 'sealed-bids',
    track: 'table',
    seed: 7,
    laps: 3,
    seats: [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }],
    options: {},
    ...over,
  };
}

/** The text that stands for the circuit file of `bidTable`. */
export const BID_TABLE_TEXT = 'circuit: table\n';

/** A board without spaces, since bids need none. */
export const bidTable: Board = {
  id: 'table',
  name: 'The table',
  place: 'Nowhere',
  source: 'made for tests',
  hash: '00000000000000ab',
  lanes: [],
  ticks: 0,
  laneLengths: [],
  corners: [],
  spaces: [],
  outline: [],
  indexOf: new Map(),
};

/** Bids at random, from its own random numbers. */
export const bidder: Driver<BidRace, Bid, Board> = {
  level: 'bidder',
  choose(_view, decision, _board, random) {
    const faces = decision.choices.map((_, index) => index);
    const thrown = throwDie({ kind: 'seeded', state: random }, { name: 'choice', faces });
    const choice = decision.choices[thrown.value];
    if (choice === undefined || thrown.dice.kind !== 'seeded') throw new Error('nothing to bid');
    return { choice, random: thrown.dice.state };
  },
};
