import { describe, expect, test } from 'vitest';
import { fingerprint } from '../rules/kit/hash.ts';
import type { Race } from '../rules/kit/types.ts';
import { bidSession, playOut } from '../testing/bids/bid-session.ts';
import { bidTable, sealedBids } from '../testing/bids/sealed-bids.ts';
import { type Recording, verify } from './verify.ts';

/** Returns a whole race of bids with a hash at its start and its end. */
function recorded(): Recording {
  const session = bidSession();
  const first = session.race();
  playOut(session);
  const hash = (race: Race) => ({
    answered: race.answered,
    round: race.round,
    hash: fingerprint(race),
  });
  const answers = session.answers();
  const hashes = [hash(first), hash(session.race())];
  const record = { book: { edition: 1 }, setup: session.setup, answers, hashes };
  return { record, race: session.race(), events: session.events() };
}

const check = (recording: Recording) => verify(recording, sealedBids, bidTable);

function divergenceOf(recording: Recording) {
  const verdict = check(recording);
  if (verdict.kind !== 'differs') throw new Error('it should differ');
  return verdict.divergence;
}

describe('a race played again', () => {
  test('is the same as the record', () => {
    const recording = recorded();
    const { answers } = recording.record;
    expect(check(recording)).toEqual({ kind: 'same', answers: answers.length, rounds: 3 });
  });

  test('is the same from a snapshot on', () => {
    const session = bidSession();
    session.advance();
    const from = { race: session.race(), events: [{ kind: 'roundBegan', round: 1 }] };
    const next = bidSession({ from });
    playOut(next);
    const record = {
      book: { edition: 1 },
      setup: next.setup,
      from,
      answers: next.answers(),
      hashes: [],
    };
    expect(check({ record, race: next.race(), events: next.events() }).kind).toBe('same');
  });

  test('of another edition is not compared', () => {
    const { record, ...rest } = recorded();
    const other = { ...rest, record: { ...record, book: { edition: 0 } } };
    expect(check(other)).toEqual({ kind: 'otherEdition', recorded: 0, present: 1 });
  });

  test('the first event that differs is named with both sides', () => {
    const recording = recorded();
    const events = recording.events.map((event, index) =>
      index === 2 ? { kind: 'bidSealed', seat: 7 } : event,
    );
    const divergence = divergenceOf({ ...recording, events });
    expect(divergence).toMatchObject({ what: 'event', recorded: { seat: 7 }, round: 1 });
    expect(divergence.replayed).toEqual(recording.events[2]);
    expect(divergence.sentence).toMatch(
      /^Round 1, after 2 answers: event 3 was \{"kind":"bidSealed","seat":7\} and is now /,
    );
  });

  test('a hash that differs is named with the state of now', () => {
    const recording = recorded();
    const [first, last] = recording.record.hashes;
    if (first === undefined || last === undefined) throw new Error('there are two');
    const hashes = [first, { ...last, hash: '0123456789abcdef' }];
    const divergence = divergenceOf({ ...recording, record: { ...recording.record, hashes } });
    expect(divergence).toMatchObject({ what: 'hash', recorded: '0123456789abcdef' });
    expect(divergence.replayed).toEqual(recording.race);
  });

  test('an answer that is refused now is named', () => {
    const recording = recorded();
    const answers = recording.record.answers.map((answer, index) =>
      index === 1 ? { ...answer, choice: { kind: 'bid', coins: 4 } } : answer,
    );
    const divergence = divergenceOf({ ...recording, record: { ...recording.record, answers } });
    expect(divergence).toMatchObject({ what: 'refusal', answered: 2 });
    expect(divergence.sentence).toMatch(
      /^Round 1, answer 2: the answer .*"coins":4.* is refused: /,
    );
  });

  test('another seed is found out, and so is an end that is another', () => {
    const recording = recorded();
    const setup = { ...recording.record.setup, seed: 8 };
    expect(divergenceOf({ ...recording, record: { ...recording.record, setup } }).answered).toBe(0);
    const race = { ...recording.race, round: 9 };
    expect(divergenceOf({ ...recording, race })).toMatchObject({ what: 'end', recorded: race });
  });

  test('events that do not happen any more are named', () => {
    const recording = recorded();
    const events = [...recording.events, { kind: 'roundWon', seat: 0 }];
    expect(divergenceOf({ ...recording, events }).sentence).toContain('does not happen now');
  });
});
