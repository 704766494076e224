// The background of the terminal: what its environment says of it, and what it answers itself (OSC 11).
import type { Background } from '../theme/theme.ts';

/** Asks the terminal for the colour of its background; one that does not know the question does not answer. */
export const BACKGROUND_QUESTION = '\u001b]11;?\u001b\\';

/** The dark ones of the sixteen colours; the last number of COLORFGBG is the background. */
const DARK_NUMBERS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 8];
const SIXTEEN = 16;

/** Returns the background according to COLORFGBG, such as `15;0` for white on black. */
export function backgroundIn({ COLORFGBG = '' }: NodeJS.ProcessEnv): Background {
  const last = COLORFGBG.split(';').at(-1) ?? '';
  const number = Number(last);
  if (!/^\d+$/.test(last) || number >= SIXTEEN) return 'unknown';
  return DARK_NUMBERS.includes(number) ? 'dark' : 'light';
}

/**
 * Reports whether a terminal may be asked. An old console of Linux writes the question on the screen, and a dumb terminal
 * all of it.
 */
export function knowsQuestions({ TERM = '' }: NodeJS.ProcessEnv): boolean {
  return TERM !== '' && TERM !== 'dumb' && !/^(?:linux|vt\d{3})(?:-|$)/.test(TERM);
}

const ANSWER = /^\]11;rgba?:([\da-f]{1,4})\/([\da-f]{1,4})\/([\da-f]{1,4})/i;
/** Brightness, of 1, from which a background counts as light. */
const LIGHT_FROM = 0.5;

export function backgroundTold(reply: string): Background | undefined {
  const colours = ANSWER.exec(reply)?.slice(1);
  if (colours === undefined) return undefined;
  const [red = 0, green = 0, blue = 0] = colours.map(shareOf);
  return 0.299 * red + 0.587 * green + 0.114 * blue < LIGHT_FROM ? 'dark' : 'light';
}

// A terminal answers with one to four hexadecimal digits for each colour.
function shareOf(digits: string): number {
  return Number.parseInt(digits, 16) / (16 ** digits.length - 1);
}
