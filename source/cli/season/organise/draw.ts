// chicane season draw: the tables of a weekend, by rule or by hand.

import type { Season } from '../../../season/season.ts';
import { due } from '../../../season/to-do.ts';
import type { Command } from '../../command.ts';
import { print } from '../../printer.ts';
import { Problem, wrongUse } from '../../problem.ts';
import { readCsv } from '../csv-text.ts';
import { nameOf } from '../names.ts';
import { entered, entrantNamed, idInFile, tried } from '../people.ts';
import type { SeasonFlags } from '../season-named.ts';
import { organised, seasonFirst } from './organised.ts';

interface DrawFlags extends SeasonFlags {
  readonly swap: readonly string[];
  readonly 'by-hand': string | undefined;
  readonly print: boolean;
}

type Tables = readonly (readonly string[])[];

export const drawCommand: Command<DrawFlags> = {
  command: 'draw <season>',
  describe: 'Draw the tables of the weekend, or change them before the first race',
  repeats: ['swap'],
  build: yargs =>
    seasonFirst(yargs)
      .option('swap', {
        type: 'string',
        array: true,
        default: [],
        describe: 'Swap two drivers, as A,B; may be repeated',
      })
      .option('by-hand', {
        type: 'string',
        describe: 'A file with one table per line, names separated by commas',
      })
      .option('print', { type: 'boolean', default: false, describe: 'Print it, enter nothing' })
      .requiresArg('by-hand')
      .example('$0 season draw Cup', 'by the plan')
      .example('$0 season draw Cup --swap Ada,Ben', 'two swapped')
      .example('$0 season draw Cup --by-hand a.txt', 'from a file') as never,
  run: organised((run, { swap, 'by-hand': file, print: isTrial }) => {
    const season = run.season();
    const { weekend, tables: begun, isDrawn } = drawAtHand(season);
    const first = file === undefined ? begun : tablesIn(season, readCsv(file));
    if (first === undefined) {
      throw wrongUse('The plan leaves the draw to the organiser. Write it as a file: --by-hand.');
    }
    const isByRule = file === undefined && swap.length === 0;
    if (isByRule && isDrawn && !isTrial) {
      throw new Problem(`${weekend} is already drawn. Change it with --swap or --by-hand.`);
    }
    const tables = swap.reduce((so, pair) => swapped(season, so, pair), first);
    const entry = { kind: 'drawn', weekend, tables, by: isByRule ? 'rule' : 'hand' } as const;
    if (!isTrial) entered(run, entry);
    else if (!isDrawn || !isByRule) tried(run, entry);
    tables.forEach((table, at) => {
      print(`table ${at + 1}: ${table.map(id => nameOf(season, id)).join(', ')}`);
    });
  }),
};

// The draw that is due, or the one that was made and of which no table has raced.
function drawAtHand(season: Season): {
  readonly weekend: string;
  readonly tables: Tables | undefined;
  readonly isDrawn: boolean;
} {
  const [first] = due(season);
  if (first?.kind === 'draw') {
    return { weekend: first.weekend, tables: first.proposal?.tables, isDrawn: false };
  }
  const at = season.plan.calendar.findIndex(({ id }) => id === first?.weekend);
  const known = season.facts.weekends[at];
  if (first !== undefined && known?.drawn !== undefined && known.results.length === 0) {
    return { weekend: first.weekend, tables: known.drawn, isDrawn: true };
  }
  const why =
    first?.kind === 'trial'
      ? 'timed trials come first'
      : 'everybody has a table, or the season is over';
  throw new Problem(`No draw is due: ${why}.`);
}

function tablesIn(season: Season, text: string): Tables {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter(line => line.trim() !== '');
  return lines.map((line, at) =>
    line.split(/[,;\t]/).map(name => idInFile(season, name, `Table ${at + 1}`)),
  );
}

function swapped(season: Season, tables: Tables, pair: string): Tables {
  const [first, second, ...rest] = pair.split(',');
  if (first === undefined || second === undefined || rest.length > 0) {
    throw wrongUse(`--swap ${pair}: write two names with a comma between them.`);
  }
  const [one, other] = [entrantNamed(season, first).id, entrantNamed(season, second).id];
  const change = (id: string) => (id === one ? other : id === other ? one : id);
  return tables.map(table => table.map(change));
}
