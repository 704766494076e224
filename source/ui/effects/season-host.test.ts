// What the title gets to know of the seasons while one of them is opened.
import { expect, it } from 'vitest';
import type { Message } from '../messages.ts';
import type { ScreenServices } from '../services.ts';
import { SeasonHost } from './season-host.ts';

it('a season that cannot be opened leaves a title that lists the seasons', () => {
  const cup = {
    ...{ folder: 'seasons/cup', name: 'Cup', weekend: 1, weekends: 2 },
    ...{ track: 'Monza', isOver: false, writtenAt: 0 },
  };
  const problem = 'The ledger of seasons/cup cannot be read.';
  const seasons = { list: () => [cup], open: () => ({ problem }) };
  const shown: unknown[] = [];
  const race = { show: (opened: unknown) => shown.push(opened), close: () => undefined };
  const host = new SeasonHost({ seasons } as unknown as ScreenServices, race);
  const sent: Message[] = [];
  host.handlers().openSeason({ kind: 'openSeason', folder: cup.folder }, one => sent.push(one));
  expect(sent).toEqual([{ kind: 'seasonsListed', seasons: [cup] }]);
  expect(shown).toEqual([{ problem }]);
  expect(host.isOpen).toBe(false);
});
