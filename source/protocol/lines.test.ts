import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';
import { LINE_MAX, parseLine } from './messages.ts';

async function linesIn(chunks: Iterable<string | Uint8Array>): Promise<readonly string[]> {
  async function* input() {
    yield* chunks;
  }
  const lines: string[] = [];
  for await (const line of linesOf(input())) lines.push(line);
  return lines;
}

test('lines are the same however the input is cut into chunks', async () => {
  const text = '{"a":1}\r\n\n  é € 🏁 \nlast';
  const bytes = new TextEncoder().encode(text);
  const wanted = ['{"a":1}', 'é € 🏁', 'last'];
  expect(await linesIn([text])).toEqual(wanted);
  for (let size = 1; size < 9; size++) {
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    );
    expect(await linesIn(chunks)).toEqual(wanted);
  }
});

test.each([
  ['letters', 'x'],
  ['blanks', ' '],
  ['brackets', '['],
])(
  'of a line of 64 megabytes of %s little is kept, it is refused, and the next one is read',
  async (_, sign) => {
    function* chunks() {
      yield '{"type":"race?"}\n';
      for (let count = 0; count < 1024; count++) yield sign.repeat(65_536);
      yield '{"type":"quit"}\n{"type":"quit"}\n';
    }
    const [before = '', long = '', after = ''] = await linesIn(chunks());
    expect(long.length).toBe(LINE_MAX + 1);
    expect(parseLine(long)).toMatchObject({
      type: 'misheard',
      message: expect.stringContaining('longer than 100000 characters'),
    });
    expect([parseLine(before).type, parseLine(after).type]).toEqual(['race?', 'quit']);
  },
);
