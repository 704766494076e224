import { describe, expect, test } from 'vitest';
import { characterNamed, characters, STYLES } from './characters.ts';
import { PLAIN_TASTE } from './taste.ts';

describe('the characters', () => {
  test('are at least twelve, each with a name and a style of its own', () => {
    expect(characters.length).toBeGreaterThanOrEqual(12);
    expect(new Set(characters.map(one => one.name.toLowerCase())).size).toBe(characters.length);
    expect(characters.map(one => one.style).toSorted()).toEqual([...STYLES].toSorted());
  });

  test('have names that fit every table', () => {
    for (const { name } of characters) expect(name).toMatch(/^[A-Z][a-z]{3,10}$/);
  });

  test('all have a taste that is not the plain one', () => {
    for (const { taste } of characters) expect(taste).not.toEqual(PLAIN_TASTE);
  });

  test('are found by name, however it is written', () => {
    expect(characterNamed('VELLANO')?.style).toBe('lateBraker');
    expect(characterNamed('Nobody')).toBeUndefined();
  });
});
