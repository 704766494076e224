import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { race as situation } from '../../testing/formula-de/builders.ts';
import {
  boardOf,
  type Game,
  KEYS,
  play,
  QUESTION,
  race,
  raceFrom,
} from '../../testing/terminal/screen-game.ts';

/** More bytes than skipping seven cars takes, fewer than watching them. */
const SKIPPED_BYTES = 10_000;

const MOVING = { settings: { animation: true, pace: 'fast' }, cars: 3 } as const;

/** Returns where the letter is in the strip: row and column. */
function placeOf(screen: Game, letter: string): string {
  const rows = screen.lines().slice(2, 9);
  const row = rows.findIndex(line => new RegExp(`^[LMR] .*${letter}`).test(line));
  return `${row} ${rows[row]?.indexOf(letter, 2) ?? -1}`;
}

describe('cars in motion', () => {
  it('go space by space, and the question comes when they stand', async () => {
    const screen = race(80, 24, MOVING);
    await screen.sees('where to?');
    const places = new Set<string>();
    screen.press('1');
    await screen.until('the question again', () => {
      places.add(placeOf(screen, 'B'));
      return screen.text().includes('which gear?');
    });
    expect(places.size).toBeGreaterThan(1);
  });

  it('stand at once after any key', async () => {
    const screen = race(80, 24, {
      ...MOVING,
      settings: { animation: true, pace: 'slow' },
      cars: 8,
    });
    await screen.sees('where to?');
    screen.press('1');
    await screen.sees('plays …');
    const before = screen.bytes();
    for (let turn = 0; turn < 1000 && !screen.text().includes('which gear?'); turn++) {
      screen.press('x');
      await pause(1);
    }
    await screen.sees('which gear?');
    expect(screen.bytes() - before).toBeLessThan(SKIPPED_BYTES);
  });

  it('are passed over to the next question with one key', async () => {
    const screen = race(80, 24, {
      ...MOVING,
      settings: { animation: true, pace: 'slow' },
      cars: 8,
    });
    await screen.sees('where to?');
    screen.press('1');
    await screen.sees('plays …');
    const before = screen.bytes();
    screen.press('s');
    await screen.sees('which gear?');
    expect(screen.bytes() - before).toBeLessThan(SKIPPED_BYTES);
  });

  it('wait when told to, and nothing is written meanwhile', async () => {
    const screen = race(80, 24, {
      ...MOVING,
      settings: { animation: true, pace: 'slow' },
      cars: 8,
    });
    await screen.sees('where to?');
    screen.press('1');
    await screen.sees('plays …');
    screen.press('w');
    await screen.sees('paused');
    await screen.quiet();
    const bytes = screen.bytes();
    await pause(600);
    expect(screen.bytes()).toBe(bytes);
    screen.press('w');
    await screen.loses('paused');
    screen.press('s');
    await screen.sees('which gear?');
  });

  it('do not take a key for an answer that nobody asked for yet', async () => {
    const screen = race(80, 24, { ...MOVING, settings: { animation: true, pace: 'slow' } });
    await screen.sees('where to?');
    screen.press('1');
    await screen.sees('plays …');
    screen.press(KEYS.enter);
    screen.press('s');
    await screen.sees('which gear?');
  });
});

describe('what is looked at', () => {
  it('is another car with tab and one’s own again with Escape', async () => {
    const screen = race(80, 24, { cars: 3 });
    await screen.sees(QUESTION);
    const own = /^ Ann \(A\) {2}gear/m;
    expect(screen.text()).toMatch(own);
    screen.press(KEYS.tab);
    await screen.loses(own);
    await screen.sees(/^ Rival \d \([BR]\) {2}gear/m);
    screen.press(KEYS.escape);
    await screen.sees(own);
  });

  it('scrolls with < and >, and Escape comes back', async () => {
    const screen = race(80, 24, {});
    await screen.sees(QUESTION);
    const strip = () => screen.lines().slice(2, 9).join('\n');
    const before = strip();
    screen.press('>>');
    await screen.until('the strip moved', () => strip() !== before);
    screen.press('<<');
    await screen.until('the strip is back', () => strip() === before);
    screen.press('>');
    await screen.until('the strip moved', () => strip() !== before);
    screen.press(KEYS.escape);
    await screen.until('the strip is back', () => strip() === before);
  });

  it('is the way of the marked move at once, and p hides it', async () => {
    const cars = [{ space: 'L14', gear: 5 }];
    const from = situation({ board: boardOf('otterbrook'), toPlay: [0], dice: [19], cars });
    const screen = raceFrom(80, 24, from, ['Ann']);
    await screen.sees('which gear?');
    screen.press('5');
    await screen.sees(/=│=│.*>1</);
    screen.press('p');
    await screen.loses('=│=');
    await screen.sees('>1<');
    screen.press(KEYS.down);
    await screen.sees(/>[2-9]</);
  });
});

