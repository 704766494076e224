// The decisions of a race that is over, the chances to win, and the race that goes back to a question.
import { describe, expect, it } from 'vitest';
import type { SessionSeat } from '../../../session/session.ts';
import { playOut } from '../../../testing/bids/bid-session.ts';
import { sessionOf } from '../../../testing/every-book.ts';
import { replayOf, savedRace } from '../../../testing/saved-race.ts';
import { fitsThePage, type Game, KEYS, play } from '../../../testing/terminal/screen-game.ts';
import type { QuestionWished, RacedBefore, ScreenServices, Settings } from '../../services.ts';

const BOOKS = ['masters-2005', 'bga-basic', 'trant', 'championship'] as const;
const SIZES = [
  [60, 20],
  [80, 24],
  [160, 50],
] as const;

interface Asked {
  readonly asked: QuestionWished[];
  stopped: number;
}

/** Opens the page of a race that is over; chances are told at once, and tries again are noted and refused. */
function overAt(
  book: string,
  [columns, rows]: readonly [number, number] = [80, 24],
  settings: Partial<Settings> = {},
): { readonly game: Game; readonly noted: Asked; readonly seats: readonly SessionSeat[] } {
  const session = sessionOf(book);
  playOut(session);
  const noted: Asked = { asked: [], stopped: 0 };
  const chances: ScreenServices['chances'] = ({ seats }, told) => {
    const wins = seats.map((_, seat) => (seat === 0 ? 30 : 0));
    const rounds = [1, 2, 3].map(round => ({ round, answered: round, races: 40, wins }));
    const lost = { round: 4, answered: 4, races: 40, wins: seats.map(() => 2) };
    setImmediate(() => told({ points: [...rounds, lost], share: 0.5 }));
    return () => {
      noted.stopped += 1;
    };
  };
  const tryAgain = (_: RacedBefore, question: QuestionWished) => {
    noted.asked.push(question);
    return { problem: 'No race here.' };
  };
  const game = play(columns, rows, {
    settings,
    services: { opening: session, chances, tryAgain, clock: () => performance.now() },
  });
  return { game, noted, seats: session.seats };
}

const PAGE = /pos .* driver|place +car/;

describe('the decisions', () => {
  it.each(BOOKS.flatMap(book => SIZES.map(size => [book, size] as const)))(
    'stand on a page with what each cost, and the chances over them: %s %s',
    async (book, size) => {
      const { game } = overAt(book, size);
      await game.sees(PAGE);
      game.press('a');
      await game.sees('Decisions and what they cost');
      await game.sees(/Chance to win: .* \(40 imagined races a point\)/);
      await game.sees(/where +chosen +cost +best +win/);
      await game.sees(/50%/);
      fitsThePage(game);
      game.press('a');
      await game.sees(PAGE);
    },
  );

  it('stand there in French', async () => {
    const { game } = overAt('masters-2005', [60, 20], { language: 'fr' });
    await game.sees(/pos .* pilote/);
    game.press('a');
    await game.sees('Les décisions et leur prix');
    await game.sees(/où +choisi +prix +mieux +gagne/);
  });

  it('leave no work behind when their page is left', async () => {
    const { game, noted } = overAt('masters-2005');
    await game.sees(PAGE);
    game.press('a');
    await game.sees('Chance to win');
    const before = noted.stopped;
    game.press(KEYS.escape);
    await game.sees(PAGE);
    expect(noted.stopped).toBe(before + 1);
  });
});

describe('a question is tried again', () => {
  it.each([
    ['the marked decision', ['a', KEYS.enter]],
    ['the marked decision, by h', ['a', 'h']],
    ['the page', ['h']],
    ['the chart', ['c', 'h']],
  ])('from %s, with the dice that are asked for', async (_, keys) => {
    const { game, noted } = overAt('masters-2005');
    await game.sees(PAGE);
    game.press('a');
    await game.sees(/where +chosen/);
    game.press('a');
    await game.sees(PAGE);
    for (const key of keys) {
      game.press(key);
      await game.quiet();
    }
    await game.sees(/Try again from round \d+\?/);
    expect(game.text()).toContain('sets no record');
    game.press('2');
    await game.sees('No race here.');
    const [question] = noted.asked;
    expect(question?.answered).toBeGreaterThan(0);
    expect(question?.seed).toBe(4711);
  });

  it('not at all where the answer is no', async () => {
    const { game, noted } = overAt('masters-2005');
    await game.sees(PAGE);
    game.press('a');
    await game.sees(/where +chosen/);
    game.press('h');
    await game.sees(/Try again from round/);
    game.press('3');
    await game.sees(/where +chosen/);
    expect(noted.asked).toEqual([]);
  });

  it('from the round that is marked in the chart', async () => {
    const { game, noted } = overAt('masters-2005');
    await game.sees(PAGE);
    game.press('a');
    await game.sees(/where +chosen/);
    game.press('c');
    await game.sees(/^ +1 /m);
    for (let step = 0; step < 40; step++) game.press(KEYS.left);
    await game.sees('from round 1');
    game.press('h');
    await game.sees('Try again from round 1?');
    game.press('1');
    await game.sees('No race here.');
    expect(noted.asked[0]).not.toHaveProperty('seed');
  });

  it('from where a replay stands, which also leads to the decisions and back', async () => {
    const asked: QuestionWished[] = [];
    const save = savedRace('masters-2005');
    const services = {
      opening: replayOf(save, { speed: 1 }),
      tryAgain: (_: RacedBefore, question: QuestionWished) => {
        asked.push(question);
        return { problem: 'No race here.' };
      },
    };
    const game = play(80, 24, { services });
    await game.sees(/Replay/);
    game.press('a');
    await game.sees('Decisions and what they cost');
    game.press(KEYS.escape);
    await game.sees(/Replay paused/);
    game.press('h');
    await game.sees(/Try again from/);
    game.press('1');
    await game.sees('No race here.');
    expect(asked).toHaveLength(1);
  });
});
