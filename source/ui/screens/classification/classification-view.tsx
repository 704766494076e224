// The classification: who came where, who dropped out and why.
import { Box } from 'ink';
import { ChoiceList } from '../../components/choice-list.tsx';
import { blankRows } from '../../components/frame.ts';
import { Rows } from '../../components/rows.tsx';
import type { ScreenProps } from '../../components/screen-props.ts';
import { hintRow } from '../../hints.ts';
import { padded } from '../../look.ts';
import type { ClassificationScreen } from '../../model.ts';
import type { Row, Run } from '../../rows.ts';
import type { Words } from '../../words/words.ts';
import { formulaDe, letterOf, nameOf, type RaceModel } from '../race/race-model.ts';
import { CLASSIFICATION_LINES } from './classification-update.ts';

const PLACE_COLUMNS = 8;
const NAME_COLUMNS = 24;

export function ClassificationView(props: ScreenProps & { readonly screen: ClassificationScreen }) {
  const { model, look, columns, rows, screen, send } = props;
  const { words } = look;
  const lines = CLASSIFICATION_LINES.map((line, index) => ({
    value: line,
    row: [{ text: `${index + 1} ${words.classification[line]}`, tone: 'plain' }] as Row,
  }));
  const room = rows - lines.length - 3;
  const table = resultRows(screen.race, words).slice(0, room);
  return (
    <Box flexDirection="column">
      <Rows
        rows={[...table, ...blankRows(room - table.length), []]}
        columns={columns}
        look={look}
      />
      <ChoiceList
        name="classification"
        lines={lines}
        at={screen.at}
        columns={columns}
        limit={lines.length}
        look={look}
        onPick={value => send({ kind: 'picked', value })}
        onHighlight={value => send({ kind: 'highlighted', value })}
      />
      <Rows
        rows={[
          [{ text: ` ${model.notice}`, tone: 'warn' }],
          hintRow('classification', columns, words, { digits: '1-3' }),
        ]}
        columns={columns}
        look={look}
      />
    </Box>
  );
}

/** Heading and one row per car. */
function resultRows(model: RaceModel, words: Words): readonly Row[] {
  const { table, moment } = model;
  const { columns } = words.classification;
  const standings = table.book.standings(moment.race, table.board);
  const heading =
    padded(columns.place, PLACE_COLUMNS) + padded(columns.car, NAME_COLUMNS + 3) + columns.result;
  return [
    [{ text: ` ${words.classification.heading(table.board.name)}`, tone: 'title' }],
    [],
    [{ text: `  ${heading}`, tone: 'faint' }],
    ...standings.map(({ place, seat, status }): Row => {
      const human = table.drivers[seat]?.kind !== 'cpu';
      const name: Run = {
        text: padded(nameOf(table, seat), NAME_COLUMNS),
        tone: human ? 'strong' : 'plain',
      };
      return [
        {
          text: `  ${padded(String(place), PLACE_COLUMNS)}`,
          tone: place === 1 ? 'title' : 'plain',
        },
        { text: `${letterOf(seat)}  `, tone: 'car', seat },
        name,
        {
          text: resultOf(model, seat, words),
          tone: status === 'retired' ? 'bad' : status === 'finished' ? 'good' : 'plain',
        },
      ];
    }),
  ];
}

function resultOf(model: RaceModel, seat: number, words: Words): string {
  const { laps, cars } = formulaDe(model.moment.race);
  const car = cars[seat];
  if (car === undefined) return '';
  const { status, why } = words.classification;
  if (car.status === 'finished') return `${status.finished}, ${words.classification.laps(laps)}`;
  if (car.status === 'racing' || car.retirement === 'none') return status[car.status];
  return `${status.retired}: ${why[car.retirement]}`;
}
