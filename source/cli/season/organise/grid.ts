// chicane season grid: who starts where, by the organiser.

import type { Season } from '../../../season/season.ts';
import { weekendAt } from '../../../season/season.ts';
import { due } from '../../../season/to-do.ts';
import type { Command } from '../../command.ts';
import { print } from '../../printer.ts';
import { wrongUse } from '../../problem.ts';
import { nameOf } from '../names.ts';
import { entered, entrantNamed, tried } from '../people.ts';
import type { SeasonFlags } from '../season-named.ts';
import { partOf } from '../stage.ts';
import { organised, seasonFirst } from './organised.ts';

interface GridFlags extends SeasonFlags {
  readonly part: string;
  readonly order: string;
  readonly print: boolean;
}

export const gridCommand: Command<GridFlags> = {
  command: 'grid <season> <part>',
  describe: 'Set the grid of a table by hand, before its race',
  build: yargs =>
    seasonFirst(yargs)
      .positional('part', { type: 'string', demandOption: true, describe: 'weekend/table' })
      .option('order', { type: 'string', demandOption: true, describe: 'Names, pole first' })
      .option('print', { type: 'boolean', default: false, describe: 'Print it, enter nothing' })
      .requiresArg('order')
      .example('$0 season grid Hills spa/1 --order Ada,Ben,Max', 'Ada on pole') as never,
  run: organised((run, { part, order, print: isTrial }) => {
    const season = run.season();
    const { weekend, table } = tableNamed(season, part);
    const grid = order.split(',').map(name => entrantNamed(season, name).id);
    const entry = { kind: 'gridSet', weekend, table, grid } as const;
    if (isTrial) tried(run, entry);
    else entered(run, entry);
    const names = grid.map((id, at) => `${at + 1} ${nameOf(season, id)}`);
    print(`${weekend}, table ${table}: ${names.join(', ')}`);
  }),
};

/**
 * Returns the weekend and the table that `weekend/table` names.
 * @throws Problem for a weekend without a table
 */
export function tableNamed(
  season: Season,
  part: string,
): { readonly weekend: string; readonly table: number } {
  const { index, table } = partOf(season, part);
  const { id: weekend } = weekendAt(season, index).weekend;
  if (table === undefined) throw wrongUse(`"${part}": name the table too, such as ${weekend}/1.`);
  return { weekend, table };
}

/** Returns who starts at a table whose race, or whose grid, is due; undefined where neither is. */
export function driversDue(
  season: Season,
  weekend: string,
  table: number,
): readonly string[] | undefined {
  for (const one of due(season)) {
    if (one.kind !== 'grid' && one.kind !== 'race') continue;
    if (one.weekend !== weekend || one.table !== table) continue;
    return one.kind === 'grid' ? one.drivers : one.race.seats.map(({ entrant }) => entrant.id);
  }
  return undefined;
}
