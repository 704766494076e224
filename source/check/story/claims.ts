// Everything that is said of a race, as claims with their figures before any words, and whether they are so.
import { isDeepStrictEqual } from 'node:util';
import { directAgain } from '../../replay/commentary/direct-again.ts';
import type { Told } from '../../replay/commentary/director.ts';
import { scorers } from '../../replay/tally/scorers.ts';
import type { RaceSetup, Seat } from '../../rules/kit/types.ts';
import { raceSheet } from '../../season/sheet/make-sheet.ts';
import type { RaceSheet } from '../../season/sheet/race-sheet.ts';
import { type Memory, memoriesOf } from '../../season/story/memories.ts';
import { type Tale, talesOf } from '../../season/story/tales.ts';
import { plainFact, whereOut } from './plain-facts.ts';
import { changesOf, inFront } from './plain-figures.ts';
import { claimedOf, plainLine } from './plain-lines.ts';
import { type Orders, plainOrderFact, settledOrders } from './plain-orders.ts';
import { type DrivenRace, type Logged, type PlainRace, plainRace } from './plain-race.ts';
import { plainMemory, plainTale, type ToldRace } from './plain-tales.ts';

export interface AnsweredRace {
  readonly driven: DrivenRace;
  readonly setup: RaceSetup;
  readonly answers: Parameters<typeof raceSheet>[0]['answers'];
  /** Whether the answers lead to its end. */
  readonly isOver: boolean;
}

/**
 * Something that is said of a race: by its story, of a car that is remembered, by the commentary (the ticker and the log),
 * in a line of its tables, of the race as a whole.
 */
export type Claim =
  | { readonly by: 'story'; readonly said: Tale }
  | { readonly by: 'memory'; readonly seat: Seat; readonly said: Memory }
  | { readonly by: 'director'; readonly said: Told['highlight']['fact']; readonly told: Told }
  | { readonly by: 'line'; readonly seat: Seat; readonly said: object }
  | { readonly by: 'race'; readonly said: object };

/** A race as read a second time, with its events. */
export interface Reading extends ToldRace {
  readonly driven: DrivenRace;
  readonly orders: ReadonlyMap<number, Orders>;
  /** Events by number of answers given and index. */
  readonly events: ReadonlyMap<string, Logged>;
}

export function nameOfClaim({ by, said }: Claim): string {
  return 'kind' in said ? `${by} ${String(said.kind)}` : by;
}

/** @param told what the commentary reports of the race */
export function claimsOf(
  { driven, setup, answers, isOver }: AnsweredRace,
  told: readonly Told[],
): readonly Claim[] {
  const { book, board } = driven;
  const sheet = raceSheet({ book, board, setup, answers });
  const { notable } = scorers.of(book);
  return [
    ...talesOf(sheet, notable).map((said): Claim => ({ by: 'story', said })),
    ...[...memoriesOf(sheet, notable)].map(([seat, said]): Claim => ({ by: 'memory', seat, said })),
    ...told.map((one): Claim => ({ by: 'director', said: one.highlight.fact, told: one })),
    ...sheet.lines.map(
      (line): Claim => ({ by: 'line', seat: line.seat, said: claimedOf(line, isOver) }),
    ),
    { by: 'race', said: ofTheRace(sheet) },
  ];
}

function ofTheRace({ rounds, leadChanges, isOver }: RaceSheet): object {
  return { rounds, leadChanges, isOver };
}

/** Returns what the commentary reports of a race, which is played again for it. */
export function toldIn({ driven, setup, answers }: AnsweredRace): readonly Told[] {
  return directAgain({ setup, answers }, driven.book, driven.board).told;
}

/** @param told what the commentary reports of the race */
export function readAgain({ driven, setup, isOver }: AnsweredRace, told: readonly Told[]): Reading {
  const plain = plainRace(driven, isOver);
  return {
    plain,
    laps: setup.laps,
    isOver,
    driven,
    leader: driven.book.standings(driven.steps.at(-1)?.after ?? driven.first.race, driven.board)[0]
      ?.seat,
    whereOut: plain.plays.map((_, seat) => whereOut(plain, driven.board, seat)),
    highlights: new Set(told.map(({ highlight }) => JSON.stringify(highlight))),
    orders: settledOrders(driven, plain),
    events: eventsOf(plain),
  };
}

// The commentary numbers the events of a race throughout, and so does this.
function eventsOf({ log }: PlainRace): ReadonlyMap<string, Logged> {
  return new Map(log.map((logged, index) => [`${logged.answered} ${index}`, logged]));
}

/** Returns a sentence where a claim is not so; nothing where it is. */
export function claimFaults(claim: Claim, reading: Reading): readonly string[] {
  const plainly = plainlyOf(claim, reading);
  if (isDeepStrictEqual(claim.said, plainly)) return [];
  const [said, so] = [claim.said, plainly].map(one => JSON.stringify(one));
  return [`${nameOfClaim(claim)}: told ${said}, plainly ${so ?? 'nothing of it'}`];
}

function plainlyOf(claim: Claim, reading: Reading): unknown {
  const { plain, driven } = reading;
  switch (claim.by) {
    case 'story':
      return plainTale(claim.said, reading);
    case 'memory':
      return plainMemory(claim.seat, claim.said, reading);
    case 'line':
      return plainLine(claim.seat, claim.said, reading);
    case 'race': {
      const leadChanges = changesOf(inFront(plain));
      return { rounds: plain.rounds, leadChanges, isOver: reading.isOver };
    }
    case 'director': {
      const { answered, after } = claim.told;
      const orders = reading.orders.get(answered);
      const ofOrder =
        orders === undefined ? undefined : plainOrderFact(claim.said, orders, plain, driven);
      const event = reading.events.get(`${answered} ${after}`);
      if (ofOrder !== undefined || event === undefined) return ofOrder;
      return plainFact(claim.said, event, plain, driven);
    }
  }
}
