import { describe, expect, it } from 'vitest';
import { askingSteps } from '../rules/formula-de/book.ts';
import { masters2005 } from '../rules/formula-de/masters/masters-2005.ts';
import { hintRow, keyName } from './hints.ts';
import { named, typed } from './input/key.ts';
import { commandOf, commandsAt, keysOf, PLACES } from './keys.ts';
import { textWidth } from './theme/width.ts';
import { EN } from './words/en/words.ts';
import { FR } from './words/fr/words.ts';

describe('the key table', () => {
  it.each(PLACES)('has every command of %s within reach of a key of its own', place => {
    const shadowed = commandsAt(place).filter(command => {
      const keys = keysOf(command).map(key => (key.length === 1 ? typed(key) : named(key)));
      const found = keys.map(key => commandOf(place, key));
      return (
        !keysOf(command).every(key => /^\w-\w$/.test(key)) &&
        !['pgup', 'pgdn', 'shift-tab', 'esc'].some(name => keysOf(command).includes(name)) &&
        !found.some(one => one === command) &&
        !keysOf(command).some(key => key.startsWith('ctrl-'))
      );
    });
    expect(shadowed).toEqual([]);
  });

  it('takes letters and arrows alike in lists', () => {
    for (const place of ['title', 'saves', 'circuit'] as const) {
      expect(commandOf(place, typed('j'))).toBe('down');
      expect(commandOf(place, named('up'))).toBe('up');
    }
  });

  it('takes the other letters for initials in the list of circuits', () => {
    for (const letter of ['A', 'K', 'Z', 'a', 'm']) {
      expect(commandOf('circuit', typed(letter))).toBe('letter');
    }
    expect(commandOf('circuit', typed('q'))).toBe('quit');
  });

  it('knows the way back everywhere', () => {
    for (const place of PLACES) expect(commandOf(place, named('escape'))).toBe('back');
  });
});

describe('the words', () => {
  it('write a fraction with the sign of the language', () => {
    expect(EN.circuit.par(18.8)).toContain('18.8');
    expect(FR.circuit.par(18.8)).toContain('18,8');
  });

  it('of both languages name every command', () => {
    for (const place of PLACES) {
      for (const command of commandsAt(place)) {
        expect(EN.commands[command]).not.toBe('');
        expect(FR.commands[command]).not.toBe('');
      }
    }
  });

  it('of both languages ask every question and explain it', () => {
    for (const { race } of [EN, FR]) {
      for (const step of askingSteps.keys()) {
        expect(race.asks[step]?.question, step).toContain('?');
        expect(race.asks[step]?.help.length, step).toBeGreaterThan(0);
      }
      for (const { name } of masters2005.definition.values.configuration.readyMade) {
        expect(race.readyMade[name]).toMatch(/./);
      }
    }
  });

  it('of both languages tell every consequence, the grave ones as grave', () => {
    const names = () => 'B';
    for (const [{ race }, seventy] of [
      [EN, '70%'],
      [FR, '70\u00a0%'],
    ] as const) {
      expect(race.consequence({ kind: 'eliminated' }, names).weight).toBe(2);
      expect(race.consequence({ kind: 'spin' }, names).weight).toBe(2);
      expect(race.consequence({ kind: 'tires', amount: 2 }, names)).toMatchObject({ weight: 1 });
      expect(race.consequence({ kind: 'stop', amount: 1, name: 'Gate' }, names).weight).toBe(0);
      const kinds = ['slide', 'wallTest', 'tiresBack', 'quickStop', 'waits', 'noStop', 'finish'];
      for (const kind of [...kinds, 'ownPit', 'pitLane', 'heldUp', 'ontoTrack']) {
        const told = race.consequence({ kind, amount: 3, percent: 50, name: 'Gate' }, names);
        expect(told.text).not.toBe(`${kind} 3 Gate`);
        expect(told.weight).toBeLessThan(2);
      }
      expect(race.consequence({ kind: 'quickStop', percent: 30 }, names).text).toContain(seventy);
      expect(race.consequence({ kind: 'somethingNew', amount: 3 }, names).text).toContain('3');
    }
  });
});

describe('the help line', () => {
  it.each(['en', 'fr'] as const)(
    'names both keys that scroll, within 80 columns (%s)',
    language => {
      const words = { en: EN, fr: FR }[language];
      const text = hintRow('help', 80, words)
        .map(run => run.text)
        .join('');
      expect(text).toContain(`[${keyName('pgup', words)}] [${keyName('pgdn', words)}]`);
      expect(text.length).toBeLessThanOrEqual(80);
    },
  );

  it.each(PLACES.filter(place => place !== 'help'))(
    'names Enter, the way out, help and back at %s however narrow the screen',
    place => {
      for (const words of [EN, FR]) {
        const text = hintRow(place, 60, words)
          .map(run => run.text)
          .join('');
        const wanted = (['confirm', 'quit', 'help', 'back'] as const).filter(command =>
          commandsAt(place).includes(command),
        );
        for (const command of wanted)
          expect(text).toContain(`[${keyName(keysOf(command)[0] ?? '', words)}]`);
        expect(textWidth(text.trimEnd())).toBeLessThanOrEqual(60);
      }
    },
  );

  it('passes over what does not fit and names the shorter ones behind it', () => {
    const text = hintRow('race', 87, EN, { without: ['pause', 'skip'] })
      .map(run => run.text)
      .join('');
    expect(text).not.toContain('show path');
    expect(text).toContain('[t] drivers');
  });
});
