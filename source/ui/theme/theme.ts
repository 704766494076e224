// The look of each tone: a theme safe for colour-blind eyes and for any background, a bright one for dark backgrounds
// and one without colour.
import type { Tone } from '../rows.ts';

/** A colour of the terminal's palette, as chalk names it. */
export type PaletteColour =
  | 'red'
  | 'green'
  | 'yellow'
  | 'blue'
  | 'magenta'
  | 'cyan'
  | 'white'
  | 'gray'
  | 'redBright'
  | 'greenBright'
  | 'yellowBright'
  | 'blueBright'
  | 'magentaBright'
  | 'cyanBright';

/** A colour of 256, and the one that replaces it where there are only the 16 of the terminal's palette. */
export interface Shade {
  readonly basic: PaletteColour;
  readonly fine: number;
}

// All of middle brightness, so that they can be read on black, on white and on anything between.
const BLUE: Shade = { basic: 'blueBright', fine: 33 };
const VERMILION: Shade = { basic: 'redBright', fine: 166 };
// The cyan of many palettes cannot be read on white, nor can their yellow.
const TEAL: Shade = { basic: 'magenta', fine: 30 };
const OCHRE: Shade = { basic: 'magenta', fine: 136 };
const ROSE: Shade = { basic: 'magentaBright', fine: 169 };
const GREY: Shade = { basic: 'gray', fine: 244 };

/** How a run is painted. */
export interface Style {
  readonly colour?: PaletteColour | Shade;
  readonly bold?: boolean;
  readonly dim?: boolean;
  readonly underline?: boolean;
  readonly inverse?: boolean;
}

/** A style per tone, and one per seat (seats beyond the twelfth begin again). */
export interface Theme {
  readonly name: ThemeName;
  readonly tones: Readonly<Record<Tone, Style>>;
  readonly seats: readonly Style[];
}

export const THEME_NAMES = ['colour-blind', 'classic', 'mono'] as const;
export type ThemeName = (typeof THEME_NAMES)[number];

/** The theme of a player who has chosen none. */
export const USUAL_THEME: ThemeName = 'colour-blind';

const MONO: Theme = {
  name: 'mono',
  tones: {
    plain: {},
    faint: { dim: true },
    strong: { bold: true },
    title: { bold: true },
    kerb: {},
    corner: {},
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
  seats: [{}],
};

/** Bright colours, best on a dark background. */
const CLASSIC: Theme = {
  name: 'classic',
  tones: {
    plain: {},
    faint: { dim: true },
    strong: { bold: true },
    title: { bold: true, colour: 'cyanBright' },
    kerb: { colour: 'red' },
    corner: { colour: OCHRE },
    line: { bold: true },
    wall: { colour: 'gray' },
    car: { bold: true },
    own: { bold: true, inverse: true },
    danger: { bold: true, colour: 'redBright' },
    target: { bold: true, colour: 'greenBright' },
    costly: { bold: true, colour: 'yellowBright' },
    fatal: { bold: true, colour: 'redBright' },
    path: { colour: 'greenBright' },
    gear: { colour: 'cyan' },
    good: { colour: 'green' },
    warn: { colour: 'yellowBright' },
    bad: { colour: 'redBright' },
    chosen: { bold: true, inverse: true },
  },
  seats: [
    { colour: 'redBright' },
    { colour: 'cyanBright' },
    { colour: 'yellowBright' },
    { colour: 'greenBright' },
    { colour: 'magentaBright' },
    { colour: 'blueBright' },
    { colour: 'cyan' },
    { colour: 'magenta' },
    { colour: 'yellow' },
    { colour: 'green' },
    { colour: 'red' },
    { colour: 'blue' },
  ],
};

/** Blue against vermilion instead of green against red; seats differ in brightness and underline as well. */
const COLOUR_BLIND: Theme = {
  name: 'colour-blind',
  tones: {
    ...CLASSIC.tones,
    title: { bold: true, colour: TEAL },
    kerb: { colour: BLUE },
    corner: { colour: TEAL },
    wall: { colour: GREY },
    danger: { bold: true, underline: true, colour: VERMILION },
    target: { bold: true, colour: BLUE },
    costly: { bold: true },
    fatal: { bold: true, underline: true, colour: VERMILION },
    path: { colour: BLUE },
    gear: { colour: BLUE },
    good: { colour: BLUE },
    warn: { colour: VERMILION },
    bad: { bold: true, colour: VERMILION },
  },
  seats: [
    { colour: VERMILION },
    { colour: BLUE },
    {},
    { colour: TEAL },
    { colour: ROSE },
    { colour: GREY },
    { colour: VERMILION, underline: true },
    { colour: BLUE, underline: true },
    { underline: true },
    { colour: TEAL, underline: true },
    { colour: ROSE, underline: true },
    { colour: GREY, underline: true },
  ],
};

export const THEMES: Readonly<Record<ThemeName, Theme>> = {
  'colour-blind': COLOUR_BLIND,
  classic: CLASSIC,
  mono: MONO,
};

/** Returns the style of a run: that of its tone, with the colour of its seat when it has one. */
export function styleOf(theme: Theme, tone: Tone, seat?: number): Style {
  const style = theme.tones[tone];
  if (seat === undefined) return style;
  return { ...style, ...theme.seats[seat % theme.seats.length] };
}
