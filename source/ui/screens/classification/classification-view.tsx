// The classification: who came where, who dropped out and why.
import {
  classifiedPlace,
  type TeamStanding,
  teamStandings,
} from '../../../replay/classification.ts';
import type { Standing } from '../../../rules/kit/types.ts';
import { blankRows } from '../../components/frame.ts';
import { ListPage, plainLine } from '../../components/list-page.tsx';
import type { ScreenProps } from '../../components/screen-props.ts';
import type { HintOptions } from '../../hints.ts';
import { keysOf } from '../../keys.ts';
import { padded } from '../../look.ts';
import type { ClassificationScreen } from '../../model.ts';
import { panelsOf } from '../../race-panels/panels-by-game.ts';
import type { Row, Run } from '../../rows.ts';
import { levelAndStyle } from '../../styles.ts';
import { textWidth } from '../../theme/width.ts';
import type { Words } from '../../words/words.ts';
import { letterOf, nameOf, type RaceModel } from '../race/race-model.ts';
import { AnalysisView } from './analysis-view.tsx';
import { canBeWatched, classificationLines } from './classification-update.ts';
import { panelRows } from './panel-rows.ts';
import { WIDE_COLUMNS } from './sheet-page.ts';

const PLACE_COLUMNS = 7;
const LETTER_COLUMNS = 3;
const STYLE_COLUMNS = 30;
const POINTS_COLUMNS = 8;
const TEAM_COLUMNS = 12;
/** From this width on level and style are shown. */
const STYLE_FROM_COLUMNS = 76;

/** The most wanted first; on a narrow screen the last ones are left to the help. */
const MORE_KEYS = [
  'analysis',
  'fromHere',
  'sameDice',
  'exportPage',
  'moment',
  'otherRace',
] as const;
const MORE_KEYS_OF_SEASON = ['analysis', 'moment', 'exportPage'] as const;

type ClassificationProps = ScreenProps & { readonly screen: ClassificationScreen };

export function ClassificationView(props: ClassificationProps) {
  return props.screen.panel.kind === 'analysis' ? (
    <AnalysisView {...props} />
  ) : (
    <ResultView {...props} />
  );
}

function ResultView(props: ClassificationProps) {
  const { look, rows, screen } = props;
  const { words } = look;
  const lines = classificationLines(props.model).map((line, index) =>
    plainLine(
      line,
      index + 1,
      line === 'points' ? words.season.points : words.classification[line],
    ),
  );
  // A sentence and the keys follow the list.
  const room = rows - lines.length - 2;
  const table = pageRows(props, room).slice(0, room);
  return (
    <ListPage
      {...props}
      name="classification"
      above={[...table, ...blankRows(room - table.length)]}
      lines={lines}
      at={screen.at}
      place="classification"
      {...(props.model.notice === '' ? { foot: moreKeys(props) } : {})}
      hints={hintsOf(props)}
    />
  );
}

// Every line of the list has its digit.
function hintsOf(props: ClassificationProps): HintOptions {
  const { model, screen, columns } = props;
  return {
    without: [
      // The row of keys above offers these.
      ...moreHints(props).map(({ command }) => command),
      ...(columns < WIDE_COLUMNS ? (['pick'] as const) : []),
      ...(canBeWatched(model, screen.race) ? [] : (['replay'] as const)),
      ...(model.season === undefined ? [] : (['sameDice', 'otherRace', 'fromHere'] as const)),
      ...(screen.panel.kind === 'chart' ? [] : (['lower', 'raise'] as const)),
    ],
    first: [
      'story',
      'chart',
      'spent',
      'analysis',
      'fromHere',
      'replay',
      'sameDice',
      'otherRace',
      'exportPage',
    ],
  };
}

function moreKeys(props: ClassificationProps): Row {
  return moreHints(props).map(({ text }): Run => ({ text, tone: 'faint' }));
}

