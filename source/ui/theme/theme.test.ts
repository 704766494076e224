// Themes: who can read them where, and whether ten cars can be told apart.
import { describe, expect, it } from 'vitest';
import { TONES } from '../rows.ts';
import { DEFAULT_SETTINGS } from '../services.ts';
import { contrast, difference, hex, type Rgb, rgbOf, type Sight } from './colour-sight.fixture.ts';
import type { Style } from './style.ts';
import {
  BACKGROUNDS,
  type Background,
  styleOf,
  THEME_NAMES,
  type ThemeName,
  themeFor,
} from './theme.ts';

const COLOURED = THEME_NAMES.filter(name => name !== 'none');
const CARS = 10;

/** What each theme is read on, and how well. */
const GROUNDS: Readonly<Record<Background, readonly string[]>> = {
  dark: ['000000', '1e1e1e'],
  light: ['ffffff', 'fdf6e3'],
  unknown: ['000000', 'ffffff', 'fdf6e3'],
};

function stylesOf(name: ThemeName, background: Background): readonly Style[] {
  const theme = themeFor(name, background);
  const cars = theme.cars.map((_, car) => styleOf(theme, 'car', car));
  return [...TONES.map(tone => styleOf(theme, tone)), ...cars];
}

function finesOf(styles: readonly Style[]): readonly Rgb[] {
  return styles.flatMap(({ colour }) => (colour === undefined ? [] : [rgbOf(colour.fine)]));
}

/** Returns the least difference between two cars without a sign other than colour, as CIEDE2000. */
function nearest(name: ThemeName, background: Background, sight: Sight): number {
  const cars = themeFor(name, background).cars.slice(0, CARS);
  const apart = cars.flatMap((one, at) =>
    cars
      .slice(0, at)
      .filter(other => (one.underline === true) === (other.underline === true))
      .map(other =>
        difference(rgbOf(one.colour?.fine ?? 0), rgbOf(other.colour?.fine ?? 0), sight),
      ),
  );
  return Math.min(...apart);
}

describe('ten cars', () => {
  it.each([
    ['safe', 'dark', 13],
    ['safe', 'light', 13],
    ['safe', 'unknown', 13],
    ['dark', 'dark', 20],
    ['light', 'light', 20],
    ['contrast', 'dark', 20],
    ['contrast', 'light', 9],
    ['contrast', 'unknown', 13],
  ] as const)('look different in the %s theme on a %s background', (name, background, least) => {
    expect(nearest(name, background, 'full')).toBeGreaterThan(least);
  });

  it.each(
    BACKGROUNDS.flatMap(
      one =>
        [
          [one, 'redless'],
          [one, 'greenless'],
        ] as const,
    ),
  )('look different in the safe theme on a %s background to %s eyes', (background, sight) => {
    expect(nearest('safe', background, sight)).toBeGreaterThan(13);
  });

  it('have three clearly different hues in front where the background is not known', () => {
    const first = themeFor('safe', 'unknown').cars.slice(0, 3);
    const colours = first.map(({ colour }) => rgbOf(colour?.fine ?? 0));
    for (const [at, one] of colours.entries()) {
      for (const other of colours.slice(0, at)) {
        expect(difference(one, other, 'full')).toBeGreaterThan(40);
      }
    }
  });

  it('have banners that can be read where the background is not known', () => {
    for (const { colour, letters } of themeFor('safe', 'unknown').cars) {
      const written = hex(letters === 'black' ? '000000' : 'ffffff');
      expect(letters).toBeDefined();
      expect(contrast(rgbOf(colour?.fine ?? 0), written)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(COLOURED)('look different in the %s theme with 16 colours', name => {
    for (const background of BACKGROUNDS) {
      const cars = themeFor(name, background).cars.slice(0, CARS);
      const looks = cars.map(
        ({ colour, underline = false }) => `${colour?.basic} ${underline !== false}`,
      );
      expect(new Set(looks).size, background).toBe(CARS);
    }
  });

  it('are twelve looks, after which they begin again', () => {
    for (const name of COLOURED) {
      const theme = themeFor(name);
      const looks = Array.from({ length: 12 }, (_, car) =>
        JSON.stringify(styleOf(theme, 'car', car)),
      );
      expect(new Set(looks).size).toBe(12);
      expect(styleOf(theme, 'car', 12)).toEqual(styleOf(theme, 'car', 0));
    }
  });
});

describe('a theme', () => {
  it.each([
    ['safe', 'dark', 3.5],
    ['safe', 'light', 3],
    ['safe', 'unknown', 3],
    ['dark', 'dark', 3.5],
    ['light', 'light', 4],
    ['contrast', 'dark', 7],
    ['contrast', 'light', 7],
  ] as const)('%s can be read on a %s background', (name, background, least) => {
    for (const colour of finesOf(stylesOf(name, background))) {
      for (const ground of GROUNDS[background]) {
        expect(contrast(colour, hex(ground)), `${colour} on ${ground}`).toBeGreaterThanOrEqual(
          least,
        );
      }
    }
  });

  it('that names its background does not ask for it', () => {
    for (const name of ['dark', 'light', 'none'] as const) {
      for (const background of BACKGROUNDS) {
        expect(themeFor(name, background)).toEqual(themeFor(name));
      }
    }
  });

  it('can be read with 16 colours on black and on white while the background is not known', () => {
    const basics = stylesOf('safe', 'unknown').map(({ colour }) => colour?.basic ?? '');
    const unread = /^(yellow|white|cyan|green|blue$|black)/;
    expect(basics.filter(colour => unread.test(colour))).toEqual([]);
  });

  it('tells free from dear from fatal for eyes without red or green', () => {
    for (const background of BACKGROUNDS) {
      const { tones } = themeFor('safe', background);
      const [free, bad] = [tones.good, tones.bad].map(({ colour }) => rgbOf(colour?.fine ?? 0));
      for (const sight of ['redless', 'greenless'] as const) {
        expect(difference(free ?? [], bad ?? [], sight)).toBeGreaterThan(20);
      }
    }
  });

  it('keeps corners, costs and warnings apart', () => {
    for (const name of COLOURED) {
      for (const background of BACKGROUNDS) {
        const { corner, costly, bad } = themeFor(name, background).tones;
        expect(corner).not.toEqual(costly);
        expect(costly).not.toEqual(bad);
      }
    }
  });

  it('has no colour at all in none', () => {
    expect(stylesOf('none', 'dark').every(({ colour }) => colour === undefined)).toBe(true);
  });

  it('is the safe one for whoever has chosen none', () => {
    expect(DEFAULT_SETTINGS.theme).toBe('safe');
  });
});
