// How to play holds every key of the key table and every word of the glossary of each game.
import { describe, expect, it } from 'vitest';
import { screenModel } from '../../../testing/terminal/race-frame.ts';
import { keyName } from '../../hints.ts';
import { type Command, commandsAt, everyKeyOf, keysOf, PLACES } from '../../keys.ts';
import type { Model } from '../../model.ts';
import { panelsByGame } from '../../race-panels/panels-by-game.ts';
import { EN } from '../../words/en/words.ts';
import { FR } from '../../words/fr/words.ts';
import { helpRows } from './help-rows.ts';

const BY_LANGUAGE = [
  ['en', EN],
  ['fr', FR],
] as const;

/** Names of keys on paper, where they differ. */
const WRITTEN: Readonly<Record<string, string>> = {
  escape: 'esc',
  backTab: 'shift-tab',
  pageUp: 'pgup',
  pageDown: 'pgdn',
  'ctrl+c': 'ctrl-c',
  'ctrl+d': 'ctrl-d',
  'ctrl+l': 'ctrl-l',
  'ctrl+n': 'ctrl-n',
  'ctrl+z': 'ctrl-z',
};

/** Returns the rows of the whole guide as lines. */
function guide(language: 'en' | 'fr'): readonly string[] {
  const model: Model = {
    ...screenModel(undefined, { language, size: { columns: 120, rows: 40 } }),
    overlay: { kind: 'help', topic: 'game', top: 0, under: { kind: 'none' } },
  };
  return helpRows(model).map(row => row.map(({ text }) => text).join(''));
}

/** Reports whether a written key or span, such as `c-z`, stands for a key. */
function standsFor(shown: string, key: string): boolean {
  if (shown === (WRITTEN[key] ?? key)) return true;
  const [from, to] = /^(\w)-(\w)$/.exec(shown)?.slice(1) ?? [];
  if (from === undefined || to === undefined || key.length !== 1) return false;
  return [key, key.toUpperCase()].some(one => from <= one && one <= to);
}

const COMMANDS: readonly Command[] = [...new Set(PLACES.flatMap(commandsAt))];

describe.each(BY_LANGUAGE)('How to play in %s', (language, words) => {
  const lines = guide(language);
  const whole = lines.join(' ').replaceAll(/\s+/g, ' ');

  it.each(COMMANDS)('holds every key of %s', command => {
    const names = keysOf(command).map(key => keyName(key, words));
    expect(lines).toContain(`  ${names.join(', ').padEnd(22)}${words.commands[command]}`);
    for (const key of everyKeyOf(command)) {
      expect(
        keysOf(command).some(shown => standsFor(shown, key)),
        key,
      ).toBe(true);
    }
  });

  it('holds every word of the glossary of each game', () => {
    // The small test game, where a test has entered it, has one sign.
    const printed = panelsByGame.all().filter(panels => panels.signs(words).length > 1);
    expect(printed).toHaveLength(2);
    for (const panels of printed) {
      expect(panels.signs(words).length).toBeGreaterThan(10);
      for (const [sign, meaning] of panels.signs(words)) {
        expect(whole).toContain(`${sign.replaceAll(/\s+/g, ' ')} `);
        expect(whole).toContain(meaning.split(' ').slice(0, 4).join(' '));
      }
    }
  });

  it('tells of the engineer and the school', () => {
    for (const told of [/\bh\b/, language === 'en' ? /driving school/ : /école de pilotage/i]) {
      expect(whole).toMatch(told);
    }
  });
});
