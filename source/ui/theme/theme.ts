// The look of each tone and of each car, by the theme that a player has chosen and the background of the terminal.
import type { Tone } from '../rows.ts';
import { CONTRAST, DARK, LIGHT, type Palette, SAFE } from './palettes.ts';
import type { Style } from './style.ts';

/** A style per tone, and one per car; cars beyond the last style start again with the first. */
export interface Theme {
  readonly tones: Readonly<Record<Tone, Style>>;
  readonly cars: readonly Style[];
}

export const THEME_NAMES = ['safe', 'dark', 'light', 'contrast', 'none'] as const;
/**
 * `safe` for all eyes and `contrast` follow the background of the terminal; `dark` and `light` name it; `none` is without
 * colours.
 */
export type ThemeName = (typeof THEME_NAMES)[number];

export const USUAL_THEME: ThemeName = 'safe';

export const BACKGROUNDS = ['dark', 'light', 'unknown'] as const;
/** What the terminal writes on; `unknown` where it does not say. */
export type Background = (typeof BACKGROUNDS)[number];

const COLOURLESS: Theme = {
  tones: {
    plain: {},
    faint: { dim: true },
    strong: { bold: true },
    title: { bold: true },
    kerb: {},
    corner: {},
    wet: {},
    line: { bold: true },
    wall: { bold: true },
    car: { bold: true },
    own: { bold: true, inverse: true },
    danger: { bold: true },
    target: { bold: true, underline: true },
    costly: { bold: true, underline: true },
    fatal: { bold: true, underline: true },
    path: { bold: true },
    gear: {},
    good: {},
    warn: { bold: true },
    bad: { bold: true },
    chosen: { inverse: true },
  },
  cars: [{}],
};

function themeOf({ inks, cars, underlined = false }: Palette): Theme {
  const { title, kerb, corner, wet, wall, danger, free, costly, gear, warn, bad } = inks;
  return {
    tones: {
      ...COLOURLESS.tones,
      title: { bold: true, colour: title },
      kerb: { colour: kerb },
      corner: { colour: corner },
      wet: { colour: wet },
      wall: { colour: wall },
      danger: { bold: true, underline: underlined, colour: danger },
      target: { bold: true, colour: free },
      costly: { bold: true, ...(costly === undefined ? {} : { colour: costly }) },
      fatal: { bold: true, underline: underlined, colour: bad },
      path: { colour: free },
      gear: { colour: gear },
      good: { colour: free },
      warn: { colour: warn },
      bad: { bold: true, colour: bad },
      chosen: { bold: true, inverse: true },
    },
    cars,
  };
}

const THEMES: Readonly<Record<ThemeName, Readonly<Record<Background, Theme>>>> = {
  safe: {
    dark: themeOf(SAFE.dark),
    light: themeOf(SAFE.light),
    unknown: themeOf(SAFE.unknown),
  },
  dark: everywhere(themeOf(DARK)),
  light: everywhere(themeOf(LIGHT)),
  contrast: {
    dark: themeOf(CONTRAST.dark),
    light: themeOf(CONTRAST.light),
    // No colour stands out clearly on black and on white.
    unknown: { tones: COLOURLESS.tones, cars: SAFE.unknown.cars },
  },
  none: everywhere(COLOURLESS),
};

function everywhere(theme: Theme): Readonly<Record<Background, Theme>> {
  return { dark: theme, light: theme, unknown: theme };
}

export function themeFor(name: ThemeName, background: Background = 'unknown'): Theme {
  return THEMES[name][background];
}

/** Returns the style of a run: that of its tone, with the colour of its car when it has one. */
export function styleOf(theme: Theme, tone: Tone, car?: number): Style {
  const style = theme.tones[tone];
  if (car === undefined) return style;
  return { ...style, ...theme.cars[car % theme.cars.length] };
}
