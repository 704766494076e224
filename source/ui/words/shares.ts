// The outcomes of a roll, in words.

type Share = readonly [percent: number, text: string];

/** Returns a text such as `83% holds, 17% stalls`, with `sign` after each figure; outcomes of 0 percent are left out. */
export function sharesWith(sign: string, ...parts: readonly Share[]): string {
  return parts
    .filter(([percent]) => percent > 0)
    .map(([percent, text]) => `${percent}${sign} ${text}`)
    .join(', ');
}
