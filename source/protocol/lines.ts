// From chunks of input to lines.
import { LINE_MAX } from './messages.ts';

/** Lines of a stream without their ends; the last one counts without an end too. Blank lines are left out. */
export async function* linesOf(
  input: AsyncIterable<string | Uint8Array>,
): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of input) {
    rest += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    // A line without an end must not fill the memory: what is beyond the limit cannot make it good again.
    if (rest.length > 2 * LINE_MAX) rest = rest.slice(0, LINE_MAX + 1);
    for (const line of lines) if (line.trim() !== '') yield line.trim();
  }
  if (rest.trim() !== '') yield rest.trim();
}
