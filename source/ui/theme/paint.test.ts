// Painting: the right look with as few escape sequences as possible.
import stripAnsi from 'strip-ansi';
import { describe, expect, it } from 'vitest';
import { type Row, TONES } from '../rows.ts';
import { paintRow } from './paint.ts';
import { THEME_NAMES, themeFor } from './theme.ts';

const ESCAPE = String.fromCharCode(27);

function changes(text: string): number {
  return text.split(ESCAPE).length - 1;
}

describe('a painted row', () => {
  it('has the text of its runs in every theme', () => {
    const row: Row = TONES.map((tone, seat) => ({ text: `${tone} `, tone, seat }));
    for (const name of THEME_NAMES) {
      expect(stripAnsi(paintRow(row, themeFor(name)))).toBe(row.map(run => run.text).join(''));
    }
  });

  it('paints neighbours of one look in one go, whatever their tones', () => {
    const row: Row = [
      { text: 'a', tone: 'faint' },
      { text: 'b', tone: 'faint' },
      { text: 'c', tone: 'good' },
      { text: 'd', tone: 'good' },
    ];
    expect(changes(paintRow(row, themeFor('dark')))).toBe(4);
    const plain: Row = [
      { text: 'a', tone: 'plain' },
      { text: 'b', tone: 'kerb' },
    ];
    expect(paintRow(plain, themeFor('none'))).toBe('ab');
  });

  it('lets blanks take the colour of a neighbour', () => {
    const row: Row = [
      { text: '   ', tone: 'plain' },
      { text: 'a', tone: 'kerb' },
      { text: '   ', tone: 'plain' },
      { text: 'b', tone: 'kerb' },
    ];
    expect(changes(paintRow(row, themeFor('dark')))).toBe(2);
  });

  it('writes the banner of a car in black on its colour where the background is not known', () => {
    const banner: Row = [{ text: 'Ben', tone: 'chosen', seat: 1 }];
    expect(paintRow(banner, themeFor('safe', 'unknown'))).toContain(`${ESCAPE}[40m`);
    expect(paintRow(banner, themeFor('safe', 'dark'))).not.toContain(`${ESCAPE}[40m`);
    const name: Row = [{ text: 'Ben', tone: 'car', seat: 1 }];
    expect(paintRow(name, themeFor('safe', 'unknown'))).not.toContain(`${ESCAPE}[40m`);
  });

  it('does not spread an inverse or underlined look over blanks', () => {
    const row: Row = [
      { text: 'a', tone: 'own' },
      { text: '  ', tone: 'plain' },
    ];
    expect(paintRow(row, themeFor('none')).endsWith('  ')).toBe(true);
    expect(paintRow(row, themeFor('none'))).not.toBe(
      paintRow([{ text: 'a  ', tone: 'own' }], themeFor('none')),
    );
  });
});
