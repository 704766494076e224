// What is due in a season, in the words of a line that can be chosen.

import { driverName, type PageContext, trackName } from '../../../season/pages/context.ts';
import type { TableState } from '../../../season/pages/table-state.ts';
import { weekendAt, weekendIndex } from '../../../season/season.ts';
import type { Due } from '../../../season/to-do.ts';
import type { SeasonScreenWords } from '../../words/season-words.ts';

interface DueFacts {
  readonly due: readonly Due[];
  readonly tables: readonly TableState[];
}

export function dueWords(
  context: PageContext,
  { due: all, tables }: DueFacts,
  due: Due,
  said: SeasonScreenWords['due'],
): string {
  const { season } = context;
  const { weekend } = weekendAt(season, weekendIndex(season, due.weekend));
  const track = trackName(context, weekend);
  switch (due.kind) {
    case 'trial':
      return said.trials(track, driverName(context, due.driver));
    case 'draw':
      return due.proposal === undefined ? said.drawByHand : said.draw(due.proposal.tables.length);
    case 'roll':
      return said.roll(driverName(context, due.driver));
    case 'grid':
      return said.grid(due.table);
    case 'race': {
      const state = tables.find(({ table }) => table === due.table);
      const many = all.filter(({ kind }) => kind === 'race').length > 1 || due.table > 1;
      return (state === undefined ? said.race : said.raceOn)(track, many ? due.table : undefined);
    }
  }
}
