import { describe, expect, test } from 'vitest';
import { repliesInOrder } from '../../testing/plain/scripted-dialogue.ts';
import { plainWords } from '../../ui/words/plain-languages.ts';
import { askMenu, type Menu } from './menu.ts';

const MENU: Menu<string> = {
  lines: [
    { text: 'M30', note: 'costs nothing', value: 'm30' },
    { text: 'R28', note: 'costs nothing', value: 'r28' },
    { text: 'L33', note: 'costs 1 tire', value: 'l33' },
    {
      text: 'Brake earlier',
      further: () => ({ lines: [{ text: 'M29', value: 'm29' }] }),
    },
  ],
  usual: 1,
};

async function asked(menu: Menu<string>, ...replies: readonly string[]) {
  const dialogue = repliesInOrder(...replies);
  return { heard: await askMenu(dialogue, menu, plainWords.en), said: dialogue.said };
}

describe('a numbered list', () => {
  test('is read out with what neighbouring lines share said once', async () => {
    const { said } = await asked(MENU, '1');
    expect(said).toEqual([
      '1 M30, 2 R28: costs nothing',
      '3 L33: costs 1 tire',
      '4 Brake earlier',
      '1 to 4, Enter for 2:',
    ]);
  });

  test.each([
    ['3', 'l33'],
    ['', 'r28'],
  ])('takes a number, and Enter for the usual line: %j', async (typed, value) => {
    expect((await asked(MENU, typed)).heard).toEqual({ kind: 'chosen', value });
  });

  test.each(['0', '5', '-1', '1.5', 'one', '9'.repeat(300), '\u001b[A', 'b'])(
    'answers %j with a sentence, and asks again without reading the list out anew',
    async typed => {
      const { heard, said } = await asked(MENU, typed, '1');
      expect(heard).toEqual({ kind: 'chosen', value: 'm30' });
      expect(said).toHaveLength(6);
      expect(said[4]).toMatch(/is not on the list. Type a number from 1 to 4, or \? for help\.$/);
      expect(said[4]).not.toContain('\u001b');
    },
  );

  test('without a usual line says that Enter chooses nothing', async () => {
    const { said } = await asked({ lines: MENU.lines }, '', '1');
    expect(said).toContain('Enter alone chooses nothing here. Type a number, or ? for help.');
  });

  test('opens a list behind a line, and b leads back', async () => {
    const { heard, said } = await asked(MENU, '4', 'b', '4', '1');
    expect(heard).toEqual({ kind: 'chosen', value: 'm29' });
    expect(said.filter(line => line === '1 M29')).toHaveLength(2);
    expect(said.filter(line => line === '4 Brake earlier')).toHaveLength(2);
  });

  test.each(['?', 'r', 'T', 'u', 'Q'])('hands on the command %s', async typed => {
    expect((await asked(MENU, typed)).heard).toEqual({
      kind: 'command',
      command: typed.toLowerCase(),
    });
  });

  test('ends with the input', async () => {
    expect((await asked(MENU)).heard).toEqual({ kind: 'end' });
  });
});

describe('a question for a space', () => {
  const BOARD: Menu<string> = { lines: [], names: new Map([['M41', 'there']]) };

  test('takes its name in any case, and refuses another one in a sentence', async () => {
    const { heard, said } = await asked(BOARD, 'm99', 'm41');
    expect(heard).toEqual({ kind: 'chosen', value: 'there' });
    expect(said).toEqual([
      'Which space, such as M41?',
      'There is no space “m99” to go to. Type one such as M41, or ? for help.',
      'Which space, such as M41?',
    ]);
  });
});
