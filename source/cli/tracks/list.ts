// chicane tracks list: one line per circuit.

import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { firstBook } from '../../rules/books.ts';
import { reasonOf } from '../../storage/disk.ts';
import { keepFigures, ownFiguresFile, type TrackFigures } from '../../storage/track-figures.ts';
import type { Track } from '../../storage/track-library.ts';
import type { Command } from '../command.ts';
import { columnsOut, print, printJson, tellPerson } from '../printer.ts';
import { EXIT } from '../problem.ts';
import { playerRecords } from '../screen/player-records.ts';
import { openPreferences } from '../screen/settings.ts';
import { everyCircuit } from './circuits.ts';
import { factsOf, sortedFacts, TRACK_ORDERS, type TrackOrder } from './facts.ts';
import { knownFigures } from './known-figures.ts';
import { measured } from './measures.ts';
import { factsTable } from './table.ts';

interface ListArgs {
  readonly sort: TrackOrder;
  readonly reverse: boolean;
  readonly measure: boolean;
  readonly json: boolean;
}

/** `chicane tracks list`; a broken file is reported on stderr and does not hide the others. */
export const listTracks: Command<ListArgs> = {
  command: ['list', '$0'],
  describe: 'List every circuit with its figures',
  build: yargs =>
    yargs
      .option('sort', {
        type: 'string',
        choices: TRACK_ORDERS,
        default: 'name' as TrackOrder,
        describe: 'What to sort by',
      })
      .option('reverse', { type: 'boolean', default: false, describe: 'Reverse the order' })
      .option('measure', {
        type: 'boolean',
        default: false,
        describe: 'First race the circuits not yet measured',
      })
      .option('json', { type: 'boolean', default: false, describe: 'Print JSON' })
      .requiresArg('sort')
      .example('$0 tracks list --sort par', 'shortest race first')
      .epilogue(EXPLAINED),
  run({ sort, reverse, measure, json }) {
    const circuits = everyCircuit();
    const tracks = circuits.flatMap(entry => ('problem' in entry ? [] : [entry]));
    const figures = measure ? withMeasured(tracks, knownFigures()) : knownFigures();
    const records = playerRecords(openPreferences());
    // Par is counted by the first book, and so is the lap that stands beside it.
    const ownLap = (board: FormulaBoard) => records.best(board, firstBook.id)?.rolls;
    const known = { figures, ownLap };
    const facts = sortedFacts(
      tracks.map(({ board }) => factsOf(board, known)),
      sort,
      reverse,
    );
    if (json) printJson(facts);
    else for (const line of factsTable(facts, columnsOut())) print(line);
    const problems = circuits.flatMap(entry => ('problem' in entry ? [entry.problem] : []));
    for (const problem of problems) tellPerson(problem);
    return problems.length > 0 ? EXIT.failed : EXIT.fine;
  },
};

const EXPLAINED = [
  'metres: the real lap. spaces: a lap in the shortest lane. stops: per lap.',
  'par: mean rolls of a perfectly driven timed lap.',
  'overtakes, slips (slipstreams), contacts (collision tests), engine (points lost): by ten cars, per round.',
  '5th+6th: share of the dice rolled in these gears. All five are measured over 10 CPU races.',
  'cpu: rolls in the best of 50 timed laps by a CPU driver.',
  'you: rolls in the best timed lap by a person here.',
].join('\n');

/** Measures what is missing, reports it, and keeps it for the next time. */
function withMeasured(
  tracks: readonly Track[],
  known: ReadonlyMap<string, TrackFigures>,
): ReadonlyMap<string, TrackFigures> {
  const missing = tracks.filter(({ board }) => !known.has(board.hash));
  const fresh: TrackFigures[] = [];
  for (const [at, track] of missing.entries()) {
    tellPerson(`Racing ${track.board.name} (${at + 1} of ${missing.length})`);
    const figures = measured(track);
    fresh.push(figures);
    try {
      keepFigures(ownFiguresFile(), [figures]);
    } catch (error) {
      tellPerson(`The figures cannot be saved: ${reasonOf(error)}.`);
    }
  }
  return new Map([...known, ...fresh.map(figures => [figures.board, figures] as const)]);
}
