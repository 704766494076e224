// How text is painted: the colours that a terminal has, and what else marks a text.

/** A colour of the terminal's palette, as chalk names it. */
export type PaletteColour =
  | 'black'
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

export interface Style {
  readonly colour?: Shade;
  readonly bold?: boolean;
  readonly dim?: boolean;
  /** `basic`: only where there are no more than 16 colours, because another car has the same one of these. */
  readonly underline?: boolean | 'basic';
  readonly inverse?: boolean;
  /** Colour of the letters where the style is inverse; absent for that of the background. */
  readonly letters?: 'black' | 'whiteBright';
}
