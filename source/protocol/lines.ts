// Splits chunks of input into lines.
import { LINE_MAX } from './messages.ts';

/**
 * Yields the lines of a stream without their ends, the last one even if it is not ended, and skips blank lines. Of a
 * line longer than `LINE_MAX` it keeps only the first `LINE_MAX` + 1 characters, enough for the line to be refused.
 */
export async function* linesOf(
  input: AsyncIterable<string | Uint8Array>,
): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of input) {
    const text = typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    const pieces = text.split('\n');
    const last = pieces.pop() ?? '';
    for (const piece of pieces) {
      const line = shortened(rest + piece);
      rest = '';
      if (line !== '') yield line;
    }
    rest = (rest + last).slice(0, LINE_MAX + 1);
  }
  const line = shortened(rest);
  if (line !== '') yield line;
}

// A line that is too long must stay too long, so it is cut but not trimmed.
function shortened(line: string): string {
  return line.length > LINE_MAX ? line.slice(0, LINE_MAX + 1) : line.trim();
}
