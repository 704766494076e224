// The list of opponents: name, level and style of each, and a description of the marked one.
import { blankRows } from '../../components/frame.ts';
import { Rows } from '../../components/rows.tsx';
import type { ScreenProps } from '../../components/screen-props.ts';
import { hintRow } from '../../hints.ts';
import { type Look, padded, wrapped } from '../../look.ts';
import type { OpponentsScreen } from '../../model.ts';
import type { Row } from '../../rows.ts';
import type { WantedOpponent } from '../../services.ts';
import { styleOf } from '../../styles.ts';
import { fitRow } from '../../theme/fit.ts';
import { choiceRuns } from './choice-runs.ts';
import { humansOf } from './form.ts';
import { teamAt } from './form-teams.ts';
import { moreRow } from './more-row.ts';
import { OPPONENT_COLUMNS, type OpponentColumn, opponentsOf } from './opponents.ts';

const COLUMNS: Readonly<Record<OpponentColumn, number>> = { driver: 18, level: 16 };
const TEAM_COLUMNS = 11;
/** From here on a style has room beside a team. */
const STYLE_FROM_COLUMNS = 70;
const NOTE_ROWS = 2;

export function OpponentsView(props: ScreenProps & { readonly screen: OpponentsScreen }) {
  const { model, look, columns, rows, screen } = props;
  const { words } = look;
  const opponents = opponentsOf(screen.form, model.offer);
  const humans = humansOf(screen.form).length;
  const lines = opponents.map((one, row) => {
    const team = teamAt(humans + row, screen.form, model.offer);
    const style = { text: styleOf(one.name, words)?.name ?? '', tone: 'faint' } as const;
    return [
      ...opponentRow(one, row === screen.row ? screen.column : undefined, look),
      ...teamRow(team, look),
      ...(team === undefined || columns >= STYLE_FROM_COLUMNS ? [style] : []),
    ];
  });
  const body = rows - NOTE_ROWS - 4;
  const first = Math.max(0, Math.min(screen.row - Math.floor(body / 2), lines.length - body));
  const shown = lines.slice(first, first + body);
  const none: Row = [{ text: ` ${words.opponents.none}`, tone: 'warn' }];
  return (
    <Rows
      rows={[
        [
          { text: ` ${words.opponents.heading}`, tone: 'title' },
          { text: `  ${words.grid.spreads[screen.form.spread]}`, tone: 'faint' },
        ],
        [],
        ...(lines.length === 0 ? [none] : shown),
        ...blankRows(body - Math.max(1, shown.length)),
        moreRow(first + body < lines.length, look),
        ...noteRows(opponents[screen.row], columns, look),
        hintRow('opponents', columns, words),
      ]}
      columns={columns}
      look={look}
    />
  );
}

function opponentRow(
  { name, level }: WantedOpponent,
  marked: OpponentColumn | undefined,
  look: Look,
): Row {
  const { words, glyphs } = look;
  const texts = { driver: name, level: words.levels[level] ?? level };
  return [
    { text: marked === undefined ? '  ' : `${glyphs.pointer} `, tone: 'strong' },
    ...OPPONENT_COLUMNS.flatMap(column =>
      fitRow(choiceRuns(texts[column], marked === column), COLUMNS[column]),
    ),
  ];
}

function teamRow(team: number | undefined, { words }: Look): Row {
  if (team === undefined) return [];
  return [{ text: padded(words.classification.team(team + 1), TEAM_COLUMNS), tone: 'plain' }];
}

function noteRows(
  one: WantedOpponent | undefined,
  columns: number,
  { words }: Look,
): readonly Row[] {
  const { name = '' } = one ?? {};
  const style = styleOf(name, words);
  const note = style === undefined ? '' : words.opponents.portrait(name, style.note);
  const lines = wrapped(note, columns - 2).map(
    (text): Row => [{ text: ` ${text}`, tone: 'plain' }],
  );
  return [...lines, ...blankRows(NOTE_ROWS - lines.length)].slice(0, NOTE_ROWS);
}
