// chicane tracks list: one line per circuit.
import type { Command } from '../command.ts';
import { print, printJson, tellPerson } from '../printer.ts';
import { EXIT, wrongUse } from '../problem.ts';
import { everyCircuit } from './circuits.ts';
import { pagesBy, type RulesFlag, rulesFlag, trackPages } from './pages.ts';
import type { ListWishes } from './track-sheet.ts';

interface ListArgs extends ListWishes, RulesFlag {
  readonly json: boolean;
}

/** `chicane tracks list`; a broken file is reported on stderr and does not hide the others. */
export const listTracks: Command<ListArgs> = {
  command: ['list', '$0'],
  describe: 'List every circuit with its figures',
  build: yargs =>
    rulesFlag(yargs)
      .option('sort', {
        type: 'string',
        choices: [...new Set(trackPages.all().flatMap(({ orders }) => orders))],
        default: 'name',
        describe: 'What to sort by',
      })
      .option('reverse', { type: 'boolean', default: false, describe: 'Reverse the order' })
      .option('measure', {
        type: 'boolean',
        default: false,
        describe: 'Race the circuits not yet measured first',
      })
      .option('json', { type: 'boolean', default: false, describe: 'Print JSON' })
      .requiresArg('sort')
      .example('$0 tracks list --sort par', 'shortest race first')
      .example('$0 tracks list --rules championship', 'the boards in rows')
      .epilogue(EXPLAINED),
  run({ rules, json, ...wishes }) {
    const pages = pagesBy(rules);
    if (!pages.orders.includes(wishes.sort)) {
      throw wrongUse(
        `--sort ${wishes.sort}: by these rules circuits are sorted by ${pages.orders.join(', ')}.`,
      );
    }
    const circuits = everyCircuit();
    const tracks = circuits.flatMap(entry => ('problem' in entry ? [] : [entry]));
    const { facts, lines } = pages.list(tracks, wishes);
    if (json) printJson(facts);
    else for (const line of lines()) print(line);
    const problems = circuits.flatMap(entry => ('problem' in entry ? [entry.problem] : []));
    for (const problem of problems) tellPerson(problem);
    return problems.length > 0 ? EXIT.failed : EXIT.fine;
  },
};

const EXPLAINED = [
  'metres: the real lap. spaces: a lap in the shortest lane. stops: per lap.',
  'par: average rolls for a perfectly driven timed lap.',
  'overtakes, slips (slipstreams), contacts (collision tests), engine (points lost): by ten cars, per round.',
  '5th+6th: share of the dice rolled in these gears. All five are measured over 10 CPU races.',
  'cpu: rolls in the best of 50 timed laps by a CPU driver.',
  'you: rolls in the best timed lap by a person here.',
  'In rows (--rules championship):',
  'spaces: the shortest way. 3 wide: share of the lap. lines: corners with a racing line. pits: rows.',
  'par: fewest turns of a standing lap alone in the middle car. cars: of three laps, front/middle/back car.',
  'overtakes, slips, passes (through a taken space), spins: by twelve cars, per turn. wins: of the three cars.',
  'All five are measured over 9 CPU races, four of each car.',
].join('\n');
