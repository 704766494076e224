// The colours of the themes, of the 256 that most terminals have. Those of the cars were searched for by machine: ten
// as far from each other as can be among those that stand out from the background; the safe ones also as eyes without
// red or without green see them.
import type { PaletteColour, Shade, Style } from './style.ts';

/** The colours of everything but the cars. `free` is what costs nothing. */
interface Inks {
  readonly title: Shade;
  readonly kerb: Shade;
  readonly corner: Shade;
  readonly wet: Shade;
  readonly wall: Shade;
  readonly danger: Shade;
  readonly free: Shade;
  /** Absent for that of plain text. */
  readonly costly?: Shade;
  readonly gear: Shade;
  readonly warn: Shade;
  readonly bad: Shade;
}

export interface Palette {
  readonly inks: Inks;
  readonly cars: readonly Style[];
  readonly underlined?: boolean;
}

function shade(basic: PaletteColour, fine: number): Shade {
  return { basic, fine };
}

// A field of more than ten begins the colours again, underlined.
function carsOf(hues: readonly (readonly [basic: PaletteColour, fine: number])[]): Style[] {
  const cars = hues.map(([basic, fine], at): Style => {
    const isTaken = hues.slice(0, at).some(([other]) => other === basic);
    return { colour: shade(basic, fine), ...(isTaken ? { underline: 'basic' as const } : {}) };
  });
  return [...cars, ...cars.slice(0, 2).map(underlined)];
}

// No background is clear of all these colours, so each says which letters can be read on it.
function pairsOf(
  hues: readonly (readonly [PaletteColour, fine: number, NonNullable<Style['letters']>])[],
): Style[] {
  const cars = hues.map(
    ([basic, fine, letters]): Style => ({ colour: shade(basic, fine), letters }),
  );
  return [...cars, ...cars.map(underlined)];
}

function underlined(style: Style): Style {
  return { ...style, underline: true };
}

/** Blue against vermilion instead of green against red. */
export const SAFE: Readonly<Record<'dark' | 'light' | 'unknown', Palette>> = {
  dark: {
    inks: {
      title: shade('cyanBright', 79),
      kerb: shade('blueBright', 33),
      corner: shade('cyan', 73),
      wet: shade('blueBright', 68),
      wall: shade('gray', 244),
      danger: shade('redBright', 202),
      free: shade('blueBright', 75),
      gear: shade('blueBright', 75),
      warn: shade('yellowBright', 214),
      bad: shade('redBright', 202),
    },
    cars: carsOf([
      ['yellowBright', 172],
      ['blueBright', 135],
      ['greenBright', 155],
      ['magenta', 103],
      ['cyanBright', 159],
      ['green', 78],
      ['white', 194],
      ['yellow', 101],
      ['gray', 249],
      ['magentaBright', 183],
    ]),
    underlined: true,
  },
  light: {
    inks: {
      title: shade('blue', 24),
      kerb: shade('blue', 26),
      corner: shade('magenta', 30),
      wet: shade('blue', 61),
      wall: shade('gray', 243),
      danger: shade('red', 166),
      free: shade('blue', 25),
      gear: shade('blue', 25),
      warn: shade('red', 130),
      bad: shade('red', 160),
    },
    cars: carsOf([
      ['red', 125],
      ['blue', 27],
      ['black', 16],
      ['green', 30],
      ['magenta', 131],
      ['blue', 20],
      ['green', 58],
      ['gray', 237],
      ['red', 52],
      ['magenta', 17],
    ]),
    underlined: true,
  },
  unknown: {
    inks: {
      title: shade('magenta', 30),
      kerb: shade('blueBright', 33),
      corner: shade('magenta', 30),
      wet: shade('blueBright', 68),
      wall: shade('gray', 244),
      danger: shade('redBright', 166),
      free: shade('blueBright', 33),
      gear: shade('blueBright', 33),
      warn: shade('redBright', 166),
      bad: shade('redBright', 166),
    },
    cars: pairsOf([
      ['redBright', 196, 'black'],
      ['blueBright', 63, 'black'],
      ['magentaBright', 65, 'black'],
      ['magenta', 126, 'whiteBright'],
      ['gray', 103, 'black'],
      ['red', 59, 'whiteBright'],
    ]),
    underlined: true,
  },
};

export const DARK: Palette = {
  inks: {
    title: shade('cyanBright', 80),
    kerb: shade('red', 167),
    corner: shade('yellow', 179),
    wet: shade('blueBright', 67),
    wall: shade('gray', 244),
    danger: shade('redBright', 203),
    free: shade('greenBright', 77),
    costly: shade('yellowBright', 221),
    gear: shade('cyan', 74),
    warn: shade('yellowBright', 215),
    bad: shade('redBright', 203),
  },
  cars: carsOf([
    ['redBright', 203],
    ['blueBright', 69],
    ['greenBright', 122],
    ['yellow', 136],
    ['magentaBright', 201],
    ['cyanBright', 81],
    ['white', 223],
    ['green', 70],
    ['magenta', 225],
    ['gray', 102],
  ]),
};

export const LIGHT: Palette = {
  inks: {
    title: shade('blue', 24),
    kerb: shade('red', 160),
    corner: shade('magenta', 94),
    wet: shade('blue', 60),
    wall: shade('gray', 243),
    danger: shade('red', 160),
    free: shade('green', 28),
    costly: shade('magenta', 130),
    gear: shade('blue', 25),
    warn: shade('red', 130),
    bad: shade('red', 124),
  },
  cars: carsOf([
    ['red', 161],
    ['blue', 26],
    ['green', 28],
    ['magenta', 128],
    ['black', 16],
    ['red', 130],
    ['green', 30],
    ['gray', 240],
    ['magenta', 52],
    ['blue', 18],
  ]),
};

/** As far from the background as colours can be. */
export const CONTRAST: Readonly<Record<'dark' | 'light', Palette>> = {
  dark: {
    inks: {
      title: shade('white', 231),
      kerb: shade('redBright', 217),
      corner: shade('yellowBright', 229),
      wet: shade('cyanBright', 117),
      wall: shade('white', 252),
      danger: shade('redBright', 217),
      free: shade('greenBright', 120),
      costly: shade('yellowBright', 227),
      gear: shade('cyanBright', 123),
      warn: shade('yellowBright', 222),
      bad: shade('redBright', 217),
    },
    cars: carsOf([
      ['redBright', 209],
      ['cyan', 81],
      ['greenBright', 46],
      ['yellowBright', 226],
      ['magentaBright', 211],
      ['blueBright', 147],
      ['white', 145],
      ['yellow', 143],
      ['cyanBright', 50],
      ['yellow', 214],
    ]),
    underlined: true,
  },
  light: {
    inks: {
      title: shade('black', 16),
      kerb: shade('red', 88),
      corner: shade('magenta', 53),
      wet: shade('blue', 18),
      wall: shade('black', 238),
      danger: shade('red', 88),
      free: shade('blue', 19),
      costly: shade('magenta', 90),
      gear: shade('blue', 18),
      warn: shade('magenta', 52),
      bad: shade('red', 88),
    },
    cars: carsOf([
      ['red', 88],
      ['blue', 21],
      ['green', 22],
      ['magenta', 91],
      ['black', 16],
      ['gray', 239],
      ['blue', 17],
      ['magenta', 89],
      ['green', 19],
      ['black', 236],
    ]),
    underlined: true,
  },
};
