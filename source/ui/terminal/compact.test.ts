import { describe, expect, it } from 'vitest';
import { terminalPage } from '../../testing/terminal/screen-driver.ts';
import { compact } from './compact.ts';

const ESC = '\u001b';
const COLUMNS = 40;
const ROWS = 8;

/** Returns every cell that a terminal shows after a text and frames, with its style, and where the cursor is. */
async function cellsAfter(...frames: readonly string[]) {
  const { terminal } = terminalPage(COLUMNS, ROWS);
  for (const frame of frames) {
    await new Promise<void>(done => terminal.write(frame.replaceAll('\n', '\r\n'), done));
  }
  const { active } = terminal.buffer;
  const cells = Array.from({ length: ROWS * COLUMNS }, (_, at) => {
    const cell = active.getLine(Math.floor(at / COLUMNS))?.getCell(at % COLUMNS);
    const mark = cell?.getChars() || ' ';
    // A blank has no colour.
    return [mark, cell?.isInverse(), cell?.isUnderline(), mark === ' ' ? 0 : cell?.getFgColor()];
  });
  return { cells, cursor: [active.cursorX, active.cursorY] };
}

const FULL = Array.from({ length: ROWS - 1 }, (_, row) => `${row}`.repeat(COLUMNS)).join('\n');

describe('a frame in fewer bytes', () => {
  it.each([
    ['skips lines', `${ESC}[6A${ESC}[E${ESC}[E${ESC}[E${ESC}[1G${ESC}[Knew\n${ESC}[E${ESC}[E`],
    ['goes up to a line at once', `${ESC}[5A${ESC}[E${ESC}[E${ESC}[1G${ESC}[Knew\n`],
    [
      'ends a line at its last mark',
      `${ESC}[2A${ESC}[1G${ESC}[K${ESC}[33mab          ${ESC}[39m\n`,
    ],
    ['steps over blanks', `${ESC}[2A${ESC}[1G${ESC}[Ka          b${ESC}[33m      c${ESC}[39m\n`],
    ['draws from the middle of a line', `${ESC}[2A${ESC}[1G${ESC}[9G${ESC}[Kx         y\n`],
    [
      'paints blanks that are seen',
      `${ESC}[3A${ESC}[1G${ESC}[K${ESC}[7mon         ${ESC}[27m      off\n`,
    ],
    [
      'underlines blanks',
      `${ESC}[3A${ESC}[1G${ESC}[K${ESC}[1m${ESC}[4m       ${ESC}[24m${ESC}[22m      .\n`,
    ],
    [
      'changes several styles at once',
      `${ESC}[2A${ESC}[1G${ESC}[K${ESC}[1m${ESC}[38;5;30m${ESC}[7ma${ESC}[27m${ESC}[39m${ESC}[22mb\n`,
    ],
  ])('%s and shows the same', async (_, frame) => {
    expect(compact(frame).length).toBeLessThan(frame.length);
    expect(await cellsAfter(FULL, compact(frame))).toEqual(await cellsAfter(FULL, frame));
  });

  it('leaves blanks that cover something', () => {
    const frame = `${ESC}[2Aold          line\n`;
    expect(compact(frame)).toBe(frame);
  });

  it('says nothing else where nothing can be left out', () => {
    for (const text of ['', 'x', `${ESC}[?2026h`, `${ESC}[H${ESC}[2J`])
      expect(compact(text)).toBe(text);
  });
});
