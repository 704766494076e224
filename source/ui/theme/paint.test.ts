// Painting: the right look with as few escape sequences as possible.
import stripAnsi from 'strip-ansi';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../doors.ts';
import { type Row, TONES } from '../rows.ts';
import { paintRow } from './paint.ts';
import { type Style, styleOf, THEME_NAMES, THEMES, type ThemeName } from './theme.ts';

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
    expect(changes(paintRow(row, THEMES.classic))).toBe(4);
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
    expect(changes(paintRow(row, THEMES.classic))).toBe(2);
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
    for (const name of ['classic', 'colour-blind'] as const) {
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
    const basics = TONES.map(tone => basicOf(styleOf(THEMES['colour-blind'], tone)));
    expect(basics.filter(colour => /green/i.test(colour))).toEqual([]);
    expect(styleOf(THEMES['colour-blind'], 'good').colour).not.toEqual(
      styleOf(THEMES['colour-blind'], 'bad').colour,
    );
  });

  it('can be read on black, on white and on cream with 256 colours, as the usual theme is', () => {
    for (const { colour } of stylesOf('colour-blind')) {
      if (typeof colour !== 'object') continue;
      for (const ground of ['000000', 'ffffff', 'fdf6e3']) {
        expect(
          contrast(rgbOf(colour.fine), hex(ground)),
          `${colour.fine} on ${ground}`,
        ).toBeGreaterThan(3);
      }
    }
  });

  it('can be read on black and on white with 16 colours, as the usual theme is', () => {
    const palest = [
      'yellow',
      'yellowBright',
      'white',
      'cyan',
      'cyanBright',
      'green',
      'greenBright',
    ];
    const darkest = ['blue', 'black'];
    const used = stylesOf('colour-blind').map(basicOf);
    expect(used.filter(colour => [...palest, ...darkest].includes(colour))).toEqual([]);
  });

  it('show corners on a light background, the bright theme too', () => {
    for (const name of ['classic', 'colour-blind'] as const) {
      const { colour } = styleOf(THEMES[name], 'corner');
      if (typeof colour !== 'object') throw new Error('a shade');
      expect(contrast(rgbOf(colour.fine), hex('ffffff'))).toBeGreaterThan(3);
      expect(colour.basic).not.toMatch(/yellow|cyan|white/i);
    }
  });

  it('are the safe one for whoever has chosen none', () => {
    expect(DEFAULT_SETTINGS.theme).toBe('colour-blind');
  });
});

/** Returns every look of a theme, of its tones and its seats. */
function stylesOf(name: ThemeName) {
  const seats = THEMES[name].seats.map((_, seat) => styleOf(THEMES[name], 'car', seat));
  return [...TONES.map(tone => styleOf(THEMES[name], tone)), ...seats];
}

function basicOf({ colour }: Style): string {
  return typeof colour === 'object' ? colour.basic : (colour ?? '');
}

type Rgb = readonly number[];

function hex(text: string): Rgb {
  return [0, 2, 4].map(at => Number.parseInt(text.slice(at, at + 2), 16));
}

/** Returns red, green and blue of a colour of the cube of 256, or of its greys. */
function rgbOf(index: number): Rgb {
  if (index >= 232) return Array.from({ length: 3 }, () => 8 + 10 * (index - 232));
  const steps = [0, 95, 135, 175, 215, 255];
  return [36, 6, 1].map(place => steps[Math.floor((index - 16) / place) % 6] ?? 0);
}

/** Returns the contrast of two colours as WCAG defines it, 1 to 21. */
function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map(value => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
