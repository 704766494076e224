// Ordinal numbers in English.

/** Returns an ordinal: `1st`, `2nd`, `3rd`, `4th`, …, `11th`, `21st`. */
export function ordinal(number: number): string {
  const tens = number % 100;
  if (tens >= 11 && tens <= 13) return `${number}th`;
  return `${number}${{ 1: 'st', 2: 'nd', 3: 'rd' }[number % 10] ?? 'th'}`;
}
