// Enters a decision of an organiser, or only shows what it would do.
import { basename } from 'node:path';
import { type Entry, lineNumber } from '../../../season/ledger/entry.ts';
import type { Season } from '../../../season/season.ts';
import { standings } from '../../../season/standings/standings.ts';
import type { SeasonRun } from '../../../session/season/season-run.ts';
import { print, table, tellPerson } from '../../printer.ts';
import { nameOf } from '../names.ts';
import { entered, tried } from '../people.ts';

export interface TryFlags {
  readonly print: boolean;
}

export const TRY_FLAG = {
  type: 'boolean',
  default: false,
  describe: 'Print the standings before and after, enter nothing',
} as const;

/**
 * Enters a decision and prints its line, or only prints the standings before and after it.
 * @returns whether it was entered
 * @throws Problem with the reason when it does not fit
 */
export function decided(run: SeasonRun, entry: Entry, { print: isTrial }: TryFlags): boolean {
  const season = run.season();
  if (isTrial) {
    for (const line of changeLines(season, tried(run, entry))) print(line);
    print('Nothing is entered.');
    return false;
  }
  entered(run, entry);
  const line = lineNumber(run.season().lines.length - 1);
  tellPerson(
    `This is line ${line} of the ledger; chicane season ruling ${basename(run.folder)} --undo ${line} --reason … takes it back.`,
  );
  return true;
}

function changeLines(before: Season, after: Season): readonly string[] {
  const old = standings(before).drivers;
  const rows = standings(after).drivers.map(({ driver, place, points }) => {
    const was = old.find(line => line.driver === driver);
    const name = nameOf(after, driver);
    const figures = was === undefined ? ['', ''] : [`${was.place}`, `${was.points}`];
    const isSame = was?.place === place && was.points === points;
    return [name, ...figures, `${place}`, `${points}`, isSame ? '' : '<'];
  });
  const head = ['driver', 'before', 'points', 'after', 'points', ''];
  return table([head, ...rows], 1);
}
