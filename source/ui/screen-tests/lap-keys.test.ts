// How many keys a lap takes: an ordinary play is a gear and a space.
import { describe, expect, it } from 'vitest';
import type { FormulaDeChoice } from '../../rules/formula-de/choices.ts';
import { KEYS, QUESTION, race } from '../../testing/terminal/screen-game.ts';

const MOST = 30;

describe('a lap of Otterbrook by somebody who plays sensibly', () => {
  it.each([3, 11, 42])(`takes at most ${MOST} key presses (seed %i)`, async seed => {
    const screen = race(80, 24, { cars: 6, seed });
    const session = screen.book.sessions[0];
    const answered = () => session?.answers().length ?? 0;
    const isOver = () => /Ann \(.\) (finishes|is out)|The race is over/.test(screen.text());
    let presses = 0;
    for (; presses <= MOST && !isOver(); presses++) {
      const before = answered();
      await screen.until('a question', () => isOver() || QUESTION.test(screen.text()));
      await screen.quiet();
      if (isOver()) break;
      screen.press(KEYS.enter);
      await screen.until('an answer', () => answered() > before);
    }
    expect(presses).toBeLessThanOrEqual(MOST);
    const kinds = session?.answers().map(({ choice }) => (choice as FormulaDeChoice).kind) ?? [];
    expect(kinds.filter(kind => kind === 'move').length).toBeGreaterThan(6);
    await screen.sees(/Ann \(.\) finishes/);
  });
});