// The keys for which the line of keys has no room on a narrow screen, as many as fit.
function moreHints({ model, look: { words }, columns }: ClassificationProps) {
  if (columns >= WIDE_COLUMNS) return [];
  const commands = model.season === undefined ? MORE_KEYS : MORE_KEYS_OF_SEASON;
  const hints = commands.map(command => {
    return { command, text: ` [${keysOf(command)[0]}] ${words.commands[command]} ` };
  });
  let room = columns - 1;
  return hints.filter(({ text }) => {
    room -= textWidth(text);
    return room >= 0;
  });
}

// The figures arrive a moment after the classification.
function pageRows({ screen, look, columns }: ClassificationProps, rows: number): readonly Row[] {
  const { race, sheet, moment, records, accounts, panel } = screen;
  if (sheet === undefined) return classificationRows(race, columns, look.words);
  const { book, board } = race.table;
  const teams = teamStandings(book.standings(race.moment.race, board));
  return panelRows(
    panel,
    { race, sheet, moment, records, accounts, look, columns, rows },
    teamRows(race, teams, look.words),
  );
}

function classificationRows(model: RaceModel, columns: number, words: Words): readonly Row[] {
  const { table, moment } = model;
  const heads = words.classification.columns;
  const standings = table.book.standings(moment.race, table.board);
  const widths = {
    name: 2 + Math.max(...standings.map(({ seat }) => textWidth(nameOf(table, seat)))),
    style: columns < STYLE_FROM_COLUMNS ? 0 : STYLE_COLUMNS,
    points: standings.some(({ points }) => points !== undefined) ? POINTS_COLUMNS : 0,
  };
  const heading =
    padded(heads.place, PLACE_COLUMNS) +
    padded(heads.car, LETTER_COLUMNS + widths.name) +
    (widths.style === 0 ? '' : padded(heads.style, widths.style)) +
    (widths.points === 0 ? '' : padded(heads.points, widths.points)) +
    heads.result;
  return [
    [{ text: ` ${words.classification.heading(table.board.name)}`, tone: 'title' }],
    [],
    [{ text: `  ${heading}`, tone: 'faint' }],
    ...standings.map(standing => resultRow(model, standing, widths, words)),
    ...teamRows(model, teamStandings(standings), words),
  ];
}

function teamRows(
  { table }: RaceModel,
  teams: readonly TeamStanding[],
  words: Words,
): readonly Row[] {
  if (teams.length === 0) return [];
  return [
    [],
    [{ text: `  ${words.classification.teams}`, tone: 'faint' }],
    ...teams.map(({ place, team, points, seats }): Row => {
      const names = seats.map(seat => nameOf(table, seat)).join(', ');
      const name = padded(words.classification.team(team + 1), TEAM_COLUMNS);
      const text = `  ${padded(String(place), PLACE_COLUMNS)}${name}`;
      return [
        { text, tone: place === 1 ? 'title' : 'plain' },
        { text: padded(String(points), POINTS_COLUMNS), tone: 'strong' },
        { text: names, tone: 'plain' },
      ];
    }),
  ];
}

function resultRow(
  model: RaceModel,
  standing: Standing,
  widths: { readonly name: number; readonly style: number; readonly points: number },
  words: Words,
): Row {
  const { table } = model;
  const { seat, status, points } = standing;
  const place = classifiedPlace(standing);
  const driver = table.drivers[seat];
  const style = driver === undefined ? '' : levelAndStyle(driver, words);
  return [
    {
      text: `  ${padded(String(place ?? '-'), PLACE_COLUMNS)}`,
      tone: place === 1 ? 'title' : 'plain',
    },
    { text: padded(letterOf(table, seat), LETTER_COLUMNS), tone: 'car', seat },
    {
      text: padded(nameOf(table, seat), widths.name),
      tone: driver?.kind === 'cpu' ? 'plain' : 'strong',
    },
    { text: widths.style === 0 ? '' : padded(style, widths.style), tone: 'faint' },
    { text: widths.points === 0 ? '' : padded(String(points ?? 0), widths.points), tone: 'strong' },
    {
      text: panelsOf(model).result(model, seat, words),
      tone: status === 'retired' ? 'bad' : status === 'finished' ? 'good' : 'plain',
    },
  ];
}
