// Painting: the right look with as few escape sequences as possible.
import stripAnsi from 'strip-ansi';
import { describe, expect, it } from 'vitest';
import { type Row, TONES } from '../rows.ts';
import { paintRow } from './paint.ts';
import { styleOf, THEME_NAMES, THEMES } from './theme.ts';

const ESCAPE = String.fromCharCode(27);

function changes(text: string): number {
  return text.split(ESCAPE).length - 1;
}

describe('a painted row', () => {
  it('has the text of its runs in every theme', () => {
    const row: Row = TONES.map((tone, seat) => ({ text: `${tone} `, tone, seat }));
    for (const name of THEME_NAMES) {
      expect(stripAnsi(paintRow(row, THEMES[name]))).toBe(row.map(run => run.text).join(''));
    }
  });

  it('paints neighbours of one look in one go, whatever their tones', () => {
    const row: Row = [
      { text: 'a', tone: 'faint' },
      { text: 'b', tone: 'faint' },
      { text: 'c', tone: 'good' },
      { text: 'd', tone: 'good' },
    ];
    expect(changes(paintRow(row, THEMES.default))).toBe(4);
    const plain: Row = [
      { text: 'a', tone: 'plain' },
      { text: 'b', tone: 'kerb' },
    ];
    expect(paintRow(plain, THEMES.mono)).toBe('ab');
  });

  it('lets blanks take the colour of a neighbour', () => {
    const row: Row = [
      { text: '   ', tone: 'plain' },
      { text: 'a', tone: 'kerb' },
      { text: '   ', tone: 'plain' },
      { text: 'b', tone: 'kerb' },
    ];
    expect(changes(paintRow(row, THEMES.default))).toBe(2);
  });

  it('does not spread an inverse or underlined look over blanks', () => {
    const row: Row = [
      { text: 'a', tone: 'own' },
      { text: '  ', tone: 'plain' },
    ];
    expect(paintRow(row, THEMES.mono).endsWith('  ')).toBe(true);
    expect(paintRow(row, THEMES.mono)).not.toBe(
      paintRow([{ text: 'a  ', tone: 'own' }], THEMES.mono),
    );
  });
});

describe('themes', () => {
  it('give twelve seats twelve looks, then begin again', () => {
    for (const name of ['default', 'colour-blind'] as const) {
      const looks = Array.from({ length: 12 }, (_, seat) => styleOf(THEMES[name], 'car', seat));
      expect(new Set(looks.map(look => JSON.stringify(look))).size).toBe(12);
      expect(styleOf(THEMES[name], 'car', 12)).toEqual(looks[0]);
    }
  });

  it('use no colour at all in mono', () => {
    const styles = TONES.map(tone => styleOf(THEMES.mono, tone, 3));
    expect(styles.every(style => style.colour === undefined)).toBe(true);
  });

  it('do not tell good from bad by red against green for colour-blind eyes', () => {
    const colours = TONES.map(tone => styleOf(THEMES['colour-blind'], tone).colour ?? '');
    expect(colours.filter(colour => /red|green/i.test(colour))).toEqual([]);
  });
});
