// Limits for text from outside, checked before it is parsed: how long it may be and how deep it may nest. On a crafted
// text a parser, or code that walks through its result, would run out of time, memory or stack.

/** Levels of lists and objects inside each other; no file or message of this program comes near. */
export const DEPTH_MAX = 64;

export interface Excess {
  /** What the text does, to follow its name in a sentence: `is longer than …`. */
  readonly message: string;
  /** Index of the first character beyond the limit. */
  readonly offset: number;
}

/** Returns the excess of a text with a level beyond `DEPTH_MAX`; `offset` is the character that opens the level. */
export function tooDeep(offset: number): Excess {
  return { message: `nests deeper than ${DEPTH_MAX} levels`, offset };
}

/**
 * Returns why `text` must not be parsed, undefined when it may.
 * @param excessInside judges a text of allowed length by its characters alone, without parsing it.
 */
export function excessOf(
  text: string,
  charactersMax: number,
  excessInside: (text: string) => Excess | undefined,
): Excess | undefined {
  if (text.length <= charactersMax) return excessInside(text);
  return { message: `is longer than ${charactersMax} characters`, offset: charactersMax };
}

export type JsonRead =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false;
      /** What is wrong, to follow the name of the text in a sentence: `is no JSON`. */
      readonly message: string;
      /** True when the text was not even parsed. */
      readonly isExcess: boolean;
    };

/** Reads JSON from outside and skips a byte order mark. */
export function readJson(text: string, charactersMax: number): JsonRead {
  const excess = excessOf(text, charactersMax, tooDeepJson);
  if (excess !== undefined)
    return { ok: false, message: placed(excess, text, charactersMax), isExcess: true };
  try {
    return { ok: true, value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (error) {
    // Of the parser's message only the position is of use.
    const [, line, column] = /line (\d+) column (\d+)/.exec(String(error)) ?? [];
    const where = line === undefined ? '' : ` from line ${line}, column ${column} on`;
    return { ok: false, message: `is no JSON${where}`, isExcess: false };
  }
}

/**
 * Returns the value that JSON from outside holds, undefined where `readJson` refuses it; for callers that do not need the
 * reason.
 */
export function jsonValue(text: string, charactersMax: number): unknown {
  const read = readJson(text, charactersMax);
  return read.ok ? read.value : undefined;
}

// The position is of no use when the text is merely too long.
function placed({ message, offset }: Excess, text: string, charactersMax: number): string {
  if (offset >= charactersMax) return message;
  const lines = text.slice(0, offset).split('\n');
  return `${message} from line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1} on`;
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c];

function tooDeepJson(text: string): Excess | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = stringEnd(text, at);
        break;
      case 0x5b:
      case 0x7b:
        depth += 1;
        if (depth > DEPTH_MAX) return tooDeep(at);
        break;
      case 0x5d:
      case 0x7d:
        depth -= 1;
        break;
      default:
    }
  }
  return undefined;
}

/** Returns the index of the quote that ends the string beginning at `start`, the length of the text when none does. */
function stringEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at;
    if (code === BACKSLASH) at += 1;
  }
  return text.length;
}
