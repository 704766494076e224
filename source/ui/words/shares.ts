// What a roll may come to, in words.

/** One outcome: its chance in percent, and its words. */
type Share = readonly [percent: number, text: string];

/** Returns such as `83% holds, 17% stalls`, with that sign after each figure; what cannot happen is not told. */
export function sharesWith(sign: string, ...parts: readonly Share[]): string {
  return parts
    .filter(([percent]) => percent > 0)
    .map(([percent, text]) => `${percent}${sign} ${text}`)
    .join(', ');
}
