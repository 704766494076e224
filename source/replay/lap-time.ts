// Lap times as the booklet writes them.

/**
 * Returns a time in milliseconds as minutes, seconds and hundredths, `1'15"56`; fractions of a hundredth are cut off.
 */
export function lapTime(timeMs: number): string {
  const hundredths = Math.floor(timeMs / 10);
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(hundredths / 6000);
  return `${minutes}'${two(Math.floor(hundredths / 100) % 60)}"${two(hundredths % 100)}`;
}
