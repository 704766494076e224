// Writes single values so that YAML reads them as what they are.

/** Words that YAML would not read as text. */
const NOT_TEXT = /^(?:true|false|null|yes|no|on|off|y|n)$/i;
const PLAIN = /^\p{L}(?:[\p{L}\p{N} .'()&+/-]*[\p{L}\p{N}.')])?$/u;
/** Bends, slots, stretches and faces, which stand without quotes. */
const NOTATION = /^(?:[LR]\d+(?: \d+(?:\/\d+)*)?|[A-Z]-\d+|[\d.]+-[\d.]+)$/;

export function scalar(value: unknown): string {
  return typeof value === 'string' && !NOTATION.test(value) ? writeText(value) : `${value}`;
}

/** Returns a word or sentence so that YAML reads it as text. */
export function writeText(text: string): string {
  return PLAIN.test(text) && !NOT_TEXT.test(text) ? text : JSON.stringify(text);
}
