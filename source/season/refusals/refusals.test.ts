import { describe, expect, it } from 'vitest';
import { crew, drivenOn, entering, openedSeason, sheetOf } from '../../testing/season/seasons.ts';
import type { Entry } from '../ledger/entry.ts';
import { NotDue, type Season } from '../season.ts';
import { EN_REFUSALS } from './en-refusals.ts';
import { FR_REFUSALS } from './fr-refusals.ts';
import { refusalSentence, refusalText } from './refusal-text.ts';

const LETTERS = ['aaa', 'bbb', 'ccc', 'ddd'];

function refusalOf(season: Season, entry: Entry) {
  try {
    entering(season, entry);
  } catch (error) {
    if (error instanceof NotDue) return error.refusal;
    throw error;
  }
  throw new Error('it was entered');
}

const NAMES = {
  driver: (id: string) => `la belle ${id}`,
  weekend: (id: string) => `the ${id} weekend`,
  team: (id: string) => id,
};

describe('a refusal', () => {
  it('names people and weekends by their ids where nobody else is told, and by name where somebody is', () => {
    const season = openedSeason();
    const refusal = refusalOf(season, { kind: 'present', driver: 'aaa', weekend: 'spa' });
    expect(refusal).toEqual({ why: 'notAbsent', driver: 'aaa', weekend: 'spa' });
    expect(refusalText(refusal, 'en')).toBe('aaa is not absent from spa');
    expect(refusalSentence(refusal, 'en', NAMES)).toBe(
      'La belle aaa is not absent from the spa weekend.',
    );
    expect(refusalSentence(refusal, 'fr', NAMES)).toBe(
      'La belle aaa n’est pas absent de the spa weekend.',
    );
  });

  it('of a sheet says what is wrong with it', () => {
    const sheet = sheetOf(['aaa', 'bbb', 'ccc', 'zzz']);
    const raced: Entry = { kind: 'raced', weekend: 'monza', table: 1, attempt: 1, laps: 1, sheet };
    const refusal = refusalOf(openedSeason(), raced);
    expect(refusalText(refusal, 'en')).toBe(
      'the sheet of table 1 of monza: zzz does not drive there',
    );
    expect(refusalText(refusal, 'fr')).toBe(
      'la feuille de la table 1 de monza : zzz n’y court pas',
    );
  });

  it('of a line names it as editors count', () => {
    const ruling = { kind: 'backTo', line: 40 } as const;
    const refusal = refusalOf(openedSeason(), { kind: 'ruled', ruling, reason: 'x', by: 'y' });
    expect(refusalText(refusal, 'en')).toBe('the ledger has no line 41 to go back to');
  });

  it('of a season that is over is one that nothing else hides', () => {
    const over = drivenOn(openedSeason({ entrants: crew(4) }), 3);
    const again: Entry = { kind: 'drawn', weekend: 'monza', tables: [LETTERS], by: 'rule' };
    expect(refusalOf(over, again)).toEqual({ why: 'notAtHand', weekend: 'monza' });
  });

  it('has a sentence for every reason in French as in English', () => {
    const any = {
      weekend: 'spa',
      driver: 'aaa',
      table: 2,
      session: 0,
      fault: { is: 'gap' },
      id: 'aaa',
      name: 'Ann',
      team: 'rosso',
    };
    for (const why of Object.keys(EN_REFUSALS) as (keyof typeof EN_REFUSALS)[]) {
      const [english, french] = [EN_REFUSALS, FR_REFUSALS].map(words =>
        words[why]({ ...any, die: 3, size: 2, line: 4, count: 2 } as never, NAMES),
      );
      expect(french).not.toBe(english);
      expect(french).not.toMatch(/^[A-Z]|\.$/);
      expect((french ?? '').length / (english ?? '').length, why).toBeLessThan(1.8);
    }
  });
});
