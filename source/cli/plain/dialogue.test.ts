import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { openDialogue } from './dialogue.ts';

function opened() {
  const input = new PassThrough();
  const said: string[] = [];
  const output = { write: (text: string) => said.push(text) > 0 };
  return { input, said, dialogue: openDialogue({ input, output: output as never }) };
}

describe('a conversation in lines', () => {
  test('hears the lines one after the other, however they are cut into chunks', async () => {
    const { input, dialogue } = opened();
    input.write('1\n\n  t');
    input.write('wo  \nthr');
    input.end('ee');
    const heard: (string | undefined)[] = [];
    for (let count = 0; count < 5; count++) heard.push(await dialogue.hear('?'));
    expect(heard).toEqual(['1', '', 'two', 'three', undefined]);
  });

  test('keeps little of an endless line', async () => {
    const { input, dialogue } = opened();
    for (let count = 0; count < 100; count++) input.write('x'.repeat(1000));
    input.end('\n2\n');
    expect((await dialogue.hear('?'))?.length).toBe(200);
    expect(await dialogue.hear('?')).toBe('2');
  });

  test('ends for whoever waits when it is ended, and stays so', async () => {
    const { dialogue, input } = opened();
    const waiting = dialogue.hear('?');
    dialogue.end();
    expect(await waiting).toBeUndefined();
    input.write('1\n');
    expect(await dialogue.hear('?')).toBeUndefined();
  });

  test('says nothing that a terminal would obey', () => {
    const { dialogue, said } = opened();
    dialogue.say('\u001b]0;owned\u0007Ada');
    expect(said.join('')).not.toContain('\u001b');
    expect(said.join('').endsWith('\n')).toBe(true);
  });
});
