// The seasons in which programs are killed, and what goes on in them.

export interface Kind {
  /** The flags that `season new` gets for each of them, in turn. */
  readonly seasons: readonly (readonly string[])[];
  /** How often each command is drawn where CPU drivers are due. */
  readonly commands: readonly ('next' | 'simulate')[];
  readonly changesMost: number;
}

const SERIES = ['--template', 'series-1995', '--calendar', 'otterbrook,saltmarsh'] as const;
const SHORT_RACES = 20;

const KINDS: Readonly<Record<string, Kind>> = {
  // With timed trials; cars built in the first race, and the same of CPU drivers alone; cars built in the first trials.
  mixed: {
    seasons: [
      ['--calendar', 'otterbrook,otterbrook', '--human', 'Ada'],
      [...SERIES, '--human', 'Ada'],
      [...SERIES, '--cpu', 'random:Ada'],
      [...SERIES, '--human', 'Ada', '--grid', 'trials'],
    ],
    commands: ['next', 'next', 'next', 'simulate'],
    changesMost: 7,
  },
  // Many races of one lap in a row, each a line of the ledger.
  short: {
    seasons: [
      [
        ...['--calendar', Array.from({ length: SHORT_RACES }, () => 'otterbrook').join(',')],
        ...['--cpu', 'random:Ada'],
      ],
    ],
    commands: ['simulate'],
    changesMost: 60,
  },
  // A person whose answers are saved one by one.
  people: {
    seasons: [['--calendar', 'otterbrook,otterbrook', '--human', 'Ada', '--grid', 'lot']],
    commands: ['next'],
    changesMost: 30,
  },
};

/**
 * Returns a kind of seasons, by the book if one is named.
 * @throws RangeError when there is no such kind
 */
export function kindNamed(name: string, book: string | undefined): Kind {
  const kind = KINDS[name];
  if (kind === undefined) {
    throw new RangeError(`There is no kind "${name}". There are ${Object.keys(KINDS).join(', ')}.`);
  }
  if (book === undefined) return kind;
  return { ...kind, seasons: kind.seasons.map(words => [...words, '--rules', book]) };
}
