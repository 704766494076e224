import { describe, expect, it, test } from 'vitest';
import { anyBook, firstBook } from '../../rules/books.ts';
import { trialsOf } from '../../rules/games.ts';
import type { RuleBook } from '../../rules/kit/types.ts';
import type { Session } from '../../session/session.ts';
import { bidSession, resumedBids } from '../../testing/bids/bid-session.ts';
import '../../testing/bids/bid-screen.ts';
import { sealedBids } from '../../testing/bids/sealed-bids.ts';
import { fakeDisk } from '../../testing/fake-disk.ts';
import { fitsThePage, type Game, KEYS, play } from '../../testing/terminal/screen-game.ts';
import { EN } from '../words/en/words.ts';

const QUESTION = 'how many coins?';
const SIZES = [
  [60, 20],
  [80, 24],
  [160, 50],
] as const;

function screenOf(opening: Session, [columns, rows]: readonly [number, number]): Game {
  return play(columns, rows, { services: { opening } });
}

/** Lifts the cover of a driver and waits for the question. */
async function uncovered(game: Game, name: string): Promise<void> {
  await game.sees(`${name} takes the keyboard`);
  await game.quiet();
  game.press(/\((.)\)/.exec(name)?.[1] ?? '');
  await game.sees(QUESTION);
  await game.quiet();
}

/** A session whose classification is for points, the winner alone in a team. */
function forPoints(session: Session): Session {
  const { book } = session;
  const standings: RuleBook['standings'] = (race, board) =>
    book
      .standings(race, board)
      .map(one => ({ ...one, points: 24 - 4 * one.place, team: one.place === 1 ? 1 : 0 }));
  return Object.defineProperty(session, 'book', { value: { ...book, standings } });
}

test.each(SIZES)(
  'a classification tells points, and the sums of teams, at %ix%i',
  async (...size) => {
    const game = screenOf(forPoints(bidSession({ laps: 1 })), size);
    for (const name of ['Ada (A)', 'Ben (B)']) {
      await uncovered(game, name);
      game.press(KEYS.enter);
    }
    await game.sees('The race is over.');
    game.press(KEYS.enter);
    await game.sees(/pos .*driver/);
    expect(game.text()).toMatch(/pos +.*car +driver +.*points +bids/);
    expect(game.text()).toMatch(/^ +1 .* \w \w+ .* 20 +1 /m);
    expect(game.text()).toMatch(/Teams *\n +1 +team 1 +28 +\w+, \w+ *\n +2 +team 2 +20 +\w+/);
    fitsThePage(game);
  },
);

test('a game has timed trials only if it says so', () => {
  expect(trialsOf(sealedBids)).toBeUndefined();
  expect(trialsOf(anyBook(firstBook))).toBeDefined();
});

test('the help of a race explains the signs of its own game, and no others', async () => {
  const game = screenOf(bidSession({ laps: 1 }), [160, 50]);
  await uncovered(game, 'Ada (A)');
  game.press('?');
  await game.sees(/coins +what drivers bid with/);
  expect(game.text()).toContain(EN.guide.signsHeading);
  for (const [sign, meaning] of EN.guide.glossary) expect(game.text(), sign).not.toContain(meaning);
});

describe.each(SIZES)('a game with a board and panels of its own, at %ix%i', (...size) => {
  it('is raced at one keyboard, from the first cover to the classification', async () => {
    const session = bidSession({ laps: 2 });
    const game = screenOf(session, size);
    for (let round = 1; round <= 2; round++) {
      await uncovered(game, 'Ada (A)');
      expect(game.text()).toContain(`round ${round}/2`);
      fitsThePage(game);
      game.press('3');
      await uncovered(game, 'Ben (B)');
      expect(game.text()).toMatch(/A .*\[#\]/);
      game.press(KEYS.down);
      await game.sees('▸ 2 1 coin');
      game.press(KEYS.enter);
    }
    await game.sees('The race is over.');
    expect(session.answers().filter(({ seat }) => seat < 2)).toEqual(
      [2, 1, 2, 1].map((coins, turn) => ({ seat: turn % 2, choice: { kind: 'bid', coins } })),
    );
    fitsThePage(game);
    game.press(KEYS.enter);
    // The figures of the race follow its plain classification.
    await game.sees(/pos .*car +driver .*bids.*\n +1 .*[ABC] +\w+ .*\d/);
    fitsThePage(game);
  });

  it('tells its purses, its order and its log, and nothing of another game', async () => {
    const game = screenOf(bidSession(), size);
    await uncovered(game, 'Ada (A)');
    expect(game.text()).toMatch(/A ■{6}/);
    expect(game.text()).toMatch(/Ada \(A\) {2}purse 6 coins {2}won 0/);
    expect(game.text()).toContain('Cleo has bid.');
    expect(game.text()).not.toMatch(/gear|tires|brake|lap/i);
    game.press(KEYS.tab);
    await game.sees(/Cleo \(C\) {2}purse 6|Ben \(B\) {2}purse 6/);
    game.press('m');
    await game.loses(QUESTION);
    fitsThePage(game);
    game.press('m');
    await game.sees(QUESTION);
    game.press('?');
    await game.loses(QUESTION);
    game.press('?');
    await game.sees(QUESTION);
    game.press('9');
    await game.sees('There is no choice 9 here, only 1-4');
  });
});

/** Returns what is written from the first driver's bid to the moment before the second one bids. */
async function untilReveal(key: string, size: readonly [number, number]): Promise<string> {
  const game = screenOf(bidSession(), size);
  await uncovered(game, 'Ada (A)');
  const before = game.written().length;
  game.press(key);
  await uncovered(game, 'Ben (B)');
  for (const other of ['m', 'm', 't', 't', 'l', 'l', KEYS.tab, KEYS.tab, KEYS.tab]) {
    game.press(other);
    await game.quiet();
  }
  const told = game.written().slice(before);
  expect(told).toContain('[#]');
  game.press('1');
  await uncovered(game, 'Ada (A)');
  expect(game.text()).toContain(`The bids: ${Number(key) - 1}, 0, `);
  return told;
}

test.each(SIZES)('not a byte depends on a bid before it is revealed, at %ix%i', async (...size) => {
  const [none, one, most] = [
    await untilReveal('1', size),
    await untilReveal('2', size),
    await untilReveal('4', size),
  ];
  expect(one).toBe(none);
  expect(most).toBe(none);
});

const now = () => new Date(2026, 10, 21, 14, 32);

/** Leaves a race when the first of two people has bid, and opens it again from its save. */
async function resumed(key: string, size: readonly [number, number]) {
  const disk = fakeDisk();
  const session = bidSession({ saving: { folder: '/saves', disk, now } });
  const first = screenOf(session, size);
  await uncovered(first, 'Ada (A)');
  first.press(key);
  await first.sees('Ben (B) takes the keyboard');
  await first.quiet();
  first.press('q');
  expect(await first.exit).toBe(0);
  const game = screenOf(resumedBids(session.file ?? '', disk, now), size);
  await uncovered(game, 'Ben (B)');
  await game.quiet();
  return { game, told: game.written() };
}

test.each(SIZES)(
  'a race that is saved in the middle of a secret round keeps the secret when it goes on, at %ix%i',
  async (...size) => {
    const none = await resumed('1', size);
    const most = await resumed('4', size);
    expect(none.told).toContain('[#]');
    expect(most.told).toBe(none.told);
    most.game.press('1');
    await uncovered(most.game, 'Ada (A)');
    expect(most.game.text()).toMatch(/The bids: 3, 0, \d/);
    expect(most.game.text()).toContain('round 2/3');
  },
);
