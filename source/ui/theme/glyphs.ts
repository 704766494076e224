// The only table of characters with which the screen draws: each mark in Unicode and in ASCII, both one column wide.

const TABLE = {
  // the strip
  space: ['·', '.'],
  doubled: ['‥', ':'],
  dropHigh: ["'", "'"],
  dropLow: [',', ','],
  spray: ['~', '~'],
  edge: ['│', '|'],
  door: ['║', '!'],
  line: ['▓', '$'],
  kerb: ['▚', '#'],
  chequerUp: ['▀', '#'],
  chequerDown: ['▄', ' '],
  verge: ['─', '-'],
  wall: ['█', 'W'],
  straightOn: ['→', '-'],
  right: ['↘', '\\'],
  left: ['↗', '/'],
  bothSides: ['┼', '+'],
  onlyRight: ['↓', 'v'],
  onlyLeft: ['↑', '^'],
  danger: ['×', 'x'],
  path: ['=', '='],
  // where a roll leads
  reachStop: ['◆', '*'],
  reachClear: ['◇', 'o'],
  reachPays: ['!', '!'],
  reachHeld: ['<', '<'],
  reachWaits: ['z', 'z'],
  reachHarm: ['&', '&'],
  reachSpin: ['@', '@'],
  reachOut: ['✗', '%'],
  stopDone: ['●', '*'],
  stopToDo: ['○', 'o'],
  pitEdge: ['┊', ':'],
  bar: ['▂', '='],
  // the board in rows
  greySide: ['▒', '='],
  redLine: ['~', 'r'],
  greenLine: ['≈', 'g'],
  // text and frames
  ellipsis: ['…', '~'],
  more: ['▸', '>'],
  less: ['◂', '<'],
  pointer: ['▸', '>'],
  caret: ['▏', '|'],
  bullet: ['•', '*'],
  up: ['▲', '^'],
  down: ['▼', 'v'],
  check: ['✔', '+'],
  meterFull: ['■', '#'],
  meterEmpty: ['□', '.'],
  horizontal: ['─', '-'],
  vertical: ['│', '|'],
  topLeft: ['┌', '+'],
  topRight: ['┐', '+'],
  bottomLeft: ['└', '+'],
  bottomRight: ['┘', '+'],
} as const satisfies Readonly<Record<string, readonly [unicode: string, ascii: string]>>;

type GlyphName = keyof typeof TABLE;

/** A complete set of characters; `ascii` determines which kind of picture the map draws. */
export type Glyphs = Readonly<Record<GlyphName, string>> & { readonly ascii: boolean };

const NAMES = Object.keys(TABLE) as GlyphName[];

function setOf(variant: 0 | 1): Glyphs {
  const marks = Object.fromEntries(NAMES.map(name => [name, TABLE[name][variant]]));
  return { ...(marks as Record<GlyphName, string>), ascii: variant === 1 };
}

/** Box drawing and braille, for terminals with a UTF-8 locale. */
export const UNICODE: Glyphs = setOf(0);

/** Characters 32 to 126 only, for `--ascii` and other locales. */
export const ASCII: Glyphs = setOf(1);

export function glyphsFor(ascii: boolean): Glyphs {
  return ascii ? ASCII : UNICODE;
}

export const ASCII_TWINS: ReadonlyMap<string, string> = new Map(
  NAMES.map(name => [TABLE[name][0], TABLE[name][1]]),
);
