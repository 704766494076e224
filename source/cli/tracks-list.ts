// chicane tracks list: one line a circuit.
import { safeText } from '../storage/untrusted-text.ts';
import { textWidth } from '../ui/theme/width.ts';
import { everyCircuit } from './circuits.ts';
import type { Command } from './command.ts';
import { columnsOut, print, table } from './printer.ts';
import { EXIT } from './problem.ts';
import {
  factsOf,
  sortedFacts,
  TRACK_ORDERS,
  type TrackFacts,
  type TrackOrder,
} from './track-facts.ts';

interface ListArgs {
  readonly sort: TrackOrder;
  readonly reverse: boolean;
  readonly json: boolean;
}

/** `chicane tracks list`; a broken file is named on stderr and does not hide the others. */
export const listTracks: Command<ListArgs> = {
  command: ['list', '$0'],
  describe: 'Every circuit with its figures',
  build: yargs =>
    yargs
      .option('sort', {
        type: 'string',
        choices: TRACK_ORDERS,
        default: 'name' as TrackOrder,
        describe: 'By what',
      })
      .option('reverse', { type: 'boolean', default: false, describe: 'The other way round' })
      .option('json', { type: 'boolean', default: false, describe: 'Print JSON' })
      .example('$0 tracks list --sort par', 'the quickest lap first'),
  run({ sort, reverse, json }) {
    const circuits = everyCircuit();
    const facts = circuits.flatMap(entry => ('problem' in entry ? [] : [factsOf(entry.board)]));
    const sorted = sortedFacts(facts, sort, reverse);
    if (json) print(JSON.stringify(sorted, undefined, 2));
    else for (const line of tableOf(sorted)) print(line);
    const problems = circuits.flatMap(entry => ('problem' in entry ? [entry.problem] : []));
    for (const problem of problems) process.stderr.write(`${problem}\n`);
    return problems.length > 0 ? EXIT.failed : EXIT.fine;
  },
};

const HEADINGS = ['id', 'name', 'place', 'metres', 'spaces', 'corners', 'stops', 'par'];
const PLACE = HEADINGS.indexOf('place');
/** A place shorter than this says nothing. */
const PLACE_LEAST = 8;

/** The table, as wide as the terminal: the place takes what the other columns leave. */
function tableOf(facts: readonly TrackFacts[]): readonly string[] {
  const lines = [HEADINGS, ...facts.map(cellsOf)];
  const bare = table(lines.map(cells => cells.with(PLACE, '')));
  const room = columnsOut() - Math.max(...bare.map(textWidth));
  if (room < PLACE_LEAST) return table(lines.map(cells => cells.toSpliced(PLACE, 1)));
  return table(
    lines.map(cells => cells.with(PLACE, safeText(cells[PLACE] ?? '', room))),
    PLACE + 1,
  );
}

function cellsOf(facts: TrackFacts): string[] {
  return [
    facts.id,
    facts.name,
    facts.place,
    facts.metres === undefined ? '' : String(facts.metres),
    String(facts.spaces),
    String(facts.corners),
    String(facts.stops),
    facts.par.toFixed(1),
  ];
}
