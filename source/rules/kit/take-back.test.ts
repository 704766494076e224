import { describe, expect, test } from 'vitest';
import { bidSetup, bidTable, sealedBids } from '../../testing/bids/sealed-bids.ts';
import {
  type AnswerGiven,
  begun,
  playEntry,
  type Reached,
  standingAnswers,
  TAKE_BACK,
} from './take-back.ts';
import type { Choice, RuleBook, Seat } from './types.ts';

const bid = (coins: number): Choice => ({ kind: 'bid', coins }) as Choice;
const back = (seat: Seat): AnswerGiven => ({ seat, choice: TAKE_BACK });
const bids = sealedBids as unknown as RuleBook;

function firstBids(): Reached {
  return begun(sealedBids.start(bidSetup(), bidTable).race);
}

function played(from: Reached, ...answers: readonly AnswerGiven[]): Reached {
  return answers.reduce((at, answer) => playEntry(bids, at, answer, bidTable).reached, from);
}

describe('an answer that is taken back', () => {
  test('leaves the race as it was before it, and everybody is told', () => {
    const first = firstBids();
    const after = played(first, { seat: 0, choice: bid(2) });
    const { reached, events } = playEntry(bids, after, back(0), bidTable);
    expect(reached.race).toEqual(first.race);
    expect(events).toEqual([{ kind: 'answerTakenBack', seat: 0 }]);
  });

  test('can be given again, otherwise', () => {
    const at = played(firstBids(), { seat: 0, choice: bid(2) }, back(0), {
      seat: 0,
      choice: bid(3),
    });
    expect((at.race as { bids?: unknown }).bids).toEqual([3, -1, -1]);
  });

  test('is the last one, and only by the seat whose it is', () => {
    const at = played(firstBids(), { seat: 1, choice: bid(1) });
    expect(() => played(at, back(0))).toThrow("it is seat 1's");
    expect(() => played(firstBids(), back(0))).toThrow('nothing');
  });

  test('is not followed by what somebody else has answered before', () => {
    const at = played(
      firstBids(),
      { seat: 0, choice: bid(1) },
      { seat: 1, choice: bid(1) },
      back(1),
    );
    expect(at.back).toEqual({ refused: 'another' });
  });

  test('is not one of sealed answers that have been opened', () => {
    const all = [0, 1, 2].map(seat => ({ seat, choice: bid(seat) }));
    expect(played(firstBids(), ...all).back).toEqual({ refused: 'opened' });
  });

  test('is not one after which a die has fallen', () => {
    const tie = [0, 1, 2].map(seat => ({ seat, choice: bid(1) }));
    expect(played(firstBids(), ...tie).back).toEqual({ refused: 'die' });
  });
});

describe('the answers that stand', () => {
  test('are those that no entry takes back', () => {
    const [one, two, three] = [1, 2, 3].map(coins => ({ seat: 0, choice: bid(coins) }));
    if (one === undefined || two === undefined || three === undefined) throw new Error('three');
    expect(standingAnswers([one, two, back(0), back(0), three])).toEqual([three]);
    const untouched = [one, two];
    expect(standingAnswers(untouched)).toBe(untouched);
  });
});
