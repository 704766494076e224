// The seven options of the BGA rules: what each plays, what it needs and what it changes.
import type { OptionCard, RuleChapter } from '../../../text/statement.ts';
import type { Game } from './games.ts';
import { ROWS } from './rows.ts';

interface OptionOfARace {
  /** Number of its chapter, whose statements are all played by it. */
  readonly chapter: string;
  /** Rows of other chapters that come into play with it. */
  readonly elsewhere: readonly string[];
  readonly needs: string;
  /** By game what is otherwise; a game without an entry does not have the option. */
  readonly changes: Readonly<Partial<Record<Game, string>>>;
}

const OPTIONS: readonly OptionOfARace[] = [
  {
    chapter: '20',
    elsewhere: [],
    needs: 'The advanced game.',
    changes: {
      advanced:
        'Each driver is asked for the points of the car, in place of the fixed ones of chapter 6. With technical stops they are 22, and repair points are part of them.',
    },
  },
  {
    chapter: '21',
    elsewhere: ['BGA-V-3', 'BGA-V-5', 'BGA-V-6'],
    needs: 'Nothing.',
    changes: {
      basic:
        'Timed laps come before the race and make the grid, in place of the black die of chapter 7. Points are added for them, and rank the cars that are out.',
      advanced:
        'Timed laps come before the race and make the grid, in place of the black die of chapter 7. Points are added for them, and rank the cars that are out. With the weather option they have weather of their own.',
    },
  },
  {
    chapter: '22',
    elsewhere: ['BGA-V-28', 'BGA-V-29', 'BGA-V-30'],
    needs:
      'The advanced game. It is meant to go with tires; without them every car counts as on hard ones.',
    changes: {
      advanced:
        'The race has good, changeable or rainy weather, rolled before it. Rain changes the odds of collisions, engines and dangerous spaces, and cars skid in it.',
    },
  },
  {
    chapter: '23',
    elsewhere: ['BGA-A-77', 'BGA-V-31'],
    needs: 'The advanced game. It is meant to go with weather; without it every race is dry.',
    changes: {
      advanced:
        'Each driver chooses a kind of tires before the race and at each stop. The price of overshooting, the skid and the extra space go by kind and age of the set.',
    },
  },
  {
    chapter: '24',
    elsewhere: ['BGA-O-4', 'BGA-V-39'],
    needs: 'The advanced game, and 2 laps or more, as a race of one lap has no pit stops.',
    changes: {
      advanced:
        'A stop for tires is no longer the only one: a technical stop gives back other points too, and always takes until the next round. Construction has 2 points more.',
    },
  },
  {
    chapter: '25',
    elsewhere: ['BGA-B-8'],
    needs: 'An even number of cars.',
    changes: {
      basic:
        'Teams of two race for the highest sum of points. Distance no longer ranks cars that are out.',
      advanced:
        'Teams of two race for the highest sum of points and share the repair points of technical stops. Distance no longer ranks cars that are out.',
    },
  },
  {
    chapter: '26',
    elsewhere: [],
    needs: 'Nothing.',
    changes: {
      basic: 'After the die of the gear you are asked for nitro, until it is used in this lap.',
      advanced: 'After the die of the gear you are asked for nitro, until it is used in this lap.',
    },
  },
];

/** The chapter with the card of its option in a game, if it is about one. */
export function withCard(game: Game, chapter: RuleChapter): RuleChapter {
  const option = OPTIONS.find(one => one.chapter === chapter.number);
  const changes = option?.changes[game];
  if (option === undefined || changes === undefined) return chapter;
  const rows = [...chapter.statements.map(({ rule }) => rule), ...option.elsewhere];
  const card: OptionCard = { plays: rowRanges(rows), needs: option.needs, changes };
  return { ...chapter, option: card };
}

// In the order of the catalogue, runs of rows by their ends: `BGA-O-2 to BGA-O-4, BGA-V-38`.
function rowRanges(rows: readonly string[]): string {
  const runs: string[][] = [];
  let before = -2;
  for (const [at, { row }] of ROWS.entries()) {
    if (!rows.includes(row)) continue;
    if (at === before + 1) runs.at(-1)?.push(row);
    else runs.push([row]);
    before = at;
  }
  return runs
    .map(run => (run.length > 2 ? `${run[0]} to ${run.at(-1)}` : run.join(', ')))
    .join(', ');
}
