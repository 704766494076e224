import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { openDialogue } from './dialogue.ts';

function opened() {
  const input = new PassThrough();
  const said: string[] = [];
  const output = { write: (text: string) => said.push(text) > 0 };
  return { input, said, dialogue: openDialogue({ input, output: output as never }) };
}

/** Opens a conversation at a keyboard; returns whether its terminal echoes what is typed. */
function atKeyboard() {
  const input = new PassThrough();
  const said: string[] = [];
  const interrupts: true[] = [];
  let echoes = true;
  const keyboard = Object.assign(input, {
    isTTY: true,
    setRawMode: (isRaw: boolean) => {
      echoes = !isRaw;
    },
  });
  const dialogue = openDialogue({
    input: keyboard as never,
    output: { write: (text: string) => said.push(text) > 0, rows: 5 } as never,
    interrupt: () => void interrupts.push(true),
  });
  return { input, said, dialogue, interrupts, echoes: () => echoes };
}

describe('a secret answer', () => {
  test('is typed without an echo, with corrections, and the next one is seen again', async () => {
    const { input, dialogue, echoes, said } = atKeyboard();
    const bid = dialogue.hear('Bid?', true);
    expect(echoes()).toBe(false);
    input.write('1\u001b[A');
    input.write('7\u007f4\r9\r');
    expect(await bid).toBe('14');
    expect(echoes()).toBe(true);
    expect(said).toEqual(['Bid?\n', '\n']);
    const next = dialogue.hear('Gear?');
    input.write('3\n');
    expect(await next).toBe('3');
  });

  test('is not what was typed before the question, which everybody saw', async () => {
    const { input, dialogue } = atKeyboard();
    const first = dialogue.hear('Ready?');
    input.write('\n5\n');
    expect(await first).toBe('');
    const bid = dialogue.hear('Bid?', true);
    input.write('2\r');
    expect(await bid).toBe('2');
  });

  test('gives way to Ctrl-C and to the end of the input, and the terminal echoes again', async () => {
    const one = atKeyboard();
    one.dialogue.hear('Bid?', true);
    one.input.write('1\u0003');
    await new Promise(setImmediate);
    expect([one.interrupts.length, one.echoes()]).toEqual([1, true]);
    const other = atKeyboard();
    const bid = other.dialogue.hear('Bid?', true);
    other.input.write('\u0004');
    expect(await bid).toBeUndefined();
    expect(other.echoes()).toBe(true);
  });

  test('comes through a pipe as any other, where nothing is pushed away', async () => {
    const { input, dialogue, said } = opened();
    input.write('4\n');
    expect(dialogue.hides).toBe(false);
    expect(await dialogue.hear('Bid?', true)).toBe('4');
    dialogue.pushAway();
    expect(said).toEqual(['Bid?\n']);
  });

  test('leaves a window without the lists that led to it', () => {
    const { dialogue, said } = atKeyboard();
    dialogue.pushAway();
    expect(said.join('')).toBe('\n'.repeat(5));
  });
});

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
