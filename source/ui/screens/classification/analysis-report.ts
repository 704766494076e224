// The analysis of a race as parts of its report: what each decision cost, and the chances to win round by round.
import type { Weighed } from '../../../drivers/review.ts';
import type { Seat } from '../../../rules/kit/types.ts';
import type { ReportPart } from '../../../season/pages/of-race/report-page.ts';
import type { TableColumn } from '../../../season/pages/of-race/sheet-tables.ts';
import type { Account } from '../../../season/story/accounts.ts';
import { turningPoints } from '../../../season/story/chances.ts';
import type { RaceTable } from '../../messages.ts';
import { panelsOf } from '../../race-panels/panels-by-game.ts';
import type { ChancesTold } from '../../services.ts';
import { glyphsFor } from '../../theme/glyphs.ts';
import type { Words } from '../../words/words.ts';
import { nameOf } from '../race/race-model.ts';
import { chanceRows } from './chance-rows.ts';
import { bestText, chanceText, lossText, whereText } from './decision-texts.ts';

export interface Analysed {
  readonly table: RaceTable;
  readonly decisions: readonly Weighed[];
  readonly accounts: readonly Account[];
  readonly points: ChancesTold['points'];
  readonly words: Words;
}

const PICTURE = { columns: 80, height: 6 } as const;

export function analysisParts(analysed: Analysed): readonly ReportPart[] {
  const { accounts, points } = analysed;
  const isKnown = points.some(({ races }) => races > 0);
  return [
    ...accounts.map(({ seat }) => decisionsOf(seat, analysed)),
    ...(isKnown ? accounts.map(({ seat }) => chancesOf(seat, analysed)) : []),
  ];
}

function decisionsOf(
  seat: Seat,
  { table, decisions, accounts, points, words }: Analysed,
): ReportPart {
  const { heading, columns: heads } = words.lookBack;
  const { nameOf: nameIn } = panelsOf({ table });
  const account = accounts.find(one => one.seat === seat);
  const column = (name: string, head: string, side: 'left' | 'right'): TableColumn => ({
    name,
    head,
    side,
    rank: 0,
  });
  const rows = decisions
    .filter(one => one.seat === seat)
    .map(one => ({
      seat,
      status: 'finished' as const,
      cells: [
        String(one.round),
        whereText(one, account, words),
        nameIn(one.choice, words),
        lossText(one.loss, words),
        bestText(one, choice => nameIn(choice, words)),
        chanceText(one, points, words),
      ],
    }));
  return {
    heading: `${heading}${words.race.colon} ${nameOf(table, seat)}`,
    table: {
      columns: [
        column('round', '', 'right'),
        column('where', heads.where, 'left'),
        column('choice', heads.choice, 'left'),
        column('loss', heads.loss, 'right'),
        column('best', heads.best, 'left'),
        column('win', heads.win, 'right'),
      ],
      rows,
    },
  };
}

function chancesOf(seat: Seat, { table, points, words }: Analysed): ReportPart {
  const { lookBack, race } = words;
  const room = { ...PICTURE, glyphs: glyphsFor(true), words };
  const [head = [], ...picture] = chanceRows({ points, share: 1 }, seat, nameOf(table, seat), room);
  const percent = (share: number) => Math.round(100 * share);
  const text = (row: typeof head) => row.map(run => run.text).join('');
  return {
    heading: text(head).trim(),
    picture: [
      ...picture.map(row => text(row).trimEnd()),
      ...turningPoints(points, seat).map(({ round, from, to }) =>
        lookBack.turning(race.round(round), percent(from.share), percent(to.share)),
      ),
    ],
  };
}
