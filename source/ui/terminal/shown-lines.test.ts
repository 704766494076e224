import { Chalk } from 'chalk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { terminalPage } from '../../testing/terminal/screen-driver.ts';
import { openShownLines } from './shown-lines.ts';

const ESC = '\u001b';
const COLUMNS = 24;
const ROWS = 5;
const chalk = new Chalk({ level: 2 });

/** Returns every cell that a terminal shows after some frames, with its style. */
async function cellsAfter(frames: readonly string[]): Promise<readonly string[]> {
  const { terminal } = terminalPage(COLUMNS, ROWS);
  for (const frame of frames) {
    await new Promise<void>(done => terminal.write(frame.replaceAll('\n', '\r\n'), done));
  }
  const { active } = terminal.buffer;
  return Array.from({ length: ROWS * COLUMNS }, (_, at) => {
    const cell = active.getLine(Math.floor(at / COLUMNS))?.getCell(at % COLUMNS);
    const mark = cell?.getChars() || ' ';
    const shows = [mark, cell?.isInverse(), cell?.isUnderline()];
    // A blank has no colour.
    return (mark === ' ' ? shows : [...shows, cell?.getFgColor(), cell?.isBold()]).join();
  });
}

const PENS: readonly ((text: string) => string)[] = [
  text => text,
  chalk.inverse,
  chalk.underline,
  chalk.bold.red,
  chalk.ansi256(33),
  chalk.ansi256(33).bgBlack.inverse,
  text => chalk.bold(`a${chalk.inverse(text)}b`),
];
const run = fc
  .tuple(fc.nat(PENS.length - 1), fc.stringMatching(/^[ab→é·漢 ]{0,5}$/))
  .map(([pen, text]) => PENS[pen]?.(text) ?? text);
const line = fc.array(run, { maxLength: 3 }).map(runs => runs.join(''));
const page = fc.array(line, { minLength: ROWS - 1, maxLength: ROWS - 1 });

/** Returns the frames that Ink writes for pages: the first whole, of the others each changed line. */
function framesOf(pages: readonly (readonly string[])[]): readonly string[] {
  return pages.map((lines, at) => {
    const before = pages[at - 1];
    if (before === undefined) return lines.join('\n');
    const changed = lines.map((text, row) => {
      const end = row === lines.length - 1 ? '' : '\n';
      if (text !== before[row]) return `${ESC}[1G${ESC}[K${text}${end}`;
      return end === '' ? '' : `${ESC}[E`;
    });
    return `${ESC}[${lines.length - 1}A${changed.join('')}`;
  });
}

describe('a frame written cell by cell', () => {
  it('shows the same as the whole one, whatever was there before', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(page, { minLength: 2, maxLength: 4 }), async pages => {
        const frames = framesOf(pages);
        const shown = openShownLines();
        const short = frames.map(frame => shown.shortened(frame));
        expect(await cellsAfter(short)).toEqual(await cellsAfter(frames));
      }),
    );
  });

  it('writes one changed mark with its column, and not what stands behind it', () => {
    const shown = openShownLines();
    shown.shortened('one two three\nfour');
    const frame = `${ESC}[1A${ESC}[5G${ESC}[Kxwo three\n`;
    expect(shown.shortened(frame)).toBe(`${ESC}[1A${ESC}[5Gx\n`);
  });

  it.each(['', `${ESC}[?2026h`, `${ESC}[H${ESC}[2J`, `${ESC}]0;title\u0007\nx`])(
    'leaves alone what it does not know: after %j lines were never seen whole',
    first => {
      const shown = openShownLines();
      expect(shown.shortened(first)).toBe(first);
      const frame = `${ESC}[1A${ESC}[5G${ESC}[Kxwo three\n`;
      expect(shown.shortened(frame)).toBe(frame);
    },
  );
});
