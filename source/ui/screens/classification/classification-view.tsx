// The classification: who came where, who dropped out and why.
import { classifiedPlace } from '../../../replay/classification.ts';
import type { Standing } from '../../../rules/kit/types.ts';
import { cockpitOf } from '../../cockpits/cockpits.ts';
import { blankRows } from '../../components/frame.ts';
import { ListPage, plainLine } from '../../components/list-page.tsx';
import type { ScreenProps } from '../../components/screen-props.ts';
import { padded } from '../../look.ts';
import type { ClassificationScreen } from '../../model.ts';
import type { Row } from '../../rows.ts';
import { levelAndStyle } from '../../styles.ts';
import { textWidth } from '../../theme/width.ts';
import type { Words } from '../../words/words.ts';
import { letterOf, nameOf, type RaceModel } from '../race/race-model.ts';
import { CLASSIFICATION_LINES } from './classification-update.ts';

const PLACE_COLUMNS = 7;
const LETTER_COLUMNS = 3;
const STYLE_COLUMNS = 30;
/** From this width on level and style are told. */
const STYLE_FROM_COLUMNS = 76;

export function ClassificationView(props: ScreenProps & { readonly screen: ClassificationScreen }) {
  const { look, columns, rows, screen } = props;
  const { words } = look;
  const lines = CLASSIFICATION_LINES.map((line, index) =>
    plainLine(line, index + 1, words.classification[line]),
  );
  const room = rows - lines.length - 3;
  const table = resultRows(screen.race, columns, words).slice(0, room);
  return (
    <ListPage
      {...props}
      name="classification"
      above={[...table, ...blankRows(room - table.length), []]}
      lines={lines}
      at={screen.at}
      place="classification"
    />
  );
}

/** Heading and one row per car. */
function resultRows(model: RaceModel, columns: number, words: Words): readonly Row[] {
  const { table, moment } = model;
  const heads = words.classification.columns;
  const standings = table.book.standings(moment.race, table.board);
  const widths = {
    name: 2 + Math.max(...standings.map(({ seat }) => textWidth(nameOf(table, seat)))),
    style: columns < STYLE_FROM_COLUMNS ? 0 : STYLE_COLUMNS,
  };
  const heading =
    padded(heads.place, PLACE_COLUMNS) +
    padded(heads.car, LETTER_COLUMNS + widths.name) +
    (widths.style === 0 ? '' : padded(heads.style, widths.style)) +
    heads.result;
  return [
    [{ text: ` ${words.classification.heading(table.board.name)}`, tone: 'title' }],
    [],
    [{ text: `  ${heading}`, tone: 'faint' }],
    ...standings.map(standing => resultRow(model, standing, widths, words)),
  ];
}

function resultRow(
  model: RaceModel,
  standing: Standing,
  widths: { readonly name: number; readonly style: number },
  words: Words,
): Row {
  const { table } = model;
  const { seat, status } = standing;
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
    {
      text: cockpitOf(model).result(model, seat, words),
      tone: status === 'retired' ? 'bad' : status === 'finished' ? 'good' : 'plain',
    },
  ];
}
