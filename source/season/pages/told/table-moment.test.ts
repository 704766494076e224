import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../replay/language.ts';
import { ardennes, ardennesContext } from '../../../testing/season/ardennes.ts';
import { entering } from '../../../testing/season/seasons.ts';
import type { Address } from '../address.ts';
import { pageMarkdown } from '../layout/page-markdown.ts';
import { pageText } from '../layout/page-text.ts';
import { pageAt } from '../page-at.ts';
import type { TableMoment } from '../table-moment.ts';

const MOMENT: TableMoment = {
  save: 'races/a.json',
  names: ['Ada', 'Ben', 'Chloe'],
  highlight: {
    fact: { kind: 'overtake', seat: 2, of: [0, 1], place: 1 },
    round: 7,
    weight: 5,
    seats: [2, 0, 1],
    hurt: [],
  },
};
const RACE: Address = { kind: 'race', weekend: 'spa', table: 1 };
const WEEKEND: Address = { kind: 'weekend', weekend: 'spa' };

describe('the biggest moment of a race of a season', () => {
  it.each([
    ['race', RACE],
    ['weekend', WEEKEND],
  ])('stands on the page of the %s, as text and as Markdown', (_, address) => {
    const told = LANGUAGES.map(language => {
      const page = pageAt({ ...ardennesContext(language), moments: [MOMENT] }, address);
      return [pageText(page, 80), pageMarkdown(page)].map(lines => lines.join(' '));
    });
    const [english = [], french = []] = told;
    for (const text of english) {
      expect(text).toMatch(/The biggest moment: round 7\. Chloe [^.]*Ada[^.]*Ben[^.]*\./);
    }
    for (const text of french) {
      expect(text).toMatch(/Le temps fort : manche 7\. Chloe [^.]*Ada[^.]*Ben[^.]*\./);
    }
  });

  it('is left out where nobody has played the race again', () => {
    const page = pageAt({ ...ardennesContext('en'), moments: [] }, RACE);
    expect(pageText(page, 80).join(' ')).not.toContain('biggest moment');
  });

  it('is that of the race that counts', () => {
    const again = {
      kind: 'ruled',
      ruling: { kind: 'raceAgain', weekend: 'spa', table: 1 },
      reason: 'the wrong distance',
      by: 'Ada',
    } as const;
    const season = entering(ardennes(), again);
    const page = pageAt({ ...ardennesContext('en', season), moments: [MOMENT] }, WEEKEND);
    expect(pageText(page, 80).join(' ')).not.toContain('biggest moment');
  });
});
