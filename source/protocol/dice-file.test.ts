import { describe, expect, test } from 'vitest';
import { parseDiceFile } from './dice-file.ts';

describe('dice in a file', () => {
  test('are read with spaces, commas, line breaks and remarks between them', () => {
    expect(parseDiceFile('\uFEFF4, 2 ,3 # the start\r\n# nothing here\n\n20')).toEqual({
      ok: true,
      faces: [4, 2, 3, 20],
    });
  });

  test.each([
    ['4 2\n3 x7', 'line 2, number 4: "x7" is not the face of a die. Write whole numbers.'],
    ['4 -2', 'line 1, number 2: "-2" is not the face of a die. Write whole numbers.'],
    ['1.5', 'line 1, number 1: "1.5" is not the face of a die. Write whole numbers.'],
    ['# only words', 'no numbers in it. Write the faces in the order in which the dice fall.'],
  ])('%j is refused with its place', (text, problem) => {
    expect(parseDiceFile(text)).toEqual({ ok: false, problem });
  });
});
