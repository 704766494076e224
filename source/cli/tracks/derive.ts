// chicane tracks derive: prints the board that follows from a circuit as the text with which its file would draw it.
import type { Command } from '../command.ts';
import { print } from '../printer.ts';
import { EXIT, wrongUse } from '../problem.ts';
import { circuitNamed } from './circuits.ts';
import { derivedBooks, pagesBy, rulesWanted } from './pages.ts';

interface DeriveArgs {
  readonly circuit: string;
  readonly rules: string | undefined;
  readonly road: boolean;
}

/** `chicane tracks derive ID|FILE`; the block is ready to be put into the file and changed there. */
export const deriveTrack: Command<DeriveArgs> = {
  command: 'derive <circuit>',
  describe: 'Print a circuit’s board in rows as the block that draws it',
  build: yargs =>
    rulesWanted(yargs, 'A rule book whose boards follow from the rest of the file')
      .positional('circuit', { type: 'string', demandOption: true, describe: 'An id or a file' })
      .option('road', {
        type: 'boolean',
        default: false,
        describe: 'From the road alone, without the file’s corrections',
      })
      .example('$0 tracks derive monza', 'its corners, lanes and limits')
      .example('$0 tracks derive a.yaml >> a.yaml', 'draws what was derived')
      .epilogue(
        'The block replaces the championship: block in the file; change whatever you know better.',
      ),
  run({ circuit, rules, road }) {
    const { derived } = pagesBy(rules ?? derivedBooks()[0] ?? '');
    if (derived === undefined) {
      throw wrongUse(
        `--rules ${rules}: the board of this game stands in the file itself. ${derivedBooks().join(' and ')} have one that is derived.`,
      );
    }
    const { circuit: read } = circuitNamed(circuit);
    print(`# ${read.name} in rows; put it in place of the block championship: of the file.`);
    print(derived(read, road).trimEnd());
    return EXIT.fine;
  },
};
