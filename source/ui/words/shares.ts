// What a roll may come to, in words.

/** Returns such as `83% holds, 17% stalls`; what cannot happen is not told. */
export function shares(...parts: readonly (readonly [percent: number, text: string])[]): string {
  return parts
    .filter(([percent]) => percent > 0)
    .map(([percent, text]) => `${percent}% ${text}`)
    .join(', ');
}
