// What stands beside a cover: the road, the order and the last turn stay in view, and nothing that anybody has sealed.
import { describe, expect, test } from 'vitest';
import type { Decision } from '../../rules/kit/types.ts';
import type { Session } from '../../session/session.ts';
import { playOne } from '../../testing/bids/bid-session.ts';
import { bookIds, sessionOf } from '../../testing/every-book.ts';
import { fitsThePage, play, QUESTION } from '../../testing/terminal/screen-game.ts';

const SIZES = [
  [60, 20],
  [80, 24],
  [160, 50],
] as const;
const ANSWERS = 60;

/** Returns the open secret decisions of a race whose turn it is to ask people; none otherwise. */
function secretsOf(session: Session): readonly Decision[] {
  const next = session.next();
  return next.kind === 'ask' ? next.decisions.filter(({ secret }) => secret === true) : [];
}

/** Plays until two people are asked in secret in a step that is not among `seen`; returns its name, undefined for none. */
function toSecret(session: Session, seen: readonly string[]): string | undefined {
  for (let count = 0; count < ANSWERS && session.next().kind !== 'over'; count++) {
    const step = session.race().agenda[0]?.step ?? '';
    if (secretsOf(session).length === 2 && !seen.includes(step)) return step;
    playOne(session);
  }
  return undefined;
}

function secretSteps(bookId: string): readonly string[] {
  const session = sessionOf(bookId);
  const seen: string[] = [];
  for (let step = toSecret(session, seen); step !== undefined; step = toSecret(session, seen)) {
    seen.push(step);
  }
  return seen;
}

/** Returns the cover of the second person after the first has given the first or the last answer in secret. */
async function coverAfter(
  at: readonly [bookId: string, before: readonly string[]],
  size: readonly [number, number],
  isLast: boolean,
): Promise<readonly string[]> {
  const [bookId, before] = at;
  const opening = sessionOf(bookId);
  toSecret(opening, before);
  const [first, second] = secretsOf(opening);
  const choice = isLast ? first?.choices.at(-1) : first?.choices[0];
  if (first === undefined || second === undefined || choice === undefined) {
    throw new RangeError('nobody is asked in secret');
  }
  opening.answer(first.seat, choice);
  const game = play(...size, { services: { opening } });
  const [one, other] = [first, second].map(({ seat }) => opening.seats[seat]?.name ?? '');
  await game.sees(`${other} (`);
  await game.sees('takes the keyboard');
  await game.quiet();
  fitsThePage(game);
  const lines = game.lines();
  const text = lines.join('\n');
  expect(text).toContain(`waiting for ${other}`);
  expect(text).not.toContain(`waiting for ${one}`);
  expect(text).not.toMatch(QUESTION);
  return lines;
}

// The test game has no screen here.
const CASES = bookIds
  .filter(id => id !== 'sealed-bids')
  .flatMap(bookId =>
    secretSteps(bookId).map((step, at, steps) => ({ bookId, step, before: steps.slice(0, at) })),
  );

test('the books ask for cars, bids, cards and gears in secret', () => {
  expect(new Set(CASES.map(({ step }) => step))).toEqual(
    new Set(['bidForPole', 'planSpeeds', 'setGears', 'setUpCars']),
  );
});

describe.each(CASES)('the cover at $step by $bookId', ({ bookId, step, before }) => {
  test.each(SIZES)(
    'shows the race and who is waited for, and no answer, at %ix%i',
    async (...size) => {
      const at = [bookId, before] as const;
      const lines = await coverAfter(at, size, true);
      expect(lines).toEqual(await coverAfter(at, size, false));
      // The back of a card or a gear shows who has laid one.
      if (['planSpeeds', 'setGears'].includes(step)) expect(lines.join('\n')).toMatch(/\d#/);
    },
  );
});
