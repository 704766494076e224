// The decisions of the people, what each cost, and their chances to win over the race.
import type { Weighed } from '../../../drivers/review.ts';
import { turningPoints } from '../../../season/story/chances.ts';
import { tenths } from '../../../season/story/telling.ts';
import type { ListLine } from '../../components/list-line.ts';
import { ListPage } from '../../components/list-page.tsx';
import type { ScreenProps } from '../../components/screen-props.ts';
import { padded } from '../../look.ts';
import type { ClassificationScreen } from '../../model.ts';
import { panelsOf } from '../../race-panels/panels-by-game.ts';
import type { Row, Tone } from '../../rows.ts';
import { abridged } from '../../theme/width.ts';
import { letterOf, nameOf } from '../race/race-model.ts';
import { lineValueOf, markedDecision } from './analysis-update.ts';
import { chanceRows } from './chance-rows.ts';
import { bestText, chanceText, lossText, pointBefore, whereText } from './decision-texts.ts';

type AnalysisProps = ScreenProps & { readonly screen: ClassificationScreen };

const ROUND_COLUMNS = 4;
const LETTER_COLUMNS = 3;
const LOSS_COLUMNS = 8;
const WIN_COLUMNS = 6;
const TEXT_COLUMNS_MAX = 26;
/** Fewest lines of the list. */
const LIST_LEAST = 6;

export function AnalysisView(props: AnalysisProps) {
  const { look, rows, screen } = props;
  const { lookBack } = look.words;
  const { decisions } = screen;
  const heading: Row = [{ text: ` ${lookBack.heading}`, tone: 'title' }];
  const chances = chancePanel(props);
  const none = decisions === undefined ? lookBack.weighing : lookBack.noDecisions;
  const lines = (decisions ?? []).map(decision => lineOf(decision, props));
  const above =
    lines.length === 0
      ? [heading, ...chances, [], [{ text: ` ${none}`, tone: 'faint' } as const]]
      : [heading, ...chances, headsOf(props)];
  return (
    <ListPage
      {...props}
      name="analysis"
      above={above}
      lines={lines}
      linesMost={Math.max(LIST_LEAST, rows - 2 - above.length)}
      at={screen.at}
      place="classification"
      hints={{
        without: ['pick', 'lower', 'raise', 'moment', 'otherRace', 'sameDice'],
        first: ['analysis', 'fromHere'],
      }}
    />
  );
}

function chancePanel({ look, columns, rows, screen }: AnalysisProps): readonly Row[] {
  const { race, chances, accounts = [] } = screen;
  const { seat } = markedDecision(screen) ?? accounts[0] ?? {};
  if (seat === undefined) return [];
  const height = rows < 22 ? 4 : rows < 36 ? 6 : 10;
  const { glyphs, words } = look;
  return chanceRows(chances, seat, nameOf(race.table, seat), { columns, height, glyphs, words });
}

function widthsOf(columns: number) {
  const fixed = ROUND_COLUMNS + LETTER_COLUMNS + LOSS_COLUMNS + WIN_COLUMNS + 4;
  return Math.min(TEXT_COLUMNS_MAX, Math.floor((columns - fixed) / 3));
}

function headsOf({ look, columns }: AnalysisProps): Row {
  const { columns: heads } = look.words.lookBack;
  const width = widthsOf(columns);
  const text =
    padded('', ROUND_COLUMNS + LETTER_COLUMNS) +
    padded(heads.where, width) +
    padded(heads.choice, width) +
    padded(heads.loss, LOSS_COLUMNS) +
    padded(heads.best, width) +
    heads.win;
  return [{ text: `  ${text}`, tone: 'faint' }];
}

function lineOf(decision: Weighed, props: AnalysisProps): ListLine {
  const { look, columns, screen } = props;
  const { words } = look;
  const { table } = screen.race;
  const width = widthsOf(columns);
  const cell = (text: string) => padded(abridged(text, width - 1), width);
  const nameIn = panelsOf(screen.race).nameOf;
  const { seat, loss, round } = decision;
  const account = screen.accounts?.find(one => one.seat === seat);
  return {
    value: lineValueOf(decision),
    row: [
      { text: padded(String(round), ROUND_COLUMNS), tone: 'plain' },
      { text: padded(letterOf(table, seat), LETTER_COLUMNS), tone: 'car', seat },
      { text: cell(whereText(decision, account, words)), tone: 'plain' },
      { text: cell(nameIn(decision.choice, words)), tone: 'strong' },
      { text: padded(lossText(loss, words), LOSS_COLUMNS), tone: toneOf(loss) },
      { text: cell(bestText(decision, choice => nameIn(choice, words))), tone: 'plain' },
      { text: winText(decision, props), tone: 'faint' },
    ],
  };
}

function toneOf(loss: number): Tone {
  if (tenths(loss) === 0) return 'good';
  return loss < 1000 ? 'warn' : 'bad';
}

// The chance at the last moment before the decision that is known, with a mark where the chance turned in that round.
function winText(decision: Weighed, { screen, look }: AnalysisProps): string {
  const points = screen.chances?.points ?? [];
  const text = chanceText(decision, points, look.words);
  const { round } = pointBefore(decision, points) ?? {};
  const turns = turningPoints(points, decision.seat).some(one => one.round === round);
  return turns ? `${text} ${look.glyphs.up}` : text;
}
