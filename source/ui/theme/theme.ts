// What each tone looks like: a default theme, one safe for colour-blind eyes and one without colour. Only the 16 colours of
// the terminal's own palette are used, so that a player's own light or dark scheme stays readable.
import type { Tone } from '../rows.ts';

/** A colour of the terminal's palette, as chalk names it. */
type Colour =
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

/** How a run is painted. */
export interface Style {
  readonly colour?: Colour;
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

export const THEME_NAMES = ['default', 'colour-blind', 'mono'] as const;
export type ThemeName = (typeof THEME_NAMES)[number];

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

const DEFAULT: Theme = {
  name: 'default',
  tones: {
    plain: {},
    faint: { dim: true },
    strong: { bold: true },
    title: { bold: true, colour: 'cyanBright' },
    kerb: { colour: 'red' },
    corner: { colour: 'yellow' },
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

/** Blue against yellow instead of green against red; seats differ in brightness and underline as well. */
const COLOUR_BLIND: Theme = {
  name: 'colour-blind',
  tones: {
    ...DEFAULT.tones,
    kerb: { colour: 'blue' },
    corner: { colour: 'cyan' },
    danger: { bold: true, underline: true, colour: 'yellowBright' },
    target: { bold: true, colour: 'blueBright' },
    costly: { bold: true, colour: 'white' },
    fatal: { bold: true, underline: true, colour: 'yellowBright' },
    path: { colour: 'blueBright' },
    gear: { colour: 'blueBright' },
    good: { colour: 'blueBright' },
    warn: { colour: 'yellow' },
    bad: { bold: true, colour: 'yellowBright' },
  },
  seats: [
    { colour: 'yellowBright' },
    { colour: 'blueBright' },
    { colour: 'white' },
    { colour: 'cyanBright' },
    { colour: 'yellow' },
    { colour: 'blue' },
    { colour: 'yellowBright', underline: true },
    { colour: 'blueBright', underline: true },
    { colour: 'white', underline: true },
    { colour: 'cyanBright', underline: true },
    { colour: 'yellow', underline: true },
    { colour: 'blue', underline: true },
  ],
};

export const THEMES: Readonly<Record<ThemeName, Theme>> = {
  default: DEFAULT,
  'colour-blind': COLOUR_BLIND,
  mono: MONO,
};

/** The style of a run: that of its tone, with the colour of its seat when it has one. */
export function styleOf(theme: Theme, tone: Tone, seat?: number): Style {
  const style = theme.tones[tone];
  if (seat === undefined) return style;
  return { ...style, ...theme.seats[seat % theme.seats.length] };
}
