// The styles of CPU drivers in the player's language.
import { characterNamed } from '../drivers/levels/characters.ts';
import type { Driver } from './messages.ts';
import type { StyleWords, Words } from './words/words.ts';

export function styleOf(character: string, words: Words): StyleWords | undefined {
  const found = characterNamed(character);
  return found === undefined ? undefined : words.styles[found.style];
}

/** Returns a text such as `pro, late braker`; only the level of a plain driver, nothing for a human. */
export function levelAndStyle({ kind, level, character }: Driver, words: Words): string {
  if (kind !== 'cpu') return '';
  const style = styleOf(character, words);
  const said = words.levels[level] ?? level;
  return style === undefined ? said : `${said}, ${style.name}`;
}