describe('a move with brakes', () => {
  it('is listed after b, with what it costs, and Escape goes back to the whole ones', async () => {
    const screen = race(80, 24, {});
    await screen.sees('where to?');
    expect(screen.text()).toMatch(/\[b\] brake: .*costs 1 brake/);
    expect(screen.text()).toMatch(/▸ .*costs nothing/);
    screen.press('b');
    await screen.sees(/▸ .*costs 1 brake/);
    screen.press(KEYS.escape);
    await screen.sees(/▸ .*costs nothing/);
    await screen.sees('where to?');
  });
});

/** Answers every question until another kind of question comes. */
async function drive(screen: Game): Promise<void> {
  for (let turn = 0; turn < 600; turn++) {
    await screen.sees(/\?|Watch the rest|The race is over/);
    if (!QUESTION.test(screen.text())) return;
    const before = screen.text();
    screen.press(KEYS.enter);
    await screen.until('an answer', () => screen.text() !== before);
    await screen.until(
      'the next question',
      () => QUESTION.test(screen.text()) || /Watch the rest|The race is over/.test(screen.text()),
    );
  }
}

describe('when the last human is out or home', () => {
  it('the rest is watched or skipped to the end', async () => {
    const screen = race(80, 24, { cars: 6, seed: 5 });
    await drive(screen);
    await screen.sees(/Ann \(A\) (finishes|is out)/);
    screen.press('2');
    await screen.sees('Classification: Otterbrook');
    expect(screen.text()).toMatch(/Rival 5/);
    screen.press('1');
    await screen.sees(/Otterbrook {2}lap [01]/);
    expect(screen.book.sessions).toHaveLength(2);
  });
});

describe('what lies over the race when it ends', () => {
  it.each([
    ['the log', 'l', '[page up]'],
    ['the help', '?', 'Keys'],
  ])('is closed by one Escape, which leads to the classification: %s', async (_, key, shown) => {
    const screen = race(80, 24, { cars: 6, seed: 5 });
    await drive(screen);
    await screen.sees(/Ann \(A\) (finishes|is out)/);
    screen.press(`2${key}`);
    await screen.sees(shown);
    const session = screen.book.sessions[0];
    await screen.until('the flag', () => session?.next().kind === 'over');
    await screen.quiet();
    await screen.sees(shown);
    screen.press(KEYS.escape);
    await screen.sees('Classification: Otterbrook');
  });
});

describe('a race in French', () => {
  it('parts the roll from the question as French does', async () => {
    const screen = race(80, 24, { cars: 2, settings: { language: 'fr' } });
    await screen.sees(/Ann \(A\) fait \d au dé de 1re : où aller \?/);
  });
});

describe('the race that follows a race', () => {
  it('is driven on the circuit of the one that is over', async () => {
    const settings = { animation: true, pace: 'slow' } as const;
    const screen = race(80, 24, { humans: [], cars: 2, track: 'monza', settings });
    await screen.sees('plays …');
    screen.press('s');
    await screen.sees('The race is over');
    screen.press('1');
    await screen.sees('Classification: Monza');
    screen.press('1');
    await screen.sees(/Monza {2}lap 0|plays …/);
    expect(screen.book.sessions.at(-1)?.played().board.id).toBe('monza');
  });
});

describe('a race without humans', () => {
  it('is watched, and skipped to its end', async () => {
    const screen = race(80, 24, {
      humans: [],
      cars: 4,
      settings: { animation: true, pace: 'slow' },
    });
    await screen.sees('plays …');
    screen.press('s');
    await screen.sees('The race is over');
    screen.press(KEYS.enter);
    await screen.sees('Classification');
  });
});

describe('saves', () => {
  it('are listed with circuit, lap and drivers, and a problem is told in a sentence', async () => {
    const game = play(80, 24, {
      services: {
        listSaves: () => [
          {
            file: '/saves/monza.json',
            track: 'Monza',
            drivers: ['Ann', 'Bob\u001b[31m\u202e'],
            lap: 2,
            laps: 3,
            writtenAt: new Date(2026, 5, 1, 12, 0).getTime(),
            qualifying: false,
          },
        ],
        resume: () => ({ problem: 'The save is damaged after answer 12.' }),
      },
    });
    await game.sees('New race');
    game.press('4');
    await game.sees(/1 Monza +lap 2\/3 +2026-06-01 12:00 +Ann, Bob$/m);
    game.press(KEYS.enter);
    await game.sees('The save is damaged after answer 12.');
    game.press(KEYS.escape);
    await game.sees('New race');
  });
});

describe('colours', () => {
  it('are there by default and gone with the theme without them', async () => {
    const screen = race(80, 24, {});
    await screen.sees(QUESTION);
    expect(screen.coloured()).toBe(true);
    screen.press('?');
    await screen.sees('Keys');
    screen.press(KEYS.escape);
    screen.press('o');
    await screen.sees('Colours');
    screen.press(KEYS.down + KEYS.left);
    await screen.sees('< none >');
    screen.press(KEYS.escape);
    await screen.sees(QUESTION);
    await screen.until('no colours', () => !screen.coloured());
  });
});
