// From chunks of input to lines.
import { LINE_MAX } from './messages.ts';

/**
 * Lines of a stream without their ends; the last one counts without an end too. Blank lines are left out. Of a line that is
 * longer than `LINE_MAX` only the first `LINE_MAX` + 1 characters are kept and handed on, enough for it to be refused.
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

// What is too long stays too long, whatever stands in it.
function shortened(line: string): string {
  return line.length > LINE_MAX ? line.slice(0, LINE_MAX + 1) : line.trim();
}
